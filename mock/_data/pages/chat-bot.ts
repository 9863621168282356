import { textOf, type MockRequest, type MockResponse } from '../http';
import { html, Markup } from './html';
import { languageOf } from './page';

// A small chat-bot: says the application it belongs to, holds a conversation, and tells the page around it that it
// stands, which conversation it is, and that Escape was pressed. It keeps what was said in its own session storage.

const TEXTS = {
  zh: {
    title: '智能客服',
    hello: '您好，请描述您遇到的问题。',
    label: '您的问题',
    send: '发送',
    answer: '已收到，正在为您查询：',
    application: '应用编号',
    log: '对话',
  },
  en: {
    title: 'Assistant',
    hello: 'Hello, what can I do for you?',
    label: 'Your question',
    send: 'Send',
    answer: 'Thank you, looking it up: ',
    application: 'Application',
    log: 'Conversation',
  },
} as const;

const STYLE = `
*{box-sizing:border-box}
html,body{height:100%}
body{margin:0;display:flex;flex-direction:column;color:#14213a;background:#f4f6fa;font:14px/22px "Inter","PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
:focus-visible{outline:2px solid #0b57c4;outline-offset:2px}
p{margin:0;padding:8px 16px;font-size:12px;color:#5f6b85;background:#fff;border-bottom:1px solid #e3e8f1}
ol{flex:1 1 auto;height:0;overflow:auto;list-style:none;margin:0;padding:16px;display:flex;flex-direction:column;gap:8px}
li{max-width:85%;padding:8px 12px;border-radius:12px;background:#fff;overflow-wrap:anywhere}
li.mine{align-self:flex-end;background:#e8f0fd}
form{display:flex;gap:8px;padding:12px;background:#fff;border-top:1px solid #e3e8f1}
input{flex:1 1 auto;width:0;height:36px;padding:0 12px;border:1px solid #8a96ad;border-radius:8px;font:inherit}
button{height:36px;padding:0 16px;border:0;border-radius:8px;background:#0b57c4;color:#fff;font:inherit;font-weight:600}
`;

const SCRIPT = `
const { answer } = document.body.dataset;
const query = new URLSearchParams(location.search);
const say = (message) => parent.postMessage({ source: 'portal-chat-bot', version: 1, ...message }, '*');
let id = query.get('conversation') || '';
const key = () => 'conversation.' + query.get('applicationId') + '.' + id;
let lines = [];
try { lines = id ? JSON.parse(sessionStorage.getItem(key()) || '[]') : []; } catch {}
const log = document.querySelector('ol');
const show = ({ text, isMine }) => {
  const line = document.createElement('li');
  line.textContent = text;
  if (isMine) line.className = 'mine';
  log.append(line);
  log.scrollTop = log.scrollHeight;
};
lines.forEach(show);
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const input = document.querySelector('input');
  const text = input.value.trim();
  if (!text) return;
  input.value = '';
  if (!id) {
    id = 'c-' + Date.now().toString(36) + Math.random().toString(36).slice(2, 8);
    say({ type: 'conversation', id });
  }
  for (const line of [{ text, isMine: true }, { text: answer + text }]) {
    lines.push(line);
    show(line);
  }
  sessionStorage.setItem(key(), JSON.stringify(lines));
});
addEventListener('keydown', (event) => {
  if (event.key === 'Escape') say({ type: 'close' });
});
say({ type: 'ready' });
`;

/** The page of the chat-bot. */
export function sendChatBot(request: MockRequest, response: MockResponse): void {
  const language = languageOf(request);
  const words = TEXTS[language];
  const page = html`<!doctype html>
    <html lang="${language === 'zh' ? 'zh-CN' : 'en-US'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <title>${words.title}</title>
        <link rel="icon" href="data:," />
        <style>
          ${new Markup(STYLE)}
        </style>
      </head>
      <body data-answer="${words.answer}">
        <p>${words.application} <span data-testid="application">${textOf(request.query.applicationId) || '-'}</span></p>
        <ol aria-label="${words.log}" aria-live="polite" tabindex="0">
          <li>${words.hello}</li>
        </ol>
        <form>
          <input aria-label="${words.label}" placeholder="${words.label}" autocomplete="off" maxlength="200" />
          <button>${words.send}</button>
        </form>
        <script src="/_sites/chat-bot/widget.js"></script>
      </body>
    </html>`;
  response.status(200);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader(
    'Content-Security-Policy',
    "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors *",
  );
  response.send(page.text);
}

/** The script of that page; the policy of the page allows no other. */
export function sendChatBotScript(_: MockRequest, response: MockResponse): void {
  response.status(200);
  response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.send(SCRIPT);
}

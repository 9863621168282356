import { textOf, type MockRequest, type MockResponse } from '../http';
import { html } from './html';
import { languageOf, sendFramed, startResponse } from './page';
import { COLORS } from './style';

// A small chat-bot: shows its application, holds a conversation, and posts to its parent that it is ready, the
// conversation id, and that Escape was pressed. Conversations are stored on the server, because browsers partition or
// block storage in cross-origin frames.

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

const STYLE = `${COLORS}
*{box-sizing:border-box}
html,body{height:100%}
body{margin:0;display:flex;flex-direction:column;color:var(--ink);background:var(--background);font:14px/22px "Inter","PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
p{margin:0;padding:8px 16px;font-size:12px;color:var(--ink-3);background:var(--card);border-bottom:1px solid var(--line)}
ol{flex:1 1 auto;height:0;overflow:auto;list-style:none;margin:0;padding:16px;display:flex;flex-direction:column;gap:8px}
li{max-width:85%;padding:8px 12px;border-radius:12px;background:var(--card);overflow-wrap:anywhere}
li.mine{align-self:flex-end;background:var(--brand-weak)}
form{display:flex;gap:8px;padding:12px;background:var(--card);border-top:1px solid var(--line)}
input{flex:1 1 auto;width:0;height:36px;padding:0 12px;border:1px solid var(--line-strong);border-radius:8px;background:var(--card);color:inherit;font:inherit}
button{height:36px;padding:0 16px;border:0;border-radius:8px;background:var(--brand);color:var(--on-color);font:inherit;font-weight:600}
`;

const SCRIPT = `
const { answer } = document.body.dataset;
const query = new URLSearchParams(location.search);
const post = (message) => parent.postMessage({ source: 'portal-chat-bot', version: 1, ...message }, '*');
let id = query.get('conversation') || '';
const address = () => '/_sites/chat-bot/messages?id=' + query.get('applicationId') + '.' + id;
const log = document.querySelector('ol');
const show = ({ text, isMine }) => {
  const line = document.createElement('li');
  line.textContent = text;
  if (isMine) line.className = 'mine';
  log.append(line);
  log.scrollTop = log.scrollHeight;
};
if (id) fetch(address()).then((answer) => answer.json()).then((lines) => lines.forEach(show), () => undefined);
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const input = document.querySelector('input');
  const text = input.value.trim();
  if (!text) return;
  input.value = '';
  if (!id) {
    id = 'c-' + Date.now().toString(36) + Math.random().toString(36).slice(2, 8);
    post({ type: 'conversation', id });
  }
  const lines = [{ text, isMine: true }, { text: answer + text }];
  lines.forEach(show);
  fetch(address(), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ lines }),
  }).catch(() => undefined);
});
addEventListener('keydown', (event) => {
  if (event.key === 'Escape') post({ type: 'close' });
});
post({ type: 'ready' });
`;

/** The page of the chat-bot. */
export function sendChatBot(request: MockRequest, response: MockResponse): void {
  const language = languageOf(request);
  const words = TEXTS[language];
  const body = html`<body data-answer="${words.answer}">
    <p>${words.application} <span data-testid="application">${textOf(request.query.applicationId) || '-'}</span></p>
    <ol aria-label="${words.log}" aria-live="polite" tabindex="0">
      <li>${words.hello}</li>
    </ol>
    <form>
      <input aria-label="${words.label}" placeholder="${words.label}" autocomplete="off" maxlength="200" />
      <button>${words.send}</button>
    </form>
    <script src="/_sites/chat-bot/widget.js"></script>
  </body>`;
  sendFramed(response, { language, title: words.title, style: STYLE, body });
}

/** Script of that page; the CSP of the page allows no other. */
export function sendChatBotScript(_: MockRequest, response: MockResponse): void {
  startResponse(response, 'text/javascript');
  response.send(SCRIPT);
}

interface Line {
  text: string;
  isMine?: boolean;
}

const CONVERSATIONS_LIMIT = 200;
const LINES_LIMIT = 100;

/** Messages by conversation; on globalThis, because Umi reloads the mock files whenever one changes. */
function conversations(): Map<string, Line[]> {
  const holder = globalThis as unknown as { __portalMockConversations__?: Map<string, Line[]> };
  return (holder.__portalMockConversations__ ??= new Map());
}

/** The messages of a conversation. */
export function sendConversation(request: MockRequest, response: MockResponse): void {
  response.setHeader('Cache-Control', 'no-store');
  response.json(conversations().get(textOf(request.query.id)) ?? []);
}

/** Stores a message; the oldest conversation is dropped beyond the limit. */
export function keepConversation(request: MockRequest, response: MockResponse): void {
  const { lines } = (request.body ?? {}) as { lines?: unknown };
  const messages = (Array.isArray(lines) ? (lines as Partial<Line>[]) : []).map((line) => ({
    text: textOf(line?.text).slice(0, 500),
    isMine: line?.isMine === true,
  }));
  const id = textOf(request.query.id).slice(0, 100);
  const kept = conversations();
  kept.set(id, [...(kept.get(id) ?? []), ...messages].slice(-LINES_LIMIT));
  for (const oldest of kept.keys()) {
    if (kept.size <= CONVERSATIONS_LIMIT) break;
    kept.delete(oldest);
  }
  response.json({});
}

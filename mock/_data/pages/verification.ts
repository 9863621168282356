import isIdentityCard from 'validator/lib/isIdentityCard';
import { Fields } from '../fields';
import { textOf, type MockRequest, type MockResponse } from '../http';
import { parseToken, tokenFor, type PersonaId } from '../persona';
import { idNumberOf, personOf } from '../seeds/personas';
import { stateOf, getDataset } from '../dataset';
import { html } from './html';
import { languageOf, sendFramed, startResponse, type PageLanguage } from './page';
import { STYLE } from './style';

// Page of the verification service (R163): cross-origin, asks for the ID number and posts its progress to the portal
// in the form of A35. The person is known from a ticket of the authentication call.

const TEXTS = {
  zh: {
    title: '填写证件信息',
    lead: '请填写本人的居民身份证号，用于查询员工信息。',
    label: '身份证号',
    hint: '18 位号码，末位可为 X。模拟环境中可使用：',
    submit: '提交认证',
    later: '稍后再说',
    required: '请输入身份证号查询员工信息',
    invalid: '请输入正确的身份证号',
    abnormal: '数据异常，请联系管理员',
    sent: '认证资料已提交',
    sentLead: '审核通过后，各子系统将自动识别您的身份。',
    progress: '查看审核进度',
    done: '完成',
    expired: '登录状态已失效',
    expiredLead: '请重新登录后再进行身份认证。',
    again: '重新登录',
  },
  en: {
    title: 'Your ID number',
    lead: 'Enter the number of your identity card; it is used to look up your employee information.',
    label: 'ID number',
    hint: '18 characters, the last one may be X. In the mock environment this one works: ',
    submit: 'Submit',
    later: 'Later',
    required: 'Please enter the ID number to query employee information',
    invalid: 'Please enter a correct ID number',
    abnormal: 'Data abnormal, please contact the administrator',
    sent: 'Your details were submitted',
    sentLead: 'Once they are reviewed, all subsystems know who you are.',
    progress: 'See the progress',
    done: 'Done',
    expired: 'Your session is over',
    expiredLead: 'Please sign in again and verify yourself then.',
    again: 'Sign in again',
  },
} as const satisfies Record<PageLanguage, Record<string, string>>;

const OWN_STYLE = `
body{background:var(--card)}
main{padding:20px 24px}
[hidden]{display:none!important}
form p{margin:4px 0 0}
.wrong{min-height:22px;color:var(--danger);font-size:13px}
input{width:100%;max-width:320px}
input[aria-invalid=true]{border-color:var(--danger)}
.actions{display:flex;flex-wrap:wrap;gap:12px;margin-top:16px}
`;

const SCRIPT = `
const texts = document.body.dataset;
const ticket = new URLSearchParams(location.search).get('ticket') || '';
const around = (location.ancestorOrigins && location.ancestorOrigins[0]) || '*';
const post = (type, code) =>
  parent.postMessage({ source: 'portal-verification', version: 1, type, ...(code && { code }) }, around);
const form = document.querySelector('form');
const input = document.querySelector('input');
const wrong = document.querySelector('.wrong');
const words = { 'id-required': texts.required, 'id-invalid': texts.invalid, 'data-abnormal': texts.abnormal };
const show = (code) => {
  wrong.textContent = words[code] || '';
  input.setAttribute('aria-invalid', String(Boolean(code)));
};
const ask = async (isFinal) => {
  const answer = await fetch('/_sites/verification/check', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ idNumber: input.value, ticket, isFinal }),
  });
  return (await answer.json()).fault;
};
let isSending = false;
input.addEventListener('blur', async () => {
  if (!isSending && input.value !== '') show(await ask(false));
});
input.addEventListener('input', () => show(''));
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (isSending) return;
  isSending = true;
  try {
    const fault = await ask(true);
    show(fault);
    if (fault) {
      post('error', fault);
      input.focus();
      return;
    }
    post('success');
    document.querySelector('#ask').hidden = true;
    const sent = document.querySelector('#sent');
    sent.hidden = false;
    sent.querySelector('h1').focus();
  } catch {
    show('data-abnormal');
    post('error', 'data-abnormal');
  } finally {
    isSending = false;
  }
});
for (const button of document.querySelectorAll('[data-say]'))
  button.addEventListener('click', () => post(button.dataset.say));
addEventListener('keydown', (event) => {
  if (event.key === 'Escape') post('close');
});
`;

/** Ticket of a person at the verification service: opaque to the portal, and not a token. */
export const ticketFor = (personaId: PersonaId, datasetKey: string): string =>
  Buffer.from(`${personaId} ${datasetKey}`, 'utf8').toString('base64url');

/** The person and dataset of a ticket; null for an unknown one. */
function readTicket(ticket: string): { personaId: PersonaId; datasetKey: string } | null {
  const [id = '', datasetKey = '', ...rest] = Buffer.from(ticket, 'base64url').toString('utf8').split(' ');
  const session = rest.length === 0 ? parseToken(tokenFor(id as PersonaId, datasetKey.replace(/\.big$/, ''))) : null;
  return session ? { personaId: session.personaId, datasetKey } : null;
}

/** The page; with an unknown ticket it reports an expired session. */
export function sendVerification(request: MockRequest, response: MockResponse): void {
  const language = languageOf(request);
  const words = TEXTS[language];
  const ticket = textOf(request.query.ticket);
  const visitor = readTicket(ticket);
  const isExpired = ticket !== '' && visitor === null;
  const body = html`<body
    data-required="${words.required}"
    data-invalid="${words.invalid}"
    data-abnormal="${words.abnormal}"
  >
    <main>
      <section id="ask" ${isExpired && 'hidden'}>
        <h1>${words.title}</h1>
        <p>${words.lead}</p>
        <form novalidate>
          <label for="id-number">${words.label}</label>
          <input
            id="id-number"
            autocomplete="off"
            spellcheck="false"
            aria-required="true"
            aria-describedby="wrong hint"
          />
          <p id="wrong" class="wrong" role="alert"></p>
          <p id="hint" class="hint">
            ${words.hint}<code>${idNumberOf(visitor?.personaId ?? 'persona-unverified')}</code>
          </p>
          <div class="actions">
            <button>${words.submit}</button>
            <button type="button" class="plain" data-say="close">${words.later}</button>
          </div>
        </form>
      </section>
      <section id="sent" hidden>
        <h1 tabindex="-1">${words.sent}</h1>
        <p>${words.sentLead}</p>
        <div class="actions">
          <button type="button" data-say="switch">${words.progress}</button>
          <button type="button" class="plain" data-say="save-over">${words.done}</button>
        </div>
      </section>
      <section id="expired" ${!isExpired && 'hidden'}>
        <h1>${words.expired}</h1>
        <p>${words.expiredLead}</p>
        <div class="actions"><button type="button" data-say="login-over">${words.again}</button></div>
      </section>
    </main>
    <script src="/_sites/verification/form.js"></script>
  </body>`;
  sendFramed(response, { language, title: words.title, style: STYLE + OWN_STYLE, body });
}

/** Script of that page; the CSP of the page allows no other. */
export function sendVerificationScript(_: MockRequest, response: MockResponse): void {
  startResponse(response, 'text/javascript');
  response.send(SCRIPT);
}

/** Normalizes an ID number: lowercase x, surrounding spaces (R171). */
const cleaned = (typed: string) => typed.replace(/\s/g, '').toUpperCase();

/** What is wrong with an ID number; the 15-digit numbers from before 1999 are no longer accepted. */
export function faultOf(typed: string): 'id-required' | 'id-invalid' | null {
  const idNumber = cleaned(typed);
  if (idNumber === '') return 'id-required';
  return /^\d{17}[\dX]$/.test(idNumber) && isIdentityCard(idNumber, 'zh-CN') ? null : 'id-invalid';
}

/** Checks an ID number; a final submission puts the person under review. */
export function checkIdNumber(request: MockRequest, response: MockResponse): void {
  const fields = new Fields(request.body);
  const idNumber = fields.text('idNumber');
  const visitor = readTicket(fields.text('ticket'));
  let fault: string | null = faultOf(idNumber);
  if (fault === null && fields.text('isFinal') === 'true') {
    const isOwn = visitor !== null && cleaned(idNumber) === idNumberOf(visitor.personaId);
    if (isOwn && personOf(visitor.personaId))
      stateOf(getDataset(visitor.datasetKey), visitor.personaId).identityState = 4;
    else fault = 'data-abnormal';
  }
  startResponse(response, 'application/json');
  response.json({ fault });
}

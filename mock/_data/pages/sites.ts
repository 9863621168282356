import { textOf, type MockRequest, type MockResponse } from '../http';
import { html, type Markup } from './html';
import { languageOf, sendPage, type Both, type PageLanguage } from './page';

// Placeholders for the sites that the portal links to. They show the request they received, so that users and tests can
// check it; a token is never shown in full.

interface Site {
  name: Both;
  lead: Both;
  body: (request: MockRequest, language: PageLanguage) => Markup;
  canBeFramed?: boolean;
}

const pick = (language: PageLanguage, zh: string, en: string) => (language === 'zh' ? zh : en);

const VISIBLE_SIGNS = 4;

const masked = (token: string) => `${token.slice(0, VISIBLE_SIGNS)}${'•'.repeat(8)}`;

/** The visitor of an external site, and the parameters received. */
function arrival(request: MockRequest, language: PageLanguage): Markup {
  const token = textOf(request.query.ssoToken);
  const referrer = textOf(request.headers.referer);
  const none = pick(language, '未收到', 'Not received');
  return html`<section class="card">
    <h2>${pick(language, '本次访问', 'This visit')}</h2>
    <dl>
      <dt>${pick(language, '用户', 'User')}</dt>
      <dd data-testid="user-name">${textOf(request.query.userName) || none}</dd>
      <dt>${pick(language, '登录凭证', 'Sign-on token')}</dt>
      <dd data-testid="token">${token ? `${masked(token)} (${token.length})` : none}</dd>
      <dt>${pick(language, '来源地址', 'Referrer')}</dt>
      <dd data-testid="referrer">${referrer || pick(language, '无', 'None')}</dd>
    </dl>
  </section>`;
}

const list = (title: string, items: string[]) =>
  html`<section class="card">
    <h2>${title}</h2>
    <ul>
      ${items.map((item) => html`<li>${item}</li>`)}
    </ul>
  </section>`;

const SITES: Record<string, Site> = {
  'fire-safety': {
    name: { zh: '智慧消防', en: 'Fire safety' },
    lead: { zh: '消防设备在线监测与值班管理。', en: 'Fire devices watched online, and the duty room.' },
    canBeFramed: true,
    body: arrival,
  },
  iot: {
    name: { zh: '物联平台', en: 'IoT platform' },
    lead: { zh: '水、电、环境与设备的实时数据。', en: 'Live data of water, power, environment and devices.' },
    canBeFramed: true,
    body: arrival,
  },
  'work-order-app': {
    name: { zh: '工单 App', en: 'Work-order app' },
    lead: { zh: '抢单、派单、现场拍照，一部手机完成。', en: 'Take, hand out and document work orders on one phone.' },
    body: (_, language) =>
      list(pick(language, '版本 3.2 更新', 'New in 3.2'), [
        pick(language, '派单、转单与超时提醒合并到一个工作台', 'Dispatch, transfer and overdue reminders in one place'),
        pick(language, '支持离线填写，联网后自动提交', 'Forms can be filled in offline and are sent later'),
      ]),
  },
  'housekeeper-app': {
    name: { zh: '管家 App', en: 'Housekeeper app' },
    lead: { zh: '业主沟通、上门记录与空置房巡查。', en: 'Talks with owners, visits and inspections of vacant homes.' },
    body: (_, language) =>
      list(pick(language, '近期更新', 'Recent changes'), [
        pick(language, '拜访记录支持语音转文字', 'Visits can be dictated'),
        pick(language, '巡查照片自动添加时间与位置', 'Photos of inspections carry time and place'),
      ]),
  },
};

/** Sends the placeholder of a site; an unknown name gives 404. */
export function sendSite(request: MockRequest, response: MockResponse): void {
  const language = languageOf(request);
  const code = request.params.site ?? '';
  const site = Object.hasOwn(SITES, code) ? SITES[code] : undefined;
  if (!site) {
    sendPage(request, response, {
      title: pick(language, '页面不存在', 'Page not found'),
      site: pick(language, '模拟站点', 'Mock sites'),
      width: 'narrow',
      status: 404,
      body: html`<h1>${pick(language, '页面不存在', 'Page not found')}</h1>`,
    });
    return;
  }
  sendPage(request, response, {
    title: site.name[language],
    site: site.name[language],
    width: 'narrow',
    canBeFramed: site.canBeFramed,
    body: html`<h1>${site.name[language]}</h1>
      <p class="lead">${site.lead[language]}</p>
      ${site.body(request, language)}`,
  });
}

import { textOf, type MockRequest, type MockResponse } from '../http';
import { tokenFor, toDatasetName } from '../persona';
import { personas } from '../seeds/personas';
import { html } from './html';
import { languageOf, sendPage, type Both } from './page';

const TEXTS: Record<string, Both> = {
  site: { zh: '统一身份认证', en: 'Single sign-on' },
  title: { zh: '选择身份登录', en: 'Choose who signs in' },
  lead: {
    zh: '这是模拟环境的身份认证页面，无需密码。每位人员展示门户的一种情形，选择后回到门户。',
    en: 'This is the sign-in page of the mock environment; there are no passwords. Each person shows one situation of the portal and takes you back to it.',
  },
  people: { zh: '可登录的人员', en: 'People who can sign in' },
  dataset: { zh: '模拟数据集', en: 'Mock dataset' },
  datasetHint: {
    zh: '同名数据集中的数据彼此共享，不同数据集互不影响。留空即进入公共数据集。',
    en: 'People in a dataset of the same name share its data; different datasets are separate. Empty is the common dataset.',
  },
  datasetName: { zh: '数据集名称（字母、数字、- 和 _）', en: 'Name (letters, digits, - and _)' },
  enter: { zh: '切换', en: 'Switch' },
  panel: { zh: '模拟故障与重置', en: 'Failures and reset' },
  outTitle: { zh: '您已退出登录', en: 'You have signed out' },
  outLead: {
    zh: '统一身份认证已退出，其他系统也需要重新登录。',
    en: 'The session at the identity provider is over; other systems ask you to sign in again, too.',
  },
  again: { zh: '重新登录', en: 'Sign in again' },
};

/** The page that lists the people (A19). Choosing one redirects to the portal's root with a token, nowhere else. */
export function sendSignInPage(request: MockRequest, response: MockResponse): void {
  const language = languageOf(request);
  const text = (key: string) => TEXTS[key]?.[language] ?? '';
  const dataset = toDatasetName(textOf(request.query.dataset));
  const kept = ['lang', 'returnUrl', 'entityId'].filter((name) => textOf(request.query[name]));
  sendPage(request, response, {
    title: `${text('title')} · ${text('site')}`,
    site: text('site'),
    body: html`<h1>${text('title')}</h1>
      <p class="lead">${text('lead')}</p>
      <ul class="people" aria-label="${text('people')}">
        ${personas.map(
          ({ id, person, purpose }) =>
            html`<li>
              <a class="person" href="/?ssoToken=${encodeURIComponent(tokenFor(id, dataset))}"
                ><span class="avatar" aria-hidden="true">${person.userName.slice(0, 1)}</span
                ><span
                  ><b lang="zh-CN">${person.userName}</b
                  ><small
                    >${person.jobNumber} ·
                    <span lang="zh-CN">${person.projectName} · ${person.positionName}</span></small
                  ><span class="why">${purpose[language]}</span></span
                ></a
              >
            </li> `,
        )}
      </ul>
      <section class="card" aria-labelledby="dataset-title">
        <h2 id="dataset-title">${text('dataset')}</h2>
        <form class="row" method="get" action="/_idp/login">
          ${kept.map((name) => html`<input type="hidden" name="${name}" value="${textOf(request.query[name])}" />`)}
          <label
            >${text('datasetName')}<input
              name="dataset"
              value="${dataset}"
              maxlength="80"
              pattern="[A-Za-z0-9_\\-]*"
              autocomplete="off"
              spellcheck="false"
          /></label>
          <button>${text('enter')}</button>
        </form>
        <p class="hint">
          ${text('datasetHint')}
          <a href="/_mock/?dataset=${encodeURIComponent(dataset)}&amp;lang=${language}">${text('panel')}</a>
        </p>
      </section>`,
  });
}

/**
 * The path of a return address on the portal's own origin, or null. Only the path is used for the redirect, so that an
 * address that passes the check cannot lead to another site.
 */
function ownReturnPath(request: MockRequest, returnUrl: string): string | null {
  const host = textOf(request.headers.host);
  const hosts = [host, textOf(request.headers['x-forwarded-host'])].filter(Boolean);
  let url: URL;
  try {
    url = new URL(returnUrl, `http://${host}`);
  } catch {
    return null;
  }
  if (!returnUrl || !/^https?:$/.test(url.protocol) || url.username || !hosts.includes(url.host)) return null;
  return /^\/(?![/\\])/.test(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : null;
}

/** Ends the session at the provider: redirects to the portal's login address if requested, else shows a page. */
export function signOut(request: MockRequest, response: MockResponse): void {
  const path = ownReturnPath(request, textOf(request.query.returnUrl));
  response.setHeader('Cache-Control', 'no-store');
  if (textOf(request.query.redirectToLogin) === 'true' && path) {
    response.redirect(302, path);
    return;
  }
  const language = languageOf(request);
  const text = (key: string) => TEXTS[key]?.[language] ?? '';
  sendPage(request, response, {
    title: `${text('outTitle')} · ${text('site')}`,
    site: text('site'),
    width: 'narrow',
    body: html`<h1>${text('outTitle')}</h1>
      <p class="lead">${text('outLead')}</p>
      <p><a class="button" href="/_idp/login?lang=${language}">${text('again')}</a></p>`,
  });
}

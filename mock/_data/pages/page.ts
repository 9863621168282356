import { textOf, type MockRequest, type MockResponse } from '../http';
import { html, Markup } from './html';
import { STYLE } from './style';

/** The two languages of the pages. */
export type PageLanguage = 'zh' | 'en';

/** A text in both languages. */
export type Both = Record<PageLanguage, string>;

/** Language from `?lang=`, else the browser's first one; English for anything but Chinese. */
export function languageOf(request: MockRequest): PageLanguage {
  const wanted = textOf(request.query.lang) || textOf(request.headers['accept-language']);
  return wanted.trim().toLowerCase().startsWith('zh') ? 'zh' : 'en';
}

/** Headers of all responses of these sites: no caching, no type sniffing. */
export function startResponse(response: MockResponse, type: string, status = 200): void {
  response.status(status);
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('X-Content-Type-Options', 'nosniff');
}

interface Whole {
  language: PageLanguage;
  title: string;
  style: string;
  /** Includes the element. */
  body: Markup;
}

/** A whole document with inline styles: it may load none. */
const documentOf = ({ language, title, style, body }: Whole): Markup =>
  html`<!doctype html>
    <html lang="${language === 'zh' ? 'zh-CN' : 'en-US'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <style>
          ${new Markup(style)}
        </style>
      </head>
      ${body}
    </html>`;

/** Sends a page that any site may frame, with a script and calls of its own site. */
export function sendFramed(response: MockResponse, whole: Whole): void {
  startResponse(response, 'text/html');
  response.setHeader(
    'Content-Security-Policy',
    "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors *",
  );
  response.send(documentOf(whole).text);
}

/** Address of the same page in another language; a token in the address is not written into the page. */
function sameAddress(request: MockRequest, changes: Record<string, string>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...request.query, ssoToken: '', ...changes })) {
    const text = textOf(value);
    if (text) query.set(name, text);
  }
  const search = query.toString();
  return search ? `${request.path}?${search}` : request.path;
}

interface Page {
  title: string;
  /** Name of the site in the header. */
  site: string;
  body: Markup;
  width?: 'narrow' | 'wide';
  status?: number;
  /** Whether other pages may frame this one. */
  canBeFramed?: boolean;
}

const SKIP: Both = { zh: '跳到主要内容', en: 'Skip to main content' };
const OTHER_LANGUAGE: Record<PageLanguage, [code: string, name: string, tag: string]> = {
  zh: ['en', 'English', 'en-US'],
  en: ['zh', '中文', 'zh-CN'],
};

/** Sends a page without scripts that may load nothing. */
export function sendPage(request: MockRequest, response: MockResponse, page: Page): void {
  const language = languageOf(request);
  const [code, name, tag] = OTHER_LANGUAGE[language];
  const body = html`<body>
    <a class="skip" href="#main">${SKIP[language]}</a>
    <header class="bar">
      <span class="logo" aria-hidden="true"
        ><svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="#fff" stroke-width="2">
          <path d="M2 2v12h12V2" /></svg></span
      ><strong>${page.site}</strong>
      <nav aria-label="${language === 'zh' ? '语言' : 'Language'}">
        <a href="${sameAddress(request, { lang: code })}" lang="${tag}" hreflang="${tag}">${name}</a>
      </nav>
    </header>
    <main id="main" class="${page.width ?? ''}">${page.body}</main>
  </body>`;
  startResponse(response, 'text/html', page.status);
  response.setHeader(
    'Content-Security-Policy',
    `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors ${page.canBeFramed ? '*' : "'none'"}`,
  );
  response.send(documentOf({ language, title: page.title, style: STYLE, body }).text);
}

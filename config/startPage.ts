import commonEnglish from '../src/locales/en-US/common';
import english from '../src/locales/en-US/start';
import commonChinese from '../src/locales/zh-CN/common';
import chinese from '../src/locales/zh-CN/start';

/** A start that takes longer is reported as slow. */
const SLOW_START_MS = 15_000;

/** Id of the page's element, and name of its animation; unique in the document. */
const NAME = 'portal-start';

type Problem = 'slow' | 'failed' | 'outdated' | 'noScript';

/**
 * Invisible, hidden from screen readers and out of the flow, so that a normal start neither shows it nor shifts the
 * layout. A delayed animation reveals it without any script; `!important` keeps the rule for reduced motion from
 * revealing it at once. Until then the text gets no layout, which would delay every start by the shaping of two languages;
 * it does in browsers that cannot animate that, as before Chrome 116.
 */
const styles = `#${NAME}{position:fixed;inset:0;z-index:10000;display:grid;place-items:center;overflow:auto;padding:16px;visibility:hidden;animation:${NAME} 0s ${SLOW_START_MS / 1000}s forwards!important;background:var(--background);color:var(--ink);font:var(--text-body)/var(--text-body-line) var(--font)}
@keyframes ${NAME}{to{visibility:visible}}
#${NAME}:not([data-problem])>div{animation:${NAME}-text 0s ${SLOW_START_MS / 1000}s backwards!important}
@keyframes ${NAME}-text{from,to{content-visibility:hidden}}
#${NAME}[data-problem]{visibility:visible}
#${NAME}>div{box-sizing:border-box;width:100%;max-width:440px;padding:24px 24px 32px;border:1px solid var(--line);border-radius:var(--radius-card);background:var(--card);text-align:center}
#${NAME} p{margin:8px 0 0;color:var(--ink-2);text-wrap:pretty}
#${NAME} h1,#${NAME} h2{margin:24px 0 0;font-size:var(--text-page-title);font-weight:var(--title-weight);line-height:28px}
#${NAME} h2{font-size:var(--text-card-title);line-height:22px}
#${NAME} section{display:none}
#${NAME}:not([data-problem]) .slow,#${NAME}[data-problem=slow] .slow,#${NAME}[data-problem=failed] .failed,#${NAME}[data-problem=outdated] .outdated{display:block}
#${NAME} a{display:inline-block;margin-top:24px;padding:6px 16px;border-radius:var(--radius-control);background:var(--brand);color:#fff;font-weight:500;text-decoration:none}
#${NAME} a:hover{background:var(--brand-strong)}`;

const withoutScript = `#${NAME}{visibility:visible}#${NAME}:not([data-problem])>div{animation:none!important}#${NAME} .slow{display:none!important}#${NAME} .noScript{display:block!important}`;

/**
 * The page shown until the portal renders. It explains in both languages why the portal does not start: its scripts did
 * not load or cannot run, JavaScript is disabled, or the start takes long (F55).
 */
export function startPage(oldestChrome: number): string {
  const section = (problem: Problem) => {
    const words = (texts: typeof english, part: 'title' | 'text') =>
      texts[`start.${problem}.${part}`].replace('{version}', String(oldestChrome));
    return (
      `<section class="${problem}"><h1 lang="zh-CN">${words(chinese, 'title')}</h1><p lang="zh-CN">${words(chinese, 'text')}</p>` +
      `<h2 lang="en">${words(english, 'title')}</h2><p lang="en">${words(english, 'text')}</p></section>`
    );
  };
  return (
    // The styles inside, so that they come along when a script moves the page (startStyles.es5.js).
    `<main id="${NAME}"><style>${styles.replaceAll('\n', '')}</style><noscript><style>${withoutScript}</style></noscript>` +
    `<div role="alert">` +
    `<p><b><span lang="zh-CN">${commonChinese['app.title']}</span> · <span lang="en">${commonEnglish['app.title']}</span></b></p>` +
    `${section('slow')}${section('failed')}${section('outdated')}<noscript>${section('noScript')}</noscript>` +
    // An empty href is the page's own address: the link reloads without any script.
    `<a href=""><span lang="zh-CN">${chinese['start.reload']}</span> · <span lang="en">${english['start.reload']}</span></a>` +
    `</div></main>`
  );
}

/// <reference lib="dom" />
// Functions that run in the browser: each gets what it needs as an argument, and uses nothing of this module.

/**
 * What the first screen of a program shows.
 *
 * @typedef {object} Screen
 * @property {boolean} isEmpty
 * @property {string} heading
 * @property {string} mark What tells this page of the program from another one.
 * @property {string[]} chrome Texts that belong to the program: headings, buttons, labels, columns.
 * @property {number} elements
 * @property {boolean} hasMain
 * @property {string} wide The widest element, when the content is wider than the pane.
 * @property {{ href: string, text: string }[]} links
 */

/** Reads what the root element of a program shows. @param {Element} root @returns {Screen} */
export function readScreen(root) {
  const textOf = (/** @type {Element} */ element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const isShown = (/** @type {Element} */ element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
  };
  const all = [...root.querySelectorAll('*')];
  const body = /** @type {HTMLElement} */ (root);
  const heading = [...root.querySelectorAll('h1')].find(isShown);
  const drawn = [...root.querySelectorAll('img, svg, canvas, video, iframe, input, object')].some(isShown);
  const chrome = [...root.querySelectorAll('h1, h2, h3, button, label, th, legend, [role="tab"], a')]
    .filter(isShown)
    .map(textOf)
    .filter((text) => /\p{L}/u.test(text));
  const width = root.clientWidth;
  const edge = root.getBoundingClientRect().left + width;
  // What scrolls sideways by itself, or is cut, does not widen the pane.
  const isContained = (/** @type {Element} */ element) => {
    for (let at = element.parentElement; at && at !== root; at = at.parentElement)
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowX)) return true;
    return false;
  };
  const tooWide =
    root.scrollWidth > width + 1
      ? all.find(
          (element) => isShown(element) && element.getBoundingClientRect().right > edge + 1 && !isContained(element),
        )
      : undefined;
  const nameOf = (/** @type {Element} */ element) =>
    element.tagName.toLowerCase() +
    (element.id ? `#${element.id}` : [...element.classList].map((name) => `.${name}`).join(''));
  return {
    isEmpty: !drawn && body.innerText.trim() === '',
    heading: heading ? textOf(heading) : '',
    mark: heading ? textOf(heading) : textOf(root).slice(0, 200),
    chrome,
    elements: all.length,
    hasMain: root.querySelector('main, [role="main"]') !== null,
    wide: tooWide ? `<${nameOf(tooWide)}> is ${Math.round(tooWide.getBoundingClientRect().width)} px wide` : '',
    links: [...root.querySelectorAll('a[href]')]
      .filter((link) => isShown(link) && !link.hasAttribute('download') && !link.getAttribute('target'))
      .map((link) => ({ href: /** @type {HTMLAnchorElement} */ (link).href, text: textOf(link).slice(0, 40) })),
  };
}

/**
 * Remembers styles of the portal's own elements, outside of panes; called again returns the first one that differs now.
 *
 * @returns {string}
 */
export function compareStyles() {
  const properties = [
    'color',
    'backgroundColor',
    'fontFamily',
    'fontSize',
    'margin',
    'padding',
    'display',
    'boxSizing',
  ];
  const { __portalCheck__: own } = /** @type {any} */ (window);
  /** @type {Map<Element, { state: string, styles: string[] }>} */
  const before = own.styles ?? new Map();
  own.styles = new Map();
  for (const element of [document.documentElement, document.body, ...document.querySelectorAll('header, header *')]) {
    const style = /** @type {any} */ (getComputedStyle(element));
    const state = [...element.attributes].map(({ name, value }) => `${name}=${value}`).join(' ');
    const styles = properties.map((name) => `${name}: ${style[name]}`);
    own.styles.set(element, { state, styles });
    const known = before.get(element);
    // What the portal itself changes has other classes or other attributes.
    if (!known || known.state !== state || element.matches(':hover, :focus, :focus *')) continue;
    const differing = known.styles.filter((text, index) => text !== styles[index]);
    if (differing.length > 0) return `<${element.tagName.toLowerCase()}> ${differing.join('; ')}`;
  }
  return '';
}

/** React marks the document once for each copy of itself. */
export const countReactMarks = () =>
  Object.getOwnPropertyNames(document).filter((name) => name.startsWith('_reactListening')).length;

/** Runs axe-core, which the page has. @param {Element} root @returns {Promise<{ rule: string, help: string, target: string }[]>} */
export async function runAxe(root) {
  const { axe } = /** @type {any} */ (globalThis);
  // Colors in the middle of a transition are no colors of the program.
  const ended = Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  await Promise.race([ended, new Promise((done) => setTimeout(done, 1_000))]);
  const { violations } = await axe.run(root, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
    resultTypes: ['violations'],
  });
  return violations.map((/** @type {any} */ { id, help, nodes }) => ({
    rule: id,
    help,
    target: nodes[0]?.target.flat().at(-1) ?? '',
  }));
}

/** Goes to an address of the portal without a reload, as its own links do. @param {string} address */
export function visit(address) {
  const { idx = 0 } = history.state ?? {};
  history.pushState({ key: String(Math.random()), idx: idx + 1 }, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

/** Openings of a program that have ended. @param {string} code */
export const readOpenings = (code) =>
  /** @type {any} */ (window).__PORTAL_SUBSYSTEMS__
    ?.openings()
    .filter((/** @type {{ key: string }} */ { key }) => key === code || key.startsWith(`${code}:`)) ?? [];

/** What a program left behind. @param {string} code @returns {Record<string, number>} */
export const readLeftovers = (code) => /** @type {any} */ (window).__PORTAL_SUBSYSTEMS__?.leftovers()[code] ?? {};

import postcss from 'postcss';
import { checkAddress } from './page.mjs';
import { excerpt } from './text.mjs';

/** @typedef {import('./subject.mjs').Subject} Subject */
/** @typedef {import('./check.mjs').Found} Found */

const COMMON_NAMES =
  /^(fade|fade-?in|fade-?out|spin|rotate|slide|slide-?in|slide-?out|pulse|bounce|shake|loading|blink)$/i;
const GLOBAL_SUBJECT = /(^|[\s>+~])(html|body|:root|\*)(?![\w-])[^\s>+~]*$/i;
const ADDRESS = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]+))\s*\)/gi;

/** Addresses that a text of CSS names. @param {string} text */
export const addressesIn = (text) =>
  [...text.matchAll(ADDRESS)].map(([, ...parts]) => parts.find((part) => part !== undefined) ?? '');

/** Style sheets of the build and of the page, with the line at which they begin. @param {Subject} subject */
function sheetsOf({ files, page, base }) {
  const sheets = [...files]
    .filter(([name]) => name.endsWith('.css'))
    .map(([name, file]) => ({ file: file.path, text: file.text(), line: 0, base: new URL(name, base).href }));
  const inPage = (page?.elements ?? []).filter(({ name }) => name === 'style');
  return [
    ...sheets,
    ...inPage.map(({ text, textLine }) => ({ file: page?.path ?? '', text, line: textLine - 1, base })),
  ];
}

/** Checks style sheets. @param {Subject} subject @returns {Found[]} */
export const checkStyles = (subject) => sheetsOf(subject).flatMap((sheet) => checkSheet(subject, sheet));

/**
 * @param {Subject} subject
 * @param {{ file: string, text: string, line: number, base: string }} sheet
 * @returns {Found[]}
 */
function checkSheet(subject, { file, text, line: offset, base }) {
  const isSandbox = subject.isolation === 'sandbox';
  /** @type {Found[]} */
  const found = [];
  /** @param {postcss.Node} node */
  const at = (node) => ({ file, line: offset + (node.source?.start?.line ?? 1), column: node.source?.start?.column });
  let root;
  try {
    root = postcss.parse(text);
  } catch (error) {
    const { reason, line = 1 } = /** @type {postcss.CssSyntaxError} */ (error);
    return [{ name: 'style-syntax', file, line: offset + line, detail: reason }];
  }
  root.walkAtRules((atRule) => {
    if (isSandbox && /keyframes$/i.test(atRule.name) && COMMON_NAMES.test(atRule.params))
      found.push({ name: 'shared-keyframes', ...at(atRule), detail: atRule.params });
    if (atRule.name !== 'import') return;
    const [address = atRule.params.replace(/^["']|["'].*$/g, '')] = addressesIn(atRule.params);
    found.push(...checkAddress(subject, address, false, { ...at(atRule), base }));
  });
  root.walkRules((node) => {
    const isGlobal =
      subject.entry?.css === 'global' && node.selectors.some((selector) => GLOBAL_SUBJECT.test(selector));
    if (isSandbox && isGlobal) found.push({ name: 'global-style', ...at(node), detail: excerpt(node.selector) });
  });
  root.walkDecls((node) => {
    if (isSandbox && /^(min-)?height$/.test(node.prop) && /^100[dsl]?vh\b/.test(node.value))
      found.push({ name: 'viewport-height', ...at(node), detail: `${node.prop}: ${node.value}` });
    for (const address of addressesIn(node.value))
      if (!address.startsWith('#')) found.push(...checkAddress(subject, address, false, { ...at(node), base }));
  });
  return found;
}

import { parse } from 'parse5';
import { isInsecure } from '../webAddress.mjs';
import { fileAt } from './filePath.mjs';
import { excerpt } from './text.mjs';

/**
 * @typedef {{ name: string, attributes: Record<string, string>, line: number, column: number, text: string, textLine: number }} PageElement
 * @typedef {PageElement & { kind: 'classic' | 'module' | 'data', isIgnored: boolean }} PageScript
 * @typedef {{ elements: PageElement[], scripts: PageScript[], isHtml: boolean }} Page
 */

const CLASSIC = /^(|text\/javascript|application\/javascript)$/i;

/**
 * Reads a page as browsers do, with the line of each element.
 *
 * @param {string} html
 * @returns {Page}
 */
export function readPage(html) {
  /** @type {PageElement[]} */
  const elements = [];
  /** @param {any} node */
  const visit = (node) => {
    const location = node.sourceCodeLocation;
    // Elements that the parser adds have no location.
    if (node.tagName && location) {
      const content = node.childNodes?.[0];
      elements.push({
        name: node.tagName,
        attributes: Object.fromEntries(node.attrs.map((/** @type {any} */ { name, value }) => [name, value])),
        line: location.startLine,
        column: location.startCol,
        text: content?.nodeName === '#text' ? content.value : '',
        textLine: content?.sourceCodeLocation?.startLine ?? location.startLine,
      });
    }
    for (const child of [...(node.childNodes ?? []), ...(node.content?.childNodes ?? [])]) visit(child);
  };
  visit(parse(html, { sourceCodeLocationInfo: true }));
  const scripts = elements
    .filter(({ name }) => name === 'script')
    .map((element) => {
      const type = element.attributes.type ?? '';
      /** @type {PageScript['kind']} */
      const kind = CLASSIC.test(type) ? 'classic' : type.toLowerCase() === 'module' ? 'module' : 'data';
      return { ...element, kind, isIgnored: 'ignore' in element.attributes || 'nomodule' in element.attributes };
    });
  return { elements, scripts, isHtml: elements.length > 0 && !/^\s*[{[]/.test(html) };
}

/** @typedef {import('./subject.mjs').Subject} Subject */
/** @typedef {import('./check.mjs').Found} Found */

/** Attributes that load a file. @type {Record<string, string>} */
const LOADING = { script: 'src', img: 'src', link: 'href', iframe: 'src', video: 'src', audio: 'src', source: 'src' };
const LOADED_LINKS = /\b(stylesheet|preload|modulepreload|prefetch|icon|manifest)\b/i;

/** Checks the page. @param {Subject} subject @returns {Found[]} */
export function checkPage(subject) {
  const { page, isolation } = subject;
  if (!page) return [{ name: 'page-missing', file: subject.where }];
  const { path: file } = page;
  if (!page.isHtml) return [{ name: 'page-unreadable', file, line: 1, detail: excerpt(page.text) }];
  const isSandbox = isolation === 'sandbox';
  const scripts = page.scripts.filter(({ isIgnored }) => !isIgnored);
  const classic = scripts.filter(({ kind }) => kind === 'classic');
  /** @type {Found[]} */
  const found = [];
  /** @param {string} name @param {PageElement} [element] @param {string} [detail] */
  const add = (name, element, detail) =>
    found.push({ name, file, line: element?.line ?? 1, column: element?.column, detail });

  const module = scripts.find(({ kind }) => kind === 'module');
  if (isSandbox && module) add('es-module', module, module.attributes.src);
  if (isSandbox && !module && classic.length === 0) add('no-script');
  const [, second] = classic.filter(({ attributes }) => 'entry' in attributes);
  if (isSandbox && second) add('two-entries', second, second.attributes.src);
  for (const script of isSandbox ? classic : [])
    if ('async' in script.attributes && script.attributes.src) add('async-script', script, script.attributes.src);
  if (!page.elements.some(({ name, text }) => name === 'title' && text.trim())) add('no-title');

  for (const element of page.elements) {
    const { name, attributes } = element;
    const handler = Object.keys(attributes).find((key) => /^on[a-z]+$/.test(key));
    if (isSandbox && handler) add('inline-handler', element, `${handler} of <${name}>`);
    if (name === 'meta' && /^refresh$/i.test(attributes['http-equiv'] ?? '')) add('meta-refresh', element);
    if (/^_(top|parent)$/i.test(attributes.target ?? ''))
      add('leaves-frame', element, `<${name} target="${attributes.target}">`);
    if (isSandbox && name === 'main') add('second-main', element);
    const address = attributes[LOADING[name] ?? ''];
    const isLoaded =
      address && (name !== 'link' || LOADED_LINKS.test(attributes.rel ?? '')) && !('ignore' in attributes);
    if (isLoaded)
      found.push(...checkAddress(subject, address, name === 'script' && isSandbox, { file, line: element.line }));
  }
  return found;
}

/**
 * Checks the address of a file that a page or style sheet loads.
 *
 * @param {Subject} subject
 * @param {string} address
 * @param {boolean} isScript
 * @param {{ file: string, line: number, base?: string }} at
 * @returns {Found[]}
 */
export function checkAddress(subject, address, isScript, { file, line, base = subject.base }) {
  if (!URL.canParse(address, base)) return [{ name: 'file-missing', file, line, detail: address }];
  const url = new URL(address, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return [];
  if (url.origin !== new URL(subject.base).origin) {
    if (isScript) return [{ name: 'foreign-script', file, line, detail: address }];
    if (isInsecure(url)) return [{ name: 'insecure-address', file, line, detail: address }];
    return subject.assetOrigins.includes(url.origin) ? [] : [{ name: 'foreign-resource', file, line, detail: address }];
  }
  // Of a server only the files that the page names are known; those have been requested.
  if (subject.responses || fileAt(subject.files, url.pathname)) return [];
  return [{ name: 'file-missing', file, line, detail: address }];
}

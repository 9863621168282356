import { COOKIE_KEYS, LOCAL_KEYS, SESSION_KEYS } from '#portal-rules';
import { namedFiles } from './files.mjs';
import { readScript } from './facts.mjs';
import { positionAt } from './text.mjs';

/** @typedef {import('./subject.mjs').Subject} Subject */
/** @typedef {import('./check.mjs').Found} Found */

/** Of the sandbox only: a frame has a document, a window and modules of its own. */
const SANDBOX_ONLY = new Set([
  ...['dynamic-import', 'service-worker', 'shared-worker', 'document-write', 'public-path', 'asset-address'],
  ...['style-address', 'storage-key', 'changed-built-in', 'reads-token'],
]);

/** Reported once per file: these occur many times in frameworks or development builds. */
const ONCE_PER_FILE = new Set([
  'development-build',
  'process-env',
  'asset-address',
  'style-address',
  'eval',
  'dynamic-import',
]);

const COMMON_NAMES = new Set(
  'app App main index bundle root lib library micro microApp subApp subsystem program vueApp reactApp VueApp ReactApp myApp MyApp MyLib example React Vue jQuery $ System'.split(
    ' ',
  ),
);

/** The SDK's message about a protocol that does not fit, and the model of a Umi slave. */
const SDK = /The portal speaks protocol|qiankunStateFromMaster/;
const LIFECYCLES = ['bootstrap', 'mount', 'unmount'];

const storageKeys = new Set([...COOKIE_KEYS, ...Object.keys(LOCAL_KEYS), ...Object.keys(SESSION_KEYS)]);

/** Texts of the inline scripts of the page. @param {Subject} subject */
const inlineScripts = ({ page }) =>
  (page?.scripts ?? [])
    .filter(({ attributes, kind, isIgnored, text }) => !attributes.src && kind !== 'data' && !isIgnored && text.trim())
    .map(({ text, textLine, kind }) => ({ file: page?.path ?? '', text, line: textLine - 1, kind }));

/** Checks all scripts of the build. @param {Subject} subject @returns {Found[]} */
export function checkScripts(subject) {
  const { files, page, isolation, code } = subject;
  const isSandbox = isolation === 'sandbox';
  const inPage = namedFiles(subject, 'script').map(({ file }) => file);
  const modules = new Set(
    (page?.scripts ?? []).filter(({ kind }) => kind === 'module').map(({ attributes }) => attributes.src),
  );
  const isModulePage = modules.size > 0;
  const context = { storageKeys, files, code };
  /** @type {Found[]} */
  const found = [];

  /** @param {string} file @param {string} text @param {number} line @param {('script' | 'module')[]} types */
  const read = (file, text, line, types) => {
    let result = readScript(text, types[0] ?? 'script', context);
    if (result.error && types[1]) result = readScript(text, types[1], context);
    const at = (/** @type {number} */ offset) => {
      const position = positionAt(text, offset);
      return { file, line: line + position.line, column: position.column };
    };
    if (result.error) found.push({ name: 'script-syntax', ...at(result.error.offset), detail: result.error.message });
    const seen = new Set();
    for (const { name, offset, detail } of result.facts) {
      if ((!isSandbox && SANDBOX_ONLY.has(name)) || seen.has(name)) continue;
      if (ONCE_PER_FILE.has(name)) seen.add(name);
      found.push({ name, ...at(offset), detail });
    }
    return result;
  };

  /** @type {Map<unknown, import('./facts.mjs').ScriptFacts>} */
  const results = new Map();
  for (const [name, file] of files) {
    if (!/\.m?js$/.test(name)) continue;
    const isClassic = inPage.includes(file) && !isModulePage;
    results.set(file, read(file.path, file.text(), 0, isClassic ? ['script'] : ['script', 'module']));
  }
  const inline = inlineScripts(subject).map(({ file, text, line, kind }) =>
    read(file, text, line, [kind === 'module' ? 'module' : 'script']),
  );
  if (!page || isModulePage || (inPage.length === 0 && inline.length === 0)) return found;

  const texts = [
    ...[...files].flatMap(([name, file]) => (/\.m?js$/.test(name) ? [file.text()] : [])),
    ...inlineScripts(subject).map(({ text }) => text),
  ];
  const hasSdk = texts.some((text) => SDK.test(text));
  if (!hasSdk && subject.bridge !== 'none') found.push({ name: 'no-sdk', file: page.path });
  if (!isSandbox) return found;

  const missing = LIFECYCLES.filter((name) => !texts.some((text) => new RegExp(`\\b${name}\\b`).test(text)));
  if (missing.length > 0)
    found.push({ name: 'no-lifecycles', file: page.path, detail: `missing: ${missing.join(', ')}` });
  const marked = page.scripts.find(({ attributes }) => 'entry' in attributes && attributes.src)?.attributes.src;
  const entry = namedFiles(subject, 'script').find(({ address }) => address === marked)?.file ?? inPage.at(-1);
  const result = results.get(entry);
  if (!entry || !result || result.error || missing.length > 0) return found;
  if (result.globals.length === 0 && inline.every(({ globals }) => globals.length === 0))
    found.push({ name: 'no-global', file: entry.path });
  const common = result.globals.find((name) => COMMON_NAMES.has(name));
  if (common) found.push({ name: 'common-global', file: entry.path, detail: common });
  return found;
}

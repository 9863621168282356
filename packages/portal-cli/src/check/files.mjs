import { gzipSync } from 'node:zlib';
import { fileAt } from './filePath.mjs';

/** @typedef {import('./subject.mjs').Subject} Subject */
/** @typedef {import('./check.mjs').Found} Found */

/** Budget of a page's scripts in compressed KiB, about one second on a slow connection. */
const BUDGET_KIB = 500;
const LARGE = 1024 * 1024;
/** In bytes, as the browser parses and keeps it. */
const LARGE_CODE = 10 * LARGE;

const PRIVATE =
  /(^|\/)(\.env[^/]*|\.git|\.npmrc|node_modules|package(-lock)?\.json|tsconfig[^/]*\.json|portal\.json)(\/|$)|\.(pem|key|p12|tsx?|vue)$/;
const SECRET =
  /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_[A-Za-z0-9]{36}\b|\bxox[abp]-[0-9A-Za-z-]{20,}|\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/;
const HASH = /[.-]([\w-]{8,32})\.(?:[a-z]+\.)?\w+$/;

/** Whether a file name or its query has a hash, so that another content has another address. @param {string} address */
export function isHashed(address) {
  if (/\?./.test(address)) return true;
  const hash = HASH.exec(address.replace(/\?.*/, ''))?.[1] ?? '';
  // esbuild writes eight capitals and digits.
  return /\d/.test(hash) || /^[A-Z]{8}$/.test(hash) || (/[a-z]/.test(hash) && /[A-Z]/.test(hash));
}

/** The files of the build that the page names, as they are named. @param {Subject} subject @param {'script' | 'link'} element */
export function namedFiles({ page, files, base }, element) {
  return (page?.elements ?? []).flatMap(({ name, attributes, line }) => {
    const isStyle = name === 'link' && /\bstylesheet\b/i.test(attributes.rel ?? '');
    const address = name === 'script' ? attributes.src : isStyle ? attributes.href : undefined;
    if (name !== element || !address || 'ignore' in attributes || !URL.canParse(address, base)) return [];
    const url = new URL(address, base);
    const file = url.origin === new URL(base).origin ? fileAt(files, url.pathname) : undefined;
    return file ? [{ address, line, file }] : [];
  });
}

/** Checks names and sizes of files. @param {Subject} subject @returns {Found[]} */
export function checkFiles(subject) {
  const { files, page } = subject;
  /** @type {Found[]} */
  const found = [];
  for (const [name, { path, bytes }] of files) {
    if (PRIVATE.test(name)) found.push({ name: 'private-file', file: path });
    // The budget counts what is sent; what is parsed and kept has a limit, too.
    const limit = /\.(m?js|css)$/.test(name) ? LARGE_CODE : LARGE;
    if (bytes.length > limit && !name.endsWith('.map'))
      found.push({ name: 'large-file', file: path, detail: `${Math.round(bytes.length / 1024)} KiB` });
    const isSourceMap = name.endsWith('.map') || (/\.(m?js|css)$/.test(name) && hasInlineSourceMap(bytes));
    if (isSourceMap) found.push({ name: 'source-map', file: path });
    if (/\.(m?js|css|json|html|txt|map)$/.test(name)) {
      const secret = SECRET.exec(bytes.toString('latin1'));
      if (secret) found.push({ name: 'secret', file: path, detail: `${secret[0].slice(0, 12)}…` });
    }
  }
  if (!page) return found;
  const scripts = namedFiles(subject, 'script');
  const hasVersion = page.elements.some(
    ({ name, attributes }) => name === 'meta' && attributes.name === 'subsystem-version' && attributes.content,
  );
  for (const { address, line } of hasVersion ? [] : [...scripts, ...namedFiles(subject, 'link')])
    if (!isHashed(address)) found.push({ name: 'unhashed-file', file: page.path, line, detail: address });
  const kiB = scripts.reduce((sum, { file }) => sum + gzipSync(file.bytes).length, 0) / 1024;
  const budget = subject.budgetKiB ?? BUDGET_KIB;
  if (kiB > budget)
    found.push({
      name: 'script-size',
      file: page.path,
      line: scripts[0]?.line,
      detail: `${Math.round(kiB)} KiB compressed, ${budget} KiB allowed`,
    });
  return found;
}

/** Whether the source map is part of the file; a loader of styles only has the beginning of such an address. @param {Buffer} bytes */
const hasInlineSourceMap = (bytes) => {
  const at = bytes.lastIndexOf('sourceMappingURL=data:');
  return at >= 0 && /^[^"'`\s]{80}/.test(bytes.subarray(at, at + 80).toString('latin1'));
};

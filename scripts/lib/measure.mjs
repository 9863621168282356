import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CliError } from './project.mjs';

/** When a page is usable, as expressions evaluated in the page on every frame. */
export const usable = {
  // Greeting shown, navigation clickable, notices listed.
  home: `!!document.querySelector('h1')?.textContent?.trim()
    && !!document.querySelector('header nav :is(a, button):not([disabled])')
    && document.querySelectorAll('main [aria-busy=false] ul a').length > 0`,
  empty: `!!document.querySelector('button')`,
};

/** Opens an address with an empty cache; returns the ms until usable and the scripts and styles loaded by then. */
export async function visit(browser, { address, condition, locale = 'zh-CN' }) {
  const context = await browser.newContext({ locale, viewport: { width: 1366, height: 768 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(`{
      const look = () => {
        if (!(document.body && (${condition}))) return requestAnimationFrame(look);
        const now = performance.now();
        const loaded = performance.getEntriesByType('resource').filter((entry) => entry.responseEnd <= now);
        window.__usable = { milliseconds: now, files: loaded.map((entry) => new URL(entry.name).pathname) };
      };
      requestAnimationFrame(look);
    }`);
    await page.goto(address, { waitUntil: 'commit' });
    const handle = await page.waitForFunction('window.__usable', undefined, { timeout: 60_000 }).catch(async () => {
      const seen = await page.evaluate('document.body?.innerText ?? ""');
      throw new CliError(`${address} was not usable within a minute; it shows: ${seen.slice(0, 500)}`);
    });
    const { milliseconds, files } = await handle.jsonValue();
    return { milliseconds, files: [...new Set(files)].filter((path) => /\.(js|css)$/.test(path)) };
  } finally {
    await context.close();
  }
}

/** Gzipped sizes of files of a build; qiankun is recognized by its messages. */
export function sizes(output, files) {
  return files
    .map((path) => {
      const content = readFileSync(join(output, path));
      return {
        name: basename(path),
        bytes: gzipSync(content, { level: 9 }).length,
        isQiankun: content.includes('__POWERED_BY_QIANKUN__'),
      };
    })
    .sort((one, other) => other.bytes - one.bytes);
}

/** The median of a list of numbers. */
export function median(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

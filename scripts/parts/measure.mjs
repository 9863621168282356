import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** When a page is usable, as expressions that are asked in the page on every frame. */
export const usable = {
  // Greeting shown, navigation clickable, notices listed.
  home: `!!document.querySelector('h1')?.textContent?.trim()
    && !!document.querySelector('header nav :is(a, button):not([disabled])')
    && document.querySelectorAll('main [aria-busy=false] ul a').length > 0`,
  empty: `!!document.querySelector('button')`,
};

/** Opens an address with an empty cache; answers the milliseconds until usable and the addresses of its scripts and styles. */
export async function visit(browser, { address, condition, locale = 'zh-CN' }) {
  const context = await browser.newContext({ locale, viewport: { width: 1366, height: 768 } });
  try {
    const page = await context.newPage();
    const files = new Set();
    let isUsable = false;
    page.on('response', (response) => {
      if (
        !isUsable &&
        ['script', 'stylesheet', 'fetch', 'other'].includes(response.request().resourceType()) &&
        /\.(js|css)$/.test(new URL(response.url()).pathname)
      )
        files.add(new URL(response.url()).pathname);
    });
    await page.addInitScript(`{
      const look = () => {
        if (document.body && (${condition})) window.__usableAt = performance.now();
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }`);
    await page.goto(address, { waitUntil: 'commit' });
    const handle = await page.waitForFunction('window.__usableAt', undefined, { timeout: 60_000 });
    isUsable = true;
    return { milliseconds: await handle.jsonValue(), files: [...files] };
  } finally {
    await context.close();
  }
}

/** Sizes after gzip of files of a build; qiankun is recognised by its own words. */
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

/** The middle of a list of numbers. */
export function median(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

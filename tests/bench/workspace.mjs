// Speed of the portal's lists: going back to a cached one, the first page of a long one, and scrolling.
import { readFileSync } from 'node:fs';
import { median } from '../../scripts/lib/measure.mjs';
import { inProject } from '../../scripts/lib/project.mjs';

const inPage = readFileSync(inProject('tests', 'bench', 'inPage.js'), 'utf8');

/** The baseline: the usual way of hiding. */
const HIDDEN_AS_USUAL = `[data-page][data-shown='false'] { display: none !important; }`;

const LIST = '/mainApp/noticeList';
const OTHER = '/mainApp/todoList';

let visits = 0;

/** A signed-in page at an address; in a `.big` dataset each list has 10 000 records. */
async function openList({ browser, origin }, address, { isBig = false } = {}) {
  visits += 1;
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  await page.addInitScript(inPage);
  const token = `persona-demo.wbenchl${visits}${isBig ? '.big' : ''}`;
  await page.goto(`${origin}/?ssoToken=${token}`);
  await page.waitForFunction(`!!document.querySelector('h1')?.textContent?.trim()`);
  await page.evaluate(() => window.__bench.quiet());
  await go(page, address);
  await page.evaluate(() => window.__bench.quiet());
  return { page, close: () => context.close() };
}

/** Navigates to a page of the workspace; returns the milliseconds to the painted frame with rows, or without any. */
const go = (page, address) =>
  page.evaluate((target) => {
    const from = performance.now();
    window.__bench.go(target);
    return window.__bench.painted(from, () => {
      const shown = document.querySelector('[data-page][data-shown="true"]');
      const isThere = shown?.dataset.page.includes(target.replace(/\?.*$/, ''));
      return isThere && shown.querySelector('[data-row-key], [data-empty-type]') !== null;
    });
  }, address);
const settle = (page) => page.evaluate(() => window.__bench.quiet());

/** Back to a cached list of 500 rows, compared with the same portal using the baseline way of hiding. */
export async function measureCachedList(portal, { rounds }) {
  const list = `${LIST}?size=500`;
  const { page, close } = await openList(portal, list, { isBig: true });
  const times = { portal: [], usual: [] };
  for (let round = 0; round <= rounds; round += 1)
    for (const kind of ['portal', 'usual']) {
      const style = kind === 'usual' ? await page.addStyleTag({ content: HIDDEN_AS_USUAL }) : null;
      for (let turn = 0; turn < 3; turn += 1) {
        await go(page, OTHER);
        await settle(page);
        const milliseconds = await go(page, list);
        await settle(page);
        // One unmeasured turn: undoes the effects of the other way of hiding.
        if (round > 0 && turn > 0) times[kind].push(milliseconds);
      }
      await style?.evaluate((node) => node.remove());
    }
  await close();
  const [own, usual] = [median(times.portal), median(times.usual)];
  return [
    {
      name: 'Back to a kept list of 500 rows, against hiding by `display: none`',
      ratio: own / usual,
      limit: 0.2,
      detail: `${own.toFixed(0)} ms / ${usual.toFixed(0)} ms`,
    },
  ];
}

/** The first page of a list of 10 000 records, compared with one of little more than a hundred. */
export async function measureLongList(portal, { rounds }) {
  const times = { long: [], short: [] };
  for (let round = 0; round <= rounds; round += 1)
    for (const kind of ['long', 'short']) {
      const { page, close } = await openList(portal, OTHER, { isBig: kind === 'long' });
      const milliseconds = await go(page, LIST);
      await close();
      if (round > 0) times[kind].push(milliseconds);
    }
  const [long, short] = [median(times.long), median(times.short)];
  return [
    {
      name: 'First page of a list of 10 000 records, against one of 128',
      ratio: long / short,
      limit: 1.2,
      detail: `${long.toFixed(0)} ms / ${short.toFixed(0)} ms`,
    },
  ];
}

/** The longest task while a page of 500 rows is scrolled from end to end by wheel, 0 without one over 50 ms. */
async function scrollOnce(portal) {
  const { page, close } = await openList(portal, `${LIST}?size=500`, { isBig: true });
  await page.evaluate(() => {
    window.__longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.__longest = Math.max(window.__longest, duration);
    }).observe({ type: 'longtask' });
  });
  await page.mouse.move(700, 500);
  for (let turn = 0; turn < 120; turn += 1) {
    await page.mouse.wheel(0, 240);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await settle(page);
  const longest = await page.evaluate(() => window.__longest);
  await close();
  return longest;
}

/** Scrolled several times: other load of the machine can make any single task long. */
export async function measureScrolling(portal, { rounds }) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) times.push(await scrollOnce(portal));
  const longest = median(times);
  return [
    {
      name: 'Longest task over 50 ms while a page of 500 rows is scrolled, in ms (0: none)',
      ratio: longest,
      limit: 50,
      detail: times.map((time) => (time === 0 ? 'none' : `${time.toFixed(0)} ms`)).join(', '),
    },
  ];
}

// Click to next paint of the twenty most common clicks, by Event Timing, at fourfold throttling of the processor.
import { join } from 'node:path';
import { median } from '../../scripts/lib/measure.mjs';
import { ports, requireFree } from '../../scripts/lib/ports.mjs';
import { start } from '../../scripts/lib/processes.mjs';
import { root } from '../../scripts/lib/project.mjs';
import { waitFor } from '../../scripts/lib/servers.mjs';

/** What a person takes for immediate: the threshold of "good" for INP. */
const LIMIT_MS = 200;
const THROTTLING = 4;

const link = (name) => (page) => page.getByRole('banner').getByRole('link', { name, exact: true });
const menu = (name) => (page) =>
  page
    .getByRole('navigation', { name: '侧边菜单' })
    .getByRole('link', { name, exact: typeof name === 'string' })
    .first();
const button = (name) => (page) => page.getByRole('button', { name, exact: typeof name === 'string' }).first();
const shown = (selector) => (page) => page.locator('[data-page][data-shown="true"]').locator(selector);
const heading = (name) => (page) => page.getByRole('heading', { level: 1, name }).filter({ visible: true });
const rows = shown('tbody tr');

/** Each click with what it shows; a click without a name only leads to the next one. */
const CLICKS = [
  { name: 'open a notice on the home page', at: (page) => page.locator('a[data-notice-id]').first(), shows: dialog },
  { name: 'next notice in the reader', at: button(/下一条/), shows: dialog },
  {
    name: 'close the reader',
    at: (page) =>
      dialog(page)
        .getByRole('button', { name: /关闭|Close/ })
        .first(),
  },
  { name: 'bell', at: button(/^消息，/), shows: (page) => page.getByRole('dialog', { name: '消息', exact: true }) },
  { at: button(/^消息，/) },
  { name: 'user menu', at: button(/林知远/), shows: (page) => page.getByRole('menuitem').first() },
  { at: button(/林知远/) },
  { name: 'all systems', at: button(/^全部/), shows: (page) => page.getByRole('searchbox').first() },
  { at: button(/^全部/) },
  {
    name: 'home → workspace',
    at: link('基础信息'),
    shows: (page) => page.getByRole('navigation', { name: '侧边菜单' }),
  },
  { name: 'side menu → notices', at: menu('公告消息'), shows: rows },
  { name: 'tick a row', at: (page) => rows(page).nth(2).getByRole('checkbox') },
  { name: 'tick a second row', at: (page) => rows(page).nth(3).getByRole('checkbox') },
  { name: 'sort a column', at: (page) => shown('th button')(page).first(), shows: rows },
  { name: 'next page of a list', at: (page) => shown('.ant-pagination-next button')(page), shows: rows },
  { name: 'column settings', at: button('列设置'), shows: (page) => page.getByRole('dialog', { name: '列设置' }) },
  { at: button('列设置') },
  { name: 'side menu → messages', at: menu(/^全部消息/), shows: heading('全部消息') },
  { name: 'back to a list that is kept', at: menu('公告消息'), shows: rows },
  { name: 'collapse the side menu', at: button('收起侧边菜单'), shows: button('展开侧边菜单') },
  { at: button('展开侧边菜单') },
  {
    name: 'open a system for the first time',
    at: link('工单平台'),
    shows: (page) => page.locator('[data-pane="byd:workorder"]'),
  },
  { name: 'home', at: link('首页'), shows: (page) => page.locator('a[data-notice-id]').first() },
  {
    name: 'back to a system that is kept',
    at: link('工单平台'),
    shows: (page) => page.locator('[data-pane="byd:workorder"][data-state="mounted"]'),
  },
  { name: 'back to the workspace', at: link('基础信息'), shows: rows },
];

function dialog(page) {
  return page.getByRole('dialog', { name: '预览公告' });
}

/** Serves the build with its subsystems, and measures each click `rounds` times; returns its rows, in ms. */
export async function measureClicks({ browser, rounds }) {
  const at = ports();
  await requireFree(at.portal, 'the portal', 'PORTAL_PORT');
  start([process.execPath, join(root, 'scripts', 'preview.mjs')]);
  const origin = `http://localhost:${at.portal}`;
  await waitFor(`${origin}/`);
  const times = new Map();
  for (let round = 0; round < rounds; round += 1) await liveThrough(browser, origin, round, times);
  return report(times);
}

async function liveThrough(browser, origin, round, times) {
  const context = await browser.newContext({
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1366, height: 768 },
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.interactions = [];
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries())
        if (interactionId) window.interactions.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  await page.goto(`${origin}/?ssoToken=persona-demo.wclicks${round}`);
  await page.locator('a[data-notice-id]').first().waitFor();
  await settled(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
  for (const { name, at, shows } of CLICKS) {
    const target = at(page);
    await target.waitFor();
    await settled(page);
    await page.evaluate(() => (window.interactions.length = 0));
    await target.click();
    if (shows) await shows(page).first().waitFor();
    await settled(page);
    // Shorter interactions than the threshold have no entry.
    const longest = await page.evaluate(() => Math.max(16, ...window.interactions));
    if (name) times.set(name, [...(times.get(name) ?? []), longest]);
  }
  await context.close();
}

/** Waits until the page has been idle between two frames, and the entries of its events are delivered. */
const settled = (page) =>
  page.evaluate(async () => {
    const idle = () => new Promise((next) => requestIdleCallback(next, { timeout: 2_000 }));
    const frame = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
    for (let turn = 0; turn < 3; turn += 1) {
      await idle();
      await frame();
    }
  });

const report = (times) =>
  [...times].map(([name, all]) => ({
    name: `Click: ${name}`,
    ratio: median(all),
    limit: LIMIT_MS,
    detail: `the longest of ${all.length}: ${Math.max(...all)} ms`,
  }));

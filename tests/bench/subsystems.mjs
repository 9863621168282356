// Speed of the subsystem platform, as ratios within one run: interleaved rounds, medians.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { median } from '../../scripts/lib/measure.mjs';
import { inProject } from '../../scripts/lib/project.mjs';
import { buildPage, buildTable, codes, serveFolder, servePortal } from './benchServers.mjs';
import { anyFreePort } from '../../scripts/lib/ports.mjs';

const inPage = readFileSync(inProject('tests', 'bench', 'inPage.js'), 'utf8');

/** Hiding as other runtimes do it: the baseline for going back. */
const HIDDEN_AS_USUAL = `[data-pane][data-shown='false'] { display: none !important; }`;

/** Idle time on the home page before measuring; real users stay longer. */
const WARM_UP_MS = 2_500;

export const keyOf = (code) => (code === 'byd' ? 'byd:workorder' : code);
export const addressOf = (code) => (code === 'byd' ? '/byd?source=workorder' : `/${code}`);

const percentile = (numbers, share) => [...numbers].sort((a, b) => a - b)[Math.ceil(numbers.length * share) - 1];

/** Opens the portal by a link with a token, and waits until it is idle. */
export async function signIn(page, address) {
  await page.goto(address);
  await page.waitForFunction(`!!document.querySelector('h1')?.textContent?.trim()
    && document.querySelectorAll('header nav a[href="/mgr"]').length > 0`);
  // Until the files that every opening needs are prefetched, in the idle time after the first page.
  await page.waitForTimeout(WARM_UP_MS);
  await page.evaluate(() => window.__bench.quiet());
}

/** Lets the portal know what the signed-in person opens after what. */
export const teach = (page, transitions) =>
  page.evaluate((learned) => {
    const value = { person: localStorage.getItem('portal.person'), transitions: learned };
    localStorage.setItem('portal.transitions', JSON.stringify({ version: 1, value }));
  }, transitions);

/** Builds and serves everything; returns functions that open a fresh page of each kind. */
export async function prepareSubsystems({ browser, inner, output }) {
  const table = await buildTable();
  const bare = await buildPage('bare-host', 'main.js');
  const subsystems = await anyFreePort();
  const barePort = await anyFreePort();
  // Small pages where the platform is measured and not the page.
  const small = { value: false };
  await serveFolder(table, subsystems, () => (small.value ? 'window.__BENCH_ROWS__ = 40;' : ''));
  await serveFolder(bare, barePort);
  const portals = new Map();

  const openPage = async (visit, { network } = {}) => {
    const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1366, height: 768 } });
    const page = await context.newPage();
    await page.addInitScript(inPage);
    const client = await context.newCDPSession(page);
    if (network) {
      await client.send('Network.enable');
      await client.send('Network.emulateNetworkConditions', network);
    }
    await visit(page, client);
    return { page, client, close: () => context.close() };
  };

  const portalOf = async (budget) => {
    if (!portals.has(budget)) portals.set(budget, await servePortal({ inner, output, subsystems, budget }));
    return portals.get(budget);
  };
  let visits = 0;
  const newToken = () => `persona-demo.wbenchs${(visits += 1)}`;
  return {
    small,
    sourceMegabytes: statSync(join(table, 'main.js')).size / 1e6,
    entry: (code) => `http://${code}.localhost:${subsystems}/`,
    /** A signed-in, idle portal; it can fetch nothing of the subsystem `unfetched` before `allowFetch` is called. */
    async openPortal({ budget = 6, unfetched, ...options } = {}) {
      const address = `${await portalOf(budget)}/?ssoToken=${newToken()}`;
      const opened = await openPage(async (page, client) => {
        const urls = unfetched ? [`*//${unfetched}.localhost*`] : [];
        await client.send('Network.enable');
        await client.send('Network.setBlockedURLs', { urls });
        await signIn(page, address);
      }, options);
      return { ...opened, allowFetch: () => opened.client.send('Network.setBlockedURLs', { urls: [] }) };
    },
    openBare: (code, options) => {
      const entry = encodeURIComponent(`http://${code}.localhost:${subsystems}/`);
      return openPage((page) => page.goto(`http://localhost:${barePort}/?entry=${entry}`), options);
    },
    /** Milliseconds from the navigation to the painted row: by a link into the portal, or of the program alone. */
    follow: async (kind, code) => {
      const isShown = kind === 'portal' ? `window.__bench.isShown('${code}')` : `!!document.querySelector('tbody tr')`;
      const portal = await portalOf(6);
      const address = kind === 'portal' ? `${portal}/${code}` : `http://${code}.localhost:${subsystems}/`;
      const { page, close } = await openPage(async (page) => {
        // The address of a link has no token: the person has signed in before.
        await page.context().addCookies([{ name: 'ssoToken', value: newToken(), url: portal }]);
        await page.addInitScript(`window.__shown = window.__bench.painted(0, () => ${isShown});`);
        await page.goto(address);
      });
      const milliseconds = await page.evaluate('window.__shown');
      await close();
      return milliseconds;
    },
  };
}

const open = (page, code) =>
  page.evaluate(([key, address]) => window.__bench.open(key, address), [keyOf(code), addressOf(code)]);
const settle = (page) => page.evaluate(() => window.__bench.quiet());

/** Milliseconds that the page's scripts have run. */
const scriptTime = async (client) => {
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration').value * 1_000;
};

/** Back to the previous subsystem, compared with the same portal using the baseline way of hiding. */
export async function measureReturn(bench, { rounds }) {
  const { page, client, close } = await bench.openPortal();
  await client.send('Performance.enable');
  const scripts = [];
  await open(page, 'mgr');
  await open(page, 'jcpt');
  const times = { portal: [], usual: [] };
  for (let round = 0; round <= rounds; round += 1)
    for (const kind of ['portal', 'usual']) {
      const style = kind === 'usual' ? await page.addStyleTag({ content: HIDDEN_AS_USUAL }) : null;
      // One unmeasured turn: undoes the effects of the other way of hiding.
      for (const code of ['jcpt', 'mgr']) {
        await open(page, code);
        await settle(page);
      }
      for (const code of ['jcpt', 'mgr']) {
        const before = await scriptTime(client);
        const milliseconds = await open(page, code);
        if (round > 0) times[kind].push(milliseconds);
        if (round > 0 && kind === 'portal') scripts.push((await scriptTime(client)) - before);
        await settle(page);
      }
      await style?.evaluate((node) => node.remove());
    }
  await close();
  const [portal, usual] = [median(times.portal), median(times.usual)];
  return [
    {
      name: 'Back to the previous subsystem (500-row antd table), against hiding by `display: none`',
      ratio: portal / usual,
      limit: 0.2,
      detail: `${portal.toFixed(0)} ms / ${usual.toFixed(0)} ms`,
    },
    {
      name: 'Back to the previous subsystem: scripts until the painted frame, against hiding by `display: none`',
      ratio: median(scripts) / usual,
      limit: 0.1,
      detail: `${median(scripts).toFixed(1)} ms / ${usual.toFixed(0)} ms`,
    },
  ];
}

/** Ten alive: the cost of going back and of opening one more, compared with two alive. */
export async function measureManyAlive(bench, { rounds }) {
  const times = { returnOfTwo: [], returnOfTen: [], second: [], tenth: [] };
  for (let round = 0; round < rounds; round += 1) {
    const { page, close } = await bench.openPortal({ budget: 10 });
    for (const [index, code] of codes.entries()) {
      const milliseconds = await open(page, code);
      if (index === 1) times.second.push(milliseconds);
      if (index === 9) times.tenth.push(milliseconds);
      await settle(page);
      if (index !== 1 && index !== 9) continue;
      const last = index === 1 ? codes.slice(0, 2) : codes.slice(-3);
      for (let turn = 0; turn < 3; turn += 1)
        for (const previous of last) {
          times[index === 1 ? 'returnOfTwo' : 'returnOfTen'].push(await open(page, previous));
          await settle(page);
        }
    }
    await close();
  }
  const [two, ten] = [median(times.returnOfTwo), median(times.returnOfTen)];
  const [second, tenth] = [median(times.second), median(times.tenth)];
  return [
    {
      name: 'Ten alive: back to one of the last three, against two alive',
      ratio: ten / two,
      limit: 1.5,
      detail: `${ten.toFixed(0)} ms / ${two.toFixed(0)} ms`,
    },
    {
      name: 'Ten alive: first open of the tenth, against the second',
      ratio: tenth / second,
      limit: 1.5,
      detail: `${tenth.toFixed(0)} ms / ${second.toFixed(0)} ms`,
    },
  ];
}

/** Milliseconds of bare `loadMicroApp` in an empty page, which has collected garbage before or never. */
async function openBare(bench, { hasCollected }) {
  const { page, client, close } = await bench.openBare('nfc');
  await settle(page);
  if (hasCollected) await client.send('HeapProfiler.collectGarbage');
  const milliseconds = await page.evaluate(() => {
    const from = performance.now();
    document.querySelector('button').click();
    return window.__bench.painted(from, () => document.querySelector('#place tbody tr') !== null);
  });
  await close();
  return milliseconds;
}

/**
 * First open, compared with bare `loadMicroApp` of the same build in an empty page. V8 lets the heap grow to any size
 * until it has collected garbage for the first time, which every page in use has: so both are a baseline.
 */
export async function measureFirstOpen(bench, { rounds }) {
  const times = { portal: [], bare: [], bareInUse: [] };
  const unexplained = [];
  for (let round = 0; round <= rounds; round += 1) {
    const { page, close, allowFetch } = await bench.openPortal({ unfetched: 'nfc' });
    await allowFetch();
    const portal = await open(page, 'nfc');
    unexplained.push(await page.evaluate(() => window.__bench.unexplained()));
    await close();
    const bare = await openBare(bench, { hasCollected: false });
    const bareInUse = await openBare(bench, { hasCollected: true });
    if (round === 0) continue;
    for (const [kind, milliseconds] of Object.entries({ portal, bare, bareInUse })) times[kind].push(milliseconds);
  }
  const [portal, bare, bareInUse] = [times.portal, times.bare, times.bareInUse].map(median);
  return [
    {
      name: 'First open, against bare `loadMicroApp` in an empty page',
      ratio: portal / bare,
      limit: 1.05,
      detail: `${portal.toFixed(0)} ms / ${bare.toFixed(0)} ms`,
    },
    {
      name: 'First open, against bare `loadMicroApp` in an empty page that has collected garbage once',
      ratio: portal / bareInUse,
      limit: 1.05,
      detail: `${portal.toFixed(0)} ms / ${bareInUse.toFixed(0)} ms`,
    },
    {
      name: 'Record of a first open: share of click → painted frame in which none of its phases runs',
      ratio: median(unexplained),
      limit: 0.05,
      detail: `the most of ${unexplained.length}: ${Math.max(...unexplained).toFixed(3)}`,
    },
  ];
}

export const SLOW = { offline: false, latency: 150, downloadThroughput: 1.25e6, uploadThroughput: 1.25e6 };

/** First open after its entry was hovered for a second, compared with a cold one, on a slow network. */
export async function measurePointedAt(bench, { rounds }) {
  const rows = [];
  for (const [size, limit] of [
    ['40 rows', 0.25],
    ['500 rows', 0.45],
  ]) {
    bench.small.value = size === '40 rows';
    const times = { cold: [], pointed: [] };
    for (let round = 0; round < rounds; round += 1)
      for (const kind of ['cold', 'pointed']) {
        const { page, close, allowFetch } = await bench.openPortal({ network: SLOW, unfetched: 'gdzt' });
        await allowFetch();
        if (kind === 'pointed') {
          await page.hover('header nav a[href="/gdzt"]');
          await page.waitForTimeout(1_000);
        }
        times[kind].push(await open(page, 'gdzt'));
        await close();
      }
    const [pointed, cold] = [median(times.pointed), median(times.cold)];
    rows.push({
      name: `First open (${size}) after pointing at the entry for 1 s (150 ms, 10 Mbit/s), against a cold one`,
      ratio: pointed / cold,
      limit,
      detail: `${pointed.toFixed(0)} ms / ${cold.toFixed(0)} ms`,
    });
  }
  bench.small.value = false;
  return rows;
}

/** A link into a subsystem, followed with an empty cache, compared with the same program alone. */
export async function measureDeepLink(bench, { rounds }) {
  const times = { portal: [], alone: [] };
  for (let round = 0; round <= rounds; round += 1)
    for (const kind of ['portal', 'alone']) {
      const milliseconds = await bench.follow(kind, 'nfc');
      if (round > 0) times[kind].push(milliseconds);
    }
  const [portal, alone] = [median(times.portal), median(times.alone)];
  return [
    {
      name: 'Link into a subsystem, from navigation to painted frame, against the same program alone',
      ratio: portal / alone,
      limit: 1.25,
      detail: `${portal.toFixed(0)} ms / ${alone.toFixed(0)} ms`,
    },
  ];
}

/** First open of what was mounted ahead, compared with a cold one. */
export async function measureMountedAhead(bench, { rounds }) {
  const times = { cold: [], ahead: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const kind of ['cold', 'ahead']) {
      const { page, close, allowFetch } = await bench.openPortal({ unfetched: 'bjxt' });
      await allowFetch();
      if (kind === 'ahead') {
        await teach(page, { '': { bjxt: 3 } });
        // The pause in which one is mounted ahead begins with an input.
        await page.keyboard.press('Shift');
        await page.waitForSelector('[data-pane="bjxt"][data-state="hidden"]', { state: 'attached' });
        await settle(page);
      }
      times[kind].push(await open(page, 'bjxt'));
      await close();
    }
  const [ahead, cold] = [median(times.ahead), median(times.cold)];
  return [
    {
      name: 'First open (500 rows) of what was mounted ahead, against a cold one',
      ratio: ahead / cold,
      limit: 0.1,
      detail: `${ahead.toFixed(0)} ms / ${cold.toFixed(0)} ms`,
    },
  ];
}

async function weigh({ client }) {
  for (let turn = 0; turn < 3; turn += 1) await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  const { metrics } = await client.send('Performance.getMetrics');
  const metric = (name) => metrics.find((one) => one.name === name)?.value ?? 0;
  return { bytes: usedSize, listeners: metric('JSEventListeners'), nodes: metric('Nodes') };
}

/** 500 switches over five subsystems: no growth, no slowdown. */
export async function measureSwitches(bench, { switches }) {
  const rows = [];
  bench.small.value = true;
  for (const budget of [6, 2]) {
    const opened = await bench.openPortal({ budget });
    const { page, client, close } = opened;
    await client.send('Performance.enable');
    await client.send('HeapProfiler.enable');
    const five = codes.slice(0, 5);
    const times = [];
    // Until all five have been restored more than once, and the shell has finished prefetching.
    for (let turn = 0; turn < 30; turn += 1) await open(page, five[turn % 5]);
    await settle(page);
    const before = await weigh(opened);
    for (let turn = 0; turn < switches; turn += 1) times.push(await open(page, five[turn % 5]));
    await settle(page);
    const after = await weigh(opened);
    const part = Math.min(50, Math.ceil(switches / 2));
    const [first, last] = [percentile(times.slice(0, part), 0.95), percentile(times.slice(-part), 0.95)];
    const words = budget === 6 ? 'within the budget' : 'with a budget of two (sleep and wake)';
    rows.push(
      {
        name: `${switches} switches over five subsystems, ${words}: growth of the heap in MB`,
        ratio: Math.max(0, (after.bytes - before.bytes) / 1e6),
        limit: 15,
        detail: `${(before.bytes / 1e6).toFixed(1)} MB → ${(after.bytes / 1e6).toFixed(1)} MB`,
      },
      {
        name: `… listeners added, ${words}`,
        ratio: Math.max(0, after.listeners - before.listeners),
        limit: 0,
        detail: `${before.listeners} → ${after.listeners}; nodes ${before.nodes} → ${after.nodes}`,
      },
      {
        name: `… p95 of the last ${part} against the first ${part}, ${words}`,
        ratio: last / first,
        limit: 1.2,
        detail: `${last.toFixed(0)} ms / ${first.toFixed(0)} ms`,
      },
    );
    await close();
  }
  bench.small.value = false;
  return rows;
}

/** What the browser does by itself: collecting what an opening has left, in tasks of its own, for up to half a minute. */
const IS_COLLECTION = /\bGC|cppgc|marking/i;

/** Seconds that the main thread of a page works in the next ones, without the collection of garbage. */
async function workOf(page, seconds) {
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: ['toplevel', 'v8', 'blink.user_timing'] });
  await page.evaluate(() => performance.mark('bench-from'));
  await page.waitForTimeout(seconds * 1_000);
  await page.evaluate(() => performance.mark('bench-to'));
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  const [from, to] = ['bench-from', 'bench-to'].map((mark) => traceEvents.find(({ name }) => name === mark));
  const spans = traceEvents
    .filter(({ ph, pid, tid, ts }) => ph === 'X' && pid === from.pid && tid === from.tid && ts > from.ts && ts < to.ts)
    .sort((one, other) => one.ts - other.ts || other.dur - one.dur);
  let [microseconds, taskEnd, collectionEnd] = [0, 0, 0];
  for (const { name, args, ts, dur } of spans) {
    if (ts >= taskEnd) {
      microseconds += dur;
      taskEnd = ts + dur;
    }
    if (ts < collectionEnd || !IS_COLLECTION.test(`${name} ${args?.src_func}`)) continue;
    microseconds -= dur;
    collectionEnd = ts + dur;
  }
  return microseconds / 1e6;
}

/** Memory that a suspended subsystem retains, and the cost of a hidden one. */
export async function measureRest(bench, { seconds }) {
  const opened = await bench.openPortal({ budget: 1 });
  const { page, client, close } = opened;
  await client.send('Performance.enable');
  await client.send('HeapProfiler.enable');
  const asleep = (key) => page.waitForFunction((name) => window.__bench.pane(name)?.dataset.state === 'asleep', key);
  const weighAsleep = async (codes) => {
    for (const code of [...codes, 'mgr']) {
      await open(page, code);
      await settle(page);
    }
    for (const code of codes) await asleep(code);
    await settle(page);
    return weigh(opened);
  };
  // The first one to sleep also leaves what the shell and the browser create once.
  const before = await weighAsleep(['lift']);
  const sleepers = ['jcpt', 'gdzt', 'wcx'];
  const after = await weighAsleep(sleepers);
  await close();
  const held = (after.bytes - before.bytes) / sleepers.length / 1e6;

  const busy = await bench.openPortal();
  await open(busy.page, 'mgr');
  await settle(busy.page);
  const work = () => workOf(busy.page, seconds);
  const alone = await work();
  await open(busy.page, 'jcpt');
  await settle(busy.page);
  const withHidden = await work();
  await busy.close();
  return [
    {
      name: 'A sleeping subsystem holds, in MB besides its cached source',
      ratio: Math.max(0, held - bench.sourceMegabytes),
      limit: 1,
      detail: `${held.toFixed(2)} MB each, of which ${bench.sourceMegabytes.toFixed(2)} MB source text`,
    },
    {
      name: `A hidden pane: share of the main thread over ${seconds} s besides its own work`,
      ratio: Math.max(0, (withHidden - alone) / seconds),
      limit: 0.003,
      detail: `${(withHidden * 1_000).toFixed(1)} ms with one hidden, ${(alone * 1_000).toFixed(1)} ms without; garbage not counted`,
    },
  ];
}

// The replayed day: the same moves of the same persons over ten subsystems, in this portal and in other runtimes.
import { readFileSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { median } from '../../scripts/lib/measure.mjs';
import { anyFreePort } from '../../scripts/lib/ports.mjs';
import { inProject } from '../../scripts/lib/project.mjs';
import { buildPage, buildTable, codes, serveFolder, servePortal } from './benchServers.mjs';
import { movesOfDay } from './moves.mjs';
import { addressOf, keyOf, signIn, SLOW, teach } from './subsystems.mjs';

/** The portal first: the other ratios are taken against the peers. It learns, so it has a first day and a second one. */
const SECOND_DAY = 'portal, second day';
const RUNTIMES = ['portal', SECOND_DAY, 'qiankun', 'wujie', 'iframe'];
/** Moves of the day before: as many as the design counts in a day. */
const MOVES_BEFORE = 120;

const inPage = readFileSync(inProject('tests', 'bench', 'inPage.js'), 'utf8');
const mean = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / (numbers.length || 1);
const share = (numbers, part) => [...numbers].sort((one, other) => one - other)[Math.ceil(numbers.length * part) - 1];

/** As a real server lets the browser keep the files of a release. */
const CACHED = 'max-age=3600';

/**
 * Every second program draws 500 rows, the others 40: heavy and light pages, as staff have them. Nothing is set in the
 * page of the other runtimes, which is no program: those in qiankun would read it there.
 */
const isHeavy = (code) => codes.indexOf(code) % 2 !== 1;
const rowsBefore = (name) => (isHeavy(name) ? '' : 'window.__BENCH_ROWS__ = 40;');

/** What the portal has learned from one day of a person, counted by its own rule. */
async function learnedOn(day, seed) {
  const { outputFiles } = await build({
    entryPoints: [inProject('src', 'domain', 'subsystem', 'usageHistory.ts')],
    format: 'esm',
    bundle: true,
    write: false,
  });
  const { countTransition, PORTAL } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  );
  const places = [PORTAL, ...movesOfDay(seed, codes, MOVES_BEFORE, day).map(({ code }) => keyOf(code))];
  return places.slice(1).reduce((learned, to, index) => countTransition(learned, places[index], to), {});
}

/** Opens the page of one runtime; returns functions that point at a program, and open it and return the ms until it is painted. */
async function startDay({ browser, runtime, portal, host, subsystems, seed }) {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  await page.addInitScript(inPage);
  await page.addInitScript(() => {
    window.__longTasks = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.__longTasks += duration;
    }).observe({ entryTypes: ['longtask'] });
  });
  const client = await context.newCDPSession(page);
  let bytes = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW);
  const isPortal = runtime.startsWith('portal');
  if (isPortal) await signIn(page, `${portal}/?ssoToken=persona-demo.wday${seed}`);
  if (runtime === SECOND_DAY) {
    await teach(page, await learnedOn(1, seed));
    // The peers have no files from the day before either.
    await client.send('Network.clearBrowserCache');
    await signIn(page, `${portal}/home`);
  }
  if (!isPortal)
    await page.goto(`${host}/?runtime=${runtime}&codes=${codes.join(',')}&port=${subsystems}`, { waitUntil: 'load' });
  const link = (code) => page.locator(`header nav a[href="${addressOf(code)}"]`);
  return {
    page,
    point: async (code) => {
      if (!isPortal) return;
      // What has no room in the bar is in its panel.
      if (!(await link(code).isVisible())) await page.locator('header nav button[aria-expanded]').last().click();
      await link(code).hover();
    },
    /** How the portal holds the pane before the click; undefined where there is none. */
    stateOf: (code) =>
      page.evaluate((key) => {
        const { state, tier, underlay } = window.__bench.pane(key)?.dataset ?? {};
        return state && [state, tier, underlay].filter(Boolean).join(' ');
      }, keyOf(code)),
    open: (code) =>
      isPortal
        ? page.evaluate(([key, address]) => window.__bench.open(key, address), [keyOf(code), addressOf(code)])
        : page.evaluate((name) => {
            const from = performance.now();
            window.__host.open(name);
            return window.__bench.painted(from, () => window.__host.isShown(name));
          }, code),
    finish: async () => {
      const longTasks = await page.evaluate(() => window.__longTasks);
      const ahead = await page.evaluate(() => window.__PORTAL_SUBSYSTEMS__?.mountedAhead());
      const { usedSize } = await client.send('Runtime.getHeapUsage');
      await context.close();
      return { longTasks, megabytes: bytes / 1e6, heap: usedSize / 1e6, ahead };
    },
  };
}

async function replay(options, moves) {
  const day = await startDay(options);
  const seen = new Set();
  const times = { first: [], all: [] };
  /** Each move by itself, for the search for what is slow. */
  const log = [];
  for (const { code, pauseMs } of moves) {
    await day.page.waitForTimeout(pauseMs);
    await day.point(code);
    // As long as a hand takes from the entry to the click.
    await day.page.waitForTimeout(200);
    const pane = await day.stateOf(code);
    const milliseconds = await day.open(code).catch((error) => {
      throw new Error(`${options.runtime}, move ${times.all.length + 1}, ${code}: ${error.message}`);
    });
    times.all.push(milliseconds);
    const isFirst = !seen.has(code);
    if (isFirst) times.first.push(milliseconds);
    seen.add(code);
    log.push({
      code,
      rows: isHeavy(code) ? 500 : 40,
      pauseMs: Math.round(pauseMs),
      isFirst,
      pane,
      ms: Math.round(milliseconds),
    });
  }
  return { ...times, log, ...(await day.finish()) };
}

/**
 * Replays the days of some persons in each runtime; returns rows with the portal's ratios, and a table of them all. Each
 * move is in reports/day.json.
 */
export async function measureDay({ browser, inner, output, persons, moves }) {
  const [table, hostPage] = [await buildTable(), await buildPage('day-host', 'main.js')];
  const [subsystems, hostPort] = [await anyFreePort(), await anyFreePort()];
  await serveFolder(table, subsystems, rowsBefore, { cacheControl: CACHED });
  await serveFolder(hostPage, hostPort, rowsBefore, { programs: table, cacheControl: CACHED });
  // As the peers, which load or run every program ahead.
  const portal = await servePortal({ inner, output, subsystems, mount: true });
  const host = `http://localhost:${hostPort}`;
  const results = Object.fromEntries(RUNTIMES.map((runtime) => [runtime, []]));
  for (let seed = 1; seed <= persons; seed += 1)
    for (const runtime of RUNTIMES)
      results[runtime].push(
        await replay({ browser, runtime, portal, host, subsystems, seed }, movesOfDay(seed, codes, moves)),
      );
  const logs = RUNTIMES.flatMap((runtime) =>
    results[runtime].map(({ log }, index) => ({ runtime, person: index + 1, log })),
  );
  writeFileSync(inProject('reports', 'day.json'), `${JSON.stringify(logs, null, 1)}\n`);
  const summary = Object.fromEntries(
    RUNTIMES.map((runtime) => {
      const days = results[runtime];
      const all = days.flatMap((day) => day.all);
      return [
        runtime,
        {
          first: mean(days.flatMap((day) => day.first)),
          all: mean(all),
          p75: share(all, 0.75),
          p95: share(all, 0.95),
          longTasks: mean(days.map((day) => day.longTasks)),
          megabytes: mean(days.map((day) => day.megabytes)),
          heap: median(days.map((day) => day.heap)),
        },
      ];
    }),
  );
  const { portal: own, [SECOND_DAY]: known, ...peers } = summary;
  const [best, peer] = Object.entries(peers).sort(([, one], [, other]) => one.all - other.all)[0];
  const ahead = [...results.portal, ...results[SECOND_DAY]].reduce(
    (sum, day) => ({ mounted: sum.mounted + day.ahead.mounted, shown: sum.shown + day.ahead.shown }),
    { mounted: 0, shown: 0 },
  );
  const row = (name, ratio, limit, detail) => ({ name, ratio, limit, detail });
  const against = (name, limit, one, other) =>
    row(name, one / other, limit, `${one.toFixed(0)} ms / ${other.toFixed(0)} ms`);
  return {
    rows: [
      ...[
        ['Replayed day', own],
        ['Replayed second day', known],
      ].flatMap(([name, day]) => [
        against(`${name}: first opens, mean, against bare qiankun`, 0.45, day.first, peers.qiankun.first),
        against(`${name}: all moves, mean, against bare qiankun`, 0.15, day.all, peers.qiankun.all),
      ]),
      against(`Replayed day: all moves, mean, against the best peer (${best})`, 0.35, own.all, peer.all),
      row(
        'Replayed day: share of the mounts ahead that nobody opened',
        ahead.mounted === 0 ? 0 : 1 - ahead.shown / ahead.mounted,
        0.3,
        `${ahead.mounted} mounted ahead, ${ahead.shown} of them opened`,
      ),
    ],
    text: [
      `${persons} persons, ${moves} moves each, 150 ms and 10 Mbit/s, ms from click to painted frame. Each runtime keeps its programs alive and prefetches as it can by itself (qiankun \`prefetchApps\`, wujie \`preloadApp\` with \`exec\`); half of the programs draw 500 rows, half 40.`,
      '',
      '| runtime | first opens, mean | all moves, mean | p75 | p95 | long tasks a day | MB a day | heap at the end |',
      '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
      ...Object.entries(summary).map(([runtime, one]) =>
        [
          `| ${runtime}`,
          ...[one.first, one.all, one.p75, one.p95, one.longTasks].map((ms) => `${ms.toFixed(0)} ms`),
          `${one.megabytes.toFixed(1)} MB`,
          `${one.heap.toFixed(0)} MB |`,
        ].join(' | '),
      ),
    ].join('\n'),
  };
}

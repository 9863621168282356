// npm run bench: size and load time of the home page, and the speed of the subsystem platform as ratios.
//   --only home|lists|subsystems   one of the three, nothing is saved
//   --only load                    nginx with the files of many sign-ins, nothing is saved
//   --only clicks                  click to next paint at fourfold throttling, nothing is saved
//   --only edit                    the edit loop of npm start, nothing is saved; needs no build
//   --only edit --part bare        npm start in a bare clone, from the installation to the first page
//   --part return,rest …          some of the subsystem parts, nothing is saved
//   --smoke                        one round of the home page and of going back, nothing is saved; with --only or
//                                  --part one round of that
import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureBareClone, measureEdits } from '../tests/bench/edit.mjs';
import { measureClicks } from '../tests/bench/clicks.mjs';
import { measureHome, servePortalBuild } from '../tests/bench/home.mjs';
import { measureLoad } from '../tests/bench/load.mjs';
import {
  measureFirstOpen,
  measureManyAlive,
  measureMountedAhead,
  measurePointedAt,
  measureRest,
  measureReturn,
  measureSwitches,
  prepareSubsystems,
} from '../tests/bench/subsystems.mjs';
import { measureCachedList, measureLongList, measureScrolling } from '../tests/bench/workspace.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { stopAll, stopOnSignals } from './lib/processes.mjs';
import { CliError, inProject, outputFolder, requireNode, run } from './lib/project.mjs';

const { values } = parseArgs({
  options: { smoke: { type: 'boolean' }, only: { type: 'string' }, part: { type: 'string' } },
});
const { smoke, part } = values;
const only = values.only ?? (part ? 'subsystems' : undefined);

/** Rounds of each part; a smoke run only checks that the measurement works. */
const amount = smoke
  ? {
      home: 1,
      lists: 1,
      back: 1,
      many: 0,
      first: 1,
      pointed: 1,
      switches: 4,
      seconds: 1,
      edits: 1,
      warm: 0,
      load: 2,
      clicks: 1,
    }
  : {
      home: 15,
      lists: 8,
      back: 8,
      many: 5,
      first: 16,
      pointed: 6,
      switches: 500,
      seconds: 30,
      edits: 5,
      warm: 3,
      load: 10,
      clicks: 5,
    };

await run(async () => {
  requireNode();
  stopOnSignals();
  await ensureInstalled();
  const executablePath = await ensureChromium();
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({
    executablePath,
    args: [...asRoot, '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  if (only === 'edit') {
    // Compiles for minutes and needs no build: runs only when it is named.
    const rows =
      part === 'bare'
        ? await measureBareClone(browser)
        : await measureEdits(browser, { rounds: amount.edits, warm: amount.warm });
    console.log(table('Edit loop', rows));
    await browser.close();
    await stopAll();
    process.exit(0);
  }

  const output = outputFolder();
  if (!existsSync(join(output, 'index.html'))) throw new CliError('There is no build yet: run npm run build first.');
  if (only === 'clicks') {
    // Serves the build together with its subsystems: runs only when it is named.
    console.log(await measureClicks({ browser, rounds: amount.clicks }));
    await browser.close();
    await stopAll();
    process.exit(0);
  }
  const portal = await servePortalBuild(output);

  const texts = [];
  if (!only || only === 'home')
    texts.push(await measureHome({ browser, output, origin: portal.origin, rounds: amount.home }));
  // Needs nginx and the whole machine: runs only when it is named.
  if (only === 'load') texts.push(await measureLoad({ browser, origin: portal.origin, seconds: amount.load }));
  if (only === 'lists' || (!only && !smoke)) texts.push(await lists({ browser, origin: portal.origin }));
  if (!only || only === 'subsystems') texts.push(await subsystems(browser, { inner: portal.inner, output }));
  await browser.close();
  await stopAll();

  console.log(texts.join('\n\n'));
  if (!smoke && !only) writeFileSync(inProject('docs', 'benchmarks.md'), page(texts));
  process.exit(0);
});

async function subsystems(browser, served) {
  const bench = await prepareSubsystems({ browser, ...served });
  const parts = {
    return: () => measureReturn(bench, { rounds: amount.back }),
    many: () => (amount.many > 0 ? measureManyAlive(bench, { rounds: amount.many }) : []),
    first: () => measureFirstOpen(bench, { rounds: amount.first }),
    pointed: () => measurePointedAt(bench, { rounds: amount.pointed }),
    ahead: () => measureMountedAhead(bench, { rounds: amount.pointed }),
    switches: () => measureSwitches(bench, { switches: amount.switches }),
    rest: () => measureRest(bench, { seconds: amount.seconds }),
  };
  // A smoke run checks that the servers, the browser and the pages of the bench work.
  const chosen = part?.split(',') ?? (smoke && !only ? ['return'] : Object.keys(parts));
  const rows = [];
  for (const name of chosen) rows.push(...(await parts[name]()));
  return table('Subsystems', rows);
}

async function lists(served) {
  const rounds = amount.lists;
  return table('Lists', [
    ...(await measureCachedList(served, { rounds })),
    ...(await measureLongList(served, { rounds })),
    ...(await measureScrolling(served, { rounds })),
  ]);
}

function table(title, rows) {
  const verdict = ({ ratio, limit }) => (ratio <= limit ? 'yes' : '**no**');
  const number = (value) => (value >= 10 || Number.isInteger(value) ? String(Math.round(value)) : value.toFixed(3));
  return [
    `## ${title}`,
    '',
    '| what | measured | at most | kept | medians |',
    '| --- | ---: | ---: | --- | --- |',
    ...rows.map(
      (row) => `| ${row.name} | ${number(row.ratio)} | ${number(row.limit)} | ${verdict(row)} | ${row.detail} |`,
    ),
  ].join('\n');
}

/** The document with the last result. */
function page(texts) {
  return `# Benchmarks

Written by \`npm run bench\`: the production build with the mock server behind it, on ${cpus().length} cores of ${cpus()[0]?.model.trim() ?? 'an unknown kind'}. Usable means: greeting shown, navigation clickable, notices listed. The empty page is one antd button, built with the same settings; what is compared takes turns in one run, so the ratio says more than the milliseconds. The subsystems are ten copies of one page, a table of 500 rows in React and antd, each at an origin of its own; times run from the click to the painted frame.

## Home page

${texts.join('\n\n')}
`;
}

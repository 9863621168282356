// npm run bench: size and load time of the home page, and the speed of lists and of the subsystem platform as ratios.
// Prints each figure beside the committed one, and what got better and worse. Without an option everything but what
// runs only when it is named, and the figures are kept in docs/benchmarks.json and docs/benchmarks.md.
//   --essential                    fewer rounds and parts, ten minutes at most
//   --only home|lists|subsystems   one of the three
//   --part return,rest …           some of the subsystem parts
//   --only day                     the replayed day against other runtimes; --persons 1 --moves 120, half an hour
//   --only clicks                  click to next paint at fourfold throttling
//   --save                         keeps the figures of one of these
//   --only load                    nginx with the files of many sign-ins
//   --only edit                    the edit loop of npm start; needs no build
//   --only edit --part bare        npm start in a bare clone, from the installation to the first page
//   --smoke                        one round of the home page and of going back; with --only or --part one round of that
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { measureBareClone, measureEdits } from '../tests/bench/edit.mjs';
import { measureClicks } from '../tests/bench/clicks.mjs';
import { measureDay } from '../tests/bench/day.mjs';
import { measureHome, servePortalBuild } from '../tests/bench/home.mjs';
import { measureLoad } from '../tests/bench/load.mjs';
import {
  measureDeepLink,
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
import { lastOf, merged, pageOf, summaryOf, tableOf } from './lib/figures.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { stopAll, stopOnSignals } from './lib/processes.mjs';
import { CliError, inProject, outputFolder, requireNode, run, readOptions } from './lib/project.mjs';

const { values } = readOptions({
  options: {
    smoke: { type: 'boolean' },
    essential: { type: 'boolean' },
    only: { type: 'string' },
    part: { type: 'string' },
    save: { type: 'boolean' },
    persons: { type: 'string', default: '1' },
    moves: { type: 'string', default: '120' },
  },
});
const { smoke, essential, part } = values;
const only = values.only ?? (part ? 'subsystems' : undefined);

/** Rounds of each part. */
const ROUNDS = {
  home: 15,
  lists: 8,
  back: 8,
  many: 5,
  first: 16,
  link: 10,
  pointed: 6,
  switches: 500,
  seconds: 30,
  edits: 5,
  warm: 3,
  load: 10,
  clicks: 5,
  persons: Number(values.persons),
  moves: Number(values.moves),
};
const ESSENTIAL = { ...ROUNDS, home: 7, back: 5, first: 7, link: 5, pointed: 3, seconds: 10 };
/** A smoke run only checks that the measurement works. */
const SMOKE = {
  ...Object.fromEntries(Object.keys(ROUNDS).map((name) => [name, 1])),
  ...{ many: 0, switches: 4, warm: 0, load: 2, moves: 5 },
};
const amount = smoke ? SMOKE : essential ? ESSENTIAL : ROUNDS;

const figuresFile = inProject('docs', 'benchmarks.json');

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
    console.log(tableOf('Edit loop', { figures: rows }));
    await browser.close();
    await stopAll();
    process.exit(0);
  }

  const output = outputFolder();
  if (!existsSync(join(output, 'index.html'))) throw new CliError('There is no build yet: run npm run build first.');
  const portal = await servePortalBuild(output);
  const served = { browser, output, origin: portal.origin, inner: portal.inner };
  if (only === 'load') {
    console.log(await measureLoad({ browser, origin: portal.origin, seconds: amount.load }));
    await browser.close();
    await stopAll();
    process.exit(0);
  }
  const sections = await measure(served);
  await browser.close();
  await stopAll();

  const kept = JSON.parse(readFileSync(figuresFile, 'utf8'));
  const last = lastOf(committedFigures() ?? kept);
  for (const [title, section] of Object.entries(sections)) console.log(`${tableOf(title, section, last)}\n`);
  console.log(summaryOf(sections, last));
  if (!smoke && (values.save || !(only || essential))) {
    const figures = merged(kept, sections, `${cpus().length} cores of ${cpus()[0]?.model.trim() ?? 'an unknown kind'}`);
    writeFileSync(figuresFile, `${JSON.stringify(figures, null, 2)}\n`);
    writeFileSync(inProject('docs', 'benchmarks.md'), pageOf(figures));
  }
  process.exit(0);
});

/** The figures of the last commit; undefined outside of a checkout. A run may have replaced those of the file. */
function committedFigures() {
  try {
    const text = execFileSync('git', ['show', 'HEAD:./docs/benchmarks.json'], {
      cwd: inProject(),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Measures what the options name; returns the sections of the document. */
async function measure(served) {
  const sections = {};
  if (!only || only === 'home') {
    const { rows, text } = await measureHome({ ...served, rounds: amount.home });
    sections['Home page'] = { figures: rows, text };
  }
  if (only === 'lists' || !(only || smoke || essential)) sections.Lists = { figures: await lists(served) };
  if (!only || only === 'subsystems') sections.Subsystems = { figures: await subsystems(served) };
  // The rest runs only when it is named: a replayed day takes minutes, and the clicks serve all subsystems.
  if (only === 'day') {
    const { rows, text } = await measureDay({ ...served, persons: amount.persons, moves: amount.moves });
    sections['Replayed day'] = { figures: rows, text };
  }
  if (only === 'clicks')
    sections.Clicks = { figures: await measureClicks({ browser: served.browser, rounds: amount.clicks }) };
  return sections;
}

async function subsystems({ browser, inner, output }) {
  const bench = await prepareSubsystems({ browser, inner, output });
  const parts = {
    return: () => measureReturn(bench, { rounds: amount.back }),
    many: () => (amount.many > 0 ? measureManyAlive(bench, { rounds: amount.many }) : []),
    first: () => measureFirstOpen(bench, { rounds: amount.first }),
    link: () => measureDeepLink(bench, { rounds: amount.link }),
    pointed: () => measurePointedAt(bench, { rounds: amount.pointed }),
    ahead: () => measureMountedAhead(bench, { rounds: amount.pointed }),
    switches: () => measureSwitches(bench, { switches: amount.switches }),
    rest: () => measureRest(bench, { seconds: amount.seconds }),
  };
  // A smoke run checks that the servers, the browser and the pages of the bench work.
  const usual = smoke && !only ? ['return'] : essential ? ['return', 'first', 'link', 'pointed'] : Object.keys(parts);
  const rows = [];
  for (const name of part?.split(',') ?? usual) rows.push(...(await parts[name]()));
  return rows;
}

async function lists(served) {
  const rounds = amount.lists;
  return [
    ...(await measureCachedList(served, { rounds })),
    ...(await measureLongList(served, { rounds })),
    ...(await measureScrolling(served, { rounds })),
  ];
}

// The edit loop of `npm start`, in a copy of the project: how long until a page is usable, and until an edit is visible.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { buildSubsystems } from '../../scripts/lib/builds.mjs';
import { median, usable } from '../../scripts/lib/measure.mjs';
import { anyFreePort } from '../../scripts/lib/ports.mjs';
import { start } from '../../scripts/lib/processes.mjs';
import { CliError, inProject, root } from '../../scripts/lib/project.mjs';

const LIST = '/mainApp/noticeList';
const TYPED = 'typed before the edit';
const LONGEST_MS = 60_000;
/** Webpack writes its cache after an idle period; stopping earlier leaves none. */
const CACHE_WRITTEN_MS = 20_000;

/** Copied: files of the commit and generated from it; caches, reports and the portal's output are not. */
const isCopied = (path) =>
  !/(^|\/)(node_modules|\.umi(-\w+)?)(\/|$)|^(\.git|\.builds|\.cache|dist|reports|test-results|coverage)(\/|$)/.test(
    path,
  );

function copyProject({ withPackages }) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-edit-'));
  cpSync(root, folder, { recursive: true, filter: (source) => isCopied(relative(root, source)) });
  if (withPackages) {
    // A folder of links: packages are shared, node_modules/.cache is not.
    mkdirSync(join(folder, 'node_modules'));
    for (const name of readdirSync(inProject('node_modules')).filter((each) => each !== '.cache'))
      symlinkSync(inProject('node_modules', name), join(folder, 'node_modules', name));
  }
  return folder;
}

/** Runs `npm start` in a folder; returns a page of the portal and the seconds until it was usable. */
async function startPortal(browser, folder) {
  const from = performance.now();
  const [portal, subsystems] = [await anyFreePort(), await anyFreePort()];
  const origin = `http://localhost:${portal}`;
  const { ended, stop } = start([process.execPath, 'scripts/start.mjs'], {
    cwd: folder,
    env: { PORTAL_PORT: String(portal), SUBSYSTEM_PORT: String(subsystems) },
  });
  let output;
  void ended.then((end) => (output = end.output));
  while (!(await answers(origin))) {
    if (output !== undefined) throw new CliError(`${output}\nnpm start ended early (see above).`);
    await new Promise((next) => setTimeout(next, 100));
  }
  const answered = performance.now() - from;
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  const messages = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`error: ${error.message}`));
  await page.goto(`${origin}/?ssoToken=persona-demo.wedit`, { waitUntil: 'commit', timeout: LONGEST_MS });
  await page.waitForFunction(usable.home, undefined, { timeout: 4 * LONGEST_MS });
  const milliseconds = performance.now() - from;
  return {
    milliseconds,
    answered,
    origin,
    page,
    messages,
    stop: async () => {
      await context.close();
      await stop();
    },
  };
}

const answers = (origin) =>
  fetch(origin, { headers: { accept: 'text/html' } }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Changes a file and returns the milliseconds until `isVisible()` holds. */
async function edit(file, change, isVisible) {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new CliError(`${basename(file)} no longer has what the benchmark edits.`);
  const from = performance.now();
  writeFileSync(file, after);
  await isVisible();
  return performance.now() - from;
}

/** Edits on the list of notices: each is visible there, and each round makes another change. */
const edits = {
  component: {
    name: 'Component',
    file: 'src/features/notices/list/NoticeList.tsx',
    change: (text, round) =>
      text.replace(/title=\{t\('route\.noticeList'\)[^}]*\}/, `title={t('route.noticeList') + '·${round}'}`),
    isVisible: (round) => `document.querySelector('h1')?.textContent.endsWith('·${round}')`,
  },
  style: {
    name: 'Style',
    file: 'src/features/notices/list/NoticeList.module.css',
    change: (text, round) => `${text}\n.title {\n  outline-color: rgb(1 2 ${round});\n}\n`,
    isVisible: (round) =>
      `getComputedStyle(document.querySelector('[data-notice-id]') ?? document.body).outlineColor === 'rgb(1, 2, ${round})'`,
  },
  text: {
    name: 'Text in Chinese',
    file: 'src/locales/zh-CN/notices.ts',
    change: (text, round) => text.replace(/('notices\.preview\.noticeTitle': )'[^']*'/, `$1'公告标题·${round}'`),
    isVisible: (round) => `document.body.innerText.includes('公告标题·${round}')`,
  },
};

async function measureEdit({ page, folder, rounds }, { file, change, isVisible }) {
  const times = [];
  let keeps = 0;
  for (let round = 1; round <= rounds; round += 1) {
    await page.evaluate(() => (window.__hasNotReloaded = true));
    await page.getByRole('searchbox').or(page.locator('main input[type=text]')).first().fill(TYPED);
    times.push(
      await edit(
        join(folder, file),
        (text) => change(text, round),
        () => page.waitForFunction(isVisible(round), undefined, { timeout: LONGEST_MS }),
      ),
    );
    // Long enough for a reload to follow.
    await page.waitForTimeout(1_000);
    const kept = `window.__hasNotReloaded === true && [...document.querySelectorAll('input')].some(({ value }) => value === '${TYPED}')`;
    if (await page.evaluate(kept)) keeps += 1;
    else await page.waitForSelector('[data-notice-id]');
  }
  return { times, keeps };
}

/** Calls an endpoint repeatedly after an edit of its mock; returns the times until the new code responded. */
async function measureMock({ origin, folder, rounds }) {
  const times = [];
  for (let round = 1; round <= rounds; round += 1) {
    const isNew = async () => {
      const answer = await fetch(`${origin}/_base/new/notice/2.0/list?pageNo=1&pageSize=1`, {
        headers: { ssoToken: 'persona-demo.wedit' },
      }).then((response) => response.json());
      return answer.data?.edited === round;
    };
    times.push(
      await edit(
        join(folder, 'mock/notices.ts'),
        (text) =>
          text.replace(/return \{\n\s+\.\.\.page,( edited: \d+,)?/, `return {\n      ...page, edited: ${round},`),
        async () => {
          const end = Date.now() + LONGEST_MS;
          while (!(await isNew())) if (Date.now() > end) throw new CliError('The edited mock did not answer.');
        },
      ),
    );
  }
  return times;
}

const seconds = (milliseconds) => milliseconds / 1000;
const list = (times) => times.map((time) => `${seconds(time).toFixed(2)} s`).join(', ');
const row = (name, times, limit, more = '') => ({
  name,
  ratio: seconds(median(times)),
  limit,
  detail: list(times) + more,
});

/** Rows of the table; without `warm` starts it takes one start. */
export async function measureEdits(browser, { rounds, warm }) {
  await buildSubsystems();
  const folder = copyProject({ withPackages: true });
  const rows = [];
  try {
    const first = await startPortal(browser, folder);
    rows.push(startRow('Start without a cache → usable, in s', [first], 20));
    await first.page.goto(first.origin + LIST);
    await first.page.waitForSelector('[data-notice-id]');
    first.messages.length = 0;
    for (const each of Object.values(edits)) {
      const { times, keeps } = await measureEdit({ ...first, folder, rounds }, each);
      rows.push(row(`${each.name} edited → visible, in s`, times, 1, `; typed text kept ${keeps} of ${rounds}`));
      rows.push({ name: `${each.name} edited: typed text lost`, ratio: rounds - keeps, limit: 0, detail: '' });
    }
    rows.push(row('Mock edited → new answer, in s', await measureMock({ ...first, folder, rounds }), 1));
    await first.page.reload();
    await first.page.waitForSelector('[data-notice-id]');
    const odd = first.messages.filter((text) => /^(warning|error):/.test(text));
    const kinds = [...new Set(odd)].map((text) => text.slice(0, 120).replace(/\s+/g, ' ').replaceAll('|', '/'));
    rows.push({ name: 'Warnings and errors in the console', ratio: odd.length, limit: 0, detail: kinds.join('; ') });
    if (warm > 0) await first.page.waitForTimeout(CACHE_WRITTEN_MS);
    await first.stop();

    const again = [];
    for (let round = 0; round < warm; round += 1) {
      const portal = await startPortal(browser, folder);
      await portal.stop();
      again.push(portal);
    }
    if (warm > 0) rows.push(startRow('Start with the cache → usable, in s', again, 8));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return rows;
}

const startRow = (name, portals, limit) =>
  row(
    name,
    portals.map(({ milliseconds }) => milliseconds),
    limit,
    `; the server answers after ${list(portals.map(({ answered }) => answered))}`,
  );

/** A clone with nothing installed, built or cached; needs the package registry. */
export async function measureBareClone(browser) {
  const folder = copyProject({ withPackages: false });
  for (const parent of ['subsystems', 'packages'])
    for (const each of readdirSync(join(folder, parent), { withFileTypes: true }))
      if (each.isDirectory()) rmSync(join(folder, parent, each.name, 'dist'), { recursive: true, force: true });
  try {
    const portal = await startPortal(browser, folder);
    await portal.stop();
    return [startRow('Bare clone → usable, in s', [portal], 75)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

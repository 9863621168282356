import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { findChromium } from '../src/browser/chromium.mjs';
import { anyFreePort } from '../src/ports.mjs';

const SLOW_MS = 60_000;
const DEFAULT_PORT = '5173';
/** What a person has typed stays over an edit where the tool keeps the state of components. */
const KEEPS_STATE = ['react', 'umi'];

/** Lets a new project listen on another port than every other new project. */
async function movePort(folder) {
  const port = String(await anyFreePort());
  for (const name of ['portal.json', 'vite.config.ts', 'build.mjs', '.env']) {
    const file = join(folder, name);
    let text;
    try {
      text = readFileSync(file, 'utf8');
    } catch {
      continue;
    }
    writeFileSync(file, text.replaceAll(DEFAULT_PORT, port));
  }
}

/** Waits until nothing responds there: what the command has started ends with it. */
async function expectEnded(address) {
  for (let waited = 0; waited < 100; waited += 1) {
    const responds = await fetch(address).then(
      () => true,
      () => false,
    );
    if (!responds) return;
    await delay(100);
  }
  throw new Error(`${address} still responds`);
}

/** Waits until something is seen, to the nearest few ms: Playwright's own waiting looks only twice a second. */
async function untilSeen(locator) {
  for (const end = Date.now() + SLOW_MS; !(await locator.isVisible()); await delay(10))
    if (Date.now() > end) throw new Error(`${locator} is not seen`);
}

/** Starts Chromium for `editInPortal`. */
export function launchBrowser() {
  const { path: executablePath, broken } = findChromium();
  if (!executablePath) throw new Error(broken ?? 'No Chromium is installed');
  return chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
}

/**
 * Runs `npm run dev` in an installed project, and edits a text while its form is open in the portal: the edit is seen,
 * and neither the page of the portal nor the address is lost.
 *
 * @returns What kept what, and how many ms passed from the edit until it was seen.
 */
export async function editInPortal({ installation, folder, stack, code, browser }) {
  await movePort(folder);
  const { dev } = JSON.parse(readFileSync(join(folder, 'portal.json'), 'utf8'));
  const server = installation.startScript(folder, 'dev', '--port', String(await anyFreePort()));
  const context = await browser.newContext({ locale: 'zh-CN' });
  try {
    const [, address] = /inside a portal:\s+(http\S+)/.exec(await server.waitFor(/Ctrl-C stops everything/));
    const page = await context.newPage();
    page.setDefaultTimeout(SLOW_MS);
    const startedAt = Date.now();
    await page.goto(address);
    const pane = page.locator(`[data-pane="${code}"][data-state="mounted"]`);
    await pane.waitFor();
    const isFrame = (await pane.locator('iframe').count()) > 0;
    const program = isFrame ? pane.frameLocator('iframe') : pane;
    await program.getByRole('heading', { name: '记录' }).waitFor();
    const openedMs = Date.now() - startedAt;
    await program.getByRole('link', { name: '新增记录' }).click();
    await program.getByLabel('标题').fill('半句话');
    // A name on the window would be removed with the program that was there when it appeared.
    const loadedAt = () => page.evaluate(() => performance.timeOrigin);
    const before = await loadedAt();

    const file = join(folder, 'src/texts.ts');
    const texts = readFileSync(file, 'utf8');
    writeFileSync(file, texts.replace("title: '标题'", "title: '新标题'"));
    const editedAt = Date.now();
    const field = program.getByLabel('新标题', { exact: true });
    await untilSeen(field);
    const editMs = Date.now() - editedAt;
    if ((await loadedAt()) !== before) throw new Error('The page of the portal was reloaded');
    const { pathname } = new URL(page.url());
    if (pathname !== `/${code}/records/new`) throw new Error(`The edit led to ${pathname}`);
    const hasKept = (await field.inputValue()) === '半句话';
    if (KEEPS_STATE.includes(stack) && !hasKept) throw new Error('What was typed is lost');
    writeFileSync(file, texts);
    return { isFrame, openedMs, editMs, hasKept };
  } finally {
    await context.close();
    await server.stop();
    await expectEnded(dev.address);
  }
}

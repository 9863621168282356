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
  for (const end = Date.now() + SLOW_MS; Date.now() < end; await delay(100)) {
    const responds = await fetch(address).then(
      () => true,
      () => false,
    );
    if (!responds) return;
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

/** Replaces the label of the form that is open, which holds `typed`; the page of the portal and its address stay. */
async function editForm({ page, program, folder, code, typed }) {
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
  const hasKept = (await field.inputValue()) === typed;
  writeFileSync(file, texts);
  return { editMs, hasKept };
}

/** Opens the form of a program; resolves to its field. */
async function openForm(program) {
  await program.getByRole('heading', { name: '记录' }).waitFor();
  await program.getByRole('link', { name: '新增记录' }).click();
  return program.getByLabel('标题');
}

/** The program in a pane, in the document or in a frame. */
async function programIn(pane) {
  const isFrame = (await pane.locator('iframe').count()) > 0;
  return { isFrame, program: isFrame ? pane.frameLocator('iframe') : pane };
}

/** What a page and its frames show, for the message of a failure. */
async function shownBy(page) {
  const texts = page.frames().map(async (frame) => {
    const text = await frame.evaluate('document.body.innerText').catch(String);
    return `${frame.url()}: ${text.replace(/\s+/g, ' ').slice(0, 400)}`;
  });
  return (await Promise.all(texts)).join('\n');
}

/** Runs `npm run dev` in an installed project while `use` has a page; then everything that was started ends. */
async function withDevServer({ installation, folder, browser, args, isStarted }, use) {
  await movePort(folder);
  const { dev } = JSON.parse(readFileSync(join(folder, 'portal.json'), 'utf8'));
  const server = installation.startScript(folder, 'dev', ...args);
  const context = await browser.newContext({ locale: 'zh-CN' });
  const page = await context.newPage();
  try {
    page.setDefaultTimeout(SLOW_MS);
    return await use({ page, printed: await server.waitFor(isStarted) });
  } catch (error) {
    throw new Error(`${error.message}\n${await shownBy(page)}\n${server.printed()}`, { cause: error });
  } finally {
    await context.close();
    await server.stop();
    await expectEnded(dev.address);
  }
}

/**
 * Runs `npm run dev` in an installed project, and edits a text while its form is open in the portal: the edit is seen,
 * and neither the page of the portal nor the address is lost.
 *
 * @returns What kept what, and how many ms passed from the edit until it was seen.
 */
export async function editInPortal({ installation, folder, stack, code, browser }) {
  const args = ['--port', String(await anyFreePort())];
  const options = { installation, folder, browser, args, isStarted: /Ctrl-C stops everything/ };
  return withDevServer(options, async ({ page, printed }) => {
    const [, address] = /inside a portal:\s+(http\S+)/.exec(printed);
    const startedAt = Date.now();
    await page.goto(address);
    const pane = page.locator(`[data-pane="${code}"][data-state="mounted"]`);
    await pane.waitFor();
    const { isFrame, program } = await programIn(pane);
    await program.getByRole('heading', { name: '记录' }).waitFor();
    const openedMs = Date.now() - startedAt;
    await (await openForm(program)).fill('半句话');
    const { editMs, hasKept } = await editForm({ page, program, folder, code, typed: '半句话' });
    if (KEEPS_STATE.includes(stack) && !hasKept) throw new Error('What was typed is lost');
    return { isFrame, openedMs, editMs, hasKept };
  });
}

/**
 * Runs `npm run dev -- --in` in an installed project whose code a portal has registered: follows the printed link,
 * agrees, edits, and resets it. `token` signs in.
 */
export async function editInDeployedPortal({ installation, folder, code, browser, portal, token }) {
  const options = { installation, folder, browser, args: ['--in', portal], isStarted: /Ctrl-C stops it/ };
  return withDevServer(options, async ({ page, printed }) => {
    const [link] = new RegExp(`${portal}/override\\S+`).exec(printed);
    const own = new URL(link).searchParams.get('address');
    const requested = [];
    page.on('request', (request) => request.url().startsWith(own) && requested.push(request.url()));
    await page.context().addCookies([{ name: 'ssoToken', value: token, url: portal }]);
    await page.goto(link);
    await page.locator('main').getByText(own, { exact: true }).waitFor();
    if (requested.length > 0) throw new Error(`${requested[0]} was requested before the consent`);
    await page.getByRole('button', { name: '在本窗口打开' }).click();

    const pane = page.locator(`[data-pane="${code}"][data-state="mounted"]`);
    const bar = pane.locator('[data-override="on"]').filter({ hasText: own });
    await bar.waitFor();
    await page.waitForFunction(() => globalThis.document.title.startsWith('[替换] '));
    const { isFrame, program } = await programIn(pane);
    await (await openForm(program)).waitFor();
    const { editMs } = await editForm({ page, program, folder, code, typed: '' });

    await bar.getByRole('button').click();
    await page.waitForFunction(() => globalThis.sessionStorage.getItem('portal.overrides') === null);
    await bar.waitFor({ state: 'detached' });
    await pane.waitFor();
    await page.waitForFunction(() => !globalThis.document.title.startsWith('[替换]'));
    if (await pane.getByLabel('标题').isVisible()) throw new Error('The program is there after the reset');
    return { isFrame, editMs };
  });
}

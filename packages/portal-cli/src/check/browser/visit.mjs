import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compareStyles, countReactMarks, readLeftovers, readOpenings, readScreen, runAxe, visit } from './probes.mjs';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('playwright-core').ElementHandle<Element>} Root
 * @typedef {import('./probes.mjs').Screen} Screen
 * @typedef {import('./instrument.mjs').Recorded} Recorded
 * @typedef {{ outcome: string, failure?: string, text: string }} Opening
 * @typedef {{ url: string, status: number, error: string, isOwnFile: boolean, hasToken: boolean, phase: string }} ProgramRequest
 * @typedef {{ type: string, text: string, url: string, line: number }} ConsoleLine
 * @typedef {(isGood: (screen: Screen | undefined) => unknown, timeoutMs?: number) => Promise<Screen | undefined>} ReadSettled
 *
 * What one visit has seen; a part is missing when the visit ended before it.
 *
 * @typedef {object} Observation
 * @property {string} step What is done at present, for a visit that does not come to its end.
 * @property {Opening} [opening]
 * @property {Screen} [screen]
 * @property {{ link: string, hasReloaded: boolean, title: [string, string], there?: Screen, back?: Screen, deep?: Screen }} [move]
 * @property {Screen} [chinese] Before the language is changed.
 * @property {Screen} [translated]
 * @property {{ timers: number, frames: number }} [hidden]
 * @property {string} [styleLeak]
 * @property {boolean} [hasUnsaved]
 * @property {number} [closeMs]
 * @property {Record<string, number>} [leftovers]
 * @property {boolean} [hasReact] The program has a copy of React.
 * @property {Opening} [second]
 * @property {Screen} [secondScreen]
 * @property {Screen} [narrow]
 * @property {{ rule: string, help: string, target: string }[]} [axe]
 * @property {import('./instrument.mjs').Violation[]} violations
 * @property {ProgramRequest[]} requests
 * @property {ConsoleLine[]} lines
 * @property {string[]} uncaught
 * @property {number} scriptBytes Compressed size of the scripts that the first screen has loaded.
 */

/** A page of the portal that needs no program. */
const OTHER_PAGE = '/personalInfo';
/** A person of the mock servers, with data of its own. */
const TOKEN = `persona-demo.w${randomBytes(5).toString('hex')}`;

const OPENING_TIMEOUT_MS = 40_000;
const CHANGE_TIMEOUT_MS = 3_000;
/** Frameworks may draw after mount has resolved. */
const DRAWING_TIMEOUT_MS = 15_000;
/** How long a hidden program is observed, after it had time to stop. */
const HIDDEN_MS = 700;
const SETTLE_MS = 300;
/** For pages that request without an end. */
const SETTLING_TIMEOUT_MS = 5_000;
const WIDE = { width: 1366, height: 768 };
const NARROW = { width: 375, height: 768 };

/** What a page may wait for before it is drawn. */
const LOADED_TYPES = new Set(['script', 'stylesheet', 'fetch', 'xhr']);

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** @param {number} ms */
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/**
 * The first result that is good, or the last one.
 *
 * @template Value
 * @param {() => Promise<Value>} read
 * @param {(value: Value) => unknown} isGood
 * @param {number} [timeoutMs]
 */
async function until(read, isGood, timeoutMs = CHANGE_TIMEOUT_MS) {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const value = await read();
    if (isGood(value) || Date.now() > end) return value;
    await pause(50);
  }
}

/** @returns {Observation} */
export const newObservation = () => ({
  step: 'while the portal was started',
  violations: [],
  requests: [],
  lines: [],
  uncaught: [],
  scriptBytes: 0,
});

/**
 * Visits a program in the portal as a person does: opens it, follows a link and goes back, changes the language, leaves
 * it, closes it, opens it again and loads the address of an inner page.
 *
 * @param {Page} page
 * @param {Observation} seen - Filled while it goes on.
 * @param {{ code: string, isolation: 'sandbox' | 'frame', origin: string, portalOrigin: string, path?: string }} program
 */
export async function observe(page, seen, { code, isolation, origin, portalOrigin, path = `/${code}` }) {
  const isFrame = isolation === 'frame';
  const selector = `[data-pane="${code}"], [data-pane^="${code}:"]`;
  let phase = 'open';
  const cdp = await page.context().newCDPSession(page);
  const { isLoading } = await watch(page, cdp, seen, { origin, portalOrigin, phaseNow: () => phase });

  /** The element that has everything of the program. @returns {Promise<Root | null>} */
  const findRoot = async () => {
    const inside = page.locator(`:is(${selector})[data-shown="true"]`);
    if (!isFrame)
      return /** @type {Promise<Root | null>} */ (inside.elementHandle({ timeout: 2_000 }).catch(() => null));
    const frame = await (await page.$(`:is(${selector}) iframe`))?.contentFrame();
    return /** @type {Root | null} */ ((await frame?.$('body')) ?? null);
  };
  const read = async () => {
    const root = await findRoot();
    return root?.evaluate(readScreen).catch(() => undefined);
  };
  const readDrawn = () => until(read, (screen) => screen && !screen.isEmpty, DRAWING_TIMEOUT_MS);
  /** @type {ReadSettled} A page that still loads its code or its data is not the page that it becomes. */
  const readSettled = async (isGood, timeoutMs) => {
    await until(read, isGood, timeoutMs);
    let mark = '';
    let since = Date.now();
    return until(
      read,
      (screen) => {
        if (isLoading() || screen?.mark !== mark) {
          mark = screen?.mark ?? '';
          since = Date.now();
        }
        return isGood(screen) && Date.now() - since >= SETTLE_MS;
      },
      SETTLING_TIMEOUT_MS,
    );
  };

  /** @param {number} count Openings that ended before. @returns {Promise<Opening>} */
  const opened = async (count) => {
    const openings = await until(
      () => page.evaluate(readOpenings, code),
      (list) => list.length > count,
      OPENING_TIMEOUT_MS,
    );
    const last = openings[count];
    if (last?.outcome === 'mounted') return { outcome: 'mounted', text: '' };
    const text = await page
      .locator(selector)
      .first()
      .innerText({ timeout: 1_000 })
      .catch(() => '');
    return {
      outcome: last?.outcome ?? 'timed out',
      failure: last?.failure,
      text: text.replace(/\s+/g, ' ').slice(0, 200),
    };
  };
  const recorded = async () => {
    /** @type {Recorded[]} */
    const all = await Promise.all(
      page
        .frames()
        .map((frame) => frame.evaluate(() => /** @type {any} */ (window).__portalCheck__).catch(() => undefined)),
    );
    return all.filter(Boolean);
  };
  const counts = async () => {
    const all = await recorded();
    const sum = (/** @type {'timers' | 'frames'} */ name) => all.reduce((total, one) => total + one[name], 0);
    return { timers: sum('timers'), frames: sum('frames') };
  };
  const keepViolations = async () => {
    for (const { violations } of await recorded()) seen.violations.push(...violations.splice(0));
    // What is read from another process is a copy.
    for (const frame of page.frames())
      await frame
        .evaluate(() => void (/** @type {any} */ (window).__portalCheck__?.violations.splice(0)))
        .catch(() => undefined);
  };

  await page.setViewportSize(WIDE);
  await page.context().addCookies([{ name: 'ssoToken', value: TOKEN, url: portalOrigin }]);
  await page.goto(`${portalOrigin}${OTHER_PAGE}`);
  await page.getByRole('button', { name: /用户菜单|User menu/i }).waitFor();
  // What the portal loads when it is idle is there before the program is.
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  const marksBefore = await page.evaluate(countReactMarks);

  seen.step = 'while it was opened';
  await page.evaluate(visit, path);
  seen.opening = await opened(0);
  if (seen.opening.outcome !== 'mounted') {
    await keepViolations();
    return;
  }
  seen.screen = await readDrawn();
  // Data arrive after the first screen.
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  seen.screen = (await read()) ?? seen.screen;
  phase = 'use';

  const first = seen.screen;
  const own = `${portalOrigin}/${code}`;
  const link = first?.links.find(
    ({ href }) => href.startsWith(`${own}/`) && href.replace(/[#?].*/, '') !== page.url().replace(/[#?].*/, ''),
  );
  seen.step = 'while its link was followed';
  if (first && link) seen.move = await followLink(page, first, link.href, { findRoot, readSettled });
  if (seen.move?.hasReloaded) {
    await keepViolations();
    return;
  }

  seen.step = 'while its first page was opened again';
  if (page.url() !== `${portalOrigin}${path}`) await page.evaluate(visit, path);
  seen.chinese = await readDrawn();
  seen.step = 'while the language was changed';
  await page.getByRole('button', { name: /用户菜单|User menu/i }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  seen.translated = await until(
    read,
    (screen) => JSON.stringify(screen?.chrome) !== JSON.stringify(seen.chinese?.chrome),
  );

  seen.step = 'while it was left for another page';
  await page.evaluate(visit, OTHER_PAGE);
  await page.locator(`:is(${selector})[data-shown="false"]`).waitFor({ state: 'attached', timeout: 5_000 });
  await pause(SETTLE_MS);
  phase = 'hidden';
  const before = await counts();
  await pause(HIDDEN_MS);
  const after = await counts();
  seen.hidden = { timers: after.timers - before.timers, frames: after.frames - before.frames };
  phase = 'close';
  await page.evaluate(compareStyles);
  const marks = await page.evaluate(countReactMarks);

  seen.step = 'while it was closed';
  const closed = await close(page, code);
  seen.hasUnsaved = closed.hasUnsaved;
  if (!closed.hasLeft) {
    await keepViolations();
    return;
  }
  seen.closeMs = closed.ms;
  seen.leftovers = await page.evaluate(readLeftovers, code);
  seen.hasReact = marks > marksBefore;
  // The same page of the portal, with and without the program.
  seen.styleLeak = await page.evaluate(compareStyles);

  seen.step = 'while it was opened a second time';
  phase = 'second';
  const { length } = await page.evaluate(readOpenings, code);
  await page.evaluate(visit, path);
  seen.second = await opened(length);
  if (seen.second.outcome === 'mounted') {
    seen.secondScreen = await readDrawn();
    const root = await findRoot();
    const frame = (await root?.ownerFrame()) ?? page.mainFrame();
    await frame.evaluate(axeSource);
    seen.axe = await root?.evaluate(runAxe);
    await page.setViewportSize(NARROW);
    await pause(SETTLE_MS);
    seen.narrow = await read();
    await page.setViewportSize(WIDE);
  }
  await keepViolations();

  if (seen.move?.there) {
    seen.step = 'while the address of an inner page was loaded';
    phase = 'deep';
    // Chinese again, as when the link was followed.
    await page.evaluate(() => localStorage.removeItem('portal.language'));
    await page.goto(seen.move.link);
    const deep = await opened(0);
    if (deep.outcome === 'mounted')
      seen.move.deep = await until(read, (screen) => screen?.mark === seen.move?.there?.mark, DRAWING_TIMEOUT_MS);
    await keepViolations();
  }
}

/**
 * Follows a link of the program, and goes back.
 *
 * @param {Page} page
 * @param {Screen} first
 * @param {string} link
 * @param {{ findRoot(): Promise<Root | null>, readSettled: ReadSettled }} program
 */
async function followLink(page, first, link, { findRoot, readSettled }) {
  const start = page.url();
  const title = await page.title();
  await page.evaluate(() => {
    /** @type {any} */ (window).__portalCheck__.isSameDocument = true;
  });
  const root = await findRoot();
  const anchor = await root?.evaluateHandle(
    (element, href) => [...element.querySelectorAll('a')].find((one) => one.href === href) ?? null,
    link,
  );
  await anchor
    ?.asElement()
    ?.click({ timeout: 2_000 })
    .catch(() => undefined);
  const isHere = () =>
    page.evaluate(() => /** @type {any} */ (window).__portalCheck__.isSameDocument === true).catch(() => false);
  await until(
    async () => page.url(),
    (url) => url === link,
  );
  await pause(SETTLE_MS);
  if (!(await isHere())) return { link, hasReloaded: true, title: /** @type {[string, string]} */ ([title, title]) };
  if (page.url() !== link) return undefined;
  const there = await readSettled((screen) => screen && screen.mark !== first.mark);
  /** @type {[string, string]} */
  const titles = [title, await page.title()];
  await page.goBack({ waitUntil: 'commit' }).catch(() => null);
  await until(
    async () => page.url(),
    (url) => url === start,
  );
  const back = await readSettled((screen) => screen?.mark === first.mark);
  return { link, hasReloaded: false, title: titles, there, back };
}

/** Closes the program with the inspector. @param {Page} page @param {string} code */
async function close(page, code) {
  await page.keyboard.press('Control+Alt+d');
  const card = page.locator(`[data-inspected="${code}"], [data-inspected^="${code}:"]`).first();
  await card.waitFor();
  const hasUnsaved = await card.getByText(/有未保存的内容|Unsaved/i).isVisible();
  const startedAt = Date.now();
  await card.getByRole('button').nth(1).click();
  const pane = page.locator(`[data-pane="${code}"], [data-pane^="${code}:"]`);
  const hasLeft = await pane.waitFor({ state: 'detached', timeout: hasUnsaved ? 500 : 8_000 }).then(
    () => true,
    () => false,
  );
  const ms = Date.now() - startedAt;
  await page.keyboard.press('Escape');
  return { hasUnsaved, hasLeft, ms };
}

/**
 * Collects what the browser reports while the page is open.
 *
 * @param {Page} page
 * @param {import('playwright-core').CDPSession} cdp
 * @param {Observation} seen
 * @param {{ origin: string, portalOrigin: string, phaseNow(): string }} program
 */
async function watch(page, cdp, seen, { origin, portalOrigin, phaseNow }) {
  const isOwn = (/** @type {string} */ url) => url.startsWith(`${origin}/`);
  /** @type {Map<string, ProgramRequest>} */
  const byId = new Map();
  /** @type {Set<string>} */
  const scripts = new Set();
  const hasToken = (/** @type {object} */ headers) => JSON.stringify(headers).includes(TOKEN);

  /** @param {any} stack @returns {boolean} */
  const isFromProgram = (stack) =>
    Boolean(stack) &&
    (stack.callFrames.some((/** @type {{ url: string }} */ { url }) => isOwn(url)) || isFromProgram(stack.parent));

  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request, initiator }) => {
    const { url } = request;
    if (!isFromProgram(initiator.stack) && !isOwn(url) && !isOwn(initiator.url ?? '')) return;
    if (isOwn(url) && /\.m?js$/.test(url.replace(/[?#].*/, '')) && phaseNow() === 'open') scripts.add(requestId);
    // The portal's own calls for a program are signed by the portal.
    const isAsked = isFromProgram(initiator.stack) && !url.startsWith(`${portalOrigin}/`);
    const one = {
      url,
      status: 0,
      error: '',
      isOwnFile: isOwn(url),
      hasToken: isAsked && hasToken(request.headers),
      phase: isFromProgram(initiator.stack) ? phaseNow() : 'load',
    };
    byId.set(requestId, one);
    seen.requests.push(one);
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const one = byId.get(requestId);
    if (one) one.status = response.status;
  });
  cdp.on('Network.loadingFailed', ({ requestId, errorText, blockedReason, canceled }) => {
    const one = byId.get(requestId);
    if (one && !canceled && !blockedReason) one.error = errorText;
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) seen.scriptBytes += encodedDataLength;
  });

  // Frames of another process have a session of their own.
  page.on('request', (request) => {
    if (!isOwn(request.frame().url()) || request.isNavigationRequest()) return;
    seen.requests.push({
      url: request.url(),
      status: 0,
      error: '',
      isOwnFile: isOwn(request.url()),
      hasToken: hasToken(request.headers()),
      phase: request.resourceType() === 'fetch' || request.resourceType() === 'xhr' ? phaseNow() : 'load',
    });
  });
  /** @type {Set<import('playwright-core').Request>} */
  const loading = new Set();
  page.on('request', (request) => {
    if (LOADED_TYPES.has(request.resourceType())) loading.add(request);
  });
  page.on('requestfinished', (request) => loading.delete(request));
  page.on('requestfailed', (request) => loading.delete(request));
  page.on('response', (response) => {
    const one = seen.requests.find(({ url, status }) => url === response.url() && status === 0);
    if (one) one.status = response.status();
  });

  page.on('console', (message) => {
    const { url, lineNumber } = message.location();
    seen.lines.push({ type: message.type(), text: message.text(), url, line: lineNumber });
  });
  page.on('pageerror', (error) => seen.uncaught.push(error.stack ?? error.message));
  return { isLoading: () => loading.size > 0 };
}

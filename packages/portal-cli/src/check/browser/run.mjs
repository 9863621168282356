import { WORK_ORDER_CODE } from '#portal-rules';
import { chromium } from 'playwright-core';
import { findChromium } from '../../browser/chromium.mjs';
import { CliError } from '../../errors.mjs';
import { NO_PORTAL, findPortal } from '../../world/world.mjs';
import { LATE } from '../deadline.mjs';
import { instrument } from './instrument.mjs';
import { judge } from './judge.mjs';
import { openPlace } from './place.mjs';
import { newObservation, observe } from './visit.mjs';

/**
 * @typedef {import('../subject.mjs').Subject} Subject
 * @typedef {import('../check.mjs').Found} Found
 * @typedef {import('../deadline.mjs').Deadline} Deadline
 * @typedef {import('./place.mjs').Program} Program
 * @typedef {{ portalOrigin: string, codes: ReadonlySet<string>, deadline: Deadline }} World
 * @typedef {typeof tools} Tools
 */

/** Half of a visit is waiting. */
const AT_ONCE = 3;
const STEP_TIMEOUT_MS = 20_000;
/** A minute at most for each program. */
const VISIT_TIMEOUT_MS = 60_000;
/** A page that is closed without being asked takes no longer, unless its program keeps it busy. */
const CLOSE_TIMEOUT_MS = 1_000;
const BEAT_MS = 1_000;
/** No machine is so busy that a page which works does not answer for so long. */
const ANSWER_TIMEOUT_MS = 15_000;

const ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A hidden window of a desktop would stop timers and frames.
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
];

/** What a run needs of the machine. */
const tools = {
  findPortal,
  findChromium,
  openPlace,
  visit: visitOne,
  /** @param {string} executablePath @param {number} timeout */
  launch: (executablePath, timeout) =>
    // The command ends by itself, and the browser with it.
    chromium.launch({ executablePath, args: ARGUMENTS, timeout, handleSIGINT: false, handleSIGTERM: false }),
};

/** @param {unknown} error */
const firstLine = (error) => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

/**
 * Runs programs inside a portal on this machine, in Chromium; returns what was found, by subject, or the reason why
 * nothing was run: there is no browser, or no portal. It ends with the deadline, whatever a program does.
 *
 * @param {readonly Subject[]} subjects
 * @param {Deadline} deadline
 * @param {Partial<Tools>} [given] - For tests.
 * @returns {Promise<{ found: Map<Subject, Found[]>, reason?: string }>}
 */
export async function runInPortal(subjects, deadline, given) {
  const all = { ...tools, ...given };
  const { path: executablePath, broken } = all.findChromium();
  /** @type {Map<Subject, Found[]>} */
  const found = new Map();
  if (!all.findPortal()) return { found, reason: NO_PORTAL };
  if (broken) throw new CliError(broken);
  if (!executablePath)
    return { found, reason: 'No Chromium is installed: install one, or set CHROMIUM_PATH to its executable.' };
  // Two projects with the same code cannot stand in the same registry.
  /** @type {Subject[][]} */
  const groups = [];
  for (const subject of subjects) {
    const group = groups.find((one) => one.every(({ code }) => code !== subject.code));
    if (group) group.push(subject);
    else groups.push([subject]);
  }
  const browser = await deadline.work(
    all.launch(executablePath, Math.max(1, deadline.workLeftMs())).catch((error) => {
      throw new CliError(`Chromium could not be started: ${firstLine(error)}`);
    }),
  );
  if (browser !== LATE)
    try {
      for (const group of groups) await runGroup(browser, group, { found, deadline, all });
    } finally {
      await deadline.close(browser.close());
    }
  for (const subject of subjects)
    if (!found.has(subject))
      found.set(subject, [unfinished(`the ${deadline.seconds} seconds were over before it was opened`)]);
  return { found };
}

/** @param {string} detail @returns {Found} */
const unfinished = (detail) => ({ name: 'visit-unfinished', detail });

/**
 * @param {import('playwright-core').Browser} browser
 * @param {readonly Subject[]} subjects
 * @param {{ found: Map<Subject, Found[]>, deadline: Deadline, all: Tools }} run
 */
async function runGroup(browser, subjects, { found, deadline, all }) {
  if (deadline.workLeftMs() === 0) return;
  const opening = all.openPlace(subjects);
  const place = await deadline.work(opening);
  if (place === LATE) {
    void opening.then(({ stop }) => stop());
    return;
  }
  const { portalOrigin, programs, stop } = place;
  const codes = new Set(programs.map(({ subject }) => subject.code.toLowerCase()));
  const waiting = programs.map((program, index) => ({ program, subject: /** @type {Subject} */ (subjects[index]) }));
  const newContext = async () => {
    const context = await browser.newContext({
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      serviceWorkers: 'block',
    });
    await context.addInitScript(instrument, portalOrigin);
    return context;
  };
  const lane = async () => {
    let context = await newContext();
    for (let next = waiting.shift(); next && deadline.workLeftMs() > 0; next = waiting.shift()) {
      const seen = await all.visit(context, next.program, { portalOrigin, codes, deadline });
      found.set(next.subject, seen.found);
      if (seen.isClosed) continue;
      // The page that stays open keeps its context busy.
      await deadline.close(context.close(), CLOSE_TIMEOUT_MS);
      context = await newContext();
    }
    await deadline.close(context.close(), CLOSE_TIMEOUT_MS);
  };
  try {
    await deadline.work(Promise.all(Array.from({ length: Math.min(AT_ONCE, programs.length) }, lane)));
  } finally {
    await deadline.close(stop());
  }
}

/**
 * @param {import('playwright-core').BrowserContext} context
 * @param {Program} program
 * @param {World} world
 * @returns {Promise<{ found: Found[], isClosed: boolean }>}
 */
async function visitOne(context, { subject, origin }, { portalOrigin, codes, deadline }) {
  const { code, isolation } = subject;
  // One program has a pane for each of its entries.
  const [entryCode] = /** @type {string[]} */ (subject.entry?.entryCodes ?? []);
  const path = code === WORK_ORDER_CODE ? `/${code}?source=${entryCode}` : `/${code}`;
  await context.clearCookies();
  const page = await context.newPage();
  page.setDefaultTimeout(STEP_TIMEOUT_MS);
  const cdp = await context.newCDPSession(page);
  for (const each of [portalOrigin, origin])
    await cdp.send('Storage.clearDataForOrigin', { origin: each, storageTypes: 'local_storage,indexeddb' });
  const seen = newObservation();
  const heart = watchAnswers(page, [portalOrigin, origin]);
  /** @type {Found | undefined} */
  let end;
  try {
    const startedAt = Date.now();
    const visiting = observe(page, seen, { code, isolation, origin, portalOrigin, path });
    const result = await deadline.work(Promise.race([visiting, heart.stopped]), VISIT_TIMEOUT_MS);
    const seconds = Math.round((Date.now() - startedAt) / 1_000);
    if (result === LATE) end = unfinished(`given up after ${seconds} seconds, ${seen.step}`);
    else if (result === 'busy')
      end = { name: 'page-blocked', detail: `no answer for ${ANSWER_TIMEOUT_MS / 1_000} seconds, ${seen.step}` };
    else if (result === 'crashed') end = unfinished(`its page crashed, ${seen.step}`);
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    end = unfinished(`${isLate ? 'the portal did not get on' : firstLine(error)}, ${seen.step}`);
  }
  heart.end();
  const isClosed = (await deadline.close(page.close(), CLOSE_TIMEOUT_MS)) !== LATE;
  // Before the first screen a visit that was given up says nothing about the program.
  const found = end && !seen.screen ? [] : judge(seen, subject, { portalOrigin, origin, codes });
  return { found: end ? [...found, end] : found, isClosed: isClosed && !end };
}

/**
 * Asks the documents of these origins again and again, until one does not answer.
 *
 * @param {import('playwright-core').Page} page
 * @param {readonly string[]} origins
 */
function watchAnswers(page, origins) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let hasEnded = false;
  /** @type {Promise<'busy' | 'crashed'>} */
  const stopped = new Promise((resolve) => {
    page.once('crash', () => resolve('crashed'));
    const ask = async () => {
      timer = setTimeout(() => resolve('busy'), ANSWER_TIMEOUT_MS);
      const frames = page.frames().filter((frame) => origins.some((origin) => frame.url().startsWith(`${origin}/`)));
      await Promise.all(frames.map((frame) => frame.evaluate(() => 0).catch(() => 0)));
      clearTimeout(timer);
      if (!hasEnded) timer = setTimeout(ask, BEAT_MS);
    };
    timer = setTimeout(ask, BEAT_MS);
  });
  return {
    stopped,
    end() {
      hasEnded = true;
      clearTimeout(timer);
    },
  };
}

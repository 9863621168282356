import { SOURCE_CODE } from '#portal-rules';
import { chromium } from 'playwright-core';
import { findChromium } from '../../browser/chromium.mjs';
import { createDevProxy } from '../../dev/devProxy.mjs';
import { CliError } from '../../errors.mjs';
import { anyFreePort } from '../../ports.mjs';
import { NO_PORTAL, findPortal, startWorld } from '../../world/world.mjs';
import { instrument } from './instrument.mjs';
import { judge } from './judge.mjs';
import { serveBuilds } from './site.mjs';
import { observe } from './visit.mjs';

/**
 * @typedef {import('../subject.mjs').Subject} Subject
 * @typedef {import('../check.mjs').Found} Found
 * @typedef {{ subject: Subject & { code: string }, key: string, origin: string, path: string }} Program
 */

/** Half of a visit is waiting. */
const AT_ONCE = 3;
const STEP_TIMEOUT_MS = 20_000;
/** A minute at most: a program that takes longer is given up, and the report says so. */
const VISIT_TIMEOUT_MS = 60_000;

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

/** Entry for the registry of the portal on this machine. @param {Program} program */
function entryOf({ subject, origin, path }) {
  const { code, entry, isolation } = subject;
  const given = entry ?? { code, name: { 'zh-CN': code, 'en-US': code }, entryCodes: [code] };
  return Object.fromEntries(
    Object.entries({ ...given, isolation, entry: `${origin}${path}`, disabled: undefined }).filter(
      ([, value]) => value !== undefined,
    ),
  );
}

/**
 * Runs programs inside a portal on this machine, in Chromium; returns what was found, by subject, or the reason why
 * nothing was run: there is no browser, or no portal.
 *
 * @param {readonly Subject[]} subjects
 * @returns {Promise<{ found: Map<Subject, Found[]>, reason?: string }>}
 */
export async function runInPortal(subjects) {
  const { path: executablePath, broken } = findChromium();
  const found = new Map();
  if (!findPortal()) return { found, reason: NO_PORTAL };
  if (!executablePath)
    return {
      found,
      reason: broken ?? 'No Chromium is installed: install one, or set CHROMIUM_PATH to its executable.',
    };
  // Two projects with the same code cannot stand in the same registry.
  /** @type {Subject[][]} */
  const groups = [];
  for (const subject of subjects) {
    const group = groups.find((one) => one.every(({ code }) => code !== subject.code));
    if (group) group.push(subject);
    else groups.push([subject]);
  }
  const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
  try {
    for (const group of groups) await runGroup(browser, group, found);
  } finally {
    await browser.close();
  }
  return { found };
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {readonly Subject[]} subjects
 * @param {Map<Subject, Found[]>} found
 */
async function runGroup(browser, subjects, found) {
  const [port, sitePort] = [await anyFreePort(), await anyFreePort()];
  const portalOrigin = `http://localhost:${port}`;
  /** @type {(() => unknown)[]} */
  const stops = [];
  /** @type {Program[]} */
  const programs = [];
  try {
    for (const subject of subjects) {
      const code = subject.code ?? 'program';
      const key = `${code.toLowerCase()}.localhost`;
      let ownPort = sitePort;
      if (subject.responses) {
        ownPort = await anyFreePort();
        const proxy = createDevProxy({ target: new URL(subject.base), portalOrigin });
        await new Promise((done) => proxy.listen(ownPort, 'localhost', () => done(undefined)));
        stops.push(() => {
          proxy.closeAllConnections();
          proxy.close();
        });
      }
      // A release of a server has a folder of its own.
      const path = subject.responses ? new URL(subject.base).pathname : '/';
      programs.push({ subject: { ...subject, code }, key, origin: `http://${key}:${ownPort}`, path });
    }
    const builds = programs.filter(({ subject }) => !subject.responses);
    stops.push(
      await serveBuilds(new Map(builds.map(({ key, subject }) => [key, subject])), { port: sitePort, portalOrigin }),
    );
    const world = await startWorld({
      port,
      subsystemPort: sitePort,
      entries: programs.map(entryOf),
      subsystemOrigins: programs.map(({ origin }) => origin),
    });
    stops.push(world.stop);
    const waiting = programs.map((program, index) => ({ program, subject: /** @type {Subject} */ (subjects[index]) }));
    const codes = new Set(programs.map(({ subject }) => subject.code.toLowerCase()));
    const lane = async () => {
      const context = await browser.newContext({
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
        serviceWorkers: 'block',
      });
      await context.addInitScript(instrument, portalOrigin);
      for (let next = waiting.shift(); next; next = waiting.shift())
        found.set(next.subject, await visitOne(context, next.program, { portalOrigin, codes }));
      await context.close();
    };
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, programs.length) }, lane));
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

/**
 * @param {import('playwright-core').BrowserContext} context
 * @param {Program} program
 * @param {{ portalOrigin: string, codes: ReadonlySet<string> }} world
 * @returns {Promise<Found[]>}
 */
async function visitOne(context, { subject, origin }, { portalOrigin, codes }) {
  const { code, isolation } = subject;
  // One program has a pane for each of its entries.
  const [entryCode] = /** @type {string[]} */ (subject.entry?.entryCodes ?? []);
  const path = code === SOURCE_CODE ? `/${code}?source=${entryCode}` : `/${code}`;
  await context.clearCookies();
  const page = await context.newPage();
  page.setDefaultTimeout(STEP_TIMEOUT_MS);
  const cdp = await context.newCDPSession(page);
  for (const each of [portalOrigin, origin])
    await cdp.send('Storage.clearDataForOrigin', { origin: each, storageTypes: 'local_storage,indexeddb' });
  let timer;
  const limit = new Promise((_, fail) => {
    timer = setTimeout(
      () => fail(new CliError(`it was not done within ${VISIT_TIMEOUT_MS / 1000} seconds`)),
      VISIT_TIMEOUT_MS,
    );
  });
  try {
    const seen = await Promise.race([observe(page, { code, isolation, origin, portalOrigin, path }), limit]);
    return judge(seen, subject, { portalOrigin, origin, codes });
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    return [{ name: 'open-fails', detail: `the check could not go on: ${message.split('\n')[0]}` }];
  } finally {
    clearTimeout(timer);
    await page.close();
  }
}

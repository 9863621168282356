import { PORTAL_PATHS } from '#portal-rules';
import { excerpt } from '../text.mjs';

/**
 * @typedef {import('../check.mjs').Found} Found
 * @typedef {import('../subject.mjs').Subject} Subject
 * @typedef {import('./visit.mjs').Observation} Observation
 */

/** Why an opening failed, by the portal's own kinds. @type {Readonly<Record<string, string>>} */
const BY_FAILURE = {
  'script-error': 'script-fails',
  'no-lifecycles': 'script-fails',
  'mount-error': 'mount-fails',
  'timed-out': 'start-timeout',
  'not-an-app': 'start-timeout',
};
const LEFTOVERS = {
  listeners: 'leaves-listeners',
  timers: 'leaves-timers',
  observers: 'leaves-observers',
  nodes: 'leaves-nodes',
  globals: 'leaves-globals',
  builtIns: 'leaves-built-ins',
};
/** React leaves one of each for each copy of itself, which no program can help. */
const OF_REACT = new Set(['listeners', 'builtIns']);
/** Lines of the browser itself about requests and the policy, which are findings of their own. */
const OF_THE_BROWSER = /^(Failed to load resource|Access to )|Content Security Policy/;
const ELEMENTS_MAX = 3_000;
const UNMOUNT_MAX_MS = 3_000;
/** Callbacks while hidden: a late one is no work that goes on. */
const HIDDEN_MAX = { timers: 3, frames: 5 };
const BUDGET_KIB = 500;

/**
 * Turns what was seen into findings.
 *
 * @param {Observation} seen
 * @param {Subject & { code: string }} subject
 * @param {{ portalOrigin: string, origin: string, codes: ReadonlySet<string> }} world
 * @returns {Found[]}
 */
export function judge(seen, subject, world) {
  const { opening, screen, second } = seen;
  if (!opening) return [];
  if (opening.outcome !== 'mounted') return judgeFailure(opening, seen);
  /** @type {Found[]} */
  const found = [...judgeErrors(seen, subject.code, world.origin), ...judgeRequests(seen, world)];
  const add = (/** @type {string} */ name, /** @type {string} */ detail = '') =>
    void found.push({ name, ...(detail && { detail }) });

  if (!screen || screen.isEmpty) add('draws-nothing');
  else judgeScreen(seen, subject, world, add);

  if (seen.hidden && (seen.hidden.timers > HIDDEN_MAX.timers || seen.hidden.frames > HIDDEN_MAX.frames))
    add('busy-while-hidden', `${seen.hidden.timers} timers and ${seen.hidden.frames} animation frames in 0.7 s`);
  if (seen.hasUnsaved) add('unsaved-at-start');
  if (seen.closeMs !== undefined && seen.closeMs >= UNMOUNT_MAX_MS) add('unmount-slow');
  const { listeners = 0, builtIns = 0 } = seen.leftovers ?? {};
  const ofReact = seen.hasReact ? Math.min(listeners, builtIns) : 0;
  for (const [kind, name] of Object.entries(LEFTOVERS)) {
    const count = (seen.leftovers?.[kind] ?? 0) - (OF_REACT.has(kind) ? ofReact : 0);
    if (count > 0) add(name, [String(count), ...namesLeft(seen.lines, subject.code, kind)].join(', '));
  }
  if (seen.styleLeak) add('style-leak', seen.styleLeak);
  const isBlank = second?.outcome === 'mounted' && seen.secondScreen?.isEmpty === true && !screen?.isEmpty;
  if (second && (second.outcome !== 'mounted' || isBlank))
    add('second-mount-fails', isBlank ? 'it draws nothing' : (second.failure ?? second.outcome));
  return found;
}

const NAMING_LINES = {
  globals: 'put names on the window that every subsystem shares: ',
  builtIns: 'changed built-ins that every subsystem shares: ',
};

/** The names behind a count, which the portal writes to the console when they appear. */
function namesLeft(/** @type {Observation['lines']} */ lines, /** @type {string} */ code, /** @type {string} */ kind) {
  if (!(kind in NAMING_LINES)) return [];
  const start = `[subsystem] ${code}: ${NAMING_LINES[/** @type {keyof typeof NAMING_LINES} */ (kind)]}`;
  const named = lines.filter(({ text }) => text.startsWith(start)).map(({ text }) => text.slice(start.length));
  return [...new Set(named)];
}

/** @param {import('./visit.mjs').Opening} opening @param {Observation} seen @returns {Found[]} */
function judgeFailure({ failure = '', outcome, text }, { violations }) {
  const refused = violations.map(({ directive, address }) => `${directive} ${address}`);
  if (failure === 'policy') return [{ name: 'policy-violation', detail: refused.join(', ') }];
  const name = BY_FAILURE[failure] ?? (outcome === 'timed out' ? 'start-timeout' : 'open-fails');
  return [{ name, detail: [failure || outcome, text].filter(Boolean).join(': ') }];
}

/**
 * What was thrown, logged or blocked.
 *
 * @param {Observation} seen
 * @param {string} code
 * @param {string} origin
 * @returns {Found[]}
 */
function judgeErrors({ lines, uncaught, violations }, code, origin) {
  /** @type {Map<string, Found>} */
  const found = new Map();
  const add = (/** @type {string} */ name, /** @type {string} */ detail) =>
    void found.set(`${name} ${detail}`, { name, detail });
  const prefix = `[subsystem] ${code}: `;
  let thrown = 0;
  for (const { type, text, url, line } of lines) {
    if (text.startsWith(`[portal] ${code}: ignored `)) add('call-ignored', text.slice(text.indexOf('ignored ') + 8));
    if (type !== 'error') continue;
    const isListed = /^\[portal\] registry of subsystems: (\S+): calls: (.*)/.exec(text);
    if (isListed?.[1] === code) add('call-not-listed', isListed[2] ?? '');
    else if (text.startsWith(prefix)) {
      const rest = text.slice(prefix.length);
      if (rest.startsWith('unmount')) add('unmount-fails', excerpt(rest.slice(8), 120));
      else if (rest.startsWith('update')) add('update-fails', excerpt(rest.slice(7), 120));
      else if (!rest.startsWith('refused by the policy')) {
        thrown += 1;
        add('uncaught-error', excerpt(rest, 120));
      }
    } else if (url.startsWith(`${origin}/`) && !OF_THE_BROWSER.test(text))
      add('console-error', `${excerpt(text, 120)} at ${new URL(url).pathname}:${line + 1}`);
  }
  // Errors of a frame reach only its own window.
  if (thrown === 0)
    for (const text of uncaught)
      if (text.includes(`${origin}/`) || !/https?:/.test(text)) add('uncaught-error', excerpt(text, 120));
  for (const { directive, address } of violations)
    add(directive.startsWith('connect-src') ? 'origin-not-admitted' : 'policy-violation', `${directive} ${address}`);
  return [...found.values()];
}

/** @param {Observation} seen @param {{ portalOrigin: string, origin: string }} world @returns {Found[]} */
function judgeRequests({ requests, violations }, { portalOrigin, origin }) {
  /** @type {Map<string, Found>} */
  const found = new Map();
  const blocked = new Set(violations.map(({ address }) => address));
  const add = (/** @type {string} */ name, /** @type {string} */ detail) =>
    void found.set(`${name} ${detail}`, { name, detail });
  for (const { url, status, error, isOwnFile, hasToken, phase } of requests) {
    const short = isOwnFile ? new URL(url).pathname : url;
    if (hasToken && !url.startsWith(`${portalOrigin}/`)) add('sends-token', new URL(url).origin);
    else if (isOwnFile && (status >= 400 || error)) add('request-fails', `${short} ${status || error}`);
    else if (error && !blocked.has(url) && !blocked.has(new URL(url).origin)) add('request-fails', `${short} ${error}`);
    if (phase === 'hidden' && url.startsWith('http') && !url.startsWith(`${origin}/__`))
      add('requests-while-hidden', short);
  }
  return [...found.values()];
}

/**
 * @param {Observation} seen
 * @param {Subject & { code: string }} subject
 * @param {{ portalOrigin: string, codes: ReadonlySet<string> }} world
 * @param {(name: string, detail?: string) => void} add
 */
function judgeScreen(
  { screen, chinese, translated, move, narrow, axe, scriptBytes },
  subject,
  { portalOrigin, codes },
  add,
) {
  if (!screen) return;
  const { code, budgetKiB = BUDGET_KIB } = subject;
  if (!screen.heading) add('no-heading');
  if (screen.hasMain && subject.isolation === 'sandbox') add('main-in-pane');
  if (screen.elements > ELEMENTS_MAX) add('many-elements', String(screen.elements));
  if (screen.wide) add('wider-than-pane', `at 1366 px: ${screen.wide}`);
  else if (narrow?.wide) add('wider-than-pane', `at 375 px: ${narrow.wide}`);
  if (scriptBytes > budgetKiB * 1024)
    add('opening-size', `${Math.round(scriptBytes / 1024)} KiB, budget ${budgetKiB} KiB`);
  if (chinese && chinese.chrome.length > 0 && JSON.stringify(chinese.chrome) === JSON.stringify(translated?.chrome))
    add('language-ignored', excerpt(chinese.chrome.join(', ')));
  for (const { rule, help, target } of axe ?? []) add('accessibility', `${rule}: ${help}, ${target}`);

  const own = `/${code}`;
  const lost = screen.links.find(({ href }) => {
    if (!URL.canParse(href) || new URL(href).origin !== portalOrigin) return false;
    const { pathname, hash } = new URL(href);
    const first = pathname.split('/')[1]?.toLowerCase() ?? '';
    return (
      pathname !== own &&
      !pathname.startsWith(`${own}/`) &&
      !codes.has(first) &&
      !PORTAL_PATHS.has(first) &&
      !(pathname === '/' && hash)
    );
  });
  if (lost) add('link-leaves-program', `${lost.text || 'a link'}: ${new URL(lost.href).pathname}`);
  if (!move) return;
  const path = new URL(move.link).pathname;
  if (move.hasReloaded) return add('link-reloads-portal', path);
  if (!move.there || move.there.mark === screen.mark) return;
  if (move.back && move.back.mark !== screen.mark) add('back-ignored', path + differing(move.back, screen));
  if (move.deep && move.deep.mark !== move.there.mark)
    add('deep-link-ignored', path + differing(move.deep, move.there));
  const hasNewTitle = move.title[0] !== move.title[1];
  if (!hasNewTitle && move.there.heading && move.there.heading !== screen.heading) add('title-unchanged', path);
}

/**
 * Which page was expected, and which one is there.
 *
 * @param {{ mark: string }} found
 * @param {{ mark: string }} expected
 */
const differing = (found, expected) => `: "${excerpt(found.mark, 40)}" instead of "${excerpt(expected.mark, 40)}"`;

import { isSubsystemCode } from '#portal-rules';
import { rules } from './catalog/index.mjs';
import { CliError } from '../errors.mjs';
import { startDeadline } from './deadline.mjs';
import { checkEntry } from './entry.mjs';
import { checkFiles } from './files.mjs';
import { checkPage } from './page.mjs';
import { checkScripts } from './scripts.mjs';
import { checkServer } from './server.mjs';
import { checkStyles } from './styles.mjs';
import { readSubject } from './subject.mjs';

/**
 * @typedef {{ name: string, file?: string, line?: number, column?: number, detail?: string }} Found
 * @typedef {import('./catalog/index.mjs').Rule & Omit<Found, 'name'>} Finding
 * @typedef {Finding & { reason: string }} AcceptedFinding
 * @typedef {{ target: string, code?: string, isolation: 'sandbox' | 'frame', findings: Finding[], accepted: AcceptedFinding[], notRun?: string, failed?: string }} Report
 *   `notRun`: why the program was not opened in a portal. `failed`: why the target could not be checked at all.
 */

const ORDER = ['error', 'warning', 'note'];

/**
 * Adds the rule to each finding, and separates findings that portal.json accepts.
 *
 * @param {Found[]} found
 * @param {Readonly<Record<string, string>>} accept
 */
function classify(found, accept) {
  /** @type {Finding[]} */
  const findings = [];
  /** @type {AcceptedFinding[]} */
  const accepted = [];
  for (const { name, ...where } of found) {
    const rule = rules.get(name);
    if (!rule) throw new Error(`No rule is called ${name}`);
    const reason = accept[rule.id] ?? accept[rule.name];
    if (reason) accepted.push({ ...rule, ...where, reason });
    else findings.push({ ...rule, ...where });
  }
  findings.sort(
    (one, other) => ORDER.indexOf(one.severity) - ORDER.indexOf(other.severity) || one.id.localeCompare(other.id),
  );
  return { findings, accepted };
}

/** Checks files and headers. @param {import('./subject.mjs').Subject} subject @returns {Found[]} */
const read = (subject) => [
  ...checkEntry(subject),
  ...checkServer(subject),
  ...(subject.responses && !subject.page ? [] : [...checkPage(subject), ...checkScripts(subject)]),
  ...checkStyles(subject),
  ...checkFiles(subject),
];

/** With one of these the portal does not open the program, for a reason that is named already. */
const KEEPS_CLOSED = new Set([
  ...['page-missing', 'page-unreadable', 'es-module', 'no-script', 'foreign-script', 'two-entries', 'async-script'],
  ...['script-syntax', 'no-global', 'no-lifecycles', 'manifest', 'code', 'entry-refused', 'name-missing'],
  ...['unreachable', 'http-status', 'missing-file-as-page', 'content-type', 'redirected'],
]);

/**
 * Loaded when something is opened: the driver of the browser takes most of a second.
 *
 * @param {readonly import('./subject.mjs').Subject[]} subjects
 * @param {import('./deadline.mjs').Deadline} deadline
 */
const openInPortal = async (subjects, deadline) => (await import('./browser/run.mjs')).runInPortal(subjects, deadline);

/** A minute at most for each target. */
const TARGET_LIMIT_MS = 60_000;

/**
 * Checks builds or servers: first what can be read, then what shows only while the program runs in a portal.
 *
 * @param {readonly string[]} targets - Projects, builds or addresses.
 * @param {import('./subject.mjs').SubjectOptions & { isStatic?: boolean, log?(line: string): void, open?: typeof openInPortal }} [options] -
 *   `isStatic`: reads only. `log`: told what takes seconds. `open`: for tests.
 * @returns {Promise<Report[]>}
 */
export async function check(targets, { isStatic = false, log, open = openInPortal, ...options } = {}) {
  const deadline = startDeadline(targets.length * TARGET_LIMIT_MS);
  const subjects = [];
  /** @type {Report[]} */
  const failures = [];
  for (const target of targets) {
    let subject;
    try {
      subject = await readSubject(target, { ...options, deadline });
    } catch (error) {
      if (targets.length === 1 || !(error instanceof CliError)) throw error;
      // The others have their report all the same.
      failures.push({ target, isolation: 'sandbox', findings: [], accepted: [], failed: error.message });
      continue;
    }
    const found = read(subject);
    const isClosed = found.some(({ name }) => KEEPS_CLOSED.has(name));
    const { code = '', entry } = subject;
    const closed = isClosed ? 'The errors above keep it from being opened.' : undefined;
    // The name of a folder may be no code.
    const unnamed =
      code && !entry && !isSubsystemCode(code)
        ? `${code} cannot be the code of a subsystem: name it with --code.`
        : undefined;
    subjects.push({ subject, found, notRun: closed ?? unnamed });
  }
  const toRun = isStatic ? [] : subjects.filter(({ notRun }) => !notRun);
  if (toRun.length > 0) log?.(`Opening ${toRun.map(({ subject }) => subject.code).join(', ')} in a portal …`);
  const { found: seen, reason } =
    toRun.length > 0
      ? await open(
          toRun.map(({ subject }) => subject),
          deadline,
        )
      : { found: new Map(), reason: undefined };
  const reports = subjects.map(({ subject, found, notRun }) => {
    const { code, isolation, where, accept } = subject;
    // A budget that is exceeded by the scripts of the page is reported once.
    const isLarge = found.some(({ name }) => name === 'script-size');
    const all = [...found, ...(seen.get(subject) ?? [])].filter(({ name }) => !isLarge || name !== 'opening-size');
    const left = isStatic ? 'Asked for with --static.' : (notRun ?? reason);
    return { target: where, code, isolation, ...(left && { notRun: left }), ...classify(all, accept) };
  });
  return [...reports, ...failures];
}

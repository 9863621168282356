import { rules } from './catalog/index.mjs';
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
 * @typedef {{ target: string, code?: string, isolation: 'sandbox' | 'frame', findings: Finding[], accepted: AcceptedFinding[] }} Report
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

/**
 * Checks one build or server.
 *
 * @param {string} target - A project, a build or an address.
 * @param {import('./subject.mjs').SubjectOptions} [options]
 * @returns {Promise<Report>}
 */
export async function check(target, options) {
  const subject = await readSubject(target, options);
  const found = [
    ...checkEntry(subject),
    ...checkServer(subject),
    ...(subject.responses && !subject.page ? [] : [...checkPage(subject), ...checkScripts(subject)]),
    ...checkStyles(subject),
    ...checkFiles(subject),
  ];
  const { code, isolation } = subject;
  return { target: subject.where, code, isolation, ...classify(found, subject.accept) };
}

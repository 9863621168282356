import { createColors } from 'picocolors';
import { helpOf, rules } from './catalog/index.mjs';

/** @typedef {import('./check.mjs').Report} Report */
/** @typedef {import('./check.mjs').Finding} Finding */

/** @param {Pick<Finding, 'file' | 'line' | 'column'>} finding */
const placeOf = ({ file, line, column }) => [file, line, column].filter(Boolean).join(':');

/** @param {number} count @param {string} noun */
const plural = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Number of findings by severity. @param {readonly Report[]} reports */
export function countFindings(reports) {
  const count = { error: 0, warning: 0, note: 0 };
  for (const { findings } of reports) for (const { severity } of findings) count[severity] += 1;
  return count;
}

/**
 * The findings for people.
 *
 * @param {readonly Report[]} reports
 * @param {{ hasColors?: boolean }} [options]
 */
export function toText(reports, { hasColors = false } = {}) {
  const colors = createColors(hasColors);
  const color = { error: colors.red, warning: colors.yellow, note: colors.cyan };
  const lines = reports.flatMap(({ target, isolation, findings, accepted, notRun, failed }) => [
    failed
      ? `${colors.red('✗')} ${colors.bold(target)}: not checked. ${failed}`
      : findings.length === 0
        ? `${colors.green('✓')} ${colors.bold(target)} (${isolation}): nothing found`
        : `${colors.bold(target)} (${isolation})`,
    ...findings.flatMap((finding) => [
      `  ${color[finding.severity](finding.severity)} ${finding.id} ${finding.what}${finding.detail ? ` (${finding.detail})` : ''}`,
      ...(finding.file ? [`    ${colors.dim('at')} ${placeOf(finding)}`] : []),
      `    ${colors.dim('→')} ${finding.fix}`,
    ]),
    ...accepted.map(({ id, name, reason }) => colors.dim(`  accepted ${id} ${name}: ${reason}`)),
    ...(notRun ? [`  ${colors.yellow('Not opened in a portal.')} ${notRun}`] : []),
  ]);
  const { error, warning, note } = countFindings(reports);
  return `${lines.join('\n')}\n\n${plural(error, 'error')}, ${plural(warning, 'warning')}, ${plural(note, 'note')} in ${plural(reports.length, 'subsystem')}\n`;
}

/** The findings for programs. @param {readonly Report[]} reports */
export const toJson = (reports) =>
  `${JSON.stringify({ version: 1, counts: countFindings(reports), reports: reports.map((report) => ({ ...report, findings: report.findings.map((one) => ({ ...one, help: helpOf(one) })) })) }, null, 2)}\n`;

/** The findings as SARIF 2.1.0, which code hosts show next to the lines. @param {readonly Report[]} reports @param {string} version */
export function toSarif(reports, version) {
  const all = [...rules.values()];
  const results = reports.flatMap(({ target, findings }) =>
    findings.map((finding) => ({
      ruleId: finding.id,
      ruleIndex: all.findIndex(({ id }) => id === finding.id),
      level: finding.severity,
      message: { text: `${finding.what}${finding.detail ? ` (${finding.detail})` : ''} ${finding.fix}` },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: finding.file ?? target },
            ...(finding.line && {
              region: { startLine: finding.line, ...(finding.column && { startColumn: finding.column }) },
            }),
          },
        },
      ],
    })),
  );
  const driver = {
    name: 'portal check',
    version,
    rules: all.map((rule) => ({
      id: rule.id,
      name: rule.name,
      shortDescription: { text: rule.what },
      help: { text: `${rule.fix} ${helpOf(rule)}` },
      defaultConfiguration: { level: rule.severity },
    })),
  };
  const notifications = reports.flatMap(({ target, notRun, failed }) => [
    ...(notRun ? [{ level: 'note', message: { text: `${target}: not opened in a portal. ${notRun}` } }] : []),
    ...(failed ? [{ level: 'error', message: { text: `${target}: not checked. ${failed}` } }] : []),
  ]);
  const invocations = [
    { executionSuccessful: reports.every(({ failed }) => !failed), toolExecutionNotifications: notifications },
  ];
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, invocations, results }],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

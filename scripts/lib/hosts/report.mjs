const NAMES = { base: 'Base API', workOrder: 'Work-order API', portal: 'Portal API', files: 'A file of a manual' };
const MARKS = { read: '✓', gaps: '!', refused: '!', failed: '✗', 'not made': '·' };

const hostLines = ({ host, address, isOther, errors, notes }) => [
  `${NAMES[host]}  ${address}${isOther ? '' : '  (the portal’s own origin)'}`,
  ...(errors.length + notes.length === 0 ? ['  ✓ nothing found'] : []),
  ...errors.map((text) => `  ✗ ${text}`),
  ...notes.map((text) => `  ! ${text}`),
  '',
];

const callLines = ({ name, row, method, path, ms, outcome, reason, gaps = [] }) => [
  `  ${MARKS[outcome]} ${name}  ${row} ${method} ${path}${ms === undefined ? '' : `  ${ms} ms`}`,
  ...(reason ? [`      ${reason}`] : []),
  ...gaps.map(({ field, expected }) => `      ${field}: absent or unreadable, expected ${expected}`),
];

/** Whether something does not work; a gap costs a dash on the screen and no more (A40). */
export const hasErrors = ({ hosts, calls }) =>
  hosts.some(({ errors }) => errors.length > 0) ||
  calls.some(({ name, outcome }) => outcome === 'failed' || (name === 'getUserInfo' && outcome === 'refused'));

/** The report as text; calls without anything to say are only counted. */
export function describe(report, { hasToken, isVerbose }) {
  const { hosts, calls, notMade } = report;
  const by = (outcome) => calls.filter((call) => call.outcome === outcome);
  const shown = isVerbose ? calls : calls.filter(({ outcome }) => outcome !== 'read');
  const summary = hasToken
    ? [
        `Calls that read: ${calls.length}. ${by('read').length} answered in full, ${by('gaps').length} with gaps, ${by('refused').length} refused by the server, ${by('failed').length} failed, ${by('not made').length} had no record to ask for.`,
        ...shown.flatMap(callLines),
        `Not made, because they change something: ${notMade.length}.`,
        ...(isVerbose ? notMade.map(({ name, reason }) => `  · ${name}: ${reason}`) : []),
      ]
    : ['No call was made for a person: put a token into PORTAL_TOKEN (the cookie "ssoToken" of a portal that runs).'];
  return [...hosts.flatMap(hostLines), ...summary].join('\n');
}

const NAMES = { base: 'Base API', workOrder: 'Work-order API', portal: 'Portal API', files: 'Files' };
const MARKS = { read: '✓', gaps: '!', refused: '!', failed: '✗', 'not made': '·' };
const NOT_ASKED = {
  workOrder: 'its only call changes something',
  files: 'the file of a manual is asked for, and none was read',
};

const hostLines = ({ host, address, isOther, isAsked, errors, notes }) => [
  `${NAMES[host]}  ${address}${isOther ? '' : '  (the portal’s own origin)'}`,
  ...(isAsked ? [] : [`  · not asked: ${NOT_ASKED[host]}`]),
  ...(isAsked && errors.length + notes.length === 0 ? ['  ✓ nothing found'] : []),
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
export function describe({ hosts, calls, leftOut, notMade }, { hasToken, isVerbose }) {
  const count = (outcome) => calls.filter((call) => call.outcome === outcome).length;
  const shown = isVerbose ? calls : calls.filter(({ outcome }) => outcome !== 'read');
  const summary = hasToken
    ? [
        `Calls that read: ${calls.length}. ${count('read')} answered in full, ${count('gaps')} with gaps, ${count('refused')} refused by the server, ${count('failed')} failed, ${count('not made')} had no record to ask for.`,
        ...shown.flatMap(callLines),
        ...(leftOut > 0 ? [`Not made, because what they need has failed: ${leftOut}.`] : []),
        `Not made, because they change something: ${notMade.length}.`,
        ...(isVerbose ? notMade.map(({ name, reason }) => `  · ${name}: ${reason}`) : []),
      ]
    : ['No call was made for a person: put a token into PORTAL_TOKEN (the cookie "ssoToken" of a portal that runs).'];
  return [...hosts.flatMap(hostLines), ...summary].join('\n');
}

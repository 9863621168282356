import { originOrKeyword, redact, redactPath, redactTeam } from './redact.mjs';

/** Reports of one request; the Reporting API batches them. */
const MAX_BATCH = 20;
const MAX_FRAMES = 12;

const numberOf = (value) => (Number.isSafeInteger(value) && value >= 0 ? value : undefined);
const wordOf = (value) => (typeof value === 'string' && /^[a-z-]{1,40}$/.test(value) ? value : 'unknown');
/** A label of the metrics: any other word would be a counter of its own. */
const dispositionOf = (value) => (['enforce', 'report'].includes(value) ? value : 'unknown');
const textOf = (value) => (typeof value === 'string' ? value : '');

/** The two formats name the same fields differently: `report-uri` with hyphens, the Reporting API in camel case. */
const fieldOf = (body, camel, hyphenated) => body[camel] ?? body[hyphenated];

function violation(body) {
  const source = textOf(fieldOf(body, 'sourceFile', 'source-file'));
  return {
    kind: 'violation',
    path: redactPath(textOf(fieldOf(body, 'documentURL', 'document-uri'))),
    directive: wordOf(fieldOf(body, 'effectiveDirective', 'effective-directive') ?? body['violated-directive']),
    disposition: dispositionOf(body.disposition ?? 'enforce'),
    // Only the origin: the rest of the address may be a link of a person.
    blocked: originOrKeyword(textOf(fieldOf(body, 'blockedURL', 'blocked-uri'))),
    ...(source && { source: redact(source) }),
    line: numberOf(fieldOf(body, 'lineNumber', 'line-number')),
    column: numberOf(fieldOf(body, 'columnNumber', 'column-number')),
  };
}

const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The violations in a body: `{"csp-report": {…}}` of `report-uri`, or the list of the Reporting API. */
export function violationsIn(body) {
  if (isRecord(body)) return isRecord(body['csp-report']) ? [violation(body['csp-report'])] : [];
  if (!Array.isArray(body)) return [];
  return body
    .slice(0, MAX_BATCH)
    .filter((report) => isRecord(report) && report.type === 'csp-violation' && isRecord(report.body))
    .map((report) => violation(report.body));
}

/** Events of one request; the portal sends at most 20. */
const MAX_EVENTS = 20;

const eventSchema = {
  type: 'object',
  required: ['owner', 'region', 'name'],
  additionalProperties: false,
  properties: {
    kind: { enum: ['error', 'rejection', 'opening', 'failed-call', 'long-frame', 'policy'] },
    owner: { enum: ['portal', 'subsystem'] },
    region: { type: 'string', pattern: '^[A-Za-z0-9_:.+-]{1,64}$' },
    version: { type: 'string', pattern: '^[A-Za-z0-9_.+-]{1,40}$' },
    team: { type: 'string', maxLength: 60 },
    name: { type: 'string', maxLength: 100 },
    message: { type: 'string', maxLength: 2_000 },
    stack: { type: 'string', maxLength: 8_000 },
    path: { type: 'string', maxLength: 2_000 },
    count: { type: 'integer', minimum: 1, maximum: 100_000 },
    ms: { type: 'integer', minimum: 0, maximum: 86_400_000 },
  },
};

/** What the portal sends about events (`src/shell/error-reporting/createBatches.ts`). */
export const eventBatchSchema = {
  type: 'object',
  required: ['events'],
  additionalProperties: false,
  properties: {
    build: { type: 'string', maxLength: 100 },
    /** Events that the portal has left out. */
    dropped: { type: 'integer', minimum: 0, maximum: 1_000_000 },
    events: { type: 'array', minItems: 1, maxItems: MAX_EVENTS, items: eventSchema },
  },
};

/** A batch of what a window sends whose portal is older: one error. */
export const asBatch = (body) => {
  if (!isRecord(body) || Object.hasOwn(body, 'events')) return body;
  const { build, ...event } = body;
  return { ...(build !== undefined && { build }), events: [event] };
};

const stackLines = (stack) =>
  stack
    .split('\n')
    // The first line repeats the message.
    .filter((line) => /^\s*at |@/.test(line))
    .slice(0, MAX_FRAMES)
    .map((line) => redact(line.trim(), 300));

/** The records of a batch: `source` is the release that the event belongs to, such as `lift@2.4.0`. */
export const eventsIn = ({ build = '', events }) =>
  events.map(
    ({ kind = 'error', owner, region, version, team, name, message = '', stack = '', path = '', ...more }) => ({
      kind,
      owner,
      region,
      source: version ? `${region}@${version}` : region,
      ...(team && { team: redactTeam(team) }),
      name: redact(name, 100),
      message: redact(message),
      stack: stackLines(stack),
      path: redactPath(path),
      build: redact(build, 100),
      count: more.count ?? 1,
      ...(more.ms !== undefined && { ms: more.ms }),
    }),
  );

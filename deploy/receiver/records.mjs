import { originOrKeyword, redact, redactPath } from './redact.mjs';

/** Reports of one request; the Reporting API batches them. */
const MAX_BATCH = 20;
const MAX_FRAMES = 12;

const numberOf = (value) => (Number.isSafeInteger(value) && value >= 0 ? value : undefined);
const wordOf = (value) => (typeof value === 'string' && /^[a-z-]{1,40}$/.test(value) ? value : 'unknown');
const textOf = (value) => (typeof value === 'string' ? value : '');

/** The two formats name the same fields differently: `report-uri` with hyphens, the Reporting API in camel case. */
const fieldOf = (body, camel, hyphenated) => body[camel] ?? body[hyphenated];

function violation(body) {
  const source = textOf(fieldOf(body, 'sourceFile', 'source-file'));
  return {
    kind: 'violation',
    path: redactPath(textOf(fieldOf(body, 'documentURL', 'document-uri'))),
    directive: wordOf(fieldOf(body, 'effectiveDirective', 'effective-directive') ?? body['violated-directive']),
    disposition: wordOf(body.disposition ?? 'enforce'),
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

/** What the portal sends about an error (`src/services/http/sendErrorReport.ts`). */
export const errorReportSchema = {
  type: 'object',
  required: ['owner', 'region', 'name'],
  additionalProperties: false,
  properties: {
    owner: { enum: ['portal', 'subsystem'] },
    region: { type: 'string', pattern: '^[A-Za-z0-9_:.-]{1,64}$' },
    name: { type: 'string', maxLength: 100 },
    message: { type: 'string', maxLength: 2_000 },
    stack: { type: 'string', maxLength: 8_000 },
    path: { type: 'string', maxLength: 2_000 },
    build: { type: 'string', maxLength: 100 },
  },
};

export const errorIn = ({ owner, region, name, message = '', stack = '', path = '', build = '' }) => ({
  kind: 'error',
  owner,
  region,
  name: redact(name, 100),
  message: redact(message),
  stack: stack
    .split('\n')
    // The first line repeats the message.
    .filter((line) => /^\s*at |@/.test(line))
    .slice(0, MAX_FRAMES)
    .map((line) => redact(line.trim(), 300)),
  path: redactPath(path),
  build: redact(build, 100),
});

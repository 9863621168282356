import { createReceiver } from './receiver.mjs';

const legacy = {
  'csp-report': {
    'document-uri': 'https://portal.example/mainApp/noticeList?ssoToken=secret-1#x',
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://elsewhere.example/x.js?user=13800138000',
    'source-file': 'https://portal.example/js/umi.0123abcd.js?token=secret-2',
    'line-number': 1,
    'column-number': 20_000,
    'script-sample': 'alert("secret-3")',
    'status-code': 200,
  },
};
const modern = (body = {}) => ({
  type: 'csp-violation',
  age: 3,
  url: 'https://portal.example/home?ssoToken=secret-4',
  user_agent: 'x',
  body: {
    documentURL: 'https://portal.example/home?ssoToken=secret-4',
    effectiveDirective: 'connect-src',
    blockedURL: 'inline',
    disposition: 'enforce',
    lineNumber: 7,
    sample: 'secret-5',
    ...body,
  },
});
const error = {
  owner: 'subsystem',
  region: 'lift',
  name: 'TypeError',
  message: 'cannot read 张伟 (13800138000) of /lifts?ssoToken=secret-6',
  stack: 'TypeError: secret-7\n    at open (https://lift.example/js/app.0123abcd.js?v=secret-8:1:2345)',
  path: '/lift/rooms?keyword=secret-9',
  build: 'umi.0123abcd',
};

let server;
let lines;
const written = () => lines.map((line) => JSON.parse(line));

/** Sends a report as a browser would, through the portal's server. */
const send = (url, payload, { type = 'application/json', from = '192.0.2.1' } = {}) =>
  server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': type, 'x-forwarded-for': from, 'user-agent': 'Test/1.0' },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
const metrics = async () => (await server.inject('/metrics')).payload;

beforeEach(async () => {
  lines = [];
  server = await createReceiver({ write: (line) => lines.push(line), now: () => new Date('2026-11-23T01:00:00Z') });
});
afterEach(() => server.close());

describe('T1 T27 reports of policy violations', () => {
  test('both formats become lines without queries, samples and tokens', async () => {
    const older = await send('/csp-report', legacy, { type: 'application/csp-report' });
    const newer = await send('/csp-report', [modern(), modern({ blockedURL: 'eval' })], {
      type: 'application/reports+json',
    });
    expect([older.statusCode, newer.statusCode]).toEqual([204, 204]);
    expect(written()).toEqual([
      {
        time: '2026-11-23T01:00:00.000Z',
        kind: 'violation',
        path: '/mainApp/noticeList',
        directive: 'script-src-elem',
        disposition: 'enforce',
        blocked: 'https://elsewhere.example',
        source: 'https://portal.example/js/umi.0123abcd.js',
        line: 1,
        column: 20_000,
        browser: 'Test/1.0',
      },
      expect.objectContaining({ path: '/home', directive: 'connect-src', blocked: 'inline', line: 7 }),
      expect.objectContaining({ blocked: 'eval' }),
    ]);
    expect(lines.join('')).not.toMatch(/secret|13800138000/);
    expect(await metrics()).toContain('portal_csp_violations_total{directive="connect-src",disposition="enforce"} 2');
  });

  test('invented dispositions do not add counters without end', async () => {
    const reports = Array.from({ length: 20 }, (_, index) => modern({ disposition: `x${'y'.repeat(index)}` }));
    await send('/csp-report', [...reports.slice(0, 18), modern({ disposition: 'report' }), modern()]);
    const counters = (await metrics()).match(/^portal_csp_violations_total\{.*$/gm);
    expect(counters.map((line) => /disposition="(.*)"\} (\d+)/.exec(line).slice(1))).toEqual([
      ['unknown', '18'],
      ['report', '1'],
      ['enforce', '1'],
    ]);
  });

  test.each([
    ['no report', {}],
    ['another kind of report', [{ type: 'deprecation', body: {} }]],
    ['a list of anything', [null, 1, 'x', { type: 'csp-violation' }]],
  ])('%s writes nothing', async (_words, payload) => {
    const response = await send('/csp-report', payload);
    expect(response.statusCode).toBe(204);
    expect(lines).toEqual([]);
  });

  test('fields of any type and length are readable afterwards', async () => {
    const odd = { documentURL: 5, effectiveDirective: { a: 1 }, blockedURL: 'x'.repeat(5_000), lineNumber: -1 };
    await send('/csp-report', [modern(odd)]);
    expect(written()[0]).toMatchObject({ path: '/', directive: 'unknown', blocked: 'unreadable' });
  });
});

describe('T1 F9 reports of errors', () => {
  test('an error keeps its frames and loses what tells who somebody is', async () => {
    const response = await send('/error-report', { ...error, telephone: '13800138000' });
    expect(response.statusCode).toBe(204);
    expect(written()).toEqual([
      {
        time: '2026-11-23T01:00:00.000Z',
        kind: 'error',
        owner: 'subsystem',
        region: 'lift',
        source: 'lift',
        name: 'TypeError',
        message: 'cannot read [text] ([number]) of /lifts',
        stack: ['at open (https://lift.example/js/app.0123abcd.js:1:2345)'],
        path: '/lift/rooms',
        build: 'umi.0123abcd',
        count: 1,
        browser: 'Test/1.0',
      },
    ]);
    expect(await metrics()).toContain(
      'portal_errors_total{owner="subsystem",region="lift",name="TypeError",kind="error"} 1',
    );
  });

  test('a batch has a line for each event, with the release and the team that it belongs to', async () => {
    const slow = { kind: 'long-frame', owner: 'subsystem', region: 'lift', name: 'long-frame', count: 3, ms: 450 };
    const batch = {
      build: 'umi.0123abcd',
      dropped: 0,
      events: [
        { ...error, build: undefined, kind: 'rejection', version: '2.4.0', team: '电梯组 lift@example.com', count: 2 },
        slow,
      ],
    };
    expect((await send('/error-report', batch)).statusCode).toBe(204);
    expect(written()).toMatchObject([
      { kind: 'rejection', source: 'lift@2.4.0', team: '电梯组 [e-mail]', count: 2, build: 'umi.0123abcd' },
      { kind: 'long-frame', source: 'lift', count: 3, ms: 450 },
    ]);
    expect(lines.join('')).not.toMatch(/secret|13800138000|张伟/);
    const text = await metrics();
    expect(text).toContain('name="TypeError",kind="rejection"} 2');
    expect(text).toContain('name="long-frame",kind="long-frame"} 3');
  });

  test.each([
    ['no events', { events: [] }],
    ['more events than the portal sends', { events: Array.from({ length: 21 }, () => error) }],
    ['a version that is none', { events: [{ ...error, version: 'a b"}' }] }],
    ['an unknown kind', { events: [{ ...error, kind: 'x' }] }],
    ['an unknown owner', { ...error, owner: 'x' }],
    ['a region that is no name', { ...error, region: 'a b"}' }],
    ['no name', { ...error, name: undefined }],
    ['a list', [error]],
  ])('refuses %s without quoting it', async (_words, payload) => {
    const response = await send('/error-report', payload);
    expect([response.statusCode, response.payload]).toEqual([400, '']);
    expect(lines).toEqual([]);
  });

  test('invented regions do not add counters without end', async () => {
    await server.close();
    server = await createReceiver({ write: () => {}, perMinute: 1_000 });
    for (let index = 0; index < 150; index += 1) await send('/error-report', { ...error, region: `r${index}` });
    const text = await metrics();
    expect(text.match(/^portal_errors_total\{/gm)).toHaveLength(101);
    expect(text).toContain('region="other",name="TypeError",kind="error"} 50');
  });
});

describe('T27 limits', () => {
  test.each([
    ['a large body', '/csp-report', `{"x":"${'x'.repeat(17_000)}"}`, 'application/csp-report', 413],
    ['no JSON', '/csp-report', '{', 'application/csp-report', 400],
    ['a key that pollutes', '/error-report', '{"__proto__":{"x":1}}', 'application/json', 400],
    ['another type', '/csp-report', 'x', 'image/png', 415],
  ])('%s is refused and counted', async (_words, url, payload, type, status) => {
    const response = await send(url, payload, { type });
    expect([response.statusCode, response.payload]).toEqual([status, '']);
    expect(await metrics()).toContain(`portal_reports_refused_total{status="${status}"} 1`);
  });

  test('one address is limited, others are not', async () => {
    const statuses = [];
    for (let index = 0; index < 70; index += 1) statuses.push((await send('/error-report', error)).statusCode);
    expect(statuses.filter((status) => status === 204)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    const other = await send('/error-report', error, { from: '192.0.2.2' });
    expect(other.statusCode).toBe(204);
  });
});

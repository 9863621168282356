import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MockServer } from '../../../tests/contract/support/mockServer';
import { endpoints } from '@/services/endpoints';
import { runToEnd } from '../processes.mjs';
import { inProject } from '../project.mjs';
import { checkHosts } from './checkHosts.mjs';
import { NOT_MADE, READS } from './reads.mjs';
import { describe as describeReport, hasErrors } from './report.mjs';

const PORTAL = 'https://portal.example';
const ALLOWED = {
  'Access-Control-Allow-Origin': PORTAL,
  'Access-Control-Allow-Headers': 'ssoToken, Content-Type, Idempotency-Key',
  'Access-Control-Expose-Headers': 'X-Request-Id, Retry-After, Content-Disposition',
  'Access-Control-Max-Age': '7200',
};
const TOKEN = 'persona-demo';

const servers = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

const listen = async (server) => {
  servers.push(server);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${server.address().port}`;
};

const bodyOf = async (request) => {
  let text = '';
  for await (const part of request) text += part;
  return text ? JSON.parse(text) : undefined;
};

/** The mock server behind three hosts of another origin, with what a test changes. */
async function open({
  cors = ALLOWED,
  corsOf = () => cors,
  change = (body) => body,
  status = () => 200,
  preflight = 204,
  file,
} = {}) {
  const mock = new MockServer();
  const made = [];
  const asked = [];
  const address = await listen(
    createServer(async (request, response) => {
      const url = new URL(request.url, 'http://mock');
      const [, host, ...rest] = url.pathname.split('/');
      const isAsked = request.method === 'OPTIONS';
      Object.entries(corsOf(request)).forEach(([name, value]) => response.setHeader(name, value));
      if (isAsked) {
        asked.push([rest.at(-1), request.headers['access-control-request-headers']]);
        return response.writeHead(preflight).end();
      }
      made.push(`${request.method} /${rest.join('/')}`);
      if (host === 'files') {
        response.setHeader('Content-Type', file ? 'application/json' : 'application/pdf');
        return response.end(file ? JSON.stringify(file) : '%PDF-1.4');
      }
      url.pathname = `/_${host}/${rest.join('/')}`;
      const body = await bodyOf(request);
      const answer = await mock.handle({ method: request.method, url, headers: new Headers(request.headers), body });
      const name = `/${rest.join('/')}`;
      response.writeHead(status(name) === 200 ? answer.status : status(name), { 'Content-Type': 'application/json' });
      const text = answer.text.replaceAll('"/_files/', `"${address}/files/`);
      response.end(text && JSON.stringify(change(JSON.parse(text), name, request.headers)));
    }),
  );
  const hosts = { base: `${address}/base`, workOrder: `${address}/workorder`, portal: `${address}/portal` };
  const environment = { name: 'test', hosts, fileHost: `${address}/files`, identityProvider: `${address}/idp` };
  return { environment, made, asked, check: (token) => checkHosts({ environment, portal: PORTAL, token }) };
}

const textOf = (report) => describeReport(report, { hasToken: true, isVerbose: false });
const hostOf = ({ hosts }, name) => hosts.find(({ host }) => host === name);

test('every call is either made or named with what it would change', () => {
  for (const { name, effect } of Object.values(endpoints)) {
    const isMade = name in READS;
    expect([name, isMade && effect !== undefined]).toEqual([name, false]);
    expect([name, isMade || effect !== undefined || name in NOT_MADE]).toEqual([name, true]);
  }
  expect(Object.keys(READS).filter((name) => !(name in endpoints) || name in NOT_MADE)).toEqual([]);
});

test('R205 A22 with servers that fit nothing is found, and only calls that read are made', async () => {
  const { check, made, asked } = await open();
  const report = await check(TOKEN);
  expect(asked).toHaveLength(Object.keys(endpoints).length);
  expect(asked).toEqual(
    expect.arrayContaining([
      ['getUserInfo', 'ssotoken'],
      ['getItemList', 'content-type,ssotoken'],
      ['uploadFile', 'ssotoken'],
    ]),
  );
  expect(textOf(report)).toMatch(/^ {2}✓ nothing found$/m);
  expect(report.hosts.flatMap(({ errors, notes }) => [...errors, ...notes])).toEqual([]);
  expect(report.hosts.map(({ host }) => host)).toEqual(['base', 'workOrder', 'portal', 'files']);
  expect(report.calls.filter(({ outcome }) => outcome !== 'read')).toEqual([]);
  expect(hasErrors(report)).toBe(false);
  const forbidden = Object.values(endpoints).filter(({ name }) => !(name in READS));
  expect(forbidden.filter(({ method, path }) => made.includes(`${method} ${path}`))).toEqual([]);
});

test('A25 without a token no call is made for a person', async () => {
  const { check, made } = await open();
  const report = await check(undefined);
  expect(report.calls).toEqual([]);
  expect([...new Set(made)]).toEqual(['GET /system/user/center/getUserInfo', 'GET /api/gray/rule/getServiceName']);
  expect(describeReport(report, { hasToken: false })).toContain('PORTAL_TOKEN');
});

const without = (...names) => Object.fromEntries(Object.entries(ALLOWED).filter(([name]) => !names.includes(name)));

test.each([
  ['allows no origin', { cors: without('Access-Control-Allow-Origin') }, 'Access-Control-Allow-Origin is missing'],
  [
    'allows another origin',
    { cors: { ...ALLOWED, 'Access-Control-Allow-Origin': 'https://else.example' } },
    'is https://else.example, and the portal is at https://portal.example',
  ],
  [
    'sends the origin twice',
    { cors: { ...ALLOWED, 'Access-Control-Allow-Origin': [PORTAL, PORTAL] } },
    'has two values',
  ],
  [
    'does not allow the token',
    { cors: { ...ALLOWED, 'Access-Control-Allow-Headers': 'content-type' } },
    'lacks ssotoken.',
  ],
  ['answers OPTIONS with a redirect', { preflight: 302 }, 'browsers follow no redirect'],
  ['answers OPTIONS with an error', { preflight: 405 }, 'OPTIONS is answered with HTTP 405'],
  [
    'answers without a session with HTTP 401 only',
    { change: (body) => (body.status === '201' ? { message: 'Unauthorized' } : body) },
    'instead of { "status": "201" }',
  ],
  [
    'sends no origin where it refuses',
    { corsOf: ({ method, headers }) => (method === 'OPTIONS' || headers.ssotoken ? ALLOWED : {}) },
    'A call without a token: Access-Control-Allow-Origin is missing',
  ],
  [
    'forgets one path',
    { corsOf: ({ url }) => (url.endsWith('/skill/getList') ? {} : ALLOWED) },
    'read the answer. (listSkills)',
  ],
  [
    'does not allow the content type',
    { cors: { ...ALLOWED, 'Access-Control-Allow-Headers': 'ssoToken' } },
    'Access-Control-Allow-Headers lacks content-type. (saveEntryOrder, listAreas, listProjects and ',
  ],
  [
    'answers anybody',
    { change: (body, path) => (path.endsWith('/getUserInfo') ? { status: '1', data: { telephone: '1' } } : body) },
    'A call without a token is answered with data',
  ],
])('A22 a host that %s is an error', async (_what, faults, sentence) => {
  const report = await (await open(faults)).check(undefined);
  expect(hostOf(report, 'base').errors.join('\n')).toContain(sentence);
  expect(hasErrors(report)).toBe(true);
});

test.each([
  [
    'exposes no header',
    without('Access-Control-Expose-Headers'),
    /lacks X-Request-Id.*lacks Retry-After.*lacks Content-D/s,
  ],
  ['keeps no preflight', without('Access-Control-Max-Age'), /Access-Control-Max-Age is missing/],
])('a host that %s works, and what is lost is named', async (_what, cors, sentence) => {
  const report = await (await open({ cors })).check(undefined);
  expect(hostOf(report, 'base').notes.join('\n')).toMatch(sentence);
  expect(hasErrors(report)).toBe(false);
});

describe('A40 an answer', () => {
  const ofNotices = (change) => (body, path) => (path.endsWith('/new/notice/2.0/list') ? change(body) : body);
  const checkWith = async (faults) => (await open(faults)).check(TOKEN);
  const callOf = ({ calls }) => calls.find(({ name }) => name === 'listNotices');

  test('with gaps is no error; each field is named once', async () => {
    const report = await checkWith({
      change: ofNotices((body) => {
        body.data.records.forEach((record) => delete record.createTime);
        return body;
      }),
    });
    expect(callOf(report)).toMatchObject({ outcome: 'gaps', gaps: [{ field: 'records[].createTime' }] });
    expect(textOf(report)).toContain('records[].createTime: absent or unreadable');
    expect(hasErrors(report)).toBe(false);
  });

  test('that refuses the person is shown and no error', async () => {
    const report = await checkWith({ change: ofNotices(() => ({ status: '0', msg: '没有权限' })) });
    expect(callOf(report)).toMatchObject({ outcome: 'refused', reason: '没有权限' });
    expect(report.calls.find(({ name }) => name === 'getNotice').outcome).toBe('not made');
    expect(hasErrors(report)).toBe(false);
  });

  test.each([401, 403])('that refuses with HTTP %s says nothing about the server', async (code) => {
    const report = await checkWith({ status: (path) => (path.endsWith('/new/notice/2.0/list') ? code : 200) });
    expect(callOf(report)).toMatchObject({ outcome: 'refused', reason: `HTTP ${code}` });
    expect(hasErrors(report)).toBe(false);
  });

  test.each([
    ['of another shape', { change: ofNotices(() => ({ result: [] })) }, 'The answer has no status'],
    [
      'with data of another kind',
      { change: ofNotices((body) => ({ ...body, data: 'soon' })) },
      'Nothing of the data can be read',
    ],
    ['that says it lacks the call', { change: ofNotices(() => ({ status: '404', msg: '无此接口' })) }, '无此接口'],
    ['with an error of HTTP', { status: (path) => (path.endsWith('/new/notice/2.0/list') ? 404 : 200) }, 'HTTP 404'],
  ])('%s is an error with its reason', async (_what, faults, reason) => {
    const report = await checkWith(faults);
    expect(callOf(report)).toMatchObject({ outcome: 'failed', reason: expect.stringContaining(reason) });
    expect(hasErrors(report)).toBe(true);
  });

  test('that refuses the token ends the check, with one error', async () => {
    const { check } = await open();
    const report = await check('nobody');
    expect(report.calls).toMatchObject([{ name: 'getUserInfo', outcome: 'failed', reason: 'The session is over' }]);
    expect(textOf(report)).toContain('Not made, because what they need has failed: 50.');
  });
});

describe('addresses that a browser refuses', () => {
  test('T7 a host by http: from a page of https:', async () => {
    const { environment } = await open();
    const hosts = { ...environment.hosts, portal: 'http://intranet.invalid/api' };
    const report = await checkHosts({ environment: { ...environment, hosts }, portal: PORTAL });
    expect(hostOf(report, 'portal').errors.join('\n')).toContain('browsers block');
  });

  test('a file at a server that the policy does not name', async () => {
    const { environment } = await open();
    const report = await checkHosts({
      environment: { ...environment, fileHost: 'https://files.invalid' },
      portal: PORTAL,
      token: TOKEN,
    });
    expect(hostOf(report, 'files').errors).toEqual([]);
    const moved = await open({
      change: (body) => JSON.parse(JSON.stringify(body).replaceAll('127.0.0.1', 'localhost')),
    });
    const { errors } = hostOf(await moved.check(TOKEN), 'files');
    expect(errors.join('\n')).toMatch(/policy allows no request to http:\/\/localhost:\d+: name it as fileHost/);
  });

  test('a file that is an error in an envelope', async () => {
    const { check } = await open({ file: { status: '0', msg: '文件不存在' } });
    expect(hostOf(await check(TOKEN), 'files').errors).toEqual(['It cannot be downloaded: 文件不存在']);
  });
});

test('what is not asked is said: a host of the portal’s own that only changes, and files without a manual', async () => {
  const { environment } = await open();
  const hosts = { ...environment.hosts, workOrder: '/_wo' };
  const report = await checkHosts({ environment: { ...environment, hosts }, portal: PORTAL });
  expect(textOf(report)).toContain('not asked: its only call changes something');
  expect(textOf(report)).toContain('not asked: the file of a manual is asked for, and none was read');
});

test('a host that cannot be reached is an error with its reason, and is not asked again', async () => {
  const { environment } = await open();
  const hosts = { ...environment.hosts, portal: 'http://127.0.0.1:1' };
  const report = await checkHosts({ environment: { ...environment, hosts }, portal: PORTAL, token: TOKEN });
  expect(hostOf(report, 'portal').errors).toEqual([
    expect.stringMatching(/cannot be reached: .*(ECONNREFUSED|bad port)/),
  ]);
  expect(report.calls.map(({ name }) => name)).not.toContain('getGrayServiceName');
  expect(report.calls.map(({ name }) => name)).toContain('listDictionaries');
});

test('the command ends with 1 where something would not work, and takes the token from its environment only', async () => {
  const { environment } = await open();
  const broken = await open({ cors: {} });
  const folder = mkdtempSync(join(tmpdir(), 'check-hosts-'));
  const start = (name, { hosts, fileHost, identityProvider }) => {
    const file = join(folder, name);
    writeFileSync(
      file,
      `window.__PORTAL_ENVIRONMENT__ = ${JSON.stringify({ name: 'test', hosts, fileHost, identityProvider })};`,
    );
    const command = [process.execPath, inProject('scripts', 'check-hosts.mjs'), '--environment', file];
    return runToEnd([...command, '--portal', PORTAL, '--format', 'json'], {
      env: { ...process.env, PORTAL_TOKEN: TOKEN },
    });
  };
  const fits = await start('fits.js', environment);
  expect(JSON.parse(fits.output).calls).toHaveLength(Object.keys(READS).length);
  expect(fits.code).toBe(0);
  expect((await start('broken.js', broken.environment)).code).toBe(1);
  const without = await start('without.js', { ...environment, fileHost: undefined });
  expect(without).toMatchObject({ code: 1, output: expect.stringContaining('fileHost: expected an address') });
  const silent = await start('silent.js', { ...environment, fileHost: environment.hosts.base });
  expect(silent).toMatchObject({ code: 1, output: expect.stringContaining('which never gets the token') });
  rmSync(folder, { recursive: true });
});

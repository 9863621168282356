import { MockHost, newDataset } from './mockServer';

const host = new MockHost();
beforeAll(() => host.start());
afterAll(() => host.stop());
afterEach(async () => {
  await host.post('/_mock/clear', { dataset: '*' });
});

const LIST = 'GET /_base/new/notice/2.0/list';
const LIST_PATH = '/_base/new/notice/2.0/list';
const USER = 'GET /_base/system/user/center/getUserInfo';
const REFRESH = 'GET /_portal/api/reflashToken';
const { token } = newDataset();

test.each([401, 403, 404, 413, 500, 502])('R291 R292 R293 R294 R310 a request for HTTP %d gets it', async (status) => {
  expect((await host.request(LIST, { token, failure: `http:${status}` })).status).toBe(status);
  expect((await host.request(LIST, { token })).status).toBe(200);
});

test('F26 a malformed and an empty response come with HTTP 200', async () => {
  const malformed = await host.request(LIST, { token, failure: 'malformed' });
  expect(malformed.status).toBe(200);
  const text = await malformed.text();
  expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
  const empty = await host.request(LIST, { token, failure: 'empty' });
  expect([empty.status, await empty.text()]).toEqual([200, '']);
});

test('R154 R289 an expired session is the same on every host', async () => {
  for (const endpoint of [LIST, REFRESH]) {
    expect(await host.ask(endpoint, { token, failure: 'session-expired' })).toEqual({
      status: '201',
      msg: expect.stringMatching(/\S/),
    });
  }
});

test('A22 R288 a refusal has the requested status and message, in the host’s own envelope', async () => {
  const failure = `status:0:${encodeURIComponent('库存不足')}`;
  expect(await host.ask(LIST, { token, failure })).toMatchObject({ status: '0', msg: '库存不足' });
  expect(await host.ask(REFRESH, { token, failure })).toMatchObject({ code: 0, msg: '库存不足' });
  expect(await host.ask(LIST, { token, failure: 'status:0:' })).toMatchObject({ status: '0', msg: '' });
});

test('latency delays, alone and before another failure', async () => {
  const since = Date.now();
  expect((await host.request(LIST, { token, failure: 'latency:150' })).status).toBe(200);
  expect((await host.request(LIST, { token, failure: 'latency:150;http:502' })).status).toBe(502);
  expect(Date.now() - since).toBeGreaterThanOrEqual(295);
});

test('R201 R312 a requested timeout gets no response', async () => {
  const headers = { ssoToken: token, 'Mock-Failure': 'timeout' };
  await expect(host.fetch(LIST_PATH, { headers, signal: AbortSignal.timeout(300) })).rejects.toThrow(/timeout/i);
});

test('a failure requested by the call changes no data', async () => {
  const dataset = newDataset();
  const total = async () => (await host.ask(LIST, { token: dataset.token })).data.total as number;
  const before = await total();
  await host.request('POST /_base/new/notice/2.0/delete', {
    token: dataset.token,
    data: { ids: ['1'] },
    failure: 'http:500',
  });
  expect(await total()).toBe(before);
});

describe('a write whose response is lost', () => {
  const ADD = 'POST /_base/new/notice/2.0/add';
  const data = { title: '停水通知', columnCode: '1', publishingType: '3', status: '2', content: '<p>周六停水。</p>' };
  const found = async (dataset: { token: string }) =>
    (await host.ask(LIST, { token: dataset.token, data: { title: data.title } })).data.total as number;

  test('R238 is carried out, whether the connection breaks or a gateway responds', async () => {
    const dataset = newDataset();
    expect((await host.request(ADD, { token: dataset.token, data, failure: 'lost:504' })).status).toBe(504);
    expect(await found(dataset)).toBe(1);
    await expect(host.request(ADD, { token: dataset.token, data, failure: 'lost' })).rejects.toThrow(/fetch failed/);
    expect(await found(dataset)).toBe(2);
  });

  test('R238 T23 repeated with the same key gets the first response, with another key creates a second record', async () => {
    const dataset = newDataset();
    const id = async (key: string) => (await host.ask(ADD, { token: dataset.token, data, key })).data.id as number;
    await host.request(ADD, { token: dataset.token, data, key: 'a', failure: 'lost:504' });
    const first = await id('a');
    expect(await id('a')).toBe(first);
    expect(await found(dataset)).toBe(1);
    expect(await id('b')).not.toBe(first);
    expect(await found(dataset)).toBe(2);
  });

  test('R238 a refusal is not stored: the same key is evaluated again', async () => {
    const dataset = newDataset();
    const ask = (title: string) => host.ask(ADD, { token: dataset.token, data: { ...data, title }, key: 'a' });
    expect((await ask('')).status).toBe('0');
    expect((await ask(data.title)).status).toBe('1');
  });
});

test('unknown words among the failures are ignored', async () => {
  expect((await host.request(LIST, { token, failure: 'rain;http:9;latency:x' })).status).toBe(200);
});

test('the panel sets a failure for one path of one dataset, shows it and removes it', async () => {
  const dataset = newDataset();
  const set = await host.post('/_mock/failures', {
    dataset: dataset.name,
    path: LIST_PATH,
    kind: 'http',
    value: '502',
    lang: 'zh',
  });
  expect([set.status, set.headers.get('location')]).toEqual([303, `/_mock/?dataset=${dataset.name}&lang=zh`]);
  expect((await host.request(LIST, { token: dataset.token })).status).toBe(502);
  expect((await host.request(USER, { token: dataset.token })).status).toBe(200);
  expect((await host.request(LIST, { token })).status).toBe(200);
  expect(await (await host.fetch(`/_mock/?dataset=${dataset.name}`)).text()).toContain('http:502');

  await host.post('/_mock/clear', { dataset: dataset.name, path: LIST_PATH });
  expect((await host.request(LIST, { token: dataset.token })).status).toBe(200);
});

test('a failure for every call or every dataset is overridden by a more specific one', async () => {
  const dataset = newDataset();
  await host.post('/_mock/failures', { dataset: '*', path: '*', kind: 'http', value: '500' });
  await host.post('/_mock/failures', { dataset: dataset.name, path: '*', kind: 'http', value: '502' });
  await host.post('/_mock/failures', { dataset: dataset.name, path: LIST_PATH, kind: 'empty' });
  const status = async (endpoint: string, some = dataset.token) =>
    (await host.request(endpoint, { token: some })).status;
  expect([await status(LIST), await status(USER), await status(USER, token)]).toEqual([200, 502, 500]);
  expect((await host.fetch('/_files/lift-rescue')).status).toBe(500);
  expect((await host.fetch('/_idp/login')).status).toBe(200);
});

test.each([
  { kind: 'http', value: '9000', path: LIST_PATH },
  { kind: 'rain', value: '', path: LIST_PATH },
  { kind: 'empty', value: '', path: '/_base/unknown' },
])('the panel refuses %j with a message', async (form) => {
  const response = await host.post('/_mock/failures', { dataset: 'refused', ...form });
  expect(response.headers.get('location')).toContain('problem=bad');
  expect(await (await host.fetch(response.headers.get('location')!)).text()).toContain('role="alert"');
});

test('a reset restores the initial data of a dataset and removes its failures', async () => {
  const dataset = newDataset();
  const total = async () => (await host.ask(LIST, { token: dataset.token })).data.total as number;
  const before = await total();
  await host.ask('POST /_base/new/notice/2.0/delete', { token: dataset.token, data: { ids: ['1'] } });
  await host.post('/_mock/failures', { dataset: dataset.name, path: LIST_PATH, kind: 'latency', value: '60' });
  await host.post('/_mock/reset', { dataset: dataset.name });
  expect(await total()).toBe(before);
  expect(await (await host.fetch(`/_mock/?dataset=${dataset.name}&lang=en`)).text()).toContain(
    'This dataset has no failures.',
  );
});

describe('F6 a case of the catalog in place of a subsystem', () => {
  interface Registry {
    subsystems: { code: string; isolation: string; entry: { development: string } }[];
  }
  const choose = (name: string) => host.post('/_mock/subsystem', { code: 'lift', case: name, isolation: 'sandbox' });
  const entries = async () => {
    const response = await host.fetch('/subsystems.json');
    if (response.status !== 200) return undefined;
    const { subsystems } = (await response.json()) as Registry;
    return Object.fromEntries(subsystems.map(({ code, entry }) => [code, entry.development]));
  };

  const { PORTAL_PORT, SUBSYSTEM_PORT } = process.env;
  const startAt = (portal: string | undefined, subsystems: string | undefined) => {
    delete process.env.PORTAL_PORT;
    delete process.env.SUBSYSTEM_PORT;
    if (portal) process.env.PORTAL_PORT = portal;
    if (subsystems) process.env.SUBSYSTEM_PORT = subsystems;
  };
  afterEach(() => startAt(PORTAL_PORT, SUBSYSTEM_PORT));

  test('it is in the registry until none is selected', async () => {
    startAt(undefined, undefined);
    const served = await entries();
    expect(served).toMatchObject({ lift: 'http://lift.localhost:8010/' });
    await choose('mount-throws');
    // Requested as the portal does: without cookies, without a token.
    expect(await entries()).toMatchObject({
      lift: 'http://misbehaving.localhost:8010/mount-throws/',
      mgr: 'http://mgr.localhost:8010/',
    });
    await choose('../../etc');
    expect(await entries()).toEqual(served);
  });

  test('every address of that registry has the actual ports', async () => {
    startAt('8130', '8131');
    await choose('mount-throws');
    const all = await entries();
    expect(all).toMatchObject({
      lift: 'http://misbehaving.localhost:8131/mount-throws/',
      mgr: 'http://mgr.localhost:8131/',
    });
    expect(new Set(Object.values(all ?? {}).map((address) => new URL(address).port))).toEqual(
      new Set(['8130', '8131']),
    );
    await choose('');
  });
});

test('A40 the panel lists what the portal could not read, once for each field, until it is cleared', async () => {
  const report = (drift: unknown) =>
    host.fetch('/_mock/drift', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ drift }),
    });
  const panel = async () => (await host.fetch('/_mock/?lang=en')).text();
  expect(await panel()).toContain('None so far.');
  const title = { call: 'listNotices', field: 'records[].title', expected: 'text' };
  await report([title, { call: 'x', field: '<script>alert(1)</script>', expected: 'y' }]);
  await report([title, null, 7, { call: 'no field' }]);
  await report('nothing');
  const shown = await panel();
  expect(shown.split('records[].title')).toHaveLength(2);
  expect(shown).toContain('listNotices');
  expect(shown).not.toMatch(/<script>alert|no field/);
  const cleared = await host.post('/_mock/drift/clear', { lang: 'en' });
  expect([cleared.status, cleared.headers.get('location')]).toEqual([303, '/_mock/?lang=en']);
  expect(await panel()).not.toContain('listNotices</code>');
});

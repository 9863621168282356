import { parseToken } from '../../mock/_data/persona';
import { MockHost, newDataset } from './mockServer';

const host = new MockHost();
beforeAll(() => host.start());
afterAll(() => host.stop());

const USER = 'GET /_base/system/user/center/getUserInfo';
const LIST = 'GET /_base/new/notice/2.0/list';
const SUBSYSTEMS = 'GET /_base/system/front/page/subsystem/list';
const ORDER = 'POST /_base/system/front/page/subsystem/order/save';
const VERIFY = 'GET /_base/system/front/page/subsystem/getPermissionVerification';
const REFRESH = 'GET /_portal/api/reflashToken';

const decode = (ticket: string) => Buffer.from(ticket, 'base64').toString('utf8').split(',');

test.each([
  ['persona-demo', { personaId: 'persona-demo', datasetName: '', refreshCount: 0, big: false }],
  ['persona-demo.w3.r2.e180', { datasetName: 'w3', refreshCount: 2, expiresIn: 180 }],
  [
    'persona-unbound.e60.big.wab-c_9',
    { personaId: 'persona-unbound', datasetName: 'wab-c_9', expiresIn: 60, big: true },
  ],
])('A19 R155 the token %s names a person, a dataset and a session, in any order', (token, session) => {
  expect(parseToken(token)).toMatchObject(session);
});

test.each([
  '',
  'persona',
  'persona-demo.x1',
  'persona-demo.w',
  'persona-demo.w1.w2',
  'persona-demo.r-1',
  'Persona-demo',
  '__proto__',
])('A19 R289 the invalid token "%s" is an expired session on every host', async (token) => {
  const statuses = await Promise.all(
    [USER, REFRESH, 'POST /_workorder/user/oiAuthentication'].map(
      async (each) => (await host.ask(each, { token })).status,
    ),
  );
  expect(statuses).toEqual(['201', '201', '201']);
});

test('A22 R206 R222 the base host responds with status, the portal host with code', async () => {
  const { token } = newDataset();
  expect(await host.ask(USER, { token })).toMatchObject({ status: '1', data: { userName: '林知远' } });
  expect(await host.ask(REFRESH, { token })).toMatchObject({ code: 1, data: { ssoToken: `${token}.r1` } });
});

test('A19 R222 R155 a refreshed token counts up and keeps its suffixes, person and dataset', async () => {
  const { token } = newDataset();
  const first = await host.ask(REFRESH, { token: `${token}.e180` });
  expect(first.data).toEqual({ ssoToken: `${token}.e180.r1`, expiresIn: 180 });
  const second = await host.ask(REFRESH, { token: first.data.ssoToken });
  expect(second.data.ssoToken).toBe(`${token}.e180.r2`);
  expect((await host.ask(USER, { token: second.data.ssoToken })).data).toMatchObject({
    userName: '林知远',
    expiresIn: 180,
  });
});

test.each([
  ['persona-demo', 1, 'true'],
  ['persona-unbound', 1, 'false'],
  ['persona-review', 4, 'true'],
  ['persona-unverified', 5, 'true'],
])('A20 R131 R156 R162 R163 %s has the identity status %d and the bound flag %s', async (persona, state, bound) => {
  const { data } = await host.ask(USER, { token: newDataset(persona).token });
  expect(data.zattestState).toBe(state);
  expect(decode(data.loginTicket)).toEqual([expect.stringMatching(/^BIP\d{6}$/), 'bip', bound]);
  expect(data.telephone).toMatch(/^1[3-9]\d{9}$/);
});

test('R190 one person has no phone', async () => {
  expect((await host.ask(USER, { token: newDataset('persona-nophone').token })).data.telephone).toBe('');
});

test('R133 R173 R174 R175 R215 the restricted persona gets each kind of refusal once, the other one none', async () => {
  const verdicts = async (persona: string) => {
    const { token } = newDataset(persona);
    const { data: entries } = await host.ask(SUBSYSTEMS, { token });
    const { telephone } = (await host.ask(USER, { token })).data;
    return Promise.all(
      (entries as { systemCode: string }[]).map(({ systemCode }) =>
        host.ask(VERIFY, { token, data: { telephone, systemCode } }),
      ),
    );
  };
  const refused = (await verdicts('persona-restricted')).filter(({ data }) => data.isLimit !== '1');
  expect(refused.map(({ data }) => data.isLimit)).toEqual([null, '0', '4', '5']);
  expect(refused[1]!.msg).toContain('装修系统');
  expect(refused[3]!.data.reasonsRejection).not.toBe('');
  expect((await verdicts('persona-demo')).every(({ data }) => data.isLimit === '1')).toBe(true);
});

test('R176 R215 a check without a phone or for an unknown system is refused with a message', async () => {
  const { token } = newDataset();
  expect(await host.ask(VERIFY, { token, data: { telephone: '', systemCode: 'lift' } })).toMatchObject({
    status: '0',
    msg: '手机号有误',
  });
  expect(await host.ask(VERIFY, { token, data: { telephone: '13812345678', systemCode: '__proto__' } })).toMatchObject({
    status: '0',
  });
});

test('R103 R138 R212 an order is stored for the person who saved it, in that dataset only', async () => {
  const { token, tokenOf } = newDataset();
  const codes = async (some: string) =>
    ((await host.ask(SUBSYSTEMS, { token: some })).data as { systemCode: string }[]).map(
      ({ systemCode }) => systemCode,
    );
  const before = await codes(token);
  const { data: entries } = await host.ask(SUBSYSTEMS, { token });
  const reversed = (entries as { id: number; systemCode: string; isShow: number }[])
    .reverse()
    .map(({ id, systemCode, isShow }, index) => ({ id: String(id), systemCode, isShow, orderNumber: index + 1 }));
  expect((await host.ask(ORDER, { token, data: reversed })).status).toBe('1');

  expect(await codes(token)).toEqual([...before].reverse());
  expect(await codes(tokenOf('persona-restricted'))).toEqual(before);
  expect(await codes(newDataset().token)).toEqual(before);
});

test.each([
  ['no list', {}],
  ['an empty list', []],
  ['an unknown key', [{ id: '101', systemCode: 'workorder', isShow: 1, orderNumber: 1, icon: '' }]],
  ['a missing key', [{ id: '101', systemCode: 'workorder', isShow: 1 }]],
  ['a code of another entry', [{ id: '101', systemCode: 'lift', isShow: 1, orderNumber: 1 }]],
])('R138 R212 an order with %s is refused', async (_, data) => {
  expect(await host.ask(ORDER, { token: newDataset().token, data })).toMatchObject({
    status: '0',
    msg: expect.stringMatching(/\S/),
  });
});

test('R157 R158 R220 R221 binding needs a code, the right one, and an old account; then the ticket says bound', async () => {
  const { token } = newDataset('persona-unbound');
  const bound = async () => decode((await host.ask(USER, { token })).data.loginTicket)[2];
  const [bipNum] = decode((await host.ask(USER, { token })).data.loginTicket);
  const bind = async (telephone: string, msgCode: string) =>
    host.ask('POST /_portal/api/portal/bindOldAccount', { token, data: { telephone, msgCode, bipNum, type: 4 } });
  const send = (telephone: string) =>
    host.ask('POST /_portal/api/user/smsSendCode', { token, data: { type: 4, telephone } });

  expect(await bind('13800138000', '1234')).toMatchObject({ code: 0, msg: '请先获取验证码' });
  expect(await send('138')).toMatchObject({ code: 0 });
  await send('13800138000');
  await send('19900000000');
  expect(await bind('13800138000', '4321')).toMatchObject({ code: 0, msg: '验证码错误或已过期' });
  expect(await bind('19900000000', '1234')).toMatchObject({ code: 0 });
  expect(await bound()).toBe('false');
  expect(await bind('13800138000', '1234')).toMatchObject({ code: 1 });
  expect(await bound()).toBe('true');
  expect(await host.ask('POST /_portal/api/portal/addAccount', { token, data: { bipNum } })).toMatchObject({ code: 0 });
});

test('R235 R236 R269 an application is listed among the person’s own, once, and on the host of its system', async () => {
  const { token, tokenOf } = newDataset('persona-restricted');
  const own = async (some: string) => (await host.ask('GET /_base/todo/todo/apply/list', { token: some })).data;
  const before = (await own(token)).total;
  const data = {
    systemCode: 'workorder',
    areaId: 'A0101',
    itemId: 'P010101',
    departmentId: 'D01010101',
    roleTypeIds: ['1'],
    skillIds: [],
    reason: '新到岗，需要派单',
  };
  const ask = (endpoint: string, change: object = {}) => host.ask(endpoint, { token, data: { ...data, ...change } });
  expect(await ask('POST /_base/api/user/oiAuthentication')).toMatchObject({ status: '0' });
  expect(await ask('POST /_workorder/user/oiAuthentication', { reason: '短' })).toMatchObject({
    status: '0',
    msg: '申请原因不能少于5个字',
  });
  expect(await ask('POST /_workorder/user/oiAuthentication', { itemId: 'P020101' })).toMatchObject({
    msg: '项目不存在',
  });
  expect(await ask('POST /_workorder/user/oiAuthentication')).toMatchObject({ status: '1' });
  expect(await ask('POST /_workorder/user/oiAuthentication')).toMatchObject({ status: '0' });
  expect(await own(token)).toMatchObject({
    total: before + 1,
    records: [{ systemCode: 'workorder', status: '1' }, ...Array(before).fill({})],
  });
  expect((await own(tokenOf('persona-demo'))).total).toBe(before);
});

test('A19 datasets are isolated, and a new one has the initial data', async () => {
  const here = newDataset();
  const there = newDataset();
  const total = async (token: string) =>
    (await host.ask(LIST, { token, data: { pageNo: 1, pageSize: 1 } })).data.total as number;
  const before = await total(there.token);
  await host.ask('POST /_base/new/notice/2.0/delete', { token: here.token, data: { ids: ['1', '2', '3'] } });
  expect(await total(here.token)).toBe(before - 3);
  expect(await total(here.tokenOf('persona-review'))).toBe(before - 3);
  expect(await total(there.token)).toBe(before);
  expect(await total(newDataset().token)).toBe(before);
});

test('beyond two hundred datasets the least recently used one is dropped', async () => {
  const oldest = newDataset();
  const total = async () => (await host.ask(LIST, { token: oldest.token })).data.total as number;
  const before = await total();
  await host.ask('POST /_base/new/notice/2.0/delete', { token: oldest.token, data: { ids: ['1'] } });
  expect(await total()).toBe(before - 1);
  for (let index = 0; index < 200; index += 1) await host.ask(USER, { token: newDataset().token });
  expect(await total()).toBe(before);
});

test('a .big dataset has lists of ten thousand records, separate from the dataset of the same name', async () => {
  const { token } = newDataset();
  const list = async (some: string, endpoint: string, data: object) =>
    (await host.ask(endpoint, { token: some, data })).data;
  const last = await list(`${token}.big`, LIST, { pageNo: 20, pageSize: 500 });
  expect(last).toMatchObject({ total: 10_000, records: expect.objectContaining({ length: 500 }) });
  expect(await list(`${token}.big`, 'POST /_base/todo/todo/pending/list', { pageNo: 1, pageSize: 10 })).toMatchObject({
    total: 10_000,
  });
  expect((await list(token, LIST, { pageNo: 1, pageSize: 1 })).total).toBeLessThan(1_000);
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MockHost, newDataset } from './mockServer';

const LIST = 'GET /_base/system/front/page/subsystem/list';
const VERIFY = 'GET /_base/system/front/page/subsystem/getPermissionVerification';
const MENUS = 'GET /_base/system/front/page/specify/subsystem/permission';
const TREE = 'GET /_base/system/front/page/subsystem/permission/list';
const ORDER = 'POST /_base/system/front/page/subsystem/order/save';

const host = new MockHost();
const folder = mkdtempSync(join(tmpdir(), 'registry-'));
const file = join(folder, 'public/subsystems.json');
const original = JSON.parse(readFileSync('public/subsystems.json', 'utf8')) as { subsystems: unknown[] };

beforeAll(async () => {
  mkdirSync(join(folder, 'public'));
  await host.start();
});
beforeEach(() => void jest.spyOn(process, 'cwd').mockReturnValue(folder));
afterAll(async () => {
  await host.stop();
  rmSync(folder, { recursive: true });
});

const patrols = {
  code: 'patrols',
  name: { 'en-US': 'Patrols', 'zh-CN': '巡查' },
  names: { night: { 'en-US': 'Night rounds', 'zh-CN': '夜巡' } },
  entry: { development: 'http://patrols.localhost:8010/' },
  entryCodes: ['patrols', 'night'],
};
const register = (...entries: unknown[]) =>
  writeFileSync(file, JSON.stringify({ version: 1, subsystems: [...original.subsystems, ...entries] }));

interface Row {
  id: number;
  systemCode: string;
  systemName: string;
  isShow: number;
  isByd: string;
}
const rows = async (token: string) => (await host.ask(LIST, { token })).data as Row[];
const telephone = '13812345678';

describe('A27 a subsystem that only the registry lists', () => {
  test('R075 R132 has its entries behind those of the seeds, with their names', async () => {
    register();
    const { token } = newDataset();
    const before = await rows(token);
    register(patrols);
    const after = await rows(token);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.slice(before.length)).toMatchObject([
      { systemCode: 'patrols', systemName: '巡查', isByd: '0' },
      { systemCode: 'night', systemName: '夜巡', isByd: '0' },
    ]);
    expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
    const registry = await (await host.fetch('/subsystems.json')).json();
    expect(registry.subsystems.at(-1)).toMatchObject({ code: 'patrols' });
  });

  test('R133 R172 R213 may be opened, has menus, and its place can be changed', async () => {
    register(patrols);
    const { token } = newDataset();
    for (const systemCode of ['patrols', 'night']) {
      expect((await host.ask(VERIFY, { token, data: { telephone, systemCode } })).data.isLimit).toBe('1');
      expect((await host.ask(MENUS, { token, data: { systemCode } })).data).toMatchObject([
        { systemCode, children: [{ systemCode }, { systemCode }] },
      ]);
    }
    expect((await host.ask(TREE, { token })).data).toContainEqual(
      expect.objectContaining({ systemCode: 'night', name: '夜巡' }),
    );
    const { id } = (await rows(token)).find(({ systemCode }) => systemCode === 'patrols')!;
    const order = [{ id: String(id), systemCode: 'patrols', isShow: 1, orderNumber: 0 }];
    expect((await host.ask(ORDER, { token, data: order })).status).toBe('1');
    expect((await rows(token))[0]).toMatchObject({ systemCode: 'patrols', isShow: 1 });
  });

  test('R031 a further source of the work-order app belongs to it', async () => {
    register({ ...patrols, code: 'byd', entryCodes: ['inspection'] });
    expect((await rows(newDataset().token)).at(-1)).toMatchObject({ systemCode: 'inspection', isByd: '1' });
  });
});

test('R075 a registry that cannot be read leaves the entries of the seeds', async () => {
  register();
  const { token } = newDataset();
  const before = await rows(token);
  writeFileSync(file, '{ "version": 1, "subsystems": [');
  expect(await rows(token)).toEqual(before);
  const refused = await host.ask(VERIFY, { token, data: { telephone, systemCode: 'patrols' } });
  expect(refused).toMatchObject({ status: '0', msg: '未找到该系统' });
});

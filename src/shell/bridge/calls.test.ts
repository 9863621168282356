import { environments } from '../../../config/environments';
import type { SubsystemCall } from '@/domain/subsystem/allowedCalls';
import { configureHttp } from '@/services/http';
import { createBridge } from './createBridge';

jest.mock('./dictionary', () => ({ loadDictionary: async () => undefined }));

const bridgeWith = (calls: SubsystemCall[], isDisabled = () => false) =>
  createBridge({
    code: 'opbi',
    variant: null,
    followsColorScheme: true,
    calls,
    isDisabled,
    navigation: {
      current: () => '/',
      push: () => undefined,
      replace: () => undefined,
      onNavigate: () => () => undefined,
    },
    hrefOf: (inner) => inner,
    popupContainer: () => document.body,
    onUnsaved: () => undefined,
    onTitle: () => undefined,
  }).context;

let logged: jest.SpyInstance;
const sent: string[] = [];

beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  sent.length = 0;
  global.fetch = (async (address: string) => {
    sent.push(address);
    return { status: 200, headers: new Headers() };
  }) as never;
  configureHttp({
    environment: environments.development,
    readToken: () => 'token',
    onFailure: () => undefined,
    onSessionExpired: () => undefined,
    isSigningOut: () => false,
  });
});

test('T19 a subsystem may make the calls of its registry entry, and no others', async () => {
  const { request } = bridgeWith([{ host: 'base', path: '/indicators/*', methods: ['GET'] }]);
  await request('/_base/indicators/7?year=2026');
  expect(sent).toEqual([expect.stringMatching(/\/_base\/indicators\/7\?year=2026$/)]);
  for (const address of ['/_base/new/notice/2.0/add', '/_portal/api/portal/findUserInfoByPhone', '/_base/indicators'])
    await expect(request(address)).rejects.toMatchObject({ name: 'CallNotListedError' });
  expect(sent).toHaveLength(1);
});

test('T19 the console names the entry and the field, once for each call and never without end', async () => {
  const { request } = bridgeWith([]);
  const ask = (address: string) => request(address).catch(() => undefined);
  await ask('/_base/visits?phone=13800000001');
  await ask('/_base/visits');
  expect(logged.mock.calls).toEqual([
    [
      '[portal] registry of subsystems: opbi: calls: GET /visits of the host "base" is not listed in "calls" of the registry entry',
    ],
  ]);
  for (let turn = 0; turn < 100; turn += 1) await ask(`/_base/visits/${turn}`);
  expect(logged.mock.calls.length).toBeLessThanOrEqual(20);
});

test('T19 while the registry has turned it off, none of its authenticated calls is sent', async () => {
  let isOff = true;
  const { request } = bridgeWith([{ host: 'base', path: '/visits', methods: ['GET'] }], () => isOff);
  await expect(request('/_base/visits')).rejects.toMatchObject({ name: 'SubsystemDisabledError' });
  expect(sent).toEqual([]);
  isOff = false;
  await request('/_base/visits');
  expect(sent).toHaveLength(1);
});

test('T7 other addresses get no token, and need no list', async () => {
  await bridgeWith([]).request('https://opbi.property-group.example/data');
  expect(sent).toEqual(['https://opbi.property-group.example/data']);
});

import { OVERRIDE_MAX_MS } from '@/domain/subsystem/override';
import { sessionStore } from '@/shell/session';
import { recordOf, settled } from '../../../tests/support/subsystemHost';
import { isAdmitted, applyOverride, watchOverrides } from './applyOverride';
import { beginOverride, endOverride, listOverrides } from './overrides';

const environment = {
  overrides: 'on' as 'off' | 'role' | 'on',
  overrideOrigins: ['http://*.localhost:*'],
  subsystemOrigins: ['http://lift.localhost:8010'],
  hosts: {},
};
jest.mock('@/utils/environment', () => ({ getEnvironment: () => environment }));

const ADDRESS = 'http://review.localhost:8010/';
const begin = (code = 'lift') => beginOverride({ code, address: ADDRESS, isolation: 'sandbox' });
const entryOf = async (code: string) => (await applyOverride(recordOf(code))).entry;

beforeEach(() => {
  jest.useFakeTimers({ now: 1_700_000_000_000 });
  sessionStorage.clear();
  environment.overrides = 'on';
  environment.overrideOrigins = ['http://*.localhost:*'];
  sessionStore.setState({ powerList: [], permissionState: 'ready' });
});
afterEach(() => jest.useRealTimers());

test('A37 an override counts for its subsystem until it is ended, and is kept in the storage of the window', async () => {
  begin();
  expect(await entryOf('lift')).toBe(ADDRESS);
  expect(await entryOf('wcx')).toBe('http://wcx.localhost:8010/');
  expect([sessionStorage.length, localStorage.length]).toEqual([1, 0]);
  begin();
  expect(listOverrides()).toHaveLength(1);
  endOverride('lift');
  expect(await entryOf('lift')).toBe('http://lift.localhost:8010/');
  expect(sessionStorage.length).toBe(0);
});

test('A37 it ends after eight hours, also while the window is open, and its origin is no longer admitted', async () => {
  const applied = jest.fn();
  const stop = watchOverrides(applied);
  begin();
  expect(applied).toHaveBeenCalledTimes(1);
  const overridden = await applyOverride(recordOf('lift'));
  expect(isAdmitted(`${ADDRESS}a.js`, overridden)).toBe(true);
  expect(isAdmitted(`${ADDRESS}a.js`, recordOf('lift'))).toBe(false);
  expect(isAdmitted(`${ADDRESS}a.js`, { ...overridden, code: 'wcx' })).toBe(false);
  jest.advanceTimersByTime(OVERRIDE_MAX_MS - 1);
  expect(applied).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(applied).toHaveBeenCalledTimes(2);
  expect(isAdmitted(`${ADDRESS}a.js`, overridden)).toBe(false);
  expect(await entryOf('lift')).toBe('http://lift.localhost:8010/');
  stop();
  begin();
  expect(applied).toHaveBeenCalledTimes(2);
});

test('A37 R199 one of before a reload ends in time, although the permissions come after the start', () => {
  environment.overrides = 'role';
  sessionStore.setState({ powerList: [], permissionState: 'loading' });
  begin();
  const applied = jest.fn();
  const stop = watchOverrides(applied);
  jest.advanceTimersByTime(OVERRIDE_MAX_MS);
  expect(applied).toHaveBeenCalledTimes(1);
  stop();
});

test('A37 R199 one that does not count now is kept when another one begins or ends', () => {
  begin('lift');
  environment.overrides = 'role';
  begin('wcx');
  endOverride('wcx');
  environment.overrides = 'on';
  expect(listOverrides().map(({ code }) => code)).toEqual(['lift']);
});

test('R199 where it takes a permission, a stored override waits for the permissions and ends with the permission', async () => {
  environment.overrides = 'role';
  sessionStore.setState({ powerList: ['subsystem:override'] });
  begin();
  sessionStore.setState({ powerList: [], permissionState: 'loading' });
  let entry: string | undefined;
  void entryOf('lift').then((found) => (entry = found));
  await settled();
  expect(entry).toBeUndefined();
  sessionStore.setState({ powerList: ['subsystem:override'], permissionState: 'ready' });
  await settled();
  expect(entry).toBe(ADDRESS);
  sessionStore.setState({ powerList: ['subsystem:inspect'] });
  expect(await entryOf('lift')).toBe('http://lift.localhost:8010/');
});

test('A37 T13 one that was written into the storage, or that the environment no longer allows, does not count', async () => {
  const until = Date.now() + 1_000;
  const store = (value: unknown) => sessionStorage.setItem('portal.overrides', JSON.stringify({ version: 1, value }));
  for (const address of ['https://evil.example/', 'javascript:alert(1)', 'http://localhost:5173/']) {
    store([{ code: 'lift', address, isolation: 'sandbox', until }]);
    expect(await entryOf('lift')).toBe('http://lift.localhost:8010/');
  }
  begin();
  for (const change of [{ overrides: 'off' as const }, { overrideOrigins: [] }]) {
    Object.assign(environment, { overrides: 'on', overrideOrigins: ['http://*.localhost:*'] });
    expect(await entryOf('lift')).toBe(ADDRESS);
    Object.assign(environment, change);
    expect(await entryOf('lift')).toBe('http://lift.localhost:8010/');
  }
});

import vm from 'node:vm';
import { registerApp, type SandboxedApp } from './callers';
import { watchPageReloads, type ReloadTarget } from './pageReloads';

const LIFT = 'http://lift.localhost:8010';
let announce: (event: Event) => void;
// A listener called directly: jsdom's own frames would be between it and the caller.
const navigation = {
  addEventListener: (_: string, listener: typeof announce) => (announce = listener),
  removeEventListener: () => undefined,
};
const onReload = jest.fn();
const app: ReloadTarget = { code: 'lift', origins: new Set([LIFT]), isCurrent: () => true, onReload };
const tombstone: SandboxedApp = { code: 'lift', origins: new Set(), isCurrent: () => false };

/** As the browser announces a navigation: while the script at this address waits. Returns whether it goes on. */
const navigate = (navigationType: string, from: string): boolean => {
  const event = Object.assign(new Event('navigate', { cancelable: true }), { navigationType });
  const call = vm.runInThisContext('(function (listener, event) { listener(event); })', {
    filename: `${from}/app.js`,
  }) as (listener: typeof announce, event: Event) => void;
  call(announce, event);
  return !event.defaultPrevented;
};

let unwatch: () => void;
beforeAll(() => {
  Object.assign(window, { navigation });
  unwatch = watchPageReloads();
});
afterAll(() => {
  unwatch();
  Reflect.deleteProperty(window, 'navigation');
});
beforeEach(() => onReload.mockClear());

test.each([
  ['a reload by a micro-app starts it again', 'reload', LIFT, false, 1],
  ['a reload by the shell', 'reload', 'http://localhost', true, 0],
  ['another navigation by a micro-app', 'push', LIFT, true, 0],
])('R034 %s', (_, type, from, goesOn, count) => {
  const leave = registerApp(app, tombstone);
  expect(navigate(type, from)).toBe(goesOn);
  expect(onReload).toHaveBeenCalledTimes(count);
  leave();
});

test('R034 a reload by a micro-app that is gone does nothing', () => {
  registerApp(app, tombstone)();
  expect(navigate('reload', LIFT)).toBe(false);
  expect(onReload).not.toHaveBeenCalled();
});

test('R034 browsers without the Navigation API reload the page', () => {
  Reflect.deleteProperty(window, 'navigation');
  expect(() => watchPageReloads()()).not.toThrow();
});

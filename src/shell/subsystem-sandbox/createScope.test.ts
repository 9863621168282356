import { SubsystemError } from '@/domain/subsystem/failure';
import type { PaneNavigator } from '@/shell/subsystem-host';
import type { AppSource } from '@/shell/subsystem-loader';
import { createBuiltIns } from './builtIns';
import { createScope } from './createScope';
import { fetchScriptForApp } from './dynamicScripts';

jest.mock('@/utils/environment', () => ({
  getEnvironment: () => ({ subsystemOrigins: ['http://lift.localhost:8010', 'http://af.localhost:8010'] }),
}));

const navigator = {
  current: () => ({ pathname: '/', search: '', hash: '' }),
  subscribe: () => () => undefined,
} as unknown as PaneNavigator;

beforeEach(() => void jest.spyOn(console, 'warn').mockReturnValue());
const onFileMissing = jest.fn();
const onRuntimeError = jest.fn();

function surroundings(source: Partial<AppSource> = {}) {
  const watchBuiltIns = createBuiltIns(window);
  return (code: string) =>
    createScope({
      code,
      source: { address: `http://${code}.localhost:8010/#print`, fetch: jest.fn(), ...source },
      navigator,
      hrefOf: (inner) => inner,
      openPage: jest.fn(),
      watchBuiltIns,
      undoHandlers: () => 0,
      shellLanguage: () => 'zh-CN',
      onRuntimeError,
      onFileMissing,
      onReload: jest.fn(),
      onRefused: () => undefined,
    });
}

describe('T19 changes while a micro-app starts are attributed to it, also after another has opened', () => {
  const { parse } = JSON;
  afterEach(() => void (JSON.parse = parse));

  test.each(['endStart', 'auditBuiltIns'] as const)('its start ends by %s', (end) => {
    const open = surroundings();
    const first = open('lift');
    JSON.parse = () => 'bent';
    first[end]();
    const second = open('af');
    second.endStart();
    expect(first.end()).toMatchObject({ builtIns: 1 });
    expect(JSON.parse).toBe(parse);
    expect(second.end()).toMatchObject({ builtIns: 0 });
  });
});

describe('T13 T19 a script that is added while the micro-app runs', () => {
  const FRAME_ONLY = 'http://opbi.localhost:8010/evil.js';
  const OTHER = 'http://af.localhost:8010/shared.js';
  const plain = jest.fn<Promise<unknown>, [string]>();
  const add = (scope: ReturnType<typeof createScope>, src: string) => {
    const script = Object.assign(document.createElement('script'), { src });
    const failed = jest.fn();
    script.addEventListener('error', failed);
    scope.adoptScript(script);
    return { script, failed };
  };
  beforeEach(() => {
    global.Request ??= class {} as never;
    plain.mockReset().mockResolvedValue({ ok: true });
    global.fetch = plain as never;
  });

  test('is refused with an error event when its origin is not admitted to the sandbox', async () => {
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    const source = { admits: (address: string) => address.startsWith('http://lift.'), fetch: plain as never };
    const scope = surroundings(source)('lift');
    const { script, failed } = add(scope, FRAME_ONLY);
    await expect(fetchScriptForApp(script.src)).rejects.toMatchObject({ failure: { kind: 'not-admitted' } });
    expect(plain).not.toHaveBeenCalled();
    expect(failed).toHaveBeenCalledTimes(1);
    expect(logged.mock.calls).toEqual([[expect.stringMatching(/^\[subsystem\] lift: .*opbi\.localhost/)]]);
    scope.end();
  });

  test('is refused also when its micro-app is unknown', async () => {
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    await expect(fetchScriptForApp(FRAME_ONLY)).rejects.toMatchObject({ failure: { kind: 'not-admitted' } });
    expect(plain).not.toHaveBeenCalled();
    expect(logged).toHaveBeenCalledTimes(1);
    await fetchScriptForApp(OTHER);
    expect(plain).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['F20 is gone', new SubsystemError({ kind: 'http-status', status: 404 }), true, 1],
    ['F20 is answered by a page', new SubsystemError({ kind: 'not-an-app' }), true, 1],
    ['F9 fails for another reason', new SubsystemError({ kind: 'http-status', status: 503 }), true, 0],
    ['F3 is gone before the mount has ended', new SubsystemError({ kind: 'http-status', status: 404 }), false, 0],
  ])('%s', async (_, error, isMounted, count) => {
    onFileMissing.mockClear();
    const scope = surroundings({ admits: () => true, fetch: () => Promise.reject(error) })('lift');
    if (isMounted) scope.endStart();
    const { script, failed } = add(scope, 'http://lift.localhost:8010/7.js');
    // What the micro-app throws then follows from the missing file.
    failed.mockImplementation(() => expect(onFileMissing).toHaveBeenCalledTimes(count));
    await expect(fetchScriptForApp(script.src)).rejects.toBe(error);
    expect(failed).toHaveBeenCalledTimes(1);
    expect(failed.mock.results[0]).toMatchObject({ type: 'return' });
    expect(onRuntimeError).not.toHaveBeenCalled();
    scope.end();
  });

  test('of another admitted origin belongs to the micro-app that added it', async () => {
    const open = surroundings({ admits: () => true });
    const own = jest.fn();
    const scope = surroundings({ admits: () => true, fetch: own })('lift');
    const other = open('af');
    const { script } = add(scope, OTHER);
    await fetchScriptForApp(script.src);
    expect(own).toHaveBeenCalledTimes(1);
    expect(scope.origins).toContain('http://af.localhost:8010');
    [scope, other].forEach((one) => one.end());
  });
});

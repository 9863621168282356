import { readFileSync } from 'node:fs';
import v8 from 'node:v8';
import vm from 'node:vm';
import type { RunOptions } from '@/shell/subsystem-host';
import { runMicroApp } from './runMicroApp';

jest.mock('./patchQiankun', () => ({
  patchQiankun: () => undefined,
  restoreSharedMethods: () => undefined,
  currentAppWindow: () => null,
}));
// The classes are not part of jsdom.
jest.mock('./styles/sheetRules', () => ({ patchSheetRules: () => undefined }));
jest.mock('./sharedDom', () => ({ watchSharedDom: () => undefined, countThirdPartyScripts: () => 0 }));
const mockConfig = jest.fn();
/** Whether the fake qiankun makes a sandbox: without one nothing is taken down. */
let mockHasSandbox = false;
/** Lets the fake qiankun read the page for a while. */
let mockReading: Promise<void> | undefined;
jest.mock('qiankun/es/loader', () => ({
  loadApp: async (app: unknown, _: unknown, hooks: { beforeLoad(app: unknown, view: never): Promise<void> }) => {
    if (mockReading) await mockReading;
    if (mockHasSandbox) await hooks.beforeLoad(app, Object.create(globalThis) as never);
    return () => mockConfig() as unknown;
  },
}));

const options = (container: HTMLElement): RunOptions =>
  ({
    key: 'lift',
    subsystem: { code: 'lift' },
    source: { address: 'http://lift.localhost:8010/#print', fetch: () => undefined },
    container,
    context: { navigation: { hrefOf: (inner: string) => inner } },
    props: () => ({}),
    allowed: Promise.resolve(true),
    navigator: { current: () => ({ pathname: '/', search: '', hash: '' }), subscribe: () => () => undefined },
    onPhase: () => undefined,
    onRuntimeError: () => undefined,
    onFileMissing: () => undefined,
    onReload: () => undefined,
  }) as unknown as RunOptions;

/** Lets the next micro-apps record the steps that are run; those of the unmount have these names. */
function recordSteps(...unmount: string[]): string[] {
  const steps: string[] = [];
  const step = (name: string) => () => Promise.resolve(void steps.push(name));
  mockConfig.mockImplementation(() => ({
    name: 'lift',
    bootstrap: [step('bootstrap')],
    mount: [step('mount')],
    unmount: unmount.map(step),
  }));
  return steps;
}

test('F13 the handles of a stopped micro-app hold no reference to it', async () => {
  v8.setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc') as () => void;
  const step = () => Promise.resolve();
  mockConfig.mockImplementation(() => ({ name: 'lift', bootstrap: [step], mount: [step], unmount: [step] }));
  const open = async () => {
    const container = document.createElement('div');
    const running = runMicroApp(options(container));
    await running.mounted;
    return { running, container: new WeakRef(container) };
  };
  const { running, container } = await open();
  expect(running.owns?.(document.body)).toBe(false);
  await running.stop(10);
  // Its timer still holds what it waited for.
  for (let turn = 0; turn < 100 && container.deref(); turn += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    collect();
  }
  expect(container.deref()).toBeUndefined();
  await expect(running.stop(10)).resolves.toBeDefined();
});

test.each([true, false])('R196 T18 no life cycle before the response or after a refusal (%s)', async (answer) => {
  const steps = recordSteps('unmount');
  let resolveAllowed!: (isAllowed: boolean) => void;
  const allowed = new Promise<boolean>((resolve) => {
    resolveAllowed = resolve;
  });
  const running = runMicroApp({ ...options(document.createElement('div')), allowed });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(steps).toEqual([]);
  resolveAllowed(answer);
  await running.mounted;
  expect(steps).toEqual(answer ? ['bootstrap', 'mount'] : []);
  await running.stop(10);
});

test('R196 T18 what was only evaluated is taken down without its own unmount, and reads its props when it is mounted', async () => {
  // As qiankun arranges them: hooks, the micro-app's own step, the sandbox.
  const steps = recordSteps('hooks', 'own unmount', 'sandbox');
  mockHasSandbox = true;
  const props = jest.fn(() => ({}));
  const evaluated = runMicroApp({
    ...options(document.createElement('div')),
    props,
    allowed: new Promise(() => undefined),
  });
  await new Promise((resolve) => setTimeout(resolve, 0));
  await evaluated.stop(10);
  expect(steps).toEqual(['hooks', 'sandbox']);
  expect(props).not.toHaveBeenCalled();

  const mounted = runMicroApp({ ...options(document.createElement('div')), props });
  await mounted.mounted;
  expect(props).toHaveBeenCalledTimes(1);
  await mounted.stop(10);
  expect(steps.slice(2)).toEqual(['bootstrap', 'mount', 'hooks', 'own unmount', 'sandbox']);
});

test('F20 what is stopped while its page is read runs no script and no life cycle', async () => {
  const steps = recordSteps('hooks', 'own unmount', 'sandbox');
  let finishReading = (): void => undefined;
  mockReading = new Promise((resolve) => (finishReading = resolve));
  mockHasSandbox = true;
  mockConfig.mockClear();
  const running = runMicroApp(options(document.createElement('div')));
  await running.stop(10);
  finishReading();
  await new Promise((resolve) => setTimeout(resolve, 0));
  // Its scripts run before its configuration exists.
  expect(mockConfig).not.toHaveBeenCalled();
  expect(steps).toEqual([]);
  mockReading = undefined;
});

test('T19 built-ins are compared after its own steps, not after each of those of qiankun', async () => {
  const compared = jest.spyOn(Reflect, 'ownKeys');
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { parse } = JSON;
  const warnings: number[] = [];
  const record = () => Promise.resolve(void warnings.push(warned.mock.calls.length));
  const change = async () => {
    JSON.parse = (text: string) => parse(text) as unknown;
    await record();
  };
  const others = (count: number) => Array.from({ length: count }, () => record);
  mockHasSandbox = false;
  mockConfig.mockImplementation(() => ({ name: 'lift', mount: [...others(6), change, ...others(4)], unmount: [] }));
  const running = runMicroApp(options(document.createElement('div')));
  await running.mounted;
  // What it changes is known before anything else runs.
  expect(warnings).toEqual([...Array<number>(7).fill(0), ...Array<number>(4).fill(1)]);
  expect(warned.mock.calls[0]?.[0]).toContain('lift: changed built-ins that every subsystem shares: JSON.parse');
  // When its scope begins, when it is loaded, after its own step, and at the end of the start; once each, and once to begin with.
  expect(compared.mock.calls.filter(([target]) => (target as unknown) === window).length).toBeLessThanOrEqual(5);
  JSON.parse = parse;
  await running.stop(10);
});

test('T19 its own mount has the place in the installed qiankun that is expected', () => {
  const source = readFileSync(require.resolve('qiankun/es/loader.js'), 'utf8');
  const [, steps = ''] = /\bmount: \[([\s\S]*?)\bmount\(/.exec(source) ?? [];
  // Its steps up to the own one are async functions, but for that of the sandbox.
  expect(steps.match(/_asyncToGenerator\(|\bmountSandbox\b/g)).toHaveLength(7);
});

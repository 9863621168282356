import type { Host } from './types';
import { stageStore } from './stageStore';

const mockHost = {
  prefetch: jest.fn(),
  evaluateAhead: jest.fn(),
  prefetchFirst: jest.fn(),
  prefetchLikely: jest.fn(),
  warmUp: jest.fn(),
  reload: jest.fn(),
  close: jest.fn(),
  suspend: jest.fn(),
  wake: jest.fn(),
};
const mockEndOverride = jest.fn();
jest.mock('@/shell/subsystem-overrides', () => ({ endOverride: (code: string) => mockEndOverride(code) }));
const mockChunk = { isMissing: false, error: new Error('chunk missing') };
jest.mock('./startHost', () => ({
  startHost: () => {
    if (mockChunk.isMissing) throw mockChunk.error;
    return mockHost as unknown as Host;
  },
}));

/** Imports a fresh copy of the module, as on a page that has loaded nothing yet. */
const loadModule = async () => {
  let loaded!: typeof import('./openHost');
  await jest.isolateModulesAsync(async () => {
    loaded = await import('./openHost');
  });
  return loaded;
};
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('F19 a prefetch fails silently when a chunk of the portal is missing, and requests it again', async () => {
  const { prefetchSubsystem } = await loadModule();
  mockChunk.isMissing = true;
  prefetchSubsystem('mgr');
  await settle();
  expect(stageStore.getState().chunkFailure).toBeNull();
  expect(mockHost.prefetch).not.toHaveBeenCalled();
  mockChunk.isMissing = false;
  prefetchSubsystem('mgr');
  await settle();
  expect(mockHost.prefetch).toHaveBeenCalledWith('mgr', null);
});

test('A28 with data-saver nothing of the host is loaded for what is pointed at', async () => {
  const { prefetchSubsystem, evaluateSubsystem } = await loadModule();
  jest.clearAllMocks();
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  prefetchSubsystem('mgr');
  evaluateSubsystem('mgr', null);
  await settle();
  Reflect.deleteProperty(navigator, 'connection');
  expect([mockHost.prefetch.mock.calls, mockHost.evaluateAhead.mock.calls]).toEqual([[], []]);
});

test('R031 A26 prefetch, reload, close, suspend and wake call the host', async () => {
  const { prefetchSubsystem, reloadSubsystem, closeSubsystem, suspendSubsystem, wakeSubsystem } = await loadModule();
  prefetchSubsystem('byd', 'workorder');
  await settle();
  expect(mockHost.prefetch).toHaveBeenCalledWith('byd', 'workorder');
  await reloadSubsystem('mgr');
  await closeSubsystem('byd:workorder');
  await suspendSubsystem('lift');
  await wakeSubsystem('wcx');
  expect(mockHost.suspend).toHaveBeenCalledWith('lift');
  expect(mockHost.wake).toHaveBeenCalledWith('wcx');
  expect(mockHost.reload).toHaveBeenCalledWith('mgr');
  expect(mockHost.close).toHaveBeenCalledWith('byd:workorder');
});

test('F21 T18 a missing host chunk is reported when a subsystem is opened, not before', async () => {
  const listener = jest.fn();
  await jest.isolateModulesAsync(async () => {
    const { onChunkFailure } = await import('@/utils/chunkFailure');
    const { openHost, prefetchSubsystem } = await import('./openHost');
    onChunkFailure(listener);
    mockChunk.isMissing = true;
    mockChunk.error = Object.assign(new Error('x'), { name: 'ChunkLoadError', type: 'error', request: '/js/host.js' });
    prefetchSubsystem('mgr');
    await settle();
    expect(listener).not.toHaveBeenCalled();
    const { stageStore: store } = await import('./stageStore');
    store.setState({ target: { key: 'byd:workorder', grantedCode: 'workorder' } as never });
    await expect(openHost()).rejects.toThrow('x');
    // T18: what opens after the retry is checked then.
    expect(store.getState().target).toEqual({ key: 'byd:workorder', grantedCode: null });
  });
  expect(listener.mock.calls).toEqual([[{ code: 'ChunkLoadError', type: 'error', request: '/js/host.js' }]]);
  mockChunk.isMissing = false;
});

test('the first page, the likely subsystems and what every opening needs are prefetched by the host', async () => {
  const { prefetchFirstSubsystem, prefetchLikelySubsystems, warmUpSubsystems } = await loadModule();
  prefetchFirstSubsystem('byd', 'task');
  prefetchLikelySubsystems(['mgr', 'byd:task']);
  warmUpSubsystems();
  await settle();
  expect(mockHost.prefetchFirst).toHaveBeenCalledWith('byd', 'task');
  expect(mockHost.prefetchLikely).toHaveBeenCalledWith(['mgr', 'byd:task']);
  expect(mockHost.warmUp).toHaveBeenCalledTimes(1);
});

test.each([
  ['enough memory', 8, { prefetch: 0, evaluateAhead: 1 }],
  ['little memory', 2, { prefetch: 1, evaluateAhead: 0 }],
  ['memory that it does not tell', undefined, { prefetch: 0, evaluateAhead: 1 }],
])('A28 on a device with %s what is pointed at is evaluated, or only prefetched', async (_words, memory, calls) => {
  jest.clearAllMocks();
  Object.defineProperty(navigator, 'deviceMemory', { value: memory, configurable: true });
  const { evaluateSubsystem } = await loadModule();
  evaluateSubsystem('byd', 'task');
  await settle();
  delete (navigator as { deviceMemory?: number }).deviceMemory;
  expect({
    prefetch: mockHost.prefetch.mock.calls.length,
    evaluateAhead: mockHost.evaluateAhead.mock.calls.length,
  }).toEqual(calls);
});

test('A37 an override is ended by its own part, which is loaded on demand', async () => {
  const { endOverride } = await loadModule();
  await endOverride('lift');
  expect(mockEndOverride).toHaveBeenCalledWith('lift');
});

describe('F21 a host that cannot be loaded', () => {
  const failing = async (error: unknown) => {
    mockChunk.isMissing = true;
    mockChunk.error = error as Error;
    let loaded!: { host: typeof import('./openHost'); store: typeof stageStore };
    await jest.isolateModulesAsync(async () => {
      loaded = { host: await import('./openHost'), store: (await import('./stageStore')).stageStore };
    });
    return loaded;
  };
  afterEach(() => (mockChunk.isMissing = false));

  test.each([
    ['an error', new Error('chunk 7 is gone'), 'chunk 7 is gone'],
    ['anything else', 'gone', 'gone'],
  ])(
    'because of %s is a failure on the stage until it is loaded, and what waits for it is not called',
    async (...row) => {
      const [, error, detail] = row;
      const { host, store } = await failing(error);
      const use = jest.fn();
      host.withHost(use);
      await settle();
      expect(store.getState()).toMatchObject({ chunkFailure: { kind: 'chunk-missing', detail }, target: null });
      expect(use).not.toHaveBeenCalled();
      mockChunk.isMissing = false;
      host.withHost(use);
      await settle();
      expect(store.getState().chunkFailure).toBeNull();
      expect(use.mock.calls).toEqual([[mockHost]]);
    },
  );
});

import type { Host } from './types';
import { stageStore } from './stageStore';

const mockHost = { prefetch: jest.fn(), reload: jest.fn(), close: jest.fn(), suspend: jest.fn(), wake: jest.fn() };
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

import type { Host } from './host/types';
import { stageStore } from './stageStore';

const mockHost = { prepare: jest.fn(), reload: jest.fn(), close: jest.fn() };
const mockChunk = { isMissing: false, error: new Error('chunk missing') };
jest.mock('./startHost', () => ({
  startHost: () => {
    if (mockChunk.isMissing) throw mockChunk.error;
    return mockHost as unknown as Host;
  },
}));

/** The doors of a page that has loaded nothing yet. */
const doors = async () => {
  let loaded!: typeof import('./openHost');
  await jest.isolateModulesAsync(async () => {
    loaded = await import('./openHost');
  });
  return loaded;
};
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('F19 preparing is silent when a chunk of the portal is missing, and asks for it again', async () => {
  const { prepareSubsystem } = await doors();
  mockChunk.isMissing = true;
  prepareSubsystem('mgr');
  await settle();
  expect(stageStore.getState().chunkFailure).toBeNull();
  expect(mockHost.prepare).not.toHaveBeenCalled();
  mockChunk.isMissing = false;
  prepareSubsystem('mgr');
  await settle();
  expect(mockHost.prepare).toHaveBeenCalledWith('mgr', null);
});

test('R031 A26 preparing, reloading and closing reach the host', async () => {
  const { prepareSubsystem, reloadSubsystem, closeSubsystem } = await doors();
  prepareSubsystem('byd', 'workorder');
  await settle();
  expect(mockHost.prepare).toHaveBeenCalledWith('byd', 'workorder');
  await reloadSubsystem('mgr');
  await closeSubsystem('byd:workorder');
  expect(mockHost.reload).toHaveBeenCalledWith('mgr');
  expect(mockHost.close).toHaveBeenCalledWith('byd:workorder');
});

test('F21 a missing host chunk is reported when a subsystem is opened, not before', async () => {
  const listener = jest.fn();
  await jest.isolateModulesAsync(async () => {
    const { onChunkFailure } = await import('@/utils/chunkFailure');
    const { openHost, prepareSubsystem } = await import('./openHost');
    onChunkFailure(listener);
    mockChunk.isMissing = true;
    mockChunk.error = Object.assign(new Error('x'), { name: 'ChunkLoadError', type: 'error', request: '/js/host.js' });
    prepareSubsystem('mgr');
    await settle();
    expect(listener).not.toHaveBeenCalled();
    await expect(openHost()).rejects.toThrow('x');
  });
  expect(listener.mock.calls).toEqual([[{ code: 'ChunkLoadError', type: 'error', request: '/js/host.js' }]]);
  mockChunk.isMissing = false;
});

import type { ReactNode } from 'react';
import { act, renderHook } from '@testing-library/react';
import { createDownloads, keyOfRun, type DownloadsHandle } from './createDownloads';
import { Downloads, percentOf, useDownloadState } from './useDownloads';

const file = { uri: '/files/1', name: '手册.pdf' };
const files = ['甲', '乙', '丙'].map((name) => ({ uri: `/files/${name}`, name }));

interface Running {
  name: string;
  signal: AbortSignal;
  resolve(): void;
  reject(error: unknown): void;
  progress(fraction: number): void;
}

const of =
  (handle: DownloadsHandle) =>
  ({ children }: { children: ReactNode }) => <Downloads value={handle}>{children}</Downloads>;

/** A region with its downloads; the test settles each transfer. */
function open() {
  const transfers: Running[] = [];
  const failures = jest.fn();
  const handle = createDownloads(
    ({ name }, { signal, onProgress }) =>
      new Promise<void>((resolve, reject) => {
        transfers.push({ name, signal, resolve, reject, progress: onProgress });
        signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
    failures,
  );
  const { result, unmount } = renderHook(() => useDownloadState(file.uri), { wrapper: of(handle) });
  const asked = () => transfers.map(({ name }) => name);
  const state = () => result.current;
  const start = () => act(async () => void handle.start(file));
  const finish = () => act(async () => transfers.at(-1)!.resolve());
  return { transfers, failures, handle, unmount, asked, state, start, finish };
}

describe('downloads of a region', () => {
  test('R009 a running file is not started twice, and its progress is reported', async () => {
    const { transfers, handle, state, start, finish } = open();
    act(() => {
      void handle.start(file);
      void handle.start(file);
    });
    await start();
    expect(transfers).toHaveLength(1);
    expect(percentOf(state())).toBe('…');
    act(() => transfers[0]!.progress(0.456));
    expect(percentOf(state())).toBe('45%');
    await finish();
    expect(state()).toEqual({ kind: 'done' });
    await start();
    expect(transfers).toHaveLength(2);
  });

  test('R009 a canceled file is removed without a message and can be started again', async () => {
    const { transfers, failures, handle, state, start } = open();
    await start();
    await act(async () => handle.cancel(file.uri));
    expect(transfers[0]!.signal.aborted).toBe(true);
    expect(state()).toBeUndefined();
    expect(failures).not.toHaveBeenCalled();
    await start();
    act(() => transfers[1]!.progress(0.5));
    expect(percentOf(state())).toBe('50%');
  });

  test('R115 a failure is reported once and stays visible on the file', async () => {
    const { transfers, failures, state, start } = open();
    await start();
    const error = new Error('no');
    await act(async () => transfers[0]!.reject(error));
    expect(state()).toEqual({ kind: 'failed' });
    expect(failures.mock.calls).toEqual([[error]]);
  });

  test('R009 B15 downloads continue when the region unmounts, and the next region shows their progress', async () => {
    const { transfers, handle, unmount, start } = open();
    await start();
    unmount();
    expect(transfers[0]!.signal.aborted).toBe(false);
    act(() => transfers[0]!.progress(0.3));
    const { result } = renderHook(() => useDownloadState(file.uri), { wrapper: of(handle) });
    expect(percentOf(result.current)).toBe('30%');
  });

  test('T3 R285 the end of the session aborts all downloads without a message and removes them', async () => {
    const { transfers, failures, handle, state, start } = open();
    await start();
    await act(async () => handle.clear());
    expect(transfers[0]!.signal.aborted).toBe(true);
    expect(state()).toBeUndefined();
    expect(failures).not.toHaveBeenCalled();
  });
});

describe('all files of a record', () => {
  test('F41 R115 a run that is started twice loads each file once, in order, also after its page is opened again', async () => {
    const { asked, handle, finish, unmount } = open();
    await act(async () => void handle.startAll(files));
    await act(async () => void handle.startAll(files));
    await finish();
    unmount();
    renderHook(() => useDownloadState(file.uri), { wrapper: of(handle) });
    await act(async () => void handle.startAll(files));
    expect(asked()).toEqual(['甲', '乙']);
    await finish();
    await finish();
    expect(asked()).toEqual(['甲', '乙', '丙']);
    await act(async () => void handle.startAll(files));
    expect(asked()).toEqual(['甲', '乙', '丙', '甲']);
  });

  test('R009 F41 a run skips a file that is downloaded separately meanwhile, but not one saved before the run', async () => {
    const { asked, handle, finish, transfers } = open();
    await act(async () => void handle.start(files[2]!));
    await finish();
    await act(async () => void handle.startAll(files));
    await act(async () => void handle.start(files[1]!));
    await finish();
    await act(async () => transfers[1]!.resolve());
    expect(asked()).toEqual(['丙', '甲', '乙', '丙']);
  });

  test('R115 R285 a run reports its position, and canceling between two files ends the run', async () => {
    const { asked, handle, finish, transfers, failures } = open();
    const run = () => handle.store.getState().runs.get(keyOfRun(files));
    expect(run()).toBeUndefined();
    await act(async () => void handle.startAll(files));
    expect(run()).toEqual({ position: 0, isRunning: true });
    await finish();
    expect(run()).toEqual({ position: 1, isRunning: true });
    await act(async () => handle.cancelAll(files));
    expect(transfers[1]!.signal.aborted).toBe(true);
    expect(run()).toEqual({ position: 1, isRunning: false });
    expect(asked()).toEqual(['甲', '乙']);
    expect(failures).not.toHaveBeenCalled();
    await act(async () => void handle.startAll(files));
    expect(run()).toEqual({ position: 0, isRunning: true });
    await act(async () => handle.clear());
    expect(run()).toBeUndefined();
  });

  test('R115 canceling the current file cancels the rest, and the run can be started again', async () => {
    const { asked, handle } = open();
    await act(async () => void handle.startAll(files));
    await act(async () => handle.cancel('/files/甲'));
    expect(asked()).toEqual(['甲']);
    await act(async () => void handle.startAll(files));
    expect(asked()).toEqual(['甲', '甲']);
  });
});

import { act, renderHook } from '@testing-library/react';
import { percentOf } from './percent';
import { useDownloads, type Transfer } from './useDownloads';

const file = { uri: '/files/1', name: '手册.pdf' };

function deferredTransfer() {
  const calls: { resolve(): void; reject(error: unknown): void; signal: AbortSignal; progress(value: number): void }[] =
    [];
  const transfer: Transfer = (_file, { signal, onProgress }) =>
    new Promise<void>((resolve, reject) => {
      calls.push({ resolve, reject, signal, progress: onProgress });
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
  return { calls, transfer };
}

describe('downloads of a region', () => {
  test('R009 a file on its way is not started twice, its progress is told', async () => {
    const { calls, transfer } = deferredTransfer();
    const { result } = renderHook(() => useDownloads(transfer, jest.fn()));

    act(() => {
      void result.current.start(file);
      void result.current.start(file);
    });
    act(() => void result.current.start(file));
    expect(calls).toHaveLength(1);
    expect(percentOf(result.current.stateOf(file.uri))).toBe('…');

    act(() => calls[0]!.progress(0.456));
    expect(percentOf(result.current.stateOf(file.uri))).toBe('45%');

    await act(async () => calls[0]!.resolve());
    expect(result.current.stateOf(file.uri)).toEqual({ kind: 'done' });

    act(() => void result.current.start(file));
    expect(calls).toHaveLength(2);
  });

  test('R009 a cancelled file is forgotten, silently, and can be started again', async () => {
    const { calls, transfer } = deferredTransfer();
    const onFailure = jest.fn();
    const { result } = renderHook(() => useDownloads(transfer, onFailure));

    act(() => void result.current.start(file));
    await act(async () => result.current.cancel(file.uri));
    expect(calls[0]!.signal.aborted).toBe(true);
    expect(result.current.stateOf(file.uri)).toBeUndefined();
    expect(onFailure).not.toHaveBeenCalled();

    act(() => void result.current.start(file));
    act(() => calls[1]!.progress(0.5));
    expect(percentOf(result.current.stateOf(file.uri))).toBe('50%');
  });

  test('R115 a failure is told once and stays visible on the file', async () => {
    const { calls, transfer } = deferredTransfer();
    const onFailure = jest.fn();
    const { result } = renderHook(() => useDownloads(transfer, onFailure));

    act(() => void result.current.start(file));
    const error = new Error('no');
    await act(async () => calls[0]!.reject(error));
    expect(result.current.stateOf(file.uri)).toEqual({ kind: 'failed' });
    expect(onFailure.mock.calls).toEqual([[error]]);
  });

  test('leaving the region stops what runs', () => {
    const { calls, transfer } = deferredTransfer();
    const { result, unmount } = renderHook(() => useDownloads(transfer, jest.fn()));
    act(() => void result.current.start(file));
    unmount();
    expect(calls[0]!.signal.aborted).toBe(true);
  });
});

import { act, renderHook } from '@testing-library/react';
import { useUploads } from '.';

const file = (name: string) => new File(['x'], name);

/** Uploads that stay pending until the test settles them. */
const owed = () => {
  interface Sending {
    name: string;
    signal: AbortSignal;
    progress: (fraction: number) => void;
    done: () => void;
    fail: () => void;
  }
  const list: Sending[] = [];
  const send = (sent: File, { signal, onProgress }: { signal: AbortSignal; onProgress: (fraction: number) => void }) =>
    new Promise<string>((resolve, reject) =>
      list.push({
        name: sent.name,
        signal,
        progress: onProgress,
        done: () => resolve(sent.name),
        fail: () => reject(new Error('no')),
      }),
    );
  return { list, send };
};

const open = () => {
  const { list, send } = owed();
  const sent: string[] = [];
  const hook = renderHook(() => useUploads<string>(send, (name) => sent.push(name)));
  const states = () => hook.result.current.list.map(({ name, state }) => `${name} ${state}`);
  return { list, sent, states, ...hook };
};

describe('uploads', () => {
  test('R047 three files are uploaded at a time; the next one starts when one is done', async () => {
    const { list, sent, states, result } = open();
    await act(async () => result.current.start(['a', 'b', 'c', 'd'].map(file)));
    expect(states()).toEqual(['a running', 'b running', 'c running', 'd waiting']);
    await act(async () => list[1]!.done());
    expect(sent).toEqual(['b']);
    expect(states()).toEqual(['a running', 'c running', 'd running']);
  });

  test('R047 progress is reported; a failed upload stays and can be retried', async () => {
    const { list, sent, states, result } = open();
    await act(async () => result.current.start([file('a')]));
    await act(async () => list[0]!.progress(0.4));
    expect(result.current.list[0]!.fraction).toBe(0.4);
    await act(async () => list[0]!.fail());
    expect(states()).toEqual(['a failed']);
    expect(result.current.list[0]!.error).toBeInstanceOf(Error);
    await act(async () => result.current.retry(result.current.list[0]!.id));
    expect(states()).toEqual(['a running']);
    await act(async () => list[1]!.done());
    expect(sent).toEqual(['a']);
    expect(states()).toEqual([]);
  });

  test('R047 F35 an upload that fails at 99 % starts from zero on retry', async () => {
    const { list, sent, states, result } = open();
    await act(async () => result.current.start([file('a')]));
    await act(async () => list[0]!.progress(0.99));
    await act(async () => list[0]!.fail());
    expect(states()).toEqual(['a failed']);
    expect(sent).toEqual([]);
    expect(list).toHaveLength(1);
    await act(async () => result.current.retry(result.current.list[0]!.id));
    expect(result.current.list[0]).toMatchObject({ state: 'running', fraction: null });
    await act(async () => list[1]!.done());
    expect(sent).toEqual(['a']);
  });

  test('R047 F31 what failed without a connection is sent again when it is back, other failures wait for a retry', async () => {
    const { list, sent, states, result } = open();
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    await act(async () => result.current.start([file('a'), file('b')]));
    await act(async () => list[0]!.fail());
    onLine.mockReturnValue(false);
    await act(async () => list[1]!.fail());
    expect(states()).toEqual(['a failed', 'b failed']);
    onLine.mockReturnValue(true);
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(states()).toEqual(['a failed', 'b running']);
    await act(async () => list[2]!.done());
    expect(sent).toEqual(['b']);
  });

  test('R047 F35 a canceled upload is aborted and never reported as sent; unmounting aborts the others', async () => {
    const { list, sent, states, result, unmount } = open();
    await act(async () => result.current.start([file('a'), file('b')]));
    await act(async () => result.current.cancel(result.current.list[0]!.id));
    expect(list[0]!.signal.aborted).toBe(true);
    expect(states()).toEqual(['b running']);
    await act(async () => list[0]!.done());
    expect(sent).toEqual([]);
    unmount();
    expect(list[1]!.signal.aborted).toBe(true);
  });
});

import { heldNames, holdName, whenReleased } from './windowLocks';

/** A fake of the browser's locks; `others` are held by other windows. */
function fakeLocks(others: string[] = []) {
  const own = new Set<string>();
  const locks = {
    request: async (name: string, act: () => Promise<void>) => {
      own.add(name);
      await act();
      // Browsers release a lock asynchronously.
      await new Promise((resolve) => setTimeout(resolve, 0));
      own.delete(name);
    },
    query: async () => ({ held: [...others, ...own].map((name) => ({ name })) }),
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

const names = async () => [...(await heldNames())].sort();

test('A31 a name is held until it is released, together with those of other windows', async () => {
  jest.useFakeTimers();
  fakeLocks(['theirs']);
  const release = holdName('ours');
  expect(await names()).toEqual(['ours', 'theirs']);
  release();
  expect(await names()).toEqual(['theirs']);
  await jest.advanceTimersByTimeAsync(1);
  expect(await names()).toEqual(['theirs']);
});

test('A31 a name is waited for until its window is closed, and no longer listed then, however late the browser is', async () => {
  let close = () => {};
  const isClosed = new Promise<void>((resolve) => (close = resolve));
  const asked: unknown[] = [];
  const locks = {
    request: async (name: string, options: { mode: string; signal: AbortSignal }, act: () => void) => {
      asked.push(name, options.mode);
      await Promise.race([
        isClosed,
        new Promise((_, reject) =>
          options.signal.addEventListener('abort', () => reject(options.signal.reason as Error)),
        ),
      ]);
      act();
    },
    query: async () => ({ held: [{ name: 'theirs' }] }),
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  const left = new AbortController();
  const given = whenReleased('theirs', left.signal);
  left.abort(new Error('left'));
  await expect(given).rejects.toThrow('left');
  expect(await names()).toEqual(['theirs']);

  const released = whenReleased('theirs', new AbortController().signal);
  close();
  await released;
  expect(asked).toEqual(['theirs', 'shared', 'theirs', 'shared']);
  expect(await names()).toEqual([]);
});

test('A31 F36 without browser locks the window knows its own names', async () => {
  const release = holdName('ours');
  expect(await names()).toEqual(['ours']);
  release();
  expect(await names()).toEqual([]);
});

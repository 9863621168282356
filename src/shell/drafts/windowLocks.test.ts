import { heldNames, holdName } from './windowLocks';

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

test('A31 F36 without browser locks the window knows its own names', async () => {
  const release = holdName('ours');
  expect(await names()).toEqual(['ours']);
  release();
  expect(await names()).toEqual([]);
});

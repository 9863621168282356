import { heldNames, holdName } from './presence';

/** The locks of a browser, as far as they are used here: other windows hold what a test says. */
function fakeLocks(others: string[] = []) {
  const own = new Set<string>();
  const locks = {
    request: async (name: string, act: () => Promise<void>) => {
      own.add(name);
      await act();
      // A browser lets go a moment later.
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

test('A31 a name is held from the moment it is taken until it is let go, beside those of other windows', async () => {
  fakeLocks(['theirs']);
  const release = holdName('ours');
  expect(await names()).toEqual(['ours', 'theirs']);
  release();
  expect(await names()).toEqual(['theirs']);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await names()).toEqual(['theirs']);
});

test('A31 F36 where the browser has no locks, this window knows its own', async () => {
  const release = holdName('ours');
  expect(await names()).toEqual(['ours']);
  release();
  expect(await names()).toEqual([]);
});

import { createPreload } from './createPreload';

function counted() {
  let count = 0;
  const load = jest.fn(async () => (count += 1));
  return { load, preload: createPreload(load) };
}

test('the load that follows a preload takes its result, under way or ended, and the next one starts anew', async () => {
  const { load, preload } = counted();
  preload.preload();
  expect(await preload.load()).toBe(1);
  expect(await preload.load()).toBe(2);
  preload.preload();
  await Promise.resolve();
  expect(await preload.load()).toBe(3);
  expect(load).toHaveBeenCalledTimes(3);
});

test('a preload that has failed is forgotten; one that fails under way fails the load that took it', async () => {
  const { load, preload } = counted();
  load.mockRejectedValueOnce(new Error('lost'));
  preload.preload();
  await new Promise((resolve) => setTimeout(resolve));
  expect(await preload.load()).toBe(1);
  load.mockRejectedValueOnce(new Error('lost'));
  preload.preload();
  await expect(preload.load()).rejects.toThrow('lost');
  expect(await preload.load()).toBe(2);
});

import { waitForDownloadSlot } from './downloadPacing';

let start = 0;
beforeEach(() => {
  jest.useFakeTimers();
  // After the turns of the previous test.
  jest.advanceTimersByTime((start += 60_000));
});

/** The times of the turns of `count` files, in milliseconds from now. */
const turns = async (count: number) => {
  const began = performance.now();
  const times: number[] = [];
  for (let file = 0; file < count; file += 1)
    void waitForDownloadSlot().then(() => times.push(performance.now() - began));
  await jest.advanceTimersByTimeAsync(count * 1_000);
  return times;
};

test('R285 a few files are passed to the browser at once', async () => {
  expect(await turns(5)).toEqual([0, 0, 0, 0, 0]);
});

test('R285 F47 of many files at most five are passed within a second', async () => {
  const times = await turns(37);
  expect(times).toHaveLength(37);
  for (let index = 5; index < times.length; index += 1)
    expect(times[index]! - times[index - 5]!).toBeGreaterThanOrEqual(1_000);
  expect(times.at(-1)).toBeLessThanOrEqual(7_000);
});

test('R285 a canceled file does not wait for its turn', async () => {
  void turns(5);
  const controller = new AbortController();
  const waiting = waitForDownloadSlot(controller.signal);
  controller.abort();
  await expect(waiting).rejects.toThrow();
  await expect(waitForDownloadSlot(controller.signal)).rejects.toThrow();
});

test('R285 F47 the turns of canceled files are given to the next ones, and no second gets more than five', async () => {
  await turns(5);
  jest.advanceTimersByTime(60_000);
  start += 60_000;
  for (let file = 0; file < 5; file += 1) void waitForDownloadSlot();
  const controller = new AbortController();
  const canceled = Array.from({ length: 32 }, () => waitForDownloadSlot(controller.signal));
  controller.abort();
  await Promise.allSettled(canceled);
  const began = performance.now();
  let isPassed = false;
  void waitForDownloadSlot().then(() => (isPassed = true));
  await jest.advanceTimersByTimeAsync(900);
  expect(isPassed).toBe(false);
  await jest.advanceTimersByTimeAsync(100);
  expect([isPassed, performance.now() - began]).toEqual([true, 1_000]);
});

import { reloadAfter } from './reloadAfter';

test.each([
  [true, 1],
  [false, 0],
])('R046 a deed that was done (%s) reads the list again %d times', async (isDone, times) => {
  const reload = jest.fn();
  expect(await reloadAfter(Promise.resolve(isDone), { reload })).toBe(isDone);
  expect(reload).toHaveBeenCalledTimes(times);
});

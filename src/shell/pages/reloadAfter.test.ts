import { reloadAfter } from './reloadAfter';

test.each([
  [true, 1],
  [false, 0],
])('R046 an action with the result %s reloads the list %d times', async (isDone, times) => {
  const reload = jest.fn();
  expect(await reloadAfter(Promise.resolve(isDone), { reload })).toBe(isDone);
  expect(reload).toHaveBeenCalledTimes(times);
});

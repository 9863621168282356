import { prefetchWhenIdle } from './prefetchWhenIdle';

const connection = { saveData: false };
let isHidden = false;
const prefetch = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  prefetch.mockReset();
  Object.assign(connection, { saveData: false });
  isHidden = false;
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  window.requestIdleCallback = (act) => window.setTimeout(act, 50);
  window.cancelIdleCallback = (idle) => window.clearTimeout(idle);
});
afterEach(() => void jest.useRealTimers());

test('prefetching waits for its delay, and then until the browser is idle', () => {
  prefetchWhenIdle(1_000, prefetch);
  jest.advanceTimersByTime(1_049);
  expect(prefetch).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(prefetch).toHaveBeenCalledTimes(1);
});

test.each([
  ['with a saver of data', () => (connection.saveData = true)],
  ['in a hidden window', () => (isHidden = true)],
])('nothing is prefetched %s', (_, change) => {
  prefetchWhenIdle(1_000, prefetch);
  change();
  jest.runAllTimers();
  expect(prefetch).not.toHaveBeenCalled();
});

test.each([500, 1_020])('nothing is prefetched after it was cancelled at %i ms', (at) => {
  const cancel = prefetchWhenIdle(1_000, prefetch);
  jest.advanceTimersByTime(at);
  cancel();
  jest.runAllTimers();
  expect(prefetch).not.toHaveBeenCalled();
});

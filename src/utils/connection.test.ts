import { isReconnecting, onBackOnline } from './connection';

const setOnline = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  setOnline(false);
  jest.useRealTimers();
});

test('R122 F31 the connection counts as back at once and some seconds later again: the first requests may fail', () => {
  const retry = jest.fn();
  const stop = onBackOnline(retry);
  setOnline(true);
  expect(retry).toHaveBeenCalledTimes(1);
  expect(isReconnecting()).toBe(true);
  jest.advanceTimersByTime(20_000);
  expect(retry).toHaveBeenCalledTimes(4);
  expect(isReconnecting()).toBe(false);
  stop();
});

test('F31 it is tried no more while it is gone again, and anew when it comes back', () => {
  const retry = jest.fn();
  const stop = onBackOnline(retry);
  setOnline(true);
  setOnline(false);
  expect(isReconnecting()).toBe(false);
  jest.advanceTimersByTime(60_000);
  expect(retry).toHaveBeenCalledTimes(1);
  setOnline(true);
  setOnline(true);
  jest.advanceTimersByTime(60_000);
  expect(retry).toHaveBeenCalledTimes(6);
  stop();
});

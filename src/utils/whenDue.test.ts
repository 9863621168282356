import { whenDue } from './whenDue';

const NOW = 1_700_000_000_000;
const DAY_MS = 86_400_000;
const act = jest.fn();

beforeEach(() => {
  act.mockClear();
  jest.useFakeTimers({ now: NOW });
});

test.each([1, 60_000, 30 * DAY_MS])('R155 a time %d ms from now calls back then, once', (wait) => {
  whenDue(NOW + wait, act);
  jest.advanceTimersByTime(wait - 1);
  expect(act).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  jest.advanceTimersByTime(40 * DAY_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(act).toHaveBeenCalledTimes(1);
});

test('R155 a time in the past calls back at once', () => {
  whenDue(NOW, act);
  expect(act).toHaveBeenCalledTimes(1);
});

test('R155 after a sleep of the machine the clock decides, not the timer', () => {
  whenDue(NOW + 60_000, act);
  jest.setSystemTime(NOW + 60_000);
  expect(act).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(act).toHaveBeenCalledTimes(1);
});

test('R155 a machine that wakes with a visible window calls back without any event', () => {
  whenDue(NOW + 3_600_000, act);
  jest.setSystemTime(NOW + 3_600_000);
  jest.advanceTimersByTime(10_000);
  expect(act).toHaveBeenCalledTimes(1);
});

test('R155 a stopped wait does not call back', () => {
  const stop = whenDue(NOW + 60_000, act);
  stop();
  jest.advanceTimersByTime(60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(act).not.toHaveBeenCalled();
});

import { onWake } from './onWake';

const NOW = 1_700_000_000_000;
const woken = jest.fn();
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  woken.mockClear();
  stop = onWake(woken);
});
afterEach(() => stop());

const setVisibility = (state: DocumentVisibilityState) =>
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);

test.each<[string, () => void]>([
  ['is focused', () => window.dispatchEvent(new Event('focus'))],
  ['is online again', () => window.dispatchEvent(new Event('online'))],
  [
    'is restored from the page cache',
    () => {
      for (const persisted of [false, true]) window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    },
  ],
  ['is visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('R155 a page that %s calls the listener, and not after the stop', (_, happen) => {
  happen();
  expect(woken).toHaveBeenCalledTimes(1);
  stop();
  happen();
  expect(woken).toHaveBeenCalledTimes(1);
});

test('R155 a sleep of the machine is detected within ten seconds, once, without a click', () => {
  jest.advanceTimersByTime(3_600_000);
  expect(woken).not.toHaveBeenCalled();
  // The clock advances while the timers are paused.
  jest.setSystemTime(Date.now() + 3_600_000);
  jest.advanceTimersByTime(10_000);
  expect(woken).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(60_000);
  expect(woken).toHaveBeenCalledTimes(1);
});

test('R155 a hidden page, whose timers are throttled, waits until it is visible', () => {
  setVisibility('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  jest.setSystemTime(NOW + 3_600_000);
  jest.advanceTimersByTime(10_000);
  expect(woken).not.toHaveBeenCalled();
  setVisibility('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(woken).toHaveBeenCalledTimes(1);
});

test('R155 a removed listener does not stop the others', () => {
  const stopOther = onWake(woken);
  stop();
  stop();
  window.dispatchEvent(new Event('focus'));
  expect(woken).toHaveBeenCalledTimes(1);
  stopOther();
});

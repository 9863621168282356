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
    'comes out of the page cache',
    () => {
      for (const persisted of [false, true]) window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    },
  ],
  ['is visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('R155 a page that %s wakes, and after the stop does not', (_, happen) => {
  happen();
  expect(woken).toHaveBeenCalledTimes(1);
  stop();
  happen();
  expect(woken).toHaveBeenCalledTimes(1);
});

test('R155 a sleep of the machine is noticed within ten seconds, once, while nothing is clicked', () => {
  jest.advanceTimersByTime(3_600_000);
  expect(woken).not.toHaveBeenCalled();
  // The clock goes on while the timers stand still.
  jest.setSystemTime(Date.now() + 3_600_000);
  jest.advanceTimersByTime(10_000);
  expect(woken).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(60_000);
  expect(woken).toHaveBeenCalledTimes(1);
});

test('R155 a hidden page, whose timers are held back, waits until it is visible', () => {
  setVisibility('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  jest.setSystemTime(NOW + 3_600_000);
  jest.advanceTimersByTime(10_000);
  expect(woken).not.toHaveBeenCalled();
  setVisibility('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(woken).toHaveBeenCalledTimes(1);
});

test('R155 one that has stopped does not keep the others from waking', () => {
  const stopOther = onWake(woken);
  stop();
  stop();
  window.dispatchEvent(new Event('focus'));
  expect(woken).toHaveBeenCalledTimes(1);
  stopOther();
});

import { afterPaint } from './afterPaint';

const act = jest.fn();
let paint: (() => void) | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  act.mockClear();
  paint = undefined;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => {
    paint = () => frame(0);
    return 1;
  });
});
afterEach(() => jest.restoreAllMocks());

test('runs once, after the frame', () => {
  afterPaint(act);
  paint?.();
  expect(act).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
  jest.runAllTimers();
  expect(act).toHaveBeenCalledTimes(1);
});

test('runs without a frame too, in a window that paints nothing', () => {
  afterPaint(act);
  jest.runAllTimers();
  expect(act).toHaveBeenCalledTimes(1);
  paint?.();
  jest.runAllTimers();
  expect(act).toHaveBeenCalledTimes(1);
});

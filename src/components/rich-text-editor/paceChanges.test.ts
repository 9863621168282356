import { paceChanges } from './paceChanges';

beforeEach(() => void jest.useFakeTimers());

test('R047 keystrokes in a burst are reported once, with the latest text', () => {
  const report = jest.fn();
  const { change } = paceChanges(report);
  let text = '';
  for (const letter of 'burst') {
    text += letter;
    change(() => text);
  }
  expect(report).not.toHaveBeenCalled();
  jest.runOnlyPendingTimers();
  expect(report.mock.calls).toEqual([['burst']]);
  jest.runOnlyPendingTimers();
  expect(report).toHaveBeenCalledTimes(1);
});

test('R047 keys without a pause are reported now and then', () => {
  const report = jest.fn();
  const { change } = paceChanges(report);
  for (let key = 0; key < 120; key += 1) {
    change(() => `${key}`);
    jest.setSystemTime(Date.now() + 10);
  }
  expect(report.mock.calls.length).toBeGreaterThanOrEqual(2);
  expect(report.mock.calls.length).toBeLessThan(10);
});

test('R047 a waiting change can be reported at once, or dropped', () => {
  const report = jest.fn();
  const { change, flush, drop } = paceChanges(report);
  flush();
  change(() => 'now');
  flush();
  expect(report.mock.calls).toEqual([['now']]);
  change(() => 'never');
  drop();
  flush();
  jest.runAllTimers();
  expect(report).toHaveBeenCalledTimes(1);
});

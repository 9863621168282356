import fc from 'fast-check';
import { asClock, expiryTime, secondsLeft } from '.';

describe('R155 session expiry', () => {
  test.each([
    [180, 181_000],
    [1, 2_000],
    [0.5, 1_500],
    [2_592_000, 2_592_001_000],
  ])('%s seconds end at %s', (expiresIn, end) => expect(expiryTime(expiresIn, 1_000)).toBe(end));

  test.each([undefined, 0, -1, Number.NaN, Number.POSITIVE_INFINITY, 2_592_001, 9e15])(
    '%s is not a valid lifetime',
    (expiresIn) => expect(expiryTime(expiresIn, 1_000)).toBeNull(),
  );

  test.each([
    [120_000, 120],
    [119_999, 120],
    [119_000, 119],
    [1, 1],
    [0, 0],
    [-5_000, 0],
  ])('%s ms before the end are %s seconds', (ms, seconds) =>
    expect(secondsLeft(1_000_000, 1_000_000 - ms)).toBe(seconds),
  );

  test.each([
    [120, '2:00'],
    [65, '1:05'],
    [9, '0:09'],
    [0, '0:00'],
  ])('%s seconds are written %s', (seconds, clock) => expect(asClock(seconds)).toBe(clock));

  test('whatever a server sends, the expiry is in the future or unknown', () => {
    fc.assert(
      fc.property(fc.double(), fc.integer({ min: 0, max: 2_000_000_000_000 }), (expiresIn, now) => {
        const end = expiryTime(expiresIn, now);
        expect(end === null || (Number.isFinite(end) && end >= now)).toBe(true);
      }),
    );
  });
});

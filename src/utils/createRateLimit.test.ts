import { createRateLimit } from './createRateLimit';

let now = 0;
beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});

const attempts = (acquire: () => boolean, count: number) =>
  Array.from({ length: count }, acquire).filter(Boolean).length;

test('admits so many within any period, whenever it begins', () => {
  const acquire = createRateLimit(3, 1_000);
  now = 900;
  expect(attempts(acquire, 10)).toBe(3);
  now = 1_000;
  expect(attempts(acquire, 10)).toBe(0);
  now = 1_899;
  expect(attempts(acquire, 10)).toBe(0);
  now = 1_900;
  expect(attempts(acquire, 10)).toBe(3);
});

test('what is refused does not count', () => {
  const acquire = createRateLimit(1, 1_000);
  for (let at = 0; at < 1_000; at += 100) {
    now = at;
    acquire();
  }
  now = 1_000;
  expect(acquire()).toBe(true);
});

test('a clock of the day that is set back changes nothing', () => {
  const acquire = createRateLimit(1, 1_000);
  jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  expect(acquire()).toBe(true);
  jest.spyOn(Date, 'now').mockReturnValue(0);
  now = 1_000;
  expect(acquire()).toBe(true);
});

import { createRateLimit } from './createRateLimit';

beforeEach(() => void jest.useFakeTimers({ now: 0 }));
afterEach(() => void jest.useRealTimers());

const attempts = (acquire: () => boolean, count: number) =>
  Array.from({ length: count }, acquire).filter(Boolean).length;

test('admits so many within any period, whenever it begins', () => {
  const acquire = createRateLimit(3, 1_000);
  jest.setSystemTime(900);
  expect(attempts(acquire, 10)).toBe(3);
  jest.setSystemTime(1_000);
  expect(attempts(acquire, 10)).toBe(0);
  jest.setSystemTime(1_899);
  expect(attempts(acquire, 10)).toBe(0);
  jest.setSystemTime(1_900);
  expect(attempts(acquire, 10)).toBe(3);
});

test('what is refused does not count', () => {
  const acquire = createRateLimit(1, 1_000);
  for (let at = 0; at < 1_000; at += 100) {
    jest.setSystemTime(at);
    acquire();
  }
  jest.setSystemTime(1_000);
  expect(acquire()).toBe(true);
});

import { serverTimeOf } from '@/utils/time';
import { readTime, textOfValue, timeFault, valueOfText } from './typedTime';

test.each([
  ['2026-12-01 09:00', '2026-12-01 09:00:00'],
  ['2026-12-01 09:00:30', '2026-12-01 09:00:30'],
  [' 2026-12-1 9:00 ', '2026-12-01 09:00:00'],
  ['2026/12/1 9:00', '2026-12-01 09:00:00'],
  // An hour that summer time skips in other zones.
  ['2026-03-29 02:30', '2026-03-29 02:30:00'],
  ['2026-12-05', undefined],
  ['12-05 10:00', undefined],
  ['2026-02-30 09:00', undefined],
  ['2026-12-01 24:00', undefined],
  ['2026-12/01 09:00', undefined],
  ['foo', undefined],
  ['', undefined],
])('R047 the typed text %j is read as %j', (text, expected) => expect(readTime(text)).toBe(expected));

test.each([
  ['2026/12/1 9:00', '2026-12-01 09:00'],
  ['2026-12-01 09:00:30', '2026-12-01 09:00:30'],
  ['foo ', 'foo'],
  ['', ''],
])('R047 of the typed text %j the field shows %j, which is all that it holds', (text, shown) =>
  expect(textOfValue(valueOfText(text))).toBe(shown),
);

test.each([
  ['2026-11-21 09:00:01', undefined],
  ['2026-11-21 09:00:00', 'past'],
  ['2020-01-01 09:00:00', 'past'],
  ['foo', 'unreadable'],
  ['', undefined],
])('R047 at nine o’clock on 2026-11-21 the time %j is %j', (value, fault) =>
  expect(timeFault(value, serverTimeOf(Date.parse('2026-11-21T09:00:00+08:00')))).toBe(fault),
);

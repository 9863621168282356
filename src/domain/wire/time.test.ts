import { readStrictly, readWire, time } from '.';

const MORNING = '2026-11-21 09:12:00';

test.each([
  [MORNING, MORNING],
  ['2026-11-21', '2026-11-21 00:00:00'],
  ['2026-11-21 09:12', MORNING],
  [' 2026-11-21T09:12:00 ', MORNING],
  ['2026-11-21 09:12:00.0', MORNING],
  ['2026-11-21T01:12:00.000Z', MORNING],
  ['2026-11-21T09:12:00+08:00', MORNING],
  ['2026-11-20T20:12:00-05:00', MORNING],
  ['1795223520', MORNING],
  ['1795223520000', MORNING],
  [1795223520, MORNING],
  [1795223520000, MORNING],
  ['', ''],
  [null, ''],
])('R109 A40 the time %j is read as %s', (value, expected) => {
  const reading = readWire(time, value);
  expect(reading).toEqual({ data: expected, drift: [], leftOut: 0 });
});

test.each([
  'soon',
  '2026-02-30 00:00:00',
  '2026-13-01',
  '2026-11-21 25:00',
  '2026-11-21 24:00',
  '2026-11-21T09:12:00+99:00',
  '21.11.2026',
  '202611210912',
  -1,
  true,
  {},
  undefined,
])('A40 the time %j counts as absent and is reported', (value) => {
  expect(readStrictly(time, value).success).toBe(false);
  const reading = readWire(time, value);
  expect(reading?.data).toBe('');
  expect(reading?.drift).toHaveLength(1);
});

import { serverTimeOf } from '@/utils/time';
import { presetTimes } from './presetTimes';

test.each([
  // Saturday
  ['2026-11-21T09:00:00+08:00', ['today 2026-11-21 18:00', 'tomorrow 2026-11-22 09:00', 'monday 2026-11-23 09:00']],
  ['2026-11-21T18:00:00+08:00', ['tomorrow 2026-11-22 09:00', 'monday 2026-11-23 09:00']],
  // Sunday: tomorrow is the next Monday.
  ['2026-11-22T09:00:00+08:00', ['today 2026-11-22 18:00', 'tomorrow 2026-11-23 09:00']],
  // Monday
  ['2026-11-23T20:00:00+08:00', ['tomorrow 2026-11-24 09:00', 'monday 2026-11-30 09:00']],
  // Still the day before in UTC.
  ['2026-11-21T00:30:00+08:00', ['today 2026-11-21 18:00', 'tomorrow 2026-11-22 09:00', 'monday 2026-11-23 09:00']],
])('R047 at %s the usual times to publish are %j', (now, expected) => {
  const found = presetTimes(serverTimeOf(Date.parse(now)));
  expect(found.map(({ key, time }) => `${key} ${time.format('YYYY-MM-DD HH:mm')}`)).toEqual(expected);
});

import { dayjs, type Dayjs } from '@/utils/time';

/** A usual time to publish. */
export interface PresetTime {
  key: 'today' | 'tomorrow' | 'monday';
  time: Dayjs;
}

const DAY = 'YYYY-MM-DD';
const MONDAY = 1;
const DAYS_OF_WEEK = 7;

/** Usual times to publish, as far as they are in the future: at the end of today, and on the mornings to come. */
export function presetTimes(now: Dayjs): PresetTime[] {
  // A day of the server's clock, without its zone: the field has none.
  const today = dayjs(now.format(DAY), DAY);
  const daysToMonday = (MONDAY - today.day() + DAYS_OF_WEEK) % DAYS_OF_WEEK || DAYS_OF_WEEK;
  const times: PresetTime[] = [
    { key: 'today', time: today.hour(18) },
    { key: 'tomorrow', time: today.add(1, 'day').hour(9) },
    { key: 'monday', time: today.add(daysToMonday, 'day').hour(9) },
  ];
  const format = `${DAY} HH:mm`;
  return times.filter(
    ({ key, time }) => time.format(format) > now.format(format) && !(key === 'monday' && daysToMonday === 1),
  );
}

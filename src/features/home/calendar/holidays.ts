import { getDayDetail } from 'chinese-days';
import { type Day, utcOf } from '@/domain/calendar';

/** What the State Council's calendar says of a day. */
export interface SpecialDay {
  kind: 'holiday' | 'workday';
  /** Name of the holiday in both languages. */
  name: { zh: string; en: string };
}

/** The holiday that a day belongs to, or the one that a weekend day is worked for; null for ordinary and unknown days. */
export function specialDayOf(day: Day): SpecialDay | null {
  const utc = utcOf(day);
  // Given a text, the library reads it as midnight UTC and is a day early west of Greenwich.
  const local = new Date(0);
  local.setFullYear(utc.getUTCFullYear(), utc.getUTCMonth(), utc.getUTCDate());
  local.setHours(12, 0, 0, 0);
  const { name, work } = getDayDetail(local);
  // Ordinary days answer with the weekday's name; the others with 'National Day,国庆节,3'.
  const [en, zh] = name.split(',');
  return en && zh ? { kind: work ? 'workday' : 'holiday', name: { en, zh } } : null;
}

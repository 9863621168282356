// Only the data: the package's functions parse a date as midnight UTC and are a day early west of Greenwich.
import table from 'chinese-days/dist/chinese-days.json';
import type { Day } from '@/domain/calendar';

/** A holiday or adjusted working day of the State Council's calendar. */
export interface SpecialDay {
  kind: 'holiday' | 'workday';
  /** Name of the holiday in both languages. */
  name: { zh: string; en: string };
}

const holidays = new Map(Object.entries(table.holidays));
const workdays = new Map(Object.entries(table.workdays));

/** Returns the holiday of a day, or the one that a weekend day is worked for; null for ordinary and unknown days. */
export function specialDayOf(day: Day): SpecialDay | null {
  const entry = holidays.get(day) ?? workdays.get(day);
  // Entries have the form 'National Day,国庆节,3'.
  const [en, zh] = entry?.split(',') ?? [];
  return en && zh ? { kind: holidays.has(day) ? 'holiday' : 'workday', name: { en, zh } } : null;
}

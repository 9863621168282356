import { dayjs, SERVER_FORMAT, type Dayjs } from '@/utils/time';

const SHOWN = 'YYYY-MM-DD HH:mm';

/** A day alone is left out: it would not tell when on that day. */
const TYPED = /^(\d{4})([-/])(\d{1,2})\2(\d{1,2}) +(\d{1,2}):(\d{2})(?::(\d{2}))?$/;

/** Reads a time that was typed, as `YYYY-MM-DD HH:mm:ss`; undefined for everything else. */
export function readTime(text: string): string | undefined {
  const [, year, , month, day, hour, minute, second = '00'] = TYPED.exec(text.trim()) ?? [];
  if (!year || !month || !day || !hour || !minute) return undefined;
  const two = (digits: string) => digits.padStart(2, '0');
  const time = `${year}-${two(month)}-${two(day)} ${two(hour)}:${minute}:${second}`;
  // In UTC: the zone of the browser may skip an hour that the server's clock has.
  return dayjs.utc(time, SERVER_FORMAT, true).isValid() ? time : undefined;
}

/** What the form holds of a typed text: the time, or the text itself, so that nothing else than what is shown counts. */
export const valueOfText = (text: string): string => readTime(text) ?? text.trim();

/** The text of a value; seconds only where there are any. */
export function textOfValue(value: string): string {
  const time = readTime(value);
  if (time === undefined) return value;
  return time.endsWith(':00') ? time.slice(0, SHOWN.length) : time;
}

/** Why a value is no time to publish at; undefined for a time to come, and for none. */
export function timeFault(value: string, now: Dayjs): 'unreadable' | 'past' | undefined {
  if (value === '') return undefined;
  const time = readTime(value);
  if (time === undefined) return 'unreadable';
  return time > now.format(SERVER_FORMAT) ? undefined : 'past';
}

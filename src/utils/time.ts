/**
 * The only setup of dayjs, and the formats of times. The server uses the wall-clock time of Shanghai ('YYYY-MM-DD
 * HH:mm:ss'); it is shown unchanged in every time zone of the reader.
 */
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/zh-cn';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(customParseFormat);

/** Shanghai has had no daylight saving time since 1991, so a fixed offset is enough. */
const SHANGHAI_OFFSET_MINUTES = 8 * 60;
const SERVER_FORMAT = 'YYYY-MM-DD HH:mm:ss';

let language = 'en-US';

/** Sets the language for formatting times. */
export function setTimeLanguage(next: 'zh-CN' | 'en-US'): void {
  language = next;
  dayjs.locale(next === 'zh-CN' ? 'zh-cn' : 'en');
}

/** Seconds since 1970 have ten digits until 2286, milliseconds have thirteen. */
const EPOCH = /^(\d{10}|\d{13})$/;

/**
 * Parses a time as servers write it: 'YYYY-MM-DD[ HH:mm[:ss]]', ISO 8601, or seconds or milliseconds since 1970 (A40).
 * Returns undefined for anything else.
 */
export function parseServerTime(value: string | null | undefined): Dayjs | undefined {
  const epoch = EPOCH.exec(value?.trim() ?? '')?.[0];
  if (epoch) return serverTimeOf(Number(epoch) * (epoch.length === 10 ? 1000 : 1));
  const match = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(Z|[+-]\d{2}:\d{2})?)?$/.exec(
    value?.trim() ?? '',
  );
  if (!match) return undefined;
  // An explicit zone is used; without one it is Shanghai's.
  const [, day = '', clock = '00:00:00', zone = '+08:00'] = match;
  const written = `${day} ${clock.length === 5 ? `${clock}:00` : clock}`;
  // 30 February would otherwise silently become a day in March.
  if (!dayjs.utc(written, SERVER_FORMAT, true).isValid()) return undefined;
  return dayjs(`${written.replace(' ', 'T')}${zone}`).utcOffset(SHANGHAI_OFFSET_MINUTES);
}

/** Converts epoch milliseconds to Shanghai time. */
export const serverTimeOf = (moment: number): Dayjs => dayjs(moment).utcOffset(SHANGHAI_OFFSET_MINUTES);

/** The current time in Shanghai. */
export const serverNow = (): Dayjs => serverTimeOf(Date.now());

function nameOfDay(daysAgo: number): string {
  const name = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-daysAgo, 'day');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/**
 * Short format for lists: 'Today 09:12', 'Yesterday 17:40', '11-19', '2025-11-19'; an invalid time is returned
 * unchanged.
 */
export function formatShortTime(value: string | null | undefined): string {
  const moment = parseServerTime(value);
  if (!moment) return value ?? '';
  const now = serverNow();
  const daysAgo = now.startOf('day').diff(moment.startOf('day'), 'day');
  if (daysAgo === 0 || daysAgo === 1) return `${nameOfDay(daysAgo)} ${moment.format('HH:mm')}`;
  return moment.format(moment.year() === now.year() ? 'MM-DD' : 'YYYY-MM-DD');
}

/** Full format, to the minute: '2026-11-21 09:12'. */
export function formatFullTime(value: string | null | undefined): string {
  return parseServerTime(value)?.format('YYYY-MM-DD HH:mm') ?? value ?? '';
}

export { dayjs };
export type { Dayjs };

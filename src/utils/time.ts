/**
 * The only setup of dayjs, and the formats of times. A time of the server is the wall clock of Shanghai ('YYYY-MM-DD
 * HH:mm:ss', src/domain/wire/time.ts); it is shown unchanged in every time zone of the reader.
 */
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/zh-cn';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(customParseFormat);

/** Shanghai has had no daylight saving time since 1991, so a fixed offset is enough. */
const SHANGHAI_OFFSET_MINUTES = 8 * 60;
/** How the server writes a time. */
export const SERVER_FORMAT = 'YYYY-MM-DD HH:mm:ss';

let language = 'en-US';

/** Sets the language for formatting times. */
export function setTimeLanguage(next: 'zh-CN' | 'en-US'): void {
  language = next;
  dayjs.locale(next === 'zh-CN' ? 'zh-cn' : 'en');
}

/** Parses a time of the server; undefined when it is empty. */
export function parseServerTime(value: string | null | undefined): Dayjs | undefined {
  if (!value) return undefined;
  const moment = dayjs(`${value.replace(' ', 'T')}+08:00`).utcOffset(SHANGHAI_OFFSET_MINUTES);
  // The engine takes February 30 for March 2.
  return moment.isValid() && moment.format(SERVER_FORMAT) === value ? moment : undefined;
}

/** Converts epoch milliseconds to Shanghai time. */
export const serverTimeOf = (moment: number): Dayjs => dayjs(moment).utcOffset(SHANGHAI_OFFSET_MINUTES);

/** Epoch milliseconds as the server writes a time. */
export const serverTextOf = (moment: number): string => serverTimeOf(moment).format(SERVER_FORMAT);

/** The current time in Shanghai. */
export const serverNow = (): Dayjs => serverTimeOf(Date.now());

/** A day of this year: '11-19', in English 'Nov 19'; with the year if it is another one. */
function formatDay(moment: Dayjs): string {
  const isThisYear = moment.year() === serverNow().year();
  if (language === 'zh-CN') return moment.format(isThisYear ? 'MM-DD' : 'YYYY-MM-DD');
  return moment.locale('en').format(isThisYear ? 'MMM D' : 'MMM D, YYYY');
}

/**
 * Short format for lists: 'Today 09:12', 'Yesterday 17:40', '11-19', '2025-11-19'; empty without a time. The names of
 * days are texts: the browser's first `Intl.RelativeTimeFormat` would take 25 ms of the home page's start.
 */
export function formatShortTime(
  value: string | null | undefined,
  nameOf: (key: 'date.today' | 'date.yesterday') => string,
): string {
  const moment = parseServerTime(value);
  if (!moment) return '';
  const now = serverNow();
  const daysAgo = now.startOf('day').diff(moment.startOf('day'), 'day');
  if (daysAgo === 0 || daysAgo === 1)
    return `${nameOf(daysAgo === 0 ? 'date.today' : 'date.yesterday')} ${moment.format('HH:mm')}`;
  return formatDay(moment);
}

/** Day and time: '12-01 09:00', in English 'Dec 1 09:00'; empty without a time. */
export function formatMoment(value: string | null | undefined): string {
  const moment = parseServerTime(value);
  return moment ? `${formatDay(moment)} ${moment.format('HH:mm')}` : '';
}

/** Day and time as formatMoment shows them; `moment` in epoch milliseconds. */
export const formatEpoch = (moment: number): string => formatMoment(serverTextOf(moment));

/** A moment of today, to the second: '09:12:05'. */
export const formatClock = (moment: Date): string => serverTimeOf(moment.getTime()).format('HH:mm:ss');

/** A day 'YYYY-MM-DD' in words: '11月26日', in English 'November 26'. */
export const formatDayName = (day: string): string =>
  new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(dayjs.utc(day).toDate());

/** Full format, to the minute: '2026-11-21 09:12'; empty without a time. */
export function formatFullTime(value: string | null | undefined): string {
  return parseServerTime(value)?.format('YYYY-MM-DD HH:mm') ?? '';
}

export { dayjs };
export type { Dayjs };

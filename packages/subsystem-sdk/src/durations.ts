import type { PortalLocale } from './context.ts';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 1_440;
/** From this many hours on, minutes say nothing any more. */
const COARSE_HOURS = 10;

type Unit = 'minute' | 'hour' | 'day';

const formats = new Map<string, Intl.NumberFormat>();

/** A number with its unit. Formats are kept, because making one takes longer than a row of a list. */
function withUnit(count: number, unit: Unit, { locale, length }: { locale: PortalLocale; length: 'short' | 'long' }) {
  const key = `${locale} ${unit} ${length}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: length });
    formats.set(key, format);
  }
  // The portal writes a space between a number and its unit in Chinese, too.
  return format.format(count).replace(/(\d)(?=[\u4e00-\u9fff])/, '$1 ');
}

/**
 * A duration in its two largest units, at least a minute: `1 天 23 小时`, `14 小时`, `4 hr 19 min`. For what is measured in
 * hours: `剩余 {time}`, `超时 {time}`; `{time} left`, `{time} overdue`.
 */
export function durationText(minutes: number, locale: PortalLocale): string {
  const whole = Math.max(1, Math.floor(Math.abs(minutes)));
  const [days, hours, rest] = [
    Math.floor(whole / DAY_MINUTES),
    Math.floor((whole % DAY_MINUTES) / HOUR_MINUTES),
    whole % HOUR_MINUTES,
  ];
  const parts: [number, Unit][] = [
    [days, 'day'],
    [hours, 'hour'],
    [days === 0 && hours < COARSE_HOURS ? rest : 0, 'minute'],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => withUnit(count, unit, { locale, length: 'short' }))
    .join(' ');
}

/** A number of days: `7 天`, `1 day`. For what is measured in days: `{time}后`, `逾期 {time}`; `in {time}`, `{time} overdue`. */
export const daysText = (days: number, locale: PortalLocale): string =>
  withUnit(days, 'day', { locale, length: 'long' });

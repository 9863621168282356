import type { PortalLocale } from '@portal/subsystem-sdk';
import type { Day } from './days';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formatters are expensive to create, so they are cached. A day has no time and is formatted in UTC. */
function format(locale: PortalLocale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let made = formats.get(key);
  if (!made) formats.set(key, (made = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })));
  return made;
}

/** Month and day, for lists. */
export const shortDay = (day: Day, locale: PortalLocale): string =>
  format(locale, { month: 'short', day: 'numeric' }).format(Date.parse(day));

/** Full date. */
export const longDay = (day: Day, locale: PortalLocale): string =>
  format(locale, { dateStyle: 'medium' }).format(Date.parse(day));

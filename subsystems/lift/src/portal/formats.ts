import { useMemo } from 'react';
import { usePortalState } from '@portal/subsystem-sdk/react';

const DAY_MS = 86_400_000;

/** Days, times and distances from today in the portal's language. Days are strings such as `2026-11-21`. */
export function useFormats(): { day(day: string): string; time(iso: string): string; inDays(days: number): string } {
  const locale = usePortalState((state) => state.locale);
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });
    const distance = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    return {
      day: (text) => day.format(new Date(`${text}T00:00:00Z`)),
      time: (iso) => time.format(new Date(iso)),
      inDays: (days) => distance.format(days, 'day'),
    };
  }, [locale]);
}

/** Number of days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

import { useMemo } from 'react';
import { daysText } from '@portal/subsystem-sdk';
import { usePortalState } from '@portal/subsystem-sdk/react';
import { useText } from './text';

const DAY_MS = 86_400_000;

/** Days, times and distances of a due day from today in the portal's language. Days are strings such as `2026-11-21`. */
export function useFormats(): { day(day: string): string; time(iso: string): string; dueIn(days: number): string } {
  const t = useText();
  const locale = usePortalState((state) => state.locale);
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });
    return {
      day: (text) => day.format(new Date(`${text}T00:00:00Z`)),
      time: (iso) => time.format(new Date(iso)),
      dueIn: (days) =>
        days === 0 ? t('due.today') : t(days < 0 ? 'due.late' : 'due.left', { time: daysText(Math.abs(days), locale) }),
    };
  }, [locale, t]);
}

/** Number of days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

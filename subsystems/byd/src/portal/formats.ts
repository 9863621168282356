import { useMemo } from 'react';
import { usePortalState } from '@portal/subsystem-sdk/react';

/** Formats days, times and amounts in the portal's language. A day is a string such as `2026-11-21`. */
export function useFormats(): {
  day(day: string): string;
  weekday(day: string): string;
  time(iso: string): string;
  money(yuan: number): string;
  /** A time relative to now, in the unit that fits. */
  fromNow(iso: string, now: Date): string;
  /** How long a time has passed, without "ago": `44 小时`. */
  since(iso: string, now: Date): string;
} {
  const locale = usePortalState((state) => state.locale);
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    const weekday = new Intl.DateTimeFormat(locale, {
      month: 'short',
      day: 'numeric',
      weekday: 'short',
      timeZone: 'UTC',
    });
    const time = new Intl.DateTimeFormat(locale, {
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    const money = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'CNY',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    });
    const distance = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
    const inUnits = (minutes: number): [count: number, unit: 'minute' | 'hour' | 'day'] => {
      if (Math.abs(minutes) < 90) return [minutes, 'minute'];
      if (Math.abs(minutes) < 48 * 60) return [Math.round(minutes / 60), 'hour'];
      return [Math.round(minutes / 1440), 'day'];
    };
    const minutesTo = (iso: string, now: Date) => Math.round((Date.parse(iso) - now.getTime()) / 60_000);
    return {
      day: (text) => day.format(new Date(`${text}T00:00:00Z`)),
      weekday: (text) => weekday.format(new Date(`${text}T00:00:00Z`)),
      time: (iso) => time.format(new Date(iso)),
      money: (yuan) => money.format(yuan),
      fromNow: (iso, now) => distance.format(...inUnits(minutesTo(iso, now))),
      since: (iso, now) => {
        const [count, unit] = inUnits(-minutesTo(iso, now));
        return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count);
      },
    };
  }, [locale]);
}

/** The local calendar day of a time. */
export const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;

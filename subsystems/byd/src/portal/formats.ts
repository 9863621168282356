import { useMemo } from 'react';
import { daysText, durationText } from '@portal/subsystem-sdk';
import { usePortalState } from '@portal/subsystem-sdk/react';

/** Formats days, times and amounts in the portal's language. A day is a string such as `2026-11-21`. */
export function useFormats(): {
  day(day: string): string;
  weekday(day: string): string;
  time(iso: string): string;
  /** An amount, with cents unless it is whole. */
  money(yuan: number): string;
  /** A number of days. */
  days(count: number): string;
  /** How long it is between now and a time: `4 小时 19 分钟`. */
  distance(iso: string, now: Date): string;
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
    const money = (digits: number) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'CNY',
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
    const [whole, withCents] = [money(0), money(2)];
    return {
      day: (text) => day.format(new Date(`${text}T00:00:00Z`)),
      weekday: (text) => weekday.format(new Date(`${text}T00:00:00Z`)),
      time: (iso) => time.format(new Date(iso)),
      money: (yuan) => (Number.isInteger(yuan) ? whole : withCents).format(yuan),
      days: (count) => daysText(count, locale),
      distance: (iso, now) => durationText((Date.parse(iso) - now.getTime()) / 60_000, locale),
    };
  }, [locale]);
}

/** The local calendar day of a time. */
export const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;

import { useMemo } from 'react';
import { usePortalState } from '@portal/subsystem-sdk/react';
import type { Unit } from '../indicators/indicator';
import { useText } from './text';

export interface Formats {
  /** A value with its unit. */
  value(value: number, unit: Unit): string;
  /** A short value for an axis. */
  tick(value: number, unit: Unit): string;
  /** A change as a percentage with its sign. */
  change(share: number): string;
  month(month: string): string;
  shortMonth(month: string): string;
  time(iso: string): string;
}

/** Formats figures, months and times in the portal's language. */
export function useFormats(): Formats {
  const t = useText();
  const locale = usePortalState((state) => state.locale);
  return useMemo(() => {
    const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
    // Chinese amounts use units of ten thousand.
    const money = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'CNY',
      currencyDisplay: 'narrowSymbol',
      notation: 'compact',
      // ¥9.00M beside ¥8.56M.
      minimumSignificantDigits: 3,
      maximumSignificantDigits: 4,
    });
    const change = new Intl.NumberFormat(locale, {
      style: 'percent',
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    });
    const month = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short' });
    const shortMonth = new Intl.DateTimeFormat(locale, { month: 'short' });
    const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });
    const firstOf = (text: string) => new Date(Number(text.slice(0, 4)), Number(text.slice(5)) - 1, 1);
    const value = (amount: number, unit: Unit) => {
      if (unit === 'money') return money.format(amount * 10_000);
      if (unit === 'percent') return `${figure.format(amount)}%`;
      return `${figure.format(amount)} ${t(unit === 'cases' && amount === 1 ? 'unit.case' : `unit.${unit}`)}`;
    };
    return {
      value,
      tick: (amount, unit) => (unit === 'money' || unit === 'percent' ? value(amount, unit) : figure.format(amount)),
      change: (share) => change.format(share),
      month: (text) => month.format(firstOf(text)),
      shortMonth: (text) => shortMonth.format(firstOf(text)),
      time: (iso) => time.format(new Date(iso)),
    };
  }, [locale, t]);
}

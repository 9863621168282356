import { useMemo } from 'react';
import { usePortalState } from '@portal/subsystem-sdk/react';

/** Formats figures, months and times in the portal's language. */
export function useFormats(): {
  figure(value: number): string;
  month(month: string): string;
  shortMonth(month: string): string;
  time(iso: string): string;
} {
  const locale = usePortalState((state) => state.locale);
  return useMemo(() => {
    const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
    const month = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long' });
    const shortMonth = new Intl.DateTimeFormat(locale, { month: 'short' });
    const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });
    const firstOf = (text: string) => new Date(Number(text.slice(0, 4)), Number(text.slice(5)) - 1, 1);
    return {
      figure: (value) => figure.format(value),
      month: (text) => month.format(firstOf(text)),
      shortMonth: (text) => shortMonth.format(firstOf(text)),
      time: (iso) => time.format(new Date(iso)),
    };
  }, [locale]);
}

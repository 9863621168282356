import { useMemo } from 'react';
import { usePortalState } from '@portal/subsystem-sdk/react';

/** Formats dates and times in the portal's language. */
export function useFormats(): { day(iso: string): string; time(iso: string): string } {
  const locale = usePortalState((state) => state.locale);
  return useMemo(() => {
    const full = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });
    const short = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', weekday: 'short' });
    const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    return {
      day: (iso) => full.format(new Date(iso)),
      time: (iso) => `${short.format(new Date(iso))} ${clock.format(new Date(iso))}`,
    };
  }, [locale]);
}

import { computed } from 'vue';
import { durationText } from '@portal/subsystem-sdk';
import { usePortalState } from '@portal/subsystem-sdk/vue';

const MINUTE_MS = 60_000;

/** Formats durations and times in the current language. */
export function useTimes() {
  const state = usePortalState();
  const formats = computed(() => {
    const { locale } = state.value;
    return {
      today: new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
      other: new Intl.DateTimeFormat(locale, {
        month: 'short',
        day: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }),
    };
  });

  return {
    length: (ms: number): string => durationText(ms / MINUTE_MS, state.value.locale),
    /** A time; without the day when it is today. */
    moment(at: number): string {
      const isToday = new Date(at).toDateString() === new Date().toDateString();
      return formats.value[isToday ? 'today' : 'other'].format(at);
    },
  };
}

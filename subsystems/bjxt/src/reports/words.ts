import { computed } from 'vue';
import { usePortalState } from '@portal/subsystem-sdk/vue';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 1_440;

/** Formats durations and times in the current language. */
export function useTimes() {
  const state = usePortalState();
  const formats = computed(() => {
    const { locale } = state.value;
    const unit = (name: 'minute' | 'hour' | 'day') =>
      new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' });
    return {
      minute: unit('minute'),
      hour: unit('hour'),
      day: unit('day'),
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
    /** A duration in its two largest units: 2 days, 3 hours 20 minutes, 12 minutes. */
    length(ms: number): string {
      const minutes = Math.max(1, Math.floor(Math.abs(ms) / MINUTE_MS));
      const { minute, hour, day } = formats.value;
      if (minutes >= 2 * DAY_MINUTES) return day.format(Math.floor(minutes / DAY_MINUTES));
      if (minutes < HOUR_MINUTES) return minute.format(minutes);
      const rest = minutes % HOUR_MINUTES;
      const hours = hour.format(Math.floor(minutes / HOUR_MINUTES));
      return rest > 0 && minutes < 10 * HOUR_MINUTES ? `${hours} ${minute.format(rest)}` : hours;
    },
    /** A time; without the day when it is today. */
    moment(at: number): string {
      const isToday = new Date(at).toDateString() === new Date().toDateString();
      return formats.value[isToday ? 'today' : 'other'].format(at);
    },
  };
}

import { RangePicker } from '@/components/date-picker';
import { useText } from '@/locales/text';
import { dayjs, serverNow } from '@/utils/time';
import styles from './FilterBar.module.css';

const DAY_FORMAT = 'YYYY-MM-DD';
const PRESET_DAYS = [7, 30] as const;

interface DayRangeProps {
  label: string;
  /** 'YYYY-MM-DD', or '' for no bound. */
  from: string;
  to: string;
  onChange: (from: string, to: string) => void;
}

const dayOf = (text: string) => (text ? dayjs(text, DAY_FORMAT) : null);

/** A range of days, both bounds included. */
export function DayRange({ label, from, to, onChange }: DayRangeProps) {
  const t = useText();
  // Days of the server's clock: a record created there today is found under today (B27).
  const today = dayjs(serverNow().format(DAY_FORMAT), DAY_FORMAT);

  return (
    <RangePicker
      className={styles.days}
      value={[dayOf(from), dayOf(to)]}
      allowEmpty={[true, true]}
      // What is typed stays: the day under the pointer would be drawn in its place.
      previewValue={false}
      placeholder={[t('list.from', { label }), t('list.to')]}
      presets={[
        { label: t('list.today'), value: [today, today] },
        ...PRESET_DAYS.map((days) => ({
          label: t('list.lastDays', { days }),
          value: [today.subtract(days - 1, 'day'), today] as [typeof today, typeof today],
        })),
      ]}
      onChange={(range) => onChange(range?.[0]?.format(DAY_FORMAT) ?? '', range?.[1]?.format(DAY_FORMAT) ?? '')}
    />
  );
}

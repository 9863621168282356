import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import { textLanguage } from '@/utils/textLanguage';
import type { FilterOption } from '../listModel';
import styles from './FilterBar.module.css';

interface ChoiceChipsProps {
  label: string;
  value: string;
  options: readonly FilterOption[];
  onChange: (value: string) => void;
}

/** Single choice of a few kinds, each with its count; the first chip stands for all of them (R044). */
export function ChoiceChips({ label, value, options, onChange }: ChoiceChipsProps) {
  const t = useText();
  // The sum is unknown until the count of every kind is known.
  const isCounted = options.length > 0 && options.every(({ count }) => count !== undefined);
  const all = isCounted ? options.reduce((sum, { count = 0 }) => sum + count, 0) : undefined;
  return (
    <div role="group" aria-label={label} className={styles.chips}>
      {[{ value: '', label: t('list.all'), count: all }, ...options].map((option) => (
        <button
          key={option.value}
          type="button"
          className={cx(styles.chip, option.value === value && styles.chosen)}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          <span lang={textLanguage(option.label)}>{option.label}</span>
          {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
        </button>
      ))}
    </div>
  );
}

import { Select } from 'antd';
import { useText } from '@/locales/text';
import { DayRange } from './DayRange';
import type { FieldFilter } from './fitFilters';
import { SearchField } from './SearchField';
import styles from './FilterBar.module.css';

interface FilterFieldProps {
  filter: FieldFilter;
  values: Readonly<Record<string, string>>;
  /** Text that is typed but not applied yet, by filter. */
  typed: Readonly<Record<string, string>>;
  onType: (name: string, words: string) => void;
  onApply: (part: Record<string, string>) => void;
}

/** From this number of options on, they can be searched. */
const SEARCHABLE_FROM = 9;

/** One field of the filter bar. */
export function FilterField({ filter, values, typed, onType, onApply }: FilterFieldProps) {
  const t = useText();
  const { label } = filter;
  if (filter.kind === 'days') {
    const [from, to] = filter.names;
    return (
      <DayRange
        label={label}
        from={values[from] ?? ''}
        to={values[to] ?? ''}
        onChange={(nextFrom, nextTo) => onApply({ [from]: nextFrom, [to]: nextTo })}
      />
    );
  }
  const { name } = filter;
  const value = values[name] ?? '';
  if (filter.kind === 'search')
    return (
      <SearchField
        label={label}
        value={typed[name] ?? value}
        suggest={filter.suggest}
        onType={(words) => onType(name, words)}
        onApply={(words) => onApply({ [name]: words })}
      />
    );
  return (
    <Select<string>
      className={styles.choice}
      aria-label={label}
      placeholder={label}
      allowClear={{ label: t('forms.clear') }}
      showSearch={filter.options.length >= SEARCHABLE_FROM ? { optionFilterProp: 'title' } : false}
      value={value || undefined}
      onChange={(next) => onApply({ [name]: next ?? '' })}
      options={filter.options.map((option) => ({
        value: option.value,
        title: option.label,
        label: option.icon ? (
          <span className={styles.option}>
            {option.icon}
            {option.label}
          </span>
        ) : (
          option.label
        ),
      }))}
    />
  );
}

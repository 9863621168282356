import { useState, type FormEvent } from 'react';
import { Button, Select } from 'antd';
import { useText } from '@/locales/text';
import { ChoiceChips } from './ChoiceChips';
import { DayRange } from './DayRange';
import type { ListFilter, ListQueryState } from './listModel';
import { SearchField } from './SearchField';
import styles from './FilterBar.module.css';

interface FilterBarProps {
  filters: readonly ListFilter[];
  list: ListQueryState;
  /** Called when the same keyword is applied again: reloads the list. */
  onRepeat: () => void;
}

/** The filters of a list. A choice applies at once, typed text on Enter or with the button. */
export default function FilterBar({ filters, list, onRepeat }: FilterBarProps) {
  const t = useText();
  const { query, setFilters } = list;
  const values = query.filters;
  // Text that is typed but not applied yet, by filter.
  const [typed, setTyped] = useState<Record<string, string>>({});

  const apply = (part: Record<string, string> = {}) => {
    const wanted = { ...typed, ...part };
    setTyped({});
    if (Object.entries(wanted).every(([name, value]) => (values[name] ?? '') === value.trim())) onRepeat();
    else setFilters(wanted);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  const isTouched = list.isFiltered || Object.values(typed).some(Boolean);

  return (
    <form role="search" className={styles.bar} onSubmit={submit}>
      {filters.map((filter) => {
        if (filter.kind === 'days') {
          const [from, to] = filter.names;
          return (
            <DayRange
              key={from}
              label={filter.label}
              from={values[from] ?? ''}
              to={values[to] ?? ''}
              onChange={(nextFrom, nextTo) => apply({ [from]: nextFrom, [to]: nextTo })}
            />
          );
        }
        const { name, label } = filter;
        const value = values[name] ?? '';
        if (filter.kind === 'search')
          return (
            <SearchField
              key={name}
              label={label}
              value={typed[name] ?? value}
              suggest={filter.suggest}
              onType={(words) => setTyped((current) => ({ ...current, [name]: words }))}
              onApply={(words) => apply({ [name]: words })}
            />
          );
        if (filter.kind === 'chips')
          return (
            <ChoiceChips
              key={name}
              label={label}
              value={value}
              options={filter.options}
              onChange={(next) => apply({ [name]: next })}
            />
          );
        return (
          <Select<string>
            key={name}
            className={styles.choice}
            aria-label={label}
            placeholder={label}
            allowClear
            showSearch={filter.options.length > 8 ? { optionFilterProp: 'title' } : false}
            value={value || undefined}
            onChange={(next) => apply({ [name]: next ?? '' })}
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
      })}
      <span className={styles.actions}>
        <Button htmlType="submit">{t('list.search')}</Button>
        <Button
          type="text"
          disabled={!isTouched}
          onClick={() => {
            setTyped({});
            list.reset();
          }}
        >
          {t('list.reset')}
        </Button>
      </span>
    </form>
  );
}

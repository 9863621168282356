import { memo, useState, type CSSProperties, type FormEvent } from 'react';
import { createPortal } from 'react-dom';
import FilterOutlined from '@ant-design/icons/es/icons/FilterOutlined';
import { Button } from 'antd';
import { ButtonPopover } from '@/components/ButtonPopover';
import { LetterSpacingProbe } from '@/components/LetterSpacingProbe';
import { spacingFactor } from '@/domain/text/textWidth';
import { isSameJson } from '@/domain/wire/json';
import { useText } from '@/locales/text';
import { useElementWidth } from '@/utils/useElementWidth';
import type { ListHandle } from '../data/useListQuery';
import type { ListFilter } from '../listModel';
import { ChoiceChips } from './ChoiceChips';
import { FilterField } from './FilterField';
import { fitFilters, isField, type FieldFilter } from './fitFilters';
import styles from './FilterBar.module.css';

interface FilterBarProps {
  filters: readonly ListFilter[];
  list: ListHandle;
  /** Takes the kinds; null until it is there. */
  kindsSlot: HTMLElement | null;
  /** Called when the same keyword is applied again: reloads the list. */
  onRepeat: () => void;
}

const namesOf = (filter: FieldFilter) => (filter.kind === 'days' ? filter.names : [filter.name]);

/**
 * The filters of a list: kinds in their slot, then the fields that fit, the others under 'more'. A choice applies at once, typed
 * text on Enter or with the button.
 */
function FilterBar({ filters, list, kindsSlot, onRepeat }: FilterBarProps) {
  const t = useText();
  const [barRef, width] = useElementWidth<HTMLFormElement>();
  const [letterSpacing, setLetterSpacing] = useState(0);
  const { query, setFilters } = list;
  const values = query.filters;
  // Text that is typed but not applied yet, by filter.
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [isOpen, setOpen] = useState(false);

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
  // All widths grow alike, so that as many filters fit as in a bar that is smaller by this factor.
  const factor = spacingFactor(letterSpacing);
  const [shown, more] = fitFilters(filters.filter(isField), width / factor);
  const setInMore = more.filter((filter) => namesOf(filter).some((name) => values[name])).length;

  const field = (filter: FieldFilter) => (
    <FilterField
      key={namesOf(filter)[0]}
      filter={filter}
      values={values}
      typed={typed}
      onType={(name, words) => setTyped((current) => ({ ...current, [name]: words }))}
      onApply={apply}
    />
  );
  const kinds = filters.map(
    (filter) =>
      filter.kind === 'chips' && (
        <ChoiceChips
          key={filter.name}
          label={filter.label}
          value={values[filter.name] ?? ''}
          options={filter.options}
          onChange={(next) => apply({ [filter.name]: next })}
        />
      ),
  );
  return (
    <form
      ref={barRef}
      role="search"
      className={styles.bar}
      style={{ '--spacing-factor': factor } as CSSProperties}
      onSubmit={submit}
    >
      <LetterSpacingProbe onMeasure={setLetterSpacing} />
      {kindsSlot && createPortal(kinds, kindsSlot)}
      {shown.map(field)}
      {more.length > 0 && (
        <ButtonPopover
          label={t('list.moreFilters')}
          placement="bottomLeft"
          isOpen={isOpen}
          onOpenChange={setOpen}
          content={
            // Enter submits it, and the event reaches the bar that it belongs to.
            <form className={styles.more}>
              {more.map(field)}
              <Button htmlType="submit">{t('list.search')}</Button>
            </form>
          }
        >
          <Button icon={<FilterOutlined aria-hidden />} aria-expanded={isOpen}>
            {setInMore > 0 ? t('list.moreFiltersSet', { count: setInMore }) : t('list.moreFilters')}
          </Button>
        </ButtonPopover>
      )}
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

/** Pages and sorting do not render the fields again. */
const hasSameFilters = (before: FilterBarProps, next: FilterBarProps): boolean =>
  before.filters === next.filters &&
  before.onRepeat === next.onRepeat &&
  before.kindsSlot === next.kindsSlot &&
  before.list.isFiltered === next.list.isFiltered &&
  isSameJson(before.list.query.filters, next.list.query.filters);

export default memo(FilterBar, hasSameFilters);

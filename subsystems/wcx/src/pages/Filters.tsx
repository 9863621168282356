import { FilterRow, FilterSelect, useNavigator } from '@portal/subsystem-sdk/react';
import { METER_STATES, type MeterFilter, writeFilter } from '../meters/filter';
import { BUILDINGS, METER_KINDS } from '../meters/meter';
import { useText } from '../portal/text';

interface FiltersProps {
  base: string;
  filter: MeterFilter;
  /** Number of meters found. */
  total: string;
  isRound?: boolean;
}

/** The filters of the list and of the round; each change is stored in the address. */
export function Filters({ base, filter, total, isRound }: FiltersProps) {
  const t = useText();
  const navigator = useNavigator();
  const apply = (change: Partial<MeterFilter>, isTyping = false) =>
    void navigator.go(`${base}${writeFilter({ ...filter, ...change })}`, { replace: isTyping });

  return (
    <FilterRow
      resetText={writeFilter(filter) !== '' && t('list.reset')}
      onReset={() => void navigator.go(base)}
      total={total}
    >
      {!isRound && (
        <input
          type="search"
          aria-label={t('list.search')}
          placeholder={t('list.search')}
          value={filter.text}
          onChange={(event) => apply({ text: event.target.value }, true)}
        />
      )}
      <FilterSelect
        label={t('list.building')}
        value={filter.building}
        options={BUILDINGS.map((value) => [value, t(`building.${value}`)] as const)}
        onChange={(building) => apply({ building })}
      />
      <FilterSelect
        label={t('list.kind')}
        value={filter.kind}
        options={METER_KINDS.map((value) => [value, t(`kind.${value}`)] as const)}
        onChange={(kind) => apply({ kind })}
      />
      {!isRound && (
        <FilterSelect
          label={t('list.state')}
          value={filter.state}
          options={METER_STATES.map((value) => [value, t(`state.${value}`)] as const)}
          onChange={(state) => apply({ state })}
        />
      )}
    </FilterRow>
  );
}

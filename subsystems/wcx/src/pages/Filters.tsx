import { useNavigator } from '@portal/subsystem-sdk/react';
import { METER_STATES, type MeterFilter, writeFilter } from '../meters/filter';
import { BUILDINGS, METER_KINDS } from '../meters/meter';
import { useText } from '../portal/text';

/** The filters of the list and of the round; each change is stored in the address. */
export function Filters({ base, filter, isRound }: { base: string; filter: MeterFilter; isRound?: boolean }) {
  const t = useText();
  const navigator = useNavigator();
  const apply = (change: Partial<MeterFilter>, isTyping = false) =>
    void navigator.go(`${base}${writeFilter({ ...filter, ...change })}`, { replace: isTyping });

  return (
    <div className="filters" role="search">
      {!isRound && (
        <input
          type="search"
          aria-label={t('list.search')}
          placeholder={t('list.search')}
          value={filter.text}
          onChange={(event) => apply({ text: event.target.value }, true)}
        />
      )}
      <Choice
        label={t('list.building')}
        value={filter.building}
        options={BUILDINGS.map((value) => [value, t(`building.${value}`)] as const)}
        onChange={(building) => apply({ building })}
      />
      <Choice
        label={t('list.kind')}
        value={filter.kind}
        options={METER_KINDS.map((value) => [value, t(`kind.${value}`)] as const)}
        onChange={(kind) => apply({ kind })}
      />
      {!isRound && (
        <Choice
          label={t('list.state')}
          value={filter.state}
          options={METER_STATES.map((value) => [value, t(`state.${value}`)] as const)}
          onChange={(state) => apply({ state })}
        />
      )}
      {writeFilter(filter) !== '' && (
        <button type="button" className="button link" onClick={() => void navigator.go(base)}>
          {t('list.reset')}
        </button>
      )}
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value | null;
  options: readonly (readonly [Value, string])[];
  onChange(value: Value | null): void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const t = useText();
  return (
    <select
      aria-label={label}
      value={value ?? ''}
      onChange={(event) => onChange(options.find(([option]) => option === event.target.value)?.[0] ?? null)}
    >
      <option value="">
        {label} · {t('list.all')}
      </option>
      {options.map(([option, word]) => (
        <option key={option} value={option}>
          {word}
        </option>
      ))}
    </select>
  );
}

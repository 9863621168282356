import type { ReactNode } from 'react';
import { FilterRow, FilterSelect, useNavigator } from '@portal/subsystem-sdk/react';
import { type View, writeView } from '../indicators/filter';
import { PERIODS, PROJECTS, PROJECT_NAMES } from '../indicators/indicator';
import { useText } from '../portal/text';

interface ViewBarProps {
  path: string;
  view: View;
  /** Before the two filters. */
  children?: ReactNode;
  /** After them, as the checkboxes of every filter row. */
  check?: ReactNode;
  resetText?: string | false;
  /** Number of indicators found. */
  total?: string;
}

/** Project and period: the same two filters on every page, stored in the address. */
export function ViewBar({ path, view, children, check, resetText, total }: ViewBarProps) {
  const t = useText();
  const navigator = useNavigator();
  const apply = (change: Partial<View>) => void navigator.go(`${path}${writeView({ ...view, ...change })}`);
  return (
    <FilterRow resetText={resetText} onReset={() => void navigator.go(path)} total={total}>
      {children}
      <FilterSelect
        label={t('board.project')}
        value={view.project}
        options={PROJECTS.map((project) => [project, PROJECT_NAMES[project]])}
        onChange={(project) => apply({ project })}
      />
      <div className="segments" role="group" aria-label={t('board.period')}>
        {PERIODS.map((period) => (
          <button key={period} type="button" aria-pressed={view.period === period} onClick={() => apply({ period })}>
            {t('board.months', { count: period })}
          </button>
        ))}
      </div>
      {check}
    </FilterRow>
  );
}

import { useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import type { BulkAction, BulkOutcome } from '../listModel';
import type { Selection } from './useSelection';
import styles from '../ListPage.module.css';

/** Maximum number of rows selected with one click; the server deletes a hundred per call (R260, R261). */
const SELECT_ALL_LIMIT = 1_000;

interface SelectionBarProps<Row> {
  selection: Selection<Row>;
  /** The number of rows that match the filters. */
  total: number | null;
  isPageSelected: boolean;
  loadAll: () => Promise<Row[]>;
  actions: readonly BulkAction<Row>[];
  onDone: (outcome: BulkOutcome<Row>) => void;
}

/** The actions for selected rows, at the lower edge of the list: the table does not move (R044). */
export function SelectionBar<Row>(props: SelectionBarProps<Row>) {
  const { selection, total, isPageSelected, loadAll, actions, onDone } = props;
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const count = selection.rows.size;
  const canTakeAll = isPageSelected && total !== null && count < total && total <= SELECT_ALL_LIMIT;

  const during = async (action: () => Promise<void>) => {
    setBusy(true);
    try {
      await action();
    } catch {
      // The action reports its own errors; the selection stays for a retry.
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className={styles.selection} data-selection-bar role="group" aria-label={t('list.selected', { count })}>
      <span role="status">{t('list.selected', { count })}</span>
      {canTakeAll && (
        <ActionButton
          kind="link"
          disabled={isBusy}
          onClick={() => void during(async () => selection.put(await loadAll(), true))}
        >
          {t('list.selectAll', { total })}
        </ActionButton>
      )}
      <ActionButton kind="link" disabled={isBusy} onClick={selection.clear}>
        {t('list.clearSelection')}
      </ActionButton>
      {actions.map(({ key, label, isDanger, isFor = () => true, run }) => {
        const rows = [...selection.rows.values()].filter(isFor);
        return (
          <ActionButton
            key={key}
            kind="plain"
            className={cx(isDanger && styles.dangerButton)}
            disabled={isBusy || rows.length === 0}
            onClick={() =>
              void during(async () => {
                const outcome = await run(rows);
                if (outcome) onDone(outcome);
              })
            }
          >
            {rows.length < count ? t('list.bulkFor', { label, count: rows.length }) : label}
          </ActionButton>
        );
      })}
    </div>
  );
}

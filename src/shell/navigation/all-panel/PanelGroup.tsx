import { useId, type ReactNode } from 'react';
import type { Found } from '@/domain/navigation';
import { cx } from '@/utils/cx';
import { EntryControl } from '../EntryControl';
import type { ViewEntry } from '../useNavigationEntries';
import styles from './PanelGroup.module.css';

interface PanelGroupProps {
  title: string;
  entries?: readonly ViewEntry[];
  /** Search results, instead of entries. */
  found?: readonly Found<ViewEntry>[];
  currentCode: string | null;
  isResult?: boolean;
  onOpen(): void;
}

const marked = (name: string, mark: Found['mark']): ReactNode =>
  mark && (
    <>
      {name.slice(0, mark[0])}
      <mark>{name.slice(...mark)}</mark>
      {name.slice(mark[1])}
    </>
  );

/** A titled grid of entries with their number; renders nothing without entries. */
export function PanelGroup({ title, entries = [], found, currentCode, isResult, onOpen }: PanelGroupProps) {
  const titleId = useId();
  const items = found ?? entries.map((entry) => ({ entry, mark: null }));
  if (items.length === 0) return null;
  return (
    <section className={styles.group}>
      <p id={titleId} className={styles.title}>
        {title}
        <span className={styles.count}>{items.length}</span>
      </p>
      <ul className={cx(styles.list, isResult && styles.results)} aria-labelledby={titleId}>
        {items.map(({ entry, mark }) => {
          const isCurrent = entry.systemCode === currentCode;
          return (
            <li key={entry.systemCode}>
              <EntryControl
                entry={entry}
                isCurrent={isCurrent}
                className={cx(styles.entry, isCurrent && styles.current)}
                labelClassName={styles.name}
                label={marked(entry.systemName, mark)}
                onOpen={onOpen}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

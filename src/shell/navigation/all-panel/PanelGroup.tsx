import type { Found } from '@/domain/navigation';
import { cx } from '@/utils/cx';
import { EntryControl } from '../EntryControl';
import type { ViewEntry } from '../useNavigationEntries';
import { marked, PanelSection } from './PanelSection';
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

/** A titled grid of entries with their number; renders nothing without entries. */
export function PanelGroup({ title, entries = [], found, currentCode, isResult, onOpen }: PanelGroupProps) {
  const items = found ?? entries.map((entry) => ({ entry, mark: null }));
  return (
    <PanelSection
      title={title}
      isResult={isResult}
      items={items.map(({ entry, mark }) => {
        const isCurrent = entry.systemCode === currentCode;
        return (
          <EntryControl
            key={entry.systemCode}
            entry={entry}
            isCurrent={isCurrent}
            className={cx(styles.entry, isCurrent && styles.current)}
            labelClassName={styles.name}
            label={marked(entry.systemName, mark)}
            onOpen={onOpen}
          />
        );
      })}
    />
  );
}

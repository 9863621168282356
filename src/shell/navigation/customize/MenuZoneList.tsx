import { SortableList } from '@/components/sortable-list';
import { isLocked, type MenuZone } from '@/domain/menu-order';
import { searchEntries } from '@/domain/navigation';
import { MAIN_ENTRIES_MAX } from '@/domain/navigation/codes';
import { useText } from '@/locales/text';
import type { ViewEntry } from '../useNavigationEntries';
import { MenuRow } from './MenuRow';
import styles from './MenuEditor.module.css';

interface MenuZoneListProps {
  zone: MenuZone;
  entries: readonly ViewEntry[];
  mainCount: number;
  /** Search text; while there is one, only matching rows are shown and dragging is off. */
  typed: string;
}

/** One of the two zones of the sort dialog, with its count and limit. */
export function MenuZoneList({ zone, entries, mainCount, typed }: MenuZoneListProps) {
  const t = useText();
  const name = t(`customize.zone.${zone}`);
  const isSearching = typed.trim() !== '';
  const found = new Set(searchEntries(entries, typed).map(({ entry }) => entry.systemCode));
  const lastFree = entries.findLastIndex(({ systemCode }) => !isLocked(systemCode));
  const shown = isSearching ? entries.filter(({ systemCode }) => found.has(systemCode)) : entries;

  return (
    <section className={styles.zone} aria-label={name}>
      <h3 className={styles.zoneTitle}>
        {name}{' '}
        <span className={styles.count}>
          {zone === 'main' ? `${entries.length}/${MAIN_ENTRIES_MAX}` : entries.length}
        </span>
      </h3>
      <SortableList zone={zone} zoneLabel={name} className={styles.rows} aria-label={name}>
        {shown.map((entry) => (
          <MenuRow
            key={entry.systemCode}
            entry={entry}
            zone={zone}
            index={entries.indexOf(entry)}
            count={entries.length}
            lastFree={lastFree}
            mainCount={mainCount}
            isSearching={isSearching}
          />
        ))}
        {shown.length === 0 && (
          <li className={styles.nothing}>{t(isSearching ? 'customize.notFound' : 'customize.dropHere')}</li>
        )}
      </SortableList>
    </section>
  );
}

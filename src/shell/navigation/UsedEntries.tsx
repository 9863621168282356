import { useStore } from 'zustand';
import { OWN_PAGES } from '@/domain/navigation';
import { useText } from '@/locales/text';
import { EntryControl } from './EntryControl';
import { navigationStore } from './navigationStore';
import { useEntriesByPosition } from './useNavigationEntries';
import styles from './UsedEntries.module.css';

/** As many as fit into a wide line; the style sheet hides the last ones in a narrow one. */
const SHOWN = 7;

/** The systems that the user opened last, then the first of the others: one line of them. */
export function UsedEntries({ title }: { title: string }) {
  const t = useText();
  const { main, more } = useEntriesByPosition();
  const status = useStore(navigationStore, (state) => state.status);
  const recentCodes = useStore(navigationStore, (state) => state.recentCodes);
  const all = [...main, ...more].filter(({ systemCode }) => !OWN_PAGES.has(systemCode));
  const recent = recentCodes.flatMap((code) => all.filter(({ systemCode }) => systemCode === code));
  const entries = [...new Set([...recent, ...all])].slice(0, SHOWN);

  return (
    <nav className={styles.card} aria-label={title} aria-busy={status === 'loading' && entries.length === 0}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.systemCode}>
            <EntryControl entry={entry} className={styles.entry} labelClassName={styles.name} />
          </li>
        ))}
      </ul>
      {status === 'failed' && entries.length === 0 && <p className={styles.none}>{t('nav.failed')}</p>}
    </nav>
  );
}

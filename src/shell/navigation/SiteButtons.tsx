import ExportOutlined from '@ant-design/icons/es/icons/ExportOutlined';
import { useText } from '@/locales/text';
import { EntryIcon } from './EntryIcon';
import { openEntry } from './openEntry';
import type { ViewEntry } from './useNavigationEntries';
import styles from './SiteButtons.module.css';

/** The external sites at the right of the bar, each opening a new window (R082, R091). */
export function SiteButtons({ entries }: { entries: readonly ViewEntry[] }) {
  const t = useText();
  if (entries.length === 0) return null;
  return (
    <ul className={styles.sites} aria-label={t('nav.sites')}>
      {entries.map((entry) => (
        <li key={entry.systemCode}>
          <button
            type="button"
            className={styles.site}
            title={t('nav.newWindow', { name: entry.systemName })}
            aria-label={t('nav.newWindow', { name: entry.systemName })}
            onClick={() => openEntry(entry)}
          >
            <EntryIcon entry={entry} />
            <ExportOutlined aria-hidden className={styles.outside} />
          </button>
        </li>
      ))}
    </ul>
  );
}

import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import { entryWidth } from '@/domain/navigation';
import { useText } from '@/locales/text';
import type { ViewEntry } from '../useNavigationEntries';
import styles from './BarPreview.module.css';

interface BarPreviewProps {
  entries: readonly ViewEntry[];
  moreCount: number;
}

/** Entries are smaller than in the bar, so that the whole row is visible at once. */
const SCALE = 0.8;

/** Preview of the bar while it is being sorted; hidden from screen readers, which have the zones (R098). */
export function BarPreview({ entries, moreCount }: BarPreviewProps) {
  const t = useText();
  return (
    <div className={styles.preview} role="img" aria-label={t('customize.preview')}>
      {entries.map(({ systemCode, systemName }) => (
        <span key={systemCode} className={styles.entry} style={{ flexBasis: entryWidth(systemName) * SCALE }}>
          {systemName}
        </span>
      ))}
      <span className={styles.all}>
        {t('nav.all')} {moreCount > 0 && moreCount} <DownOutlined aria-hidden />
      </span>
    </div>
  );
}

import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import { entryWidth } from '@/domain/navigation';
import { useText } from '@/locales/text';
import type { ViewEntry } from '../useNavigationEntries';
import styles from './BarPreview.module.css';

type BarPreviewProps = { entries: readonly ViewEntry[]; moreCount: number };

/** Part of an entry's width in the bar that it has here: the whole row is seen at a glance. */
const SCALE = 0.8;

/** How the bar will look, while it is being arranged; for the eye only, the zones say the same in words (R098). */
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

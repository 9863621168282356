import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import { useStore } from 'zustand';
import { useText } from '@/locales/text';
import { barSizeStore, fitBar } from '../barFit';
import { useNavigationEntries, type ViewEntry } from '../useNavigationEntries';
import styles from './BarPreview.module.css';

interface BarPreviewProps {
  entries: readonly ViewEntry[];
  moreCount: number;
}

/** Entries are smaller than in the bar, so that the whole row is visible at once. */
const SCALE = 0.8;

/** The bar as it will be in this window while it is being sorted; hidden from screen readers, which have the zones (R098). */
export function BarPreview({ entries, moreCount }: BarPreviewProps) {
  const t = useText();
  const { currentCode } = useNavigationEntries();
  const { shown, widths, rest } = fitBar(entries, currentCode, useStore(barSizeStore));
  const allCount = rest.length + moreCount;
  return (
    <div className={styles.preview} role="img" aria-label={t('customize.preview')}>
      {shown.map((entry) => (
        <span key={entry.systemCode} className={styles.entry} style={{ flexBasis: widths.get(entry)! * SCALE }}>
          {entry.systemName}
        </span>
      ))}
      <span className={styles.all}>
        {t('nav.all')} {allCount > 0 && allCount} <DownOutlined aria-hidden />
      </span>
    </div>
  );
}

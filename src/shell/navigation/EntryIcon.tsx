import { memo, useState } from 'react';
import AppstoreOutlined from '@ant-design/icons/es/icons/AppstoreOutlined';
import HomeOutlined from '@ant-design/icons/es/icons/HomeOutlined';
import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';
import { BASIC_CODE, HOME_CODE } from '@/domain/navigation';
import { cx } from '@/utils/cx';
import { getEnvironment } from '@/utils/environment';
import { allowedIcon } from './allowedIcon';
import type { ViewEntry } from './useNavigationEntries';
import type { EntryStatus } from './useEntryStatus';
import styles from './EntryIcon.module.css';

interface EntryIconProps {
  entry: ViewEntry;
  isPending?: boolean;
  /** Status of the subsystem's pane: alive, suspended, or none (A26). */
  status?: EntryStatus;
}

/** Icon of an entry, always 20 × 20: the server's image, or the first letter of the name (R089). */
export const EntryIcon = memo(function EntryIcon({ entry, isPending = false, status = null }: EntryIconProps) {
  const source = allowedIcon(entry.icon, getEnvironment(), window.location.origin);
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={styles.icon} aria-hidden="true">
      {isPending ? (
        <LoadingOutlined spin />
      ) : entry.systemCode === HOME_CODE ? (
        <HomeOutlined />
      ) : entry.systemCode === BASIC_CODE ? (
        <AppstoreOutlined />
      ) : source && source !== failed ? (
        <img src={source} alt="" width={20} height={20} loading="lazy" onError={() => setFailed(source)} />
      ) : (
        <span className={styles.letter}>{[...entry.systemName.trim()][0]}</span>
      )}
      {status && <span className={cx(styles.mark, status === 'asleep' && styles.asleep)} data-mark={status} />}
    </span>
  );
});

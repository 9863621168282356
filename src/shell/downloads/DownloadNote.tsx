import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import type { ReactNode } from 'react';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import type { DownloadState } from './createDownloads';
import { percentOf } from './percentOf';
import styles from './DownloadNote.module.css';

interface DownloadNoteProps {
  state: DownloadState | undefined;
  className?: string;
  /** What stands there while nothing has been downloaded, as its size. */
  children?: ReactNode;
}

/** How far a file is, in the row of the file: its share, that it has come, or that it has failed (R009, R285). */
export function DownloadNote({ state, className, children }: DownloadNoteProps) {
  const t = useText();
  return (
    <span className={cx(styles.note, className)} role="status">
      {state?.kind === 'done' ? (
        <span className={styles.done}>
          <CheckOutlined aria-hidden /> {t('downloads.done')}
        </span>
      ) : state?.kind === 'failed' ? (
        <span className={styles.failed}>{t('downloads.failed')}</span>
      ) : (
        (percentOf(state) ?? children)
      )}
    </span>
  );
}

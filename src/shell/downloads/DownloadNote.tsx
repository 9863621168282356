import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import type { ReactNode } from 'react';
import { useText } from '@/locales/text';
import type { DownloadState } from './createDownloads';
import { percentOf } from './useDownloads';
import styles from './DownloadNote.module.css';

interface DownloadNoteProps {
  /** File name. */
  name: string;
  state: DownloadState | undefined;
  /** Shown while nothing has been downloaded, for example the size. */
  children?: ReactNode;
}

/**
 * Progress of a file in its row: percentage, done or failed (R009, R285). Only the outcome is announced: announcing
 * every percentage would interrupt other announcements.
 */
export function DownloadNote({ name, state, children }: DownloadNoteProps) {
  const t = useText();
  const isDone = state?.kind === 'done';
  const hasEnded = isDone || state?.kind === 'failed';
  return (
    <span className={styles.note}>
      {!hasEnded && (percentOf(state) ?? children)}
      <span role="status" className={isDone ? styles.done : styles.failed}>
        {hasEnded && (
          <>
            <span className="visually-hidden">{name} </span>
            {isDone && <CheckOutlined aria-hidden />} {t(isDone ? 'downloads.done' : 'downloads.failed')}
          </>
        )}
      </span>
    </span>
  );
}

import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import type { ReactNode } from 'react';
import { useText } from '@/locales/text';
import type { DownloadState } from './createDownloads';
import { percentOf } from './percentOf';
import styles from './DownloadNote.module.css';

interface DownloadNoteProps {
  /** What the file is called. */
  name: string;
  state: DownloadState | undefined;
  /** What stands there while nothing has been downloaded, as its size. */
  children?: ReactNode;
}

/**
 * How far a file is, in the row of the file: its share, that it has come, or that it has failed (R009, R285). Only how
 * it ended is read out: a hundred numbers would talk down everything else.
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

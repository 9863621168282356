import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import styles from './LeftOutNote.module.css';

interface LeftOutNoteProps {
  /** Records that the server sent and that could not be read; the note is absent when there are none. */
  count?: number;
  requestId?: string;
  className?: string;
}

/** Says below a list how many records it left out, with the number under which the server finds the request (A40). */
export function LeftOutNote({ count = 0, requestId, className }: LeftOutNoteProps) {
  const t = useText();
  if (count === 0) return null;
  return <p className={cx(styles.note, className)}>{t('list.leftOut', { count, requestId: requestId ?? 'none' })}</p>;
}

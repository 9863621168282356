import { useText } from '@/locales/text';
import styles from './LeftOutNote.module.css';

interface LeftOutNoteProps {
  /** Number of records that could not be parsed; without any the note is not rendered. */
  count?: number;
  requestId?: string;
}

/** Shows below a list how many records it left out, with the request id for the server's logs (A40). */
export function LeftOutNote({ count = 0, requestId }: LeftOutNoteProps) {
  const t = useText();
  if (count === 0) return null;
  return <p className={styles.note}>{t('list.leftOut', { count, requestId: requestId ?? 'none' })}</p>;
}

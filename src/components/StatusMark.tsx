import { textLanguage } from '@/utils/textLanguage';
import styles from './StatusMark.module.css';

/** What a status means to its reader; the words say it, the color only repeats it. */
export type StatusTone = 'brand' | 'success' | 'warning' | 'danger' | 'quiet';

/** The status of a record: a dot in the color of its words, in all lists and as `.status` of the subsystems. */
export const StatusMark = ({ text, tone }: { text: string; tone?: StatusTone }) => (
  <span className={styles.status} data-tone={tone} lang={textLanguage(text)}>
    {text}
  </span>
);

import { noticeTone } from '@/domain/notice/display';
import { cx } from '@/utils/cx';
import { textLanguage } from '@/utils/textLanguage';
import styles from './ColumnTag.module.css';

/** The column of a notice, in its color. */
export function ColumnTag({ code, name }: { code: string; name: string }) {
  return (
    <span className={cx(styles.tag, styles[noticeTone(code)])} lang={textLanguage(name)} data-tag>
      {name}
    </span>
  );
}

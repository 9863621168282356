import { Skeleton } from '@/components/region-state';
import styles from './NoticePreview.module.css';

/** Skeleton of a notice: title, short rows, lines of content. */
export function NoticeSkeleton() {
  return (
    <div className={styles.notice} aria-hidden="true">
      <Skeleton width="62%" height={22} />
      <div className={styles.facts}>
        {['40%', '52%', '70%', '36%', '44%', '30%'].map((width) => (
          <Skeleton key={width} width={width} height={14} />
        ))}
      </div>
      <div className={styles.lines}>
        {['100%', '94%', '97%', '58%'].map((width) => (
          <Skeleton key={width} width={width} height={14} />
        ))}
      </div>
    </div>
  );
}

import { Skeleton } from '@/components/region-state';
import styles from './NoticePreview.module.css';

/** Skeleton of a notice: title, line of facts, lines of content. */
export function NoticeSkeleton() {
  return (
    <div className={styles.notice} aria-hidden="true">
      <Skeleton width="62%" height={26} />
      <div className={styles.factsPlace}>
        <Skeleton width="78%" height={14} />
      </div>
      <div className={styles.lines}>
        {['100%', '94%', '97%', '99%', '92%', '58%'].map((width) => (
          <Skeleton key={width} width={width} height={14} />
        ))}
      </div>
    </div>
  );
}

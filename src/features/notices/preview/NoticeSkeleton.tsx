import { Skeleton } from '@/components/region-state';
import styles from './NoticePreview.module.css';

/** The shape of a notice: its title, the short rows, some lines of content. */
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

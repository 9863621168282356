import { Skeleton } from '@/components/region-state';
import { PageSkeleton } from './PageSkeleton';
import styles from './ShellSkeleton.module.css';

const ENTRY_WIDTHS = [52, 80, 80, 94, 52, 52];

/** Skeleton of the bar above every page. */
export function HeaderSkeleton() {
  return (
    <div className={styles.header} aria-hidden="true">
      <img src="/favicon.svg" alt="" width={28} height={28} />
      <Skeleton width={96} height={16} />
      <div className={styles.entries}>
        {ENTRY_WIDTHS.map((width, index) => (
          <Skeleton key={index} width={width} height={14} />
        ))}
      </div>
      <Skeleton width={32} height={32} round />
    </div>
  );
}

/** Skeleton of the whole portal until the session is known (R001). */
export function ShellSkeleton() {
  return (
    <>
      <HeaderSkeleton />
      <main>
        <PageSkeleton />
      </main>
    </>
  );
}

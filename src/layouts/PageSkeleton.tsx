import { useText } from '@/locales/text';
import { Skeleton, SkeletonRows } from '@/components/region-state';
import styles from './PageSkeleton.module.css';

/** Placeholder of a page while its chunk is loading. */
export function PageSkeleton() {
  const t = useText();
  return (
    <div className={styles.page} role="status" aria-busy="true">
      <span className="visually-hidden">{t('nav.pageLoading')}</span>
      <Skeleton width={180} height={20} />
      <div className={styles.card}>
        <SkeletonRows rows={8} />
      </div>
    </div>
  );
}

import { useEffect, useState } from 'react';
import { useText } from '@/locales/text';
import { Skeleton, SkeletonRows } from '@/components/region-state';
import styles from './OpeningCover.module.css';

interface OpeningCoverProps {
  name: string;
  /** It was suspended, and resumes where it was left. */
  isReturning?: boolean;
}

/** From here on an opening is slow, and says so. */
const SLOW_AFTER_MS = 10_000;

/** Placeholder while a subsystem opens: a page skeleton, and one sentence for screen readers. */
export function OpeningCover({ name, isReturning = false }: OpeningCoverProps) {
  const t = useText();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.cover} role="status" data-cover="opening">
      <p className={styles.words}>
        <span className={styles.dot} aria-hidden />
        {t(isReturning ? 'subsystems.waking' : 'subsystems.opening', { name })}
      </p>
      {isSlow && <p className={styles.slow}>{t('subsystems.slow')}</p>}
      <div className={styles.card} aria-hidden>
        <Skeleton width="26%" height={18} />
        <div className={styles.filters}>
          <Skeleton height={34} />
          <Skeleton height={34} />
          <Skeleton height={34} />
        </div>
        <SkeletonRows rows={8} height={48} trailing={96} />
      </div>
    </div>
  );
}

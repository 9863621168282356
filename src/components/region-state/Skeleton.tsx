import type { CSSProperties } from 'react';
import { cx } from '@/utils/cx';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  width?: CSSProperties['width'];
  height?: number;
  round?: boolean;
  className?: string;
}

/** One gray block in the shape of the content. */
export function Skeleton({ width = '100%', height = 14, round, className }: SkeletonProps) {
  return <span aria-hidden className={cx(styles.block, round && styles.round, className)} style={{ width, height }} />;
}

// Different lengths look like text.
const widths = ['72%', '58%', '81%', '64%', '76%', '52%'];

/** Skeleton of list rows: a title and a time, at the height of the real rows. */
export function SkeletonRows({
  rows = 5,
  height = 40,
  trailing = 64,
}: {
  rows?: number;
  height?: number;
  trailing?: number;
}) {
  return (
    <div aria-hidden>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row} style={{ height }}>
          <Skeleton width={widths[index % widths.length]} />
          {trailing > 0 && <Skeleton width={trailing} height={12} />}
        </div>
      ))}
    </div>
  );
}

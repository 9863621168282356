import type { ComponentProps } from 'react';
import { RegionState, SkeletonRows } from '@/components/region-state';
import styles from './FormPage.module.css';

/** Replaces the fields while the record of a form is loading, has failed, or cannot be edited. */
export function FormState(props: Omit<ComponentProps<typeof RegionState>, 'skeleton' | 'children'>) {
  return (
    <div className={styles.state}>
      <RegionState {...props} skeleton={<SkeletonRows rows={8} height={48} trailing={0} />} />
    </div>
  );
}

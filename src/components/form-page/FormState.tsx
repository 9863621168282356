import type { ComponentProps } from 'react';
import { RegionState, SkeletonRows } from '@/components/region-state';
import styles from './FormPage.module.css';

/** In place of the fields while the record of a form is on its way, failed, or is none that may be changed. */
export function FormState(props: Omit<ComponentProps<typeof RegionState>, 'skeleton' | 'children'>) {
  return (
    <div className={styles.state}>
      <RegionState {...props} skeleton={<SkeletonRows rows={8} height={48} trailing={0} />} />
    </div>
  );
}

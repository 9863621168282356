import { useLocation } from '@umijs/max';
import { OverrideView } from '@/features/overrides';
import styles from './index.module.css';

/** Asks whether this window may show another address in place of a subsystem, as a link wants it. */
export default function OverridePage() {
  const { search } = useLocation();
  return (
    <div className={styles.page}>
      <OverrideView key={search} search={search} />
    </div>
  );
}

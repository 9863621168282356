import { HelpView } from '@/features/help';
import styles from './index.module.css';

/** The page of a subsystem that does not open (R029). */
export default function HelpPage() {
  return (
    <div className={styles.page}>
      <HelpView />
    </div>
  );
}

import { HelpView } from '@/features/help';
import styles from './index.module.css';

/** The page for a subsystem that cannot be opened (R029). */
export default function HelpPage() {
  return (
    <div className={styles.page}>
      <HelpView />
    </div>
  );
}

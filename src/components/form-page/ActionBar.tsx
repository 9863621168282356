import type { ReactNode } from 'react';
import { useText } from '@/locales/text';
import styles from './FormPage.module.css';

interface ActionBarProps {
  /** At the start: how things stand. */
  status: ReactNode;
  /** The buttons, the main one last. */
  children: ReactNode;
}

/** The actions at the bottom of a page, always in sight; the page has the padding that the bar reaches over. */
export function ActionBar({ status, children }: ActionBarProps) {
  const t = useText();
  return (
    <div className={styles.bar} role="group" aria-label={t('forms.actions')}>
      <div className={styles.status}>{status}</div>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

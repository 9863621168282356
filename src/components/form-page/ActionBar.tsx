import type { ReactNode } from 'react';
import { useText } from '@/locales/text';
import styles from './FormPage.module.css';

interface ActionBarProps {
  /** At the start of the bar: the saving status. */
  status: ReactNode;
  /** The buttons, the main one last. */
  children: ReactNode;
}

/** The sticky actions at the bottom of a page; the bar extends over the padding of the page. */
export function ActionBar({ status, children }: ActionBarProps) {
  const t = useText();
  return (
    <div className={styles.bar} data-sticky-actions role="group" aria-label={t('forms.actions')}>
      <div className={styles.status}>{status}</div>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './DialogActions.module.css';

/** The footer of a dialog with other than the usual two buttons; the main one comes last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

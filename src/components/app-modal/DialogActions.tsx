import type { ReactNode } from 'react';
import styles from './DialogActions.module.css';

/** The buttons of a dialog that has others than the usual two; the main one comes last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

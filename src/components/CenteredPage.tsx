import type { ReactNode } from 'react';
import styles from './CenteredPage.module.css';

/** A page with one card in its middle; at the top of a narrow window. */
export const CenteredPage = ({ children }: { children: ReactNode }) => <div className={styles.page}>{children}</div>;

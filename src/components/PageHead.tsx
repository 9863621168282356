import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

interface PageHeadProps {
  /** The breadcrumb of the page, before the title, which is its last step. */
  trail: ReactNode;
  /** Undefined where the page's own state has the heading. */
  title?: string;
  /** After the title: a count, a status, actions. */
  children?: ReactNode;
}

/** The line at the top of a page: breadcrumb, title and what belongs to them. */
export function PageHead({ trail, title, children }: PageHeadProps) {
  return (
    <div className={styles.head}>
      {trail}
      {title !== undefined && <h1>{title}</h1>}
      {children}
    </div>
  );
}

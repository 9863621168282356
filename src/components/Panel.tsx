import { useId, type ReactNode } from 'react';
import { cx } from '@/utils/cx';
import styles from './Panel.module.css';

interface PanelProps {
  title: ReactNode;
  /** At the end of the title line: a link to the whole list, the buttons of a calendar. */
  extra?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A card labeled by its title. Its height comes from the layout. */
export function Panel({ title, extra, className, children }: PanelProps) {
  const titleId = useId();
  return (
    <section className={cx(styles.panel, className)} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {extra}
      </header>
      {children}
    </section>
  );
}

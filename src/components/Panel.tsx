import { useId, type ReactNode } from 'react';
import { Link } from '@umijs/max';
import { useText } from '@/locales/text';
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

/** The link in the title line to the page with everything; `label` names that page. */
export function MoreLink({ to, label }: { to: string; label: string }) {
  const t = useText();
  return (
    <Link className={styles.more} to={to} aria-label={label}>
      {t('common.more')}
    </Link>
  );
}

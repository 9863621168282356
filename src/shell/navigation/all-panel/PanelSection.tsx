import { useId, type ReactNode } from 'react';
import type { Found } from '@/domain/navigation';
import { cx } from '@/utils/cx';
import styles from './PanelGroup.module.css';

interface PanelSectionProps {
  title: string;
  /** What the section lists, each with its key; renders nothing without any. */
  items: readonly (readonly [key: string, content: ReactNode])[];
  /** Their number, if they are not all. */
  count?: number;
  /** The first item is what Enter opens. */
  isResult?: boolean;
  /** One item in a row: for long titles. */
  isWide?: boolean;
}

/** A titled grid of choices with their number. */
export function PanelSection({ title, items, count = items.length, isResult, isWide }: PanelSectionProps) {
  const titleId = useId();
  if (items.length === 0) return null;
  return (
    <section className={styles.group}>
      <p id={titleId} className={styles.title}>
        {title}
        <span className={styles.count}>{count}</span>
      </p>
      <ul className={cx(styles.list, isResult && styles.results, isWide && styles.wide)} aria-labelledby={titleId}>
        {items.map(([key, content]) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
    </section>
  );
}

/** A name with the matching part highlighted; null without one. */
export const marked = (name: string, mark: Found['mark']): ReactNode =>
  mark && (
    <>
      {name.slice(0, mark[0])}
      <mark>{name.slice(...mark)}</mark>
      {name.slice(mark[1])}
    </>
  );

import { useId, type ReactElement, type ReactNode } from 'react';
import type { Found } from '@/domain/navigation';
import { cx } from '@/utils/cx';
import styles from './PanelGroup.module.css';

interface PanelSectionProps {
  title: string;
  /** What the section lists, with keys; renders nothing without any. */
  items: readonly ReactElement[];
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
        {items.map((item) => (
          <li key={item.key}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

/** A name with the matching part, if there is one, highlighted. */
export const marked = (name: string, mark: Found['mark']): ReactNode =>
  mark ? (
    <>
      {name.slice(0, mark[0])}
      <mark>{name.slice(...mark)}</mark>
      {name.slice(mark[1])}
    </>
  ) : (
    name
  );

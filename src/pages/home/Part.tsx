import { useDeferredValue, type ReactNode } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import styles from './index.module.css';

interface PartProps {
  area: string;
  /** At a start: rendered after the rest of the page was painted. The layout sets its height. */
  isLate?: boolean;
  children: ReactNode;
}

/** A panel in its area of the grid, with an error boundary of its own. */
export function Part({ area, isLate = false, children }: PartProps) {
  const hasContent = useDeferredValue(true, !isLate);
  return (
    <div className={styles[area]}>
      <ErrorBoundary region={`home-${area}`}>{hasContent ? children : <div className={styles.card} />}</ErrorBoundary>
    </div>
  );
}

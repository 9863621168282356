import { useLayoutEffect, useState } from 'react';

/**
 * Number of whole rows that fit into an element, updated when its size changes (R007).
 * The element's height must come from the layout and not from its rows, otherwise measuring would loop.
 * Returns the ref for the element and the number of rows, `null` before the first measurement.
 */
export function useFittingRows(rowHeightPx: number): [(element: HTMLElement | null) => void, number | null] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [rows, setRows] = useState<number | null>(null);

  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => setRows(rowsThatFit(element.clientHeight, rowHeightPx));
    measure();
    if (typeof ResizeObserver === 'undefined') {
      window.addEventListener('resize', measure);
      return () => window.removeEventListener('resize', measure);
    }
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, rowHeightPx]);

  return [setElement, rows];
}

/** Number of whole rows that fit into a height: at least one (R007). */
export function rowsThatFit(heightPx: number, rowHeightPx: number): number {
  return Math.max(1, Math.floor(heightPx / rowHeightPx));
}

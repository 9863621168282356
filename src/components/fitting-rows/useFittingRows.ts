import { useLayoutEffect, useState } from 'react';
import { rowsThatFit } from '@/utils/rowsThatFit';

/**
 * Number of whole rows that fit into an element, followed through every change of its size (R007).
 * The element's height must come from the layout, never from the rows, or the two would chase each other.
 * Hands out the ref to give to the element; `null` rows until it was measured.
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

import { useEffectEvent, useLayoutEffect, useState } from 'react';

/** The last number of rows of each element, by the size of the window. */
const lastRows = new Map<string, number>();

/**
 * Number of whole rows that fit into an element, updated when its size changes (R007).
 * The element's height must come from the layout and not from its rows, otherwise measuring would loop.
 * Returns the ref for the element and the number of rows, `null` before the first measurement.
 *
 * @param name - Name of the element: the next one of that name starts with the same number. Measuring it at once would
 *   force a layout while the page is still rendering; the observer corrects the number if it is wrong.
 */
export function useFittingRows(
  rowHeightPx: number,
  name: string,
): [(element: HTMLElement | null) => void, number | null] {
  const key = `${name} ${window.innerWidth} ${window.innerHeight}`;
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [rows, setRows] = useState<number | null>(() => lastRows.get(key) ?? null);

  const keep = useEffectEvent((fitting: number) => {
    lastRows.set(key, fitting);
    setRows(fitting);
  });
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => keep(rowsThatFit(element.clientHeight, rowHeightPx));
    const isObserved = typeof ResizeObserver !== 'undefined';
    if (!isObserved || !lastRows.has(key)) measure();
    if (!isObserved) {
      window.addEventListener('resize', measure);
      return () => window.removeEventListener('resize', measure);
    }
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-deps -- the observer reports a change of the window
  }, [element, rowHeightPx]);

  return [setElement, rows];
}

/** Number of whole rows that fit into a height: at least one (R007). */
export function rowsThatFit(heightPx: number, rowHeightPx: number): number {
  return Math.max(1, Math.floor(heightPx / rowHeightPx));
}

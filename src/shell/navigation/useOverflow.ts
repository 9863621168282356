import { useLayoutEffect, useRef, useState } from 'react';
import { entryWidth, fitEntries, HOME_CODE, steadyWidth } from '@/domain/navigation';
import type { ViewEntry } from './useNavigationEntries';

/** Splits the main row by the width that the reserved element leaves in the bar (R087). */
export function useOverflow(entries: readonly ViewEntry[], currentCode: string | null) {
  const barRef = useRef<HTMLElement>(null);
  const reservedRef = useRef<HTMLDivElement>(null);
  // 0 until measured: nothing is laid out before, so nothing can overflow.
  const [availableWidth, setAvailableWidth] = useState(0);

  useLayoutEffect(() => {
    const measured = () => (barRef.current?.clientWidth ?? 0) - (reservedRef.current?.offsetWidth ?? 0);
    // A new list uses the full width, without the tolerance of `steadyWidth`.
    setAvailableWidth(measured());
    const observer = new ResizeObserver(() => setAvailableWidth((before) => steadyWidth(before, measured())));
    if (barRef.current) observer.observe(barRef.current);
    if (reservedRef.current) observer.observe(reservedRef.current);
    return () => observer.disconnect();
  }, [entries]);

  const fit = fitEntries(entries, availableWidth, {
    widthOf: (entry) => entryWidth(entry.systemName),
    isCurrent: ({ systemCode }) => systemCode === currentCode,
    isHome: ({ systemCode }) => systemCode === HOME_CODE,
  });
  return { barRef, reservedRef, ...fit };
}

import { useLayoutEffect, useRef, useState } from 'react';
import { entryWidth, fitEntries, HOME_CODE, steadyWidth } from '@/domain/navigation';
import type { ViewEntry } from './useNavigationEntries';

/** Splits the main row by the room that the bar has beside the reserved element (R087). */
export function useOverflow(entries: readonly ViewEntry[], currentCode: string | null) {
  const barRef = useRef<HTMLElement>(null);
  const reservedRef = useRef<HTMLDivElement>(null);
  // Before the first measuring nothing is laid out, so nothing can overflow.
  const [availableWidth, setAvailableWidth] = useState(0);

  useLayoutEffect(() => {
    const measured = () => (barRef.current?.clientWidth ?? 0) - (reservedRef.current?.offsetWidth ?? 0);
    // Another list is laid out for all the room there is, whatever trembled before.
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

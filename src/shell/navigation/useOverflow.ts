import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { steadyWidth, type NamedInAll } from '@/domain/navigation';
import { barSizeStore, fitBar } from './barFit';
import type { ViewEntry } from './useNavigationEntries';

/**
 * Splits the main row by the width that the reserved element leaves in the bar (R087).
 *
 * @param behind - The current entry if it is not of the row.
 */
export function useOverflow(entries: readonly ViewEntry[], currentCode: string | null, behind?: NamedInAll) {
  const barRef = useRef<HTMLElement>(null);
  const reservedRef = useRef<HTMLDivElement>(null);
  const [availableWidth, setAvailableWidth] = useState(0);
  const [letterSpacing, setLetterSpacing] = useState(0);
  // An entry that only gets its address, when the registry has loaded, needs the same width as before.
  const names = entries.map(({ systemName }) => systemName).join('\n');

  useLayoutEffect(() => {
    const measured = () => (barRef.current?.clientWidth ?? 0) - (reservedRef.current?.offsetWidth ?? 0);
    // A list of other names uses the full width, without the tolerance of `steadyWidth`.
    setAvailableWidth(measured());
    const observer = new ResizeObserver(() => {
      // Read now: while React renders, a part beside the bar may be hidden for a moment.
      const now = measured();
      setAvailableWidth((before) => steadyWidth(before, now));
    });
    for (const { current } of [barRef, reservedRef]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [names]);

  // State of the bar itself, because React learns of another store only after the paint.
  useEffect(() => barSizeStore.setState({ availableWidth, letterSpacing }), [availableWidth, letterSpacing]);

  const fit = fitBar(entries, currentCode, { availableWidth, letterSpacing }, behind);
  return { barRef, reservedRef, letterSpacing, setLetterSpacing, ...fit };
}

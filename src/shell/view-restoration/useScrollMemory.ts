import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface Position {
  top: number;
  left: number;
}

/**
 * Saves the position of each scrolling area of a pane and restores it when the pane is shown again: a browser may drop
 * it with the layout. Positions are recorded only while the pane is on screen; a hidden one reads 0.
 */
export function useScrollMemory(
  section: RefObject<HTMLElement | null>,
  { isShown, isAlive }: { isShown: boolean; isAlive: boolean },
): void {
  const positions = useRef(new Map<Element, Position>());
  const isOnScreen = isShown && isAlive;

  // An unmounted micro-app must be garbage-collected.
  useEffect(() => {
    if (!isAlive) positions.current.clear();
  }, [isAlive]);

  useLayoutEffect(() => {
    const pane = section.current;
    if (!pane || !isOnScreen) return;
    const remember = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      positions.current.set(target, { top: target.scrollTop, left: target.scrollLeft });
    };
    pane.addEventListener('scroll', remember, { capture: true, passive: true });
    return () => pane.removeEventListener('scroll', remember, { capture: true });
  }, [section, isOnScreen]);

  useEffect(() => {
    const pane = section.current;
    if (!pane || !isOnScreen || positions.current.size === 0) return;
    // In the frame that shows the pane: reading a position forces a layout.
    const frame = requestAnimationFrame(() => {
      for (const [area, { top, left }] of positions.current) {
        if (!pane.contains(area)) positions.current.delete(area);
        else if (area.scrollTop !== top || area.scrollLeft !== left) area.scrollTo({ top, left, behavior: 'instant' });
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [section, isOnScreen]);
}

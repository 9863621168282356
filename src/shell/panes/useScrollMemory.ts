import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

type Position = { top: number; left: number };

/**
 * Remembers where each scrolling area of a pane stands, and puts it there when the pane comes back: a browser may
 * forget it with the layout. Positions are only heard while the pane is on screen; a hidden one reads 0.
 */
export function useScrollMemory(
  section: RefObject<HTMLElement | null>,
  { isShown, isAlive }: { isShown: boolean; isAlive: boolean },
): void {
  const positions = useRef(new Map<Element, Position>());
  const isOnScreen = isShown && isAlive;

  // A micro-app that was taken down must be collected.
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
    // In the frame that shows the pane, and not before: reading a position makes the layout.
    const frame = requestAnimationFrame(() => {
      for (const [area, { top, left }] of positions.current) {
        if (!pane.contains(area)) positions.current.delete(area);
        else if (area.scrollTop !== top || area.scrollLeft !== left) area.scrollTo({ top, left, behavior: 'instant' });
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [section, isOnScreen]);
}

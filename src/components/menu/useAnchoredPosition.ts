import { useLayoutEffect, useState, type RefObject } from 'react';

/** Distance to the edges of the window. */
const MARGIN_PX = 12;
/** Distance to the anchor. */
const GAP_PX = 2;

/**
 * Position of an open panel below its anchor, within the window; follows the window, the panel and the anchor. The panel
 * is `position: fixed` and mounted only while it is open.
 */
export function useAnchoredPosition(
  isOpen: boolean,
  anchorRef: RefObject<HTMLElement | null>,
  panelRef: RefObject<HTMLElement | null>,
) {
  const [position, setPosition] = useState({ left: MARGIN_PX, top: 0 });
  useLayoutEffect(() => {
    const anchor = anchorRef.current;
    const panel = panelRef.current;
    if (!isOpen || !anchor || !panel) return;
    const update = () => {
      const { left, bottom } = anchor.getBoundingClientRect();
      const furthest = document.documentElement.clientWidth - panel.offsetWidth - MARGIN_PX;
      setPosition({ left: Math.max(MARGIN_PX, Math.min(left, furthest)), top: bottom + GAP_PX });
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(panel);
    // The anchor moves when its siblings change.
    if (anchor.offsetParent) observer.observe(anchor.offsetParent);
    window.addEventListener('resize', update);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', update);
    };
  }, [isOpen, anchorRef, panelRef]);
  return { ...position, maxHeight: `calc(100dvh - ${position.top + MARGIN_PX}px)` };
}

import { useCallback, useEffect, useRef, useState } from 'react';

/** Distance of one press on an arrow button, as a share of the visible width. */
const STEP = 0.6;
/** Margin that keeps a tab clear of the faded edge. */
const EDGE_PX = 28;

/**
 * Scrolling of the strip (R067) by wheel, by buttons and to the active tab, besides touch. Returns on which sides there
 * is more.
 *
 * @param activeId - Id of the element that has to be visible.
 * @param content - Changes with the contents of the strip.
 */
export function useStripScroll(activeId: string | null, content: unknown) {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState({ hasBefore: false, hasAfter: false });

  const measure = useCallback(() => {
    const box = scrollerRef.current;
    if (!box) return;
    const room = box.scrollWidth - box.clientWidth;
    // Browsers scroll to fractions of a pixel.
    const hasBefore = box.scrollLeft > 1;
    const hasAfter = box.scrollLeft < room - 1;
    setEnds((known) =>
      known.hasBefore === hasBefore && known.hasAfter === hasAfter ? known : { hasBefore, hasAfter },
    );
  }, []);

  const showActive = useCallback(() => {
    const box = scrollerRef.current;
    const tab = activeId === null ? null : document.getElementById(activeId);
    // Includes its cross, which is a sibling.
    const item = tab?.closest('[data-tab]');
    if (!box || !item || !box.contains(item)) return;
    const seen = box.getBoundingClientRect();
    const { left, right } = item.getBoundingClientRect();
    const tooFarLeft = left - EDGE_PX - seen.left;
    const tooFarRight = right + EDGE_PX - seen.right;
    const way = tooFarLeft < 0 ? tooFarLeft : Math.max(0, Math.min(tooFarRight, left - seen.left));
    if (way !== 0) box.scrollBy({ left: way, behavior: 'instant' });
  }, [activeId]);

  // In the frame that shows it: measuring forces a layout, and a page that is still rendering would need a second one.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      showActive();
      measure();
    });
    return () => cancelAnimationFrame(frame);
  }, [showActive, measure, content]);

  useEffect(() => {
    const box = scrollerRef.current;
    if (!box) return;
    const resized = new ResizeObserver(() => {
      showActive();
      measure();
    });
    resized.observe(box);
    const turnWheel = (event: WheelEvent) => {
      const isSideways = Math.abs(event.deltaX) >= Math.abs(event.deltaY);
      if (isSideways || event.ctrlKey || box.scrollWidth <= box.clientWidth) return;
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 24 : 1;
      box.scrollBy({ left: event.deltaY * lines, behavior: 'instant' });
    };
    // React's wheel listeners are passive and cannot prevent scrolling of the page.
    box.addEventListener('wheel', turnWheel, { passive: false });
    return () => {
      resized.disconnect();
      box.removeEventListener('wheel', turnWheel);
    };
  }, [showActive, measure]);

  /** Scrolls by most of the visible width; 1 forward, -1 back. */
  const step = (direction: 1 | -1) => {
    const box = scrollerRef.current;
    box?.scrollBy({ left: direction * STEP * box.clientWidth });
  };

  return { scrollerRef, onScroll: measure, ...ends, step };
}

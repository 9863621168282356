import { useLayoutEffect, useState, type RefObject } from 'react';

/** Distance to the edges of the window. */
const MARGIN_PX = 12;
/** Distance to the button. */
const GAP_PX = 2;

/** Position of a panel below its button, clamped to the window and updated on resize. */
export function useAnchoredPosition(
  isOpen: boolean,
  buttonRef: RefObject<HTMLElement | null>,
  panelRef: RefObject<HTMLElement | null>,
) {
  const [position, setPosition] = useState({ left: MARGIN_PX, top: 0 });
  useLayoutEffect(() => {
    const button = buttonRef.current;
    const panel = panelRef.current;
    if (!isOpen || !button || !panel) return;
    const update = () => {
      const { left, bottom } = button.getBoundingClientRect();
      const furthest = document.documentElement.clientWidth - panel.offsetWidth - MARGIN_PX;
      setPosition({ left: Math.max(MARGIN_PX, Math.min(left, furthest)), top: bottom + GAP_PX });
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(panel);
    // The button moves when the entries before it change.
    if (button.offsetParent) observer.observe(button.offsetParent);
    window.addEventListener('resize', update);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', update);
    };
  }, [isOpen, buttonRef, panelRef]);
  return position;
}

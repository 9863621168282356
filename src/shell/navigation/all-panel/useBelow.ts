import { useLayoutEffect, useState, type RefObject } from 'react';

/** Distance to the edges of the window. */
const MARGIN_PX = 12;
/** Distance to the button. */
const GAP_PX = 2;

/** Where a panel stands: below its button and inside the window, also while the window changes. */
export function useBelow(
  isOpen: boolean,
  buttonRef: RefObject<HTMLElement | null>,
  panelRef: RefObject<HTMLElement | null>,
) {
  const [position, setPosition] = useState({ left: MARGIN_PX, top: 0 });
  useLayoutEffect(() => {
    const button = buttonRef.current;
    const panel = panelRef.current;
    if (!isOpen || !button || !panel) return;
    const find = () => {
      const { left, bottom } = button.getBoundingClientRect();
      const furthest = document.documentElement.clientWidth - panel.offsetWidth - MARGIN_PX;
      setPosition({ left: Math.max(MARGIN_PX, Math.min(left, furthest)), top: bottom + GAP_PX });
    };
    find();
    const observer = new ResizeObserver(find);
    observer.observe(panel);
    // The button moves with the entries before it.
    if (button.offsetParent) observer.observe(button.offsetParent);
    window.addEventListener('resize', find);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', find);
    };
  }, [isOpen, buttonRef, panelRef]);
  return position;
}

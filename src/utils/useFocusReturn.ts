import { useLayoutEffect, useState } from 'react';
import { giveLostFocus } from './lostFocus';

/**
 * Returns the focus when an overlay closes: to the element that had it on opening, or to the page when that is gone
 * (R127).
 *
 * @returns A function that does it again, for overlays that keep the focus until their exit animation ends.
 */
export function useFocusReturn(isOpen: boolean): () => void {
  // Read during rendering: an effect would run after the focus has moved.
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<Element | null>(null);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOpener(document.activeElement);
  }

  useLayoutEffect(() => {
    if (!isOpen) return;
    return () => {
      // An overlay that replaces this one in the same task keeps the focus.
      queueMicrotask(() => giveLostFocus(opener));
    };
  }, [isOpen, opener]);

  return () => giveLostFocus(opener);
}

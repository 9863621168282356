import { useLayoutEffect, useState } from 'react';
import { giveLostFocus } from './lostFocus';

/**
 * What stands over the page gives the focus back to where it was when it opened: the person goes on there, or in the
 * page when that is gone (R127).
 *
 * @returns Does it once more, for what keeps the focus until its way out has been drawn.
 */
export function useFocusReturn(isOpen: boolean): () => void {
  // Taken while the opening is rendered: an effect would come after the focus has moved.
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<Element | null>(null);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOpener(document.activeElement);
  }

  useLayoutEffect(() => {
    if (!isOpen) return;
    return () => {
      // What takes this one's place in the same moment keeps the focus.
      queueMicrotask(() => giveLostFocus(opener));
    };
  }, [isOpen, opener]);

  return () => giveLostFocus(opener);
}

import { useEffect, useState } from 'react';

/** What stands over the page gives the focus back to where it was when it came (R127). */
export function useFocusReturn(): void {
  // Taken while the first drawing is made: an effect would come after the focus has moved.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      queueMicrotask(() => {
        const isFree = !document.activeElement || document.activeElement === document.body;
        if (isFree && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
      });
    },
    [opener],
  );
}

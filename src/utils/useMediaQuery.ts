import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; rerenders on change. */
export function useMediaQuery(query: string): boolean {
  // A new function would subscribe again at each render.
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

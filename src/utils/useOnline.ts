import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser has a connection; false is certain, true only means that there may be one. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

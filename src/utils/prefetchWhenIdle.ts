import { canPrefetch } from './canPrefetch';
import { whenIdle } from './whenIdle';

/**
 * Prefetches after a delay in ms, when the browser is idle, unless the page is hidden or the connection is to be spared.
 * Returns the cancel function.
 */
export function prefetchWhenIdle(delay: number, prefetch: () => void): () => void {
  let stopWaiting = () => {};
  const timer = setTimeout(() => {
    stopWaiting = whenIdle(() => {
      if (!document.hidden && canPrefetch()) prefetch();
    });
  }, delay);
  return () => {
    clearTimeout(timer);
    stopWaiting();
  };
}

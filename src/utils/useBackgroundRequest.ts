import { useEffect, useEffectEvent, useRef } from 'react';
import { useRequest } from 'ahooks';
import { backgroundCache as cache, takePrefetched } from './backgroundCache';
import { usePageVisibility } from './pageVisibility';

/** Options of a background request: no overlay, no error message, aborted with its page (R178, R201). */
export interface BackgroundOptions {
  overlay: false;
  quiet: true;
  signal: AbortSignal;
}

interface Settings {
  /** Key of the cached data that is shown at once when the page is opened again. */
  cacheKey: string;
  /** Younger data is not loaded again. */
  staleMs: number;
  /** Load stale data again when the window is focused. */
  isRefreshedOnFocus?: boolean;
  onError?: (error: unknown) => void;
  onFinally?: () => void;
}

/** Loads data in the background for a page, which shows the outcome itself. */
export function useBackgroundRequest<Data>(
  load: (options: BackgroundOptions) => Promise<Data>,
  { cacheKey, staleMs, isRefreshedOnFocus = false, onError, onFinally }: Settings,
) {
  const visibility = usePageVisibility();
  const controller = useRef<AbortController>(null);
  const isRunning = useRef(false);
  const known = cache.get(cacheKey) as { data: Data; time: number } | undefined;

  const request = useRequest(
    () => {
      controller.current?.abort();
      controller.current = new AbortController();
      isRunning.current = true;
      const prefetched = takePrefetched(cacheKey);
      if (prefetched) return prefetched as Promise<Data>;
      return load({ overlay: false, quiet: true, signal: controller.current.signal });
    },
    {
      manual: true,
      onSuccess: (data) => cache.set(cacheKey, { data, time: Date.now() }),
      // Without a handler the hook logs every failure to the console.
      onError: (error) => onError?.(error),
      onFinally: () => {
        isRunning.current = false;
        onFinally?.();
      },
    },
  );

  const runWhenStale = useEffectEvent(() => {
    const cached = cache.get(cacheKey) as typeof known;
    // A prefetch has ended since this was rendered.
    if (cached && !known && !request.data) request.mutate(cached.data as Awaited<Data>);
    const time = cached?.time ?? -Infinity;
    // One focus fires two events, before React has rendered the loading state of the first.
    if (Date.now() - time > staleMs && !isRunning.current) request.run();
  });

  useEffect(() => {
    runWhenStale();
    return () => controller.current?.abort();
  }, []);

  // A preserved page refreshes as a new one does.
  useEffect(() => visibility.subscribe(() => visibility.isShown() && runWhenStale()), [visibility]);

  useEffect(() => {
    if (!isRefreshedOnFocus) return;
    const onFocus = () => {
      if (!document.hidden && visibility.isShown()) runWhenStale();
    };
    window.addEventListener('focus', onFocus);
    document.addEventListener('visibilitychange', onFocus);
    return () => {
      window.removeEventListener('focus', onFocus);
      document.removeEventListener('visibilitychange', onFocus);
    };
  }, [isRefreshedOnFocus, visibility]);

  return {
    // Another page may have loaded the same data while this one was hidden.
    data: known?.data ?? request.data,
    error: request.error as unknown,
    isLoading: request.loading,
    retry: request.run,
  };
}

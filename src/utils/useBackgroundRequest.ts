import { useEffect, useEffectEvent, useRef } from 'react';
import { useRequest } from 'ahooks';
import { backgroundCache as cache } from './backgroundCache';

/** How a background call is made: without overlay, silent about failures, ended with its page (R178, R201). */
export interface BackgroundOptions {
  overlay: false;
  quiet: true;
  signal: AbortSignal;
}

interface Settings {
  /** What is known under this name is shown at once when the page is opened again. */
  cacheKey: string;
  /** What is younger than this is not asked for again. */
  staleMs: number;
  /** Ask again when the window is focused, if what is known is stale. */
  isRefreshedOnFocus?: boolean;
  onError?: (error: unknown) => void;
  onFinally?: () => void;
}

/** Reads something that a page shows and nobody waits for; the page itself shows what became of it. */
export function useBackgroundRequest<Data>(
  load: (options: BackgroundOptions) => Promise<Data>,
  { cacheKey, staleMs, isRefreshedOnFocus = false, onError, onFinally }: Settings,
) {
  const controller = useRef<AbortController>(null);
  const isRunning = useRef(false);
  const known = cache.get(cacheKey) as { data: Data; time: number } | undefined;

  const request = useRequest(
    () => {
      controller.current?.abort();
      controller.current = new AbortController();
      isRunning.current = true;
      return load({ overlay: false, quiet: true, signal: controller.current.signal });
    },
    {
      manual: true,
      onSuccess: (data) => cache.set(cacheKey, { data, time: Date.now() }),
      // Otherwise the hook writes every failure to the console.
      onError: (error) => onError?.(error),
      onFinally: () => {
        isRunning.current = false;
        onFinally?.();
      },
    },
  );

  const runWhenStale = useEffectEvent(() => {
    const time = cache.get(cacheKey)?.time ?? -Infinity;
    // Two events come with one focus, before React has drawn the first one's loading.
    if (Date.now() - time > staleMs && !isRunning.current) request.run();
  });

  useEffect(() => {
    runWhenStale();
    return () => controller.current?.abort();
  }, []);

  useEffect(() => {
    if (!isRefreshedOnFocus) return;
    const onFocus = () => {
      if (!document.hidden) runWhenStale();
    };
    window.addEventListener('focus', onFocus);
    document.addEventListener('visibilitychange', onFocus);
    return () => {
      window.removeEventListener('focus', onFocus);
      document.removeEventListener('visibilitychange', onFocus);
    };
  }, [isRefreshedOnFocus]);

  return {
    data: request.data ?? known?.data,
    error: request.error as unknown,
    isLoading: request.loading,
    retry: request.run,
  };
}

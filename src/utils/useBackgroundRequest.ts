import { useEffect, useRef } from 'react';
import { useRequest } from 'ahooks';

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
}

/** One focus makes two events; the stale time decides about everything longer. */
const FOCUS_MERGE_MS = 500;

/** Reads something that a page shows and nobody waits for; the page itself shows what became of it. */
export function useBackgroundRequest<Data>(
  load: (options: BackgroundOptions) => Promise<Data>,
  { cacheKey, staleMs, isRefreshedOnFocus = false }: Settings,
) {
  const controller = useRef<AbortController>(null);

  const { data, error, loading, refresh } = useRequest(
    () => {
      controller.current?.abort();
      controller.current = new AbortController();
      return load({ overlay: false, quiet: true, signal: controller.current.signal });
    },
    {
      cacheKey,
      staleTime: staleMs,
      refreshOnWindowFocus: isRefreshedOnFocus,
      focusTimespan: FOCUS_MERGE_MS,
      // Otherwise the hook writes every failure to the console.
      onError: () => undefined,
    },
  );

  useEffect(() => () => controller.current?.abort(), []);

  return { data, error: error as unknown, isLoading: loading, retry: refresh };
}

import { useEffect, useRef } from 'react';
import { useRequest } from 'ahooks';
import { HOME_MANUALS_STALE_MS } from '@/constants/manuals';
import { listHomeManuals } from '@/services/manuals';

/** The manuals of the home panel (R009, R246), in the background and without a message of its own. */
export function useHomeManuals() {
  const controller = useRef<AbortController>(null);

  const { data, error, loading, refresh } = useRequest(
    () => {
      controller.current?.abort();
      controller.current = new AbortController();
      return listHomeManuals({ overlay: false, quiet: true, signal: controller.current.signal });
    },
    { cacheKey: 'home-manuals', staleTime: HOME_MANUALS_STALE_MS },
  );

  useEffect(() => () => controller.current?.abort(), []);

  return { manuals: data, error, isLoading: loading, retry: refresh };
}

import { useEffect, useRef } from 'react';
import { useRequest } from 'ahooks';
import { HOME_NOTICES_QUERY, HOME_NOTICES_STALE_MS } from '@/constants/notices';
import { listNotices } from '@/services/notices';

/**
 * The notices of the home panel (R008): in the background, without overlay and without a message of its own. Coming
 * back to the window asks again only when the list is older than the stale time, and what is known stays meanwhile.
 */
export function useLatestNotices() {
  const controller = useRef<AbortController>(null);

  const { data, error, loading, refresh } = useRequest(
    () => {
      controller.current?.abort();
      controller.current = new AbortController();
      return listNotices(HOME_NOTICES_QUERY, { overlay: false, quiet: true, signal: controller.current.signal });
    },
    {
      cacheKey: 'home-notices',
      staleTime: HOME_NOTICES_STALE_MS,
      refreshOnWindowFocus: true,
      // The stale time decides; this only merges the two events that one focus makes.
      focusTimespan: 500,
    },
  );

  useEffect(() => () => controller.current?.abort(), []);

  return { notices: data?.records, error, isLoading: loading, retry: refresh };
}

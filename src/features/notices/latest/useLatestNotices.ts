import { HOME_NOTICES_KEY, HOME_NOTICES_QUERY, HOME_NOTICES_STALE_MS } from '@/constants/notices';
import { leftOutOf } from '@/domain/wire';
import { listNotices } from '@/services/notices';
import { useReadFailure } from '@/shell/feedback';
import { useBackgroundRequest } from '@/utils/useBackgroundRequest';

/** The notices of the home panel (R008); reloaded on returning to the window when older than a minute. */
export function useLatestNotices() {
  const { reason, ask, handlers } = useReadFailure();
  const { retry, data, ...request } = useBackgroundRequest((options) => listNotices(HOME_NOTICES_QUERY, options), {
    cacheKey: HOME_NOTICES_KEY,
    staleMs: HOME_NOTICES_STALE_MS,
    isRefreshedOnFocus: true,
    ...handlers,
  });
  return { ...request, data: data?.records, leftOut: leftOutOf(data), reason, retry: () => ask(retry) };
}

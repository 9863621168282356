import { leftOutOf } from '@/domain/wire';
import { listNotices } from '@/services/notices';
import { IN_BACKGROUND } from '@/services/http';
import { useReadFailure } from '@/shell/feedback';
import { prefetchBackgroundData } from '@/utils/backgroundCache';
import { useBackgroundRequest } from '@/utils/useBackgroundRequest';
import { HOME_NOTICES_KEY } from '../invalidateNotices';

/** The request of the home panel (R008): notices published on the portal. */
export const HOME_NOTICES_QUERY = { status: 2, publishingType: 2, pageNo: 1, pageSize: 13 } as const;
/** Age from which the home panel is loaded again when the window is focused (R008). */
const HOME_NOTICES_STALE_MS = 60_000;

/** Requests them before the panel is rendered: at a start they are the last that the home page waits for. */
export const prefetchHomeNotices = (): void =>
  prefetchBackgroundData(HOME_NOTICES_KEY, () => listNotices(HOME_NOTICES_QUERY, IN_BACKGROUND));

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

import { HOME_NOTICES_QUERY, HOME_NOTICES_STALE_MS } from '@/constants/notices';
import { listNotices } from '@/services/notices';
import { useBackgroundRequest } from '@/utils/useBackgroundRequest';

/** The notices of the home panel (R008); coming back to the window asks again when they are older than a minute. */
export const useLatestNotices = () =>
  useBackgroundRequest((options) => listNotices(HOME_NOTICES_QUERY, options).then(({ records }) => records), {
    cacheKey: 'home-notices',
    staleMs: HOME_NOTICES_STALE_MS,
    isRefreshedOnFocus: true,
  });

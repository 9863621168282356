import { markStale } from '@/shell/cached-pages';
import { invalidateBackgroundData } from '@/utils/backgroundCache';

/** Key of the home panel's notices in the background cache. */
export const HOME_NOTICES_KEY = 'home-notices';

/** Marks notice lists and the home panel as stale after a notice was changed, published, revoked or deleted (A18). */
export function invalidateNotices(): void {
  markStale('notices');
  invalidateBackgroundData(HOME_NOTICES_KEY);
}

import { HOME_NOTICES_KEY } from '@/constants/notices';
import { markStale } from '@/shell/pages';
import { invalidateBackgroundData } from '@/utils/backgroundCache';

/** Marks notice lists and the home panel as stale after a notice was changed, published, revoked or deleted (A18). */
export function invalidateNotices(): void {
  markStale('notices');
  invalidateBackgroundData(HOME_NOTICES_KEY);
}

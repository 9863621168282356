import { markStale } from '@/shell/cached-pages';
import { invalidateBackgroundData } from '@/utils/backgroundCache';

/** Key of the home panel's manuals in the background cache. */
export const HOME_MANUALS_KEY = 'home-manuals';

/** Marks the manual list and the home panel as stale after a manual was published, changed or deleted. */
export function invalidateManuals(): void {
  markStale('manuals');
  invalidateBackgroundData(HOME_MANUALS_KEY);
}

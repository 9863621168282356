import { HOME_MANUALS_KEY } from '@/constants/manuals';
import { markStale } from '@/shell/pages';
import { invalidateBackgroundData } from '@/utils/backgroundCache';

/** Marks the manual list and the home panel as stale after a manual was published, changed or deleted. */
export function invalidateManuals(): void {
  markStale('manuals');
  invalidateBackgroundData(HOME_MANUALS_KEY);
}

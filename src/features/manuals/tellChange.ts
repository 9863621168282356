import { HOME_MANUALS_KEY } from '@/constants/manuals';
import { markStale } from '@/shell/pages';
import { outdateBackgroundData } from '@/utils/backgroundCache';

/** A manual was published, changed or deleted: the list and the home panel are read anew when they are next shown. */
export function tellChange(): void {
  markStale('manuals');
  outdateBackgroundData(HOME_MANUALS_KEY);
}

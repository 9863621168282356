import { markStale } from '@/shell/pages';
import { ageLatestNotices } from './latest/useLatestNotices';

/** A notice was written, published, revoked or deleted: lists and the home panel read again (A18). */
export function noticesChanged(): void {
  markStale('notices');
  ageLatestNotices();
}

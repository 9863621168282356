import { parseServerTime } from '@/utils/time';

/** Tolerance for the difference between the server's clock and the local one. */
const CLOCK_DIFFERENCE_MS = 2 * 60_000;

/** Whether a record may result from a request sent at `sentAt`; true for an unreadable time. */
export function wasMadeSince(createTime: string, sentAt: number): boolean {
  const made = parseServerTime(createTime)?.valueOf();
  return made === undefined || made >= sentAt - CLOCK_DIFFERENCE_MS;
}

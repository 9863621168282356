import { parseServerTime } from '@/utils/time';

/** The server's clock and that of this computer may differ by so much. */
const CLOCK_DIFFERENCE_MS = 2 * 60_000;

/** Whether a record may have been made by what was sent at a moment; a time that cannot be read excludes nothing. */
export function wasMadeSince(createTime: string, sentAt: number): boolean {
  const made = parseServerTime(createTime)?.valueOf();
  return made === undefined || made >= sentAt - CLOCK_DIFFERENCE_MS;
}

import { parseServerTime } from '@/utils/time';

/** The fields of a record on the server that a form needs. */
export interface SavedRecord {
  id: string;
  version?: string;
  /** The full record, if it has been read. */
  read?: object;
}

interface Lookup<Found extends { version?: string }> {
  /** Reads a record in full. */
  get: (id: string) => Promise<Found>;
  /** Whether the record has the content that was sent. */
  isSaved: (found: Found) => boolean;
}

/**
 * Searches the candidates for a new record whose request got no response. Returns null without candidates, undefined
 * when none of them matches.
 */
export async function findNew<Found extends { version?: string }>(
  candidates: readonly { id: string }[],
  { get, isSaved }: Lookup<Found>,
): Promise<SavedRecord | null | undefined> {
  for (const { id } of candidates) {
    const found = await get(id);
    if (isSaved(found)) return { id, version: found.version, read: found };
  }
  return candidates.length > 0 ? undefined : null;
}

/** Checks whether a change was saved: null when the record is still the version that was read. */
export async function findChanged<Found extends { version?: string }>(
  { id, version }: SavedRecord,
  { get, isSaved }: Lookup<Found>,
): Promise<SavedRecord | null | undefined> {
  const found = await get(id);
  if (isSaved(found)) return { id, version: found.version, read: found };
  return version !== undefined && found.version === version ? null : undefined;
}

/** Tolerance for the difference between the server's clock and the local one. */
const CLOCK_DIFFERENCE_MS = 2 * 60_000;

/** Whether a record may result from a request sent at `sentAt`; true for an unreadable time. */
export function wasMadeSince(createTime: string, sentAt: number): boolean {
  const made = parseServerTime(createTime)?.valueOf();
  return made === undefined || made >= sentAt - CLOCK_DIFFERENCE_MS;
}

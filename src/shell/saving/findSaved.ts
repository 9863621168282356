/** A record on the server, as far as a form has to know it. */
export interface SavedRecord {
  id: string;
  version?: string;
  /** The whole of it, when it has been read. */
  read?: object;
}

interface Lookup<Found extends { version?: string }> {
  /** Reads a record in full. */
  get: (id: string) => Promise<Found>;
  /** Whether it is what was sent. */
  isSaved: (found: Found) => boolean;
}

/**
 * Looks for a new record whose sending was never answered among those that it may be: null when there are none,
 * undefined when there are some and none of them is the same.
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

/** Looks whether a change arrived: null when the record is still the one that was read. */
export async function findChanged<Found extends { version?: string }>(
  { id, version }: SavedRecord,
  { get, isSaved }: Lookup<Found>,
): Promise<SavedRecord | null | undefined> {
  const found = await get(id);
  if (isSaved(found)) return { id, version: found.version, read: found };
  return version !== undefined && found.version === version ? null : undefined;
}

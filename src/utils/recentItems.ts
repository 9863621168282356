/** Items that a person used last: stored on this device, offered to the same person only (R048, R086, A31, T3). */
import { createPersonalValue } from './personalValue';

type RecentKey = 'portal.recentEntries' | 'portal.recentManuals' | 'portal.readNotices';

/** Stores at most `most` items under a key: newest first, each once. */
export function createRecentItems(key: RecentKey, most: number) {
  const stored = createPersonalValue(key, 'items', (items): readonly string[] | undefined =>
    Array.isArray(items) ? items.filter((item) => typeof item === 'string').slice(0, most) : undefined,
  );

  return {
    /** The items after one more use. */
    withNewest: (items: readonly string[], item: string): string[] =>
      [item, ...items.filter((other) => other !== item)].slice(0, most),
    /** Returns this user's items and removes another user's. */
    read: (userKey: string | null): readonly string[] => stored.read(userKey) ?? [],
    write: stored.write,
  };
}

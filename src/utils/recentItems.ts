/** Items that a person used last: stored on this device, offered to the same person only (R048, R086, A31, T3). */
import { localArea } from '@/utils/storage';

type RecentKey = 'portal.recentEntries' | 'portal.recentManuals' | 'portal.readNotices';

interface StoredItems {
  person: string;
  items: readonly string[];
}

/** Stores at most `most` items under a key: newest first, each once. */
export function createRecentItems(key: RecentKey, most: number) {
  const accept = (value: unknown): StoredItems | undefined => {
    const { person, items } = (value ?? {}) as Record<string, unknown>;
    if (typeof person !== 'string' || !Array.isArray(items)) return undefined;
    return { person, items: items.filter((item) => typeof item === 'string').slice(0, most) };
  };

  return {
    /** The items after one more use. */
    withNewest: (items: readonly string[], item: string): string[] =>
      [item, ...items.filter((other) => other !== item)].slice(0, most),
    /** Returns this user's items and removes another user's. While nobody is known, as at sign-out, all are kept. */
    read(userKey: string | null): readonly string[] {
      if (userKey === null) return [];
      const stored = localArea.read(key, accept);
      if (stored && stored.person === userKey) return stored.items;
      if (stored) localArea.remove(key);
      return [];
    },
    /** Without a key for the person the items are not stored. */
    write(userKey: string | null, items: readonly string[]): void {
      if (userKey !== null) localArea.write(key, { person: userKey, items } satisfies StoredItems);
    },
  };
}

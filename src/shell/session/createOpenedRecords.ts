import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { createRecentItems } from '@/utils/recentItems';
import { createSessionStore } from './createSessionStore';
import { useSession } from './hooks';
import { sessionStore } from './sessionStore';

const NONE: readonly string[] = [];

/**
 * Ids of the records that a person opened last, at most `most`: they outlive the session and are shown to the same
 * person only (A31, T3).
 */
export function createOpenedRecords(key: 'portal.recentManuals' | 'portal.readNotices', most: number) {
  const opened = createRecentItems(key, most);

  /** `userKey` is undefined until a person's list has been read. */
  const store = createSessionStore<{ userKey?: string | null; ids: readonly string[] }>(() => ({ ids: NONE }));

  function begin(userKey: string | null): void {
    if (store.getState().userKey !== userKey) store.setState({ userKey, ids: opened.read(userKey) });
  }

  function change(next: (ids: readonly string[]) => readonly string[]): void {
    const { userKey } = sessionStore.getState();
    begin(userKey);
    // Read again, to include what the same person opened in another window.
    const known = userKey === null ? store.getState().ids : opened.read(userKey);
    const ids = next(known);
    store.setState({ ids });
    if (ids.join() !== known.join()) opened.write(userKey, ids);
  }

  return {
    /** Records that a record was opened. */
    remember: (id: string): void => change((ids) => opened.withNewest(ids, id)),

    /** Removes records that no longer exist. */
    forget: (gone: readonly string[]): void => change((ids) => ids.filter((id) => !gone.includes(id))),

    /** Returns the ids of the records that the user opened last, the newest first. */
    useIds(): readonly string[] {
      const userKey = useSession((session) => session.userKey);
      const { userKey: readFor, ids } = useStore(store);
      // Before painting, so that the content below does not shift.
      useLayoutEffect(() => begin(userKey), [userKey]);
      return readFor === userKey ? ids : NONE;
    },
  };
}

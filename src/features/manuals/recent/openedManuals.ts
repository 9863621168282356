/** Ids of the manuals that a person opened last, shown to the same person only (R048, A31, T3). */
import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { createSessionStore, sessionStore, useSession } from '@/shell/session';
import { createRecentItems } from '@/utils/recentItems';

const opened = createRecentItems('portal.recentManuals', 5);

const NONE: readonly string[] = [];

/** `owner` is undefined until a person's list has been read. */
const store = createSessionStore<{ owner?: string | null; ids: readonly string[] }>(() => ({ ids: NONE }));

function begin(person: string | null): void {
  if (store.getState().owner !== person) store.setState({ owner: person, ids: opened.read(person) });
}

function change(next: (ids: readonly string[]) => readonly string[]): void {
  const { person } = sessionStore.getState();
  begin(person);
  // Read again, to include what the same person opened in another window.
  const known = person === null ? store.getState().ids : opened.read(person);
  const ids = next(known);
  store.setState({ ids });
  if (ids.join() !== known.join()) opened.write(person, ids);
}

/** Records that a manual was opened. */
export const rememberOpened = (id: string): void => change((ids) => opened.withNewest(ids, id));

/** Removes manuals that no longer exist. */
export const forgetOpened = (gone: readonly string[]): void => change((ids) => ids.filter((id) => !gone.includes(id)));

/** Returns the ids of the manuals that the user opened last, the newest first. */
export function useOpenedIds(): readonly string[] {
  const person = useSession((session) => session.person);
  const { owner, ids } = useStore(store);
  // Before painting, so that the content below does not shift.
  useLayoutEffect(() => begin(person), [person]);
  return owner === person ? ids : NONE;
}

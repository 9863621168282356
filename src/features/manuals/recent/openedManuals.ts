/** Which manuals a person opened last: their ids alone, offered to the same person only (R048, A31, T3). */
import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { createSessionStore, sessionStore, useSession } from '@/shell/session';
import { createRecentItems } from '@/utils/recentItems';

const opened = createRecentItems('portal.recentManuals', 5);

const NONE: readonly string[] = [];

/** `owner` is undefined until somebody's list has been read. */
const store = createSessionStore<{ owner?: string | null; ids: readonly string[] }>(() => ({ ids: NONE }));

function begin(person: string | null): void {
  if (store.getState().owner !== person) store.setState({ owner: person, ids: opened.read(person) });
}

function change(next: (ids: readonly string[]) => readonly string[]): void {
  const { person } = sessionStore.getState();
  begin(person);
  // Read anew: what the same person opened in another window counts, too.
  const known = person === null ? store.getState().ids : opened.read(person);
  const ids = next(known);
  store.setState({ ids });
  if (ids.join() !== known.join()) opened.write(person, ids);
}

/** Notes that a manual was opened. */
export const rememberOpened = (id: string): void => change((ids) => opened.withNewest(ids, id));

/** Lets go of manuals that are gone. */
export const forgetOpened = (gone: readonly string[]): void => change((ids) => ids.filter((id) => !gone.includes(id)));

/** The ids of the manuals that the person opened last, the newest first. */
export function useOpenedIds(): readonly string[] {
  const person = useSession((session) => session.person);
  const { owner, ids } = useStore(store);
  // Before the page is painted: what stands below does not jump.
  useLayoutEffect(() => begin(person), [person]);
  return owner === person ? ids : NONE;
}

/** Which manuals a person opened last: their ids alone, offered to the same person only (R048, A31, T3). */
import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { OPENED_MAX, withOpened } from '@/domain/manual/openedManuals';
import { createSessionStore, sessionStore, useSession } from '@/shell/session';
import { localArea } from '@/utils/storage';

interface Kept {
  person: string;
  ids: readonly string[];
}

const accept = (value: unknown): Kept | undefined => {
  const { person, ids } = (value ?? {}) as Record<string, unknown>;
  if (typeof person !== 'string' || !Array.isArray(ids)) return undefined;
  return { person, ids: ids.filter((id) => typeof id === 'string').slice(0, OPENED_MAX) };
};

/** What is kept for this person; what somebody else left is purged. */
function readOpened(person: string | null): readonly string[] {
  const kept = localArea.read('portal.recentManuals', accept);
  if (kept && kept.person === person) return kept.ids;
  if (kept) localArea.remove('portal.recentManuals');
  return [];
}

const NONE: readonly string[] = [];

/** `owner` is undefined until somebody's list has been read. */
const store = createSessionStore<{ owner?: string | null; ids: readonly string[] }>(() => ({ ids: NONE }));

function begin(person: string | null): void {
  if (store.getState().owner !== person) store.setState({ owner: person, ids: readOpened(person) });
}

function change(next: (ids: readonly string[]) => readonly string[]): void {
  const { person } = sessionStore.getState();
  begin(person);
  // Read anew: what the same person opened in another window counts, too.
  const known = person === null ? store.getState().ids : readOpened(person);
  const ids = next(known);
  store.setState({ ids });
  if (person !== null && ids.join() !== known.join())
    localArea.write('portal.recentManuals', { person, ids } satisfies Kept);
}

/** Notes that a manual was opened. */
export const rememberOpened = (id: string): void => change((ids) => withOpened(ids, id));

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

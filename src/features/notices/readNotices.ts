/** Notices opened in this session: the API does not provide this, and sign-out clears it (A31). */
import { useStore } from 'zustand';
import { createSessionStore } from '@/shell/session';
import { sessionArea } from '@/utils/storage';

/** Maximum number of opened notices stored for the unread dots. */
const READ_NOTICES_LIMIT = 200;

interface ReadNotices {
  ids: ReadonlySet<string>;
}

const acceptIds = (value: unknown): string[] | undefined =>
  Array.isArray(value) && value.every((id) => typeof id === 'string') ? value : undefined;

const store = createSessionStore<ReadNotices>(() => ({ ids: new Set() }));
// Not part of the initial state, which is restored at sign-out.
store.setState({ ids: new Set(sessionArea.read('portal.readNotices', acceptIds)) });

/** Records that a notice was opened. */
export function markNoticeRead(id: string): void {
  const known = store.getState().ids;
  if (known.has(id)) return;
  const ids = [...known, id].slice(-READ_NOTICES_LIMIT);
  sessionArea.write('portal.readNotices', ids);
  store.setState({ ids: new Set(ids) });
}

/** Ids of the notices that were opened in this session. */
export const useReadNotices = (): ReadonlySet<string> => useStore(store, ({ ids }) => ids);

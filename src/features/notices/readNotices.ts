/** Which notices were opened in this session: the API does not say, and at sign-out it is forgotten (A31). */
import { useSyncExternalStore } from 'react';
import { READ_NOTICES_LIMIT } from '@/constants/notices';
import { sessionArea } from '@/utils/storage';

const listeners = new Set<() => void>();
let known: ReadonlySet<string> | null = null;

const acceptIds = (value: unknown): string[] | undefined =>
  Array.isArray(value) && value.every((id) => typeof id === 'string') ? value : undefined;

const read = (): ReadonlySet<string> => (known ??= new Set(sessionArea.read('portal.readNotices', acceptIds)));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Remembers that a notice was opened. */
export function markNoticeRead(id: string): void {
  if (read().has(id)) return;
  const ids = [...read(), id].slice(-READ_NOTICES_LIMIT);
  known = new Set(ids);
  sessionArea.write('portal.readNotices', ids);
  listeners.forEach((listener) => listener());
}

/** Ids of the notices that were opened in this session. */
export const useReadNotices = (): ReadonlySet<string> => useSyncExternalStore(subscribe, read);

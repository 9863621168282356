import type { ServerEntry } from '@/domain/subsystem/schema';
import { createSessionStore } from '@/shell/session';

export interface NavigationState {
  /** `loading` also while a cached list is shown; `idle` before and after a session. */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The server's list, or the cached one from earlier in this session. */
  list: readonly ServerEntry[];
  /** Code of the entry whose permission is being checked. */
  pendingCode: string | null;
  /** Code of the last chosen entry (R144). */
  chosenCode: string | null;
  /** Codes of the entries that this person used last, newest first. */
  recentCodes: readonly string[];
}

/** State of the top navigation; also read outside React. */
export const navigationStore = createSessionStore<NavigationState>(() => ({
  status: 'idle',
  list: [],
  pendingCode: null,
  chosenCode: null,
  recentCodes: [],
}));

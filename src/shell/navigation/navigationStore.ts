import type { SubsystemEntry } from '@/domain/subsystem/schema';
import { createSessionStore } from '@/shell/session';

export interface NavigationState {
  /** `loading` also while a cached copy is on the screen; `idle` before and after a session. */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The server's list, or the copy of it from earlier in this session. */
  list: readonly SubsystemEntry[];
  /** Code of the entry whose permission is being checked. */
  pendingCode: string | null;
  /** Code of the entry that was chosen last (R144). */
  chosenCode: string | null;
  /** Codes of the entries that this person used last, the newest first. */
  recentCodes: readonly string[];
}

/** What the top navigation knows; also read outside of React. */
export const navigationStore = createSessionStore<NavigationState>(() => ({
  status: 'idle',
  list: [],
  pendingCode: null,
  chosenCode: null,
  recentCodes: [],
}));

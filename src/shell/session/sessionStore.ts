import type { GrayService } from '@/domain/gray-release/schema';
import type { Binding, SignInProblem } from '@/domain/session';
import type { PermissionMenu } from '@/domain/subsystem/assumed';
import type { UserInfo } from '@/domain/user/schema';
import { createSessionStore } from './createSessionStore';

/** Why a session ends: by choice, by the server, by the verification page, without a phone, or in another window. */
export type SignOutReason = 'chosen' | 'expired' | 'login-over' | 'no-phone' | 'other-window';

/**
 * Where the session stands. `guest`: nobody is signed in. `failed`: user info could not be read and can
 * be asked for again. `choosing`: a link signs in as another person, and the person has to choose (A44).
 * `ended`: on the way out. `stopped`: a loop of signing in or out was broken (T25, F58).
 */
export type SessionPhase =
  'unknown' | 'guest' | 'starting' | 'choosing' | 'active' | 'failed' | 'no-phone' | 'ended' | 'stopped';

/** Load state of optional session data. */
export type LoadState = 'loading' | 'ready' | 'failed';

export interface SessionState {
  phase: SessionPhase;
  /** The person, known while the phase is `active`. */
  user: UserInfo | null;
  /** Opaque key under which things are kept for the person (A31). */
  person: string | null;
  /** 4 under review, 5 to be verified (zattestState on the wire). */
  identityState: number | null;
  binding: Binding | null;
  /** Number of the account at the provider, needed to create or bind an account. */
  bipNum: string | null;
  /** Codes of what the person may do (R194). */
  powerList: string[];
  permissionState: LoadState;
  /** Permission menus by systemCode (R195). */
  permissionMenus: Record<string, PermissionMenu>;
  permissionMenuState: LoadState;
  /** When the session expires, if the server reports it (R155). */
  endsAt: number | null;
  /** The gray service the person is on; null: none or not known (R092). */
  grayService: GrayService | null;
  grayState: LoadState;
  /** The person who is signed in and the one whom the token of a link belongs to, while the phase is `choosing`. */
  accountChoice: { present: UserInfo; next: UserInfo } | null;
  /** Why the start failed. */
  failure: unknown;
  endReason: SignOutReason | null;
  /** Why signing in never ends, while the phase is `stopped`; null: the person was signed out again and again. */
  signInProblem: SignInProblem | null;
}

/** The session, also for code outside of React. */
export const sessionStore = createSessionStore<SessionState>(() => ({
  phase: 'unknown',
  user: null,
  person: null,
  identityState: null,
  binding: null,
  bipNum: null,
  powerList: [],
  permissionState: 'loading',
  permissionMenus: {},
  permissionMenuState: 'loading',
  endsAt: null,
  grayService: null,
  grayState: 'loading',
  accountChoice: null,
  failure: null,
  endReason: null,
  signInProblem: null,
}));

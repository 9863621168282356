import type { GrayService } from '@/domain/gray-release/schema';
import type { Binding, SignInProblem } from '@/domain/session';
import type { PermissionMenu } from '@/domain/subsystem/schema';
import type { UserInfo } from '@/domain/user/schema';
import { createSessionStore } from './createSessionStore';

/** Why a session ends: by choice, by the server, by the verification page, without a phone, or in another window. */
export type SignOutReason = 'chosen' | 'expired' | 'login-over' | 'no-phone' | 'other-window';

/**
 * State of the session. `guest`: not signed in. `failed`: user info could not be loaded; a retry is possible.
 * `choosing`: a link signs in as another person, and the person has to choose (A44). `ended`: leaving the page.
 * `stopped`: a loop of signing in or out was interrupted (T25, F58).
 */
export type SessionPhase =
  | 'unknown'
  | 'guest'
  | 'starting'
  | 'choosing'
  | 'active'
  | 'failed'
  | 'no-phone'
  | 'ended'
  | 'stopped';

/** Load state of optional session data. */
export type LoadState = 'loading' | 'ready' | 'failed';

export interface SessionState {
  phase: SessionPhase;
  /** The person, known in the phase `active`. */
  user: UserInfo | null;
  /** Opaque key for data stored per person (A31). */
  userKey: string | null;
  /** 4 under review, 5 to be verified (zattestState on the wire). */
  identityState: number | null;
  binding: Binding | null;
  /** Account number at the identity provider, needed to create or bind an account. */
  bipNum: string | null;
  /** Permission codes of the person (R194). */
  powerList: string[];
  permissionState: LoadState;
  /** Permission menus by systemCode (R195). */
  permissionMenus: Record<string, PermissionMenu>;
  permissionMenuState: LoadState;
  /** When the session expires, if the server reports it (R155). */
  endsAt: number | null;
  /** The person's gray service; null when there is none or it is unknown (R092). */
  grayService: GrayService | null;
  grayState: LoadState;
  /** The signed-in person and the user of the link's token, in the phase `choosing`. */
  accountChoice: { present: UserInfo; next: UserInfo } | null;
  /** Why the start failed. */
  failure: unknown;
  endReason: SignOutReason | null;
  /** Why signing in loops, in the phase `stopped`; null: the person was signed out repeatedly. */
  signInProblem: SignInProblem | null;
}

/** The session; also read outside React. */
export const sessionStore = createSessionStore<SessionState>(() => ({
  phase: 'unknown',
  user: null,
  userKey: null,
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

import type { PaneFailure } from './failure';

/**
 * Life cycle of a pane as a pure reducer. Permission and loading run in parallel, and nothing is mounted before both
 * finish: `mounting` is reached from `checking` or `loading` only. Events that do not fit the state or belong to an
 * earlier attempt are ignored, so that late results cannot revive a state that was left.
 *
 *     idle ─open→ checking ─allowed→ loading ─loaded→ mounting ─mounted→ mounted ⇄ hidden
 *                    └ refused → refused     └ failed → failed ─open→ …        └ unmount → unmounting → idle | asleep
 */
export type PaneStatus =
  /** Nothing is loaded: never opened, or closed. */
  | 'idle'
  /** The permission check runs; code and data are loaded in parallel. */
  | 'checking'
  /** Allowed; code or data are still loading. */
  | 'loading'
  /** The micro-app's life cycle functions run. */
  | 'mounting'
  /** Mounted and visible. */
  | 'mounted'
  /** Mounted, kept alive and hidden. */
  | 'hidden'
  /** Being unmounted; `afterwards` is the state that follows. */
  | 'unmounting'
  /** Unmounted to save memory; the inner address is kept. */
  | 'asleep'
  /** Failed; `failure` says why. */
  | 'failed'
  /** The server denies access. */
  | 'refused';

/** State of one pane. */
export interface PaneState {
  status: PaneStatus;
  /** Number of the current opening; events of other openings are ignored. */
  attempt: number;
  /** Whether this pane is the stage's target. */
  isActive: boolean;
  /** Whether code and data are loaded. Only relevant while checking. */
  isLoaded: boolean;
  failure: PaneFailure | null;
  /** State after unmounting. */
  afterwards: 'idle' | 'asleep';
}

export type PaneEvent =
  | { type: 'open'; attempt: number }
  | { type: 'allowed'; attempt: number }
  | { type: 'refused'; attempt: number }
  | { type: 'loaded'; attempt: number }
  | { type: 'mounted'; attempt: number }
  | { type: 'failed'; attempt: number; failure: PaneFailure }
  | { type: 'unmount'; attempt: number; afterwards: PaneState['afterwards'] }
  | { type: 'unmounted'; attempt: number }
  | { type: 'set-active'; isActive: boolean };

/** A pane that was never opened. */
export const initialPane: PaneState = {
  status: 'idle',
  attempt: 0,
  isActive: false,
  isLoaded: false,
  failure: null,
  afterwards: 'idle',
};

/** Allowed transitions; the reducer makes no others. */
export const PANE_TRANSITIONS: Readonly<Record<PaneStatus, readonly PaneStatus[]>> = {
  idle: ['checking'],
  checking: ['loading', 'mounting', 'refused', 'failed', 'idle'],
  loading: ['mounting', 'failed', 'idle'],
  mounting: ['mounted', 'hidden', 'failed', 'unmounting'],
  mounted: ['hidden', 'unmounting', 'failed'],
  hidden: ['mounted', 'unmounting', 'failed'],
  unmounting: ['idle', 'asleep'],
  asleep: ['checking', 'idle'],
  failed: ['checking', 'idle'],
  refused: ['checking', 'idle'],
};

const REST: readonly PaneStatus[] = ['idle', 'asleep', 'failed', 'refused'];

/** Whether the pane is empty and nothing is loading: it can be opened. */
export const isAtRest = (status: PaneStatus): boolean => REST.includes(status);

/** Whether a micro-app is mounted, visible or not. */
export const isAlive = (status: PaneStatus): boolean => status === 'mounted' || status === 'hidden';

/** Whether an opening is in progress. */
export const isOpening = (status: PaneStatus): boolean =>
  status === 'checking' || status === 'loading' || status === 'mounting';

const statusFor = (isActive: boolean): PaneStatus => (isActive ? 'mounted' : 'hidden');

/** Next state of a pane; the same object when the event changes nothing. */
export function reducePane(state: PaneState, event: PaneEvent): PaneState {
  if (event.type === 'set-active') {
    if (event.isActive === state.isActive) return state;
    return {
      ...state,
      isActive: event.isActive,
      status: isAlive(state.status) ? statusFor(event.isActive) : state.status,
    };
  }

  if (event.type === 'open') {
    if (!isAtRest(state.status) || event.attempt <= state.attempt) return state;
    return { ...state, status: 'checking', attempt: event.attempt, isLoaded: false, failure: null, afterwards: 'idle' };
  }

  if (event.attempt !== state.attempt) return state;
  const { status } = state;

  switch (event.type) {
    case 'allowed':
      return status === 'checking' ? { ...state, status: state.isLoaded ? 'mounting' : 'loading' } : state;
    case 'refused':
      return status === 'checking' ? { ...state, status: 'refused' } : state;
    case 'loaded':
      if (status === 'checking') return state.isLoaded ? state : { ...state, isLoaded: true };
      return status === 'loading' ? { ...state, status: 'mounting', isLoaded: true } : state;
    case 'mounted':
      return status === 'mounting' ? { ...state, status: statusFor(state.isActive) } : state;
    case 'failed':
      return isOpening(status) || isAlive(status) ? { ...state, status: 'failed', failure: event.failure } : state;
    case 'unmount':
      if (status === 'mounting' || isAlive(status))
        return { ...state, status: 'unmounting', afterwards: event.afterwards };
      // Nothing is mounted: no unmount to wait for.
      return status === 'idle' || status === 'unmounting' ? state : { ...state, status: 'idle', failure: null };
    case 'unmounted':
      return status === 'unmounting' ? { ...state, status: state.afterwards } : state;
  }
}

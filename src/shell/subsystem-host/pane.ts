import { addressableInner, outerOf } from '@/domain/subsystem/address';
import { initialPane, type PaneState } from '@/domain/subsystem/pane';
import type { LocalName, RegisteredSubsystem } from '@/domain/subsystem/registry';
import type { PaneUpdate, Release } from '@/domain/subsystem/release';
import type { Bridge } from '@/shell/bridge';
import type { PaneNavigator } from './createPaneNavigator';
import type { RunningApp } from './runnerTypes';
import type { StageTarget } from './stageStore';

/**
 * A navigation that the micro-app has blocked. The URL was restored; it moves to `target` if the micro-app allows the
 * navigation later.
 */
export interface BlockedNavigation {
  target: string;
  /** Entries of the browser's history from the pane's entry to the target; 0 when there is no such entry. */
  delta: number;
  /** Resolves when the URL is restored. */
  returned: Promise<void>;
  isOnTheWay: boolean;
}

/** What the host knows of a pane, with its state. */
export interface Pane {
  readonly key: string;
  /** Name of its route. */
  readonly code: string;
  /** Distinguishes it from the other panes of its route. */
  readonly variant: string | null;
  readonly isFirstPage: boolean;
  readonly element: HTMLElement;
  state: PaneState;
  subsystem: RegisteredSubsystem | null;
  /** The registry turned it off, with this text; null while it is on. What is mounted stays. */
  disabled: LocalName | null;
  /** The override that the next opening has (null: none), while unsaved work keeps what is open; absent otherwise. */
  awaitedOverride?: NonNullable<RegisteredSubsystem['override']> | null;
  /** Inner address of the present mount, and the start of the next one. */
  inner: string;
  /** Inner address at which the user left the pane; null once the hidden micro-app has pushed another page. */
  leftAt: string | null;
  /** Entry of the browser's history that shows the pane's address. */
  index: number | null;
  /** The last navigation of the shell: the history entry before it, and the delta to its target. */
  lastNavigation: { from: number | null; delta: number };
  hasFailed: boolean;
  /** It was opened before the user asked for it, and has not been shown since. */
  isAhead: boolean;
  /** It is opened ahead as far as its evaluation: its life cycles wait until the user opens it. */
  awaitsRequest: boolean;
  /** The user opens what is being opened ahead, by a navigation of this time; does nothing otherwise. */
  request(requestedAt?: number): void;
  /** Whether the micro-app reports unsaved work; null until it reports anything. */
  reported: boolean | null;
  /** The user has typed into it since it was mounted. */
  hasInput: boolean;
  /** The mounted release, when it was last compared, and which other one is offered; null for a frame. */
  release: (Release & { checkedAt: number; offered?: Release }) | null;
  update: PaneUpdate | null;
  /** The micro-app's name for its inner page. */
  title: string | null;
  /** Sequence number of its last change of visibility. */
  usedAt: number;
  blocked: BlockedNavigation | null;
  /** Aborts the opening, later what the mounted micro-app has started. */
  abort: AbortController | null;
  /** Aborts the permission check of the last return. */
  recheck: AbortController | null;
  running: RunningApp | null;
  bridge: Bridge | null;
  navigator: PaneNavigator | null;
  container: HTMLElement | null;
  /** Resolves when the earlier mount is cleaned up. */
  cleared: Promise<void>;
  stopUpdates: () => void;
}

/** Module-level no-op: an inline closure would retain the unmounted app. */
export const noop = (): void => undefined;

/** A pane before its first opening. */
export const createPane = ({ key, code, variant, inner, isFirstPage }: StageTarget): Pane => ({
  key,
  code,
  variant,
  inner,
  isFirstPage,
  leftAt: null,
  index: null,
  lastNavigation: { from: null, delta: 0 },
  element: document.createElement('div'),
  state: initialPane,
  subsystem: null,
  disabled: null,
  hasFailed: false,
  isAhead: false,
  awaitsRequest: false,
  request: noop,
  reported: null,
  hasInput: false,
  release: null,
  update: null,
  title: null,
  usedAt: 0,
  blocked: null,
  abort: null,
  recheck: null,
  running: null,
  bridge: null,
  navigator: null,
  container: null,
  cleared: Promise.resolve(),
  stopUpdates: noop,
});

/**
 * Whether the pane has unsaved work (A29): as the micro-app reports, or any input since the mount if it reports
 * nothing.
 */
export const hasUnsaved = ({ reported, hasInput }: Pane): boolean => reported ?? hasInput;

/** Address of the portal for an inner address of the pane. */
export const outerAddress = ({ code, variant }: Pane, inner: string): string =>
  outerOf(code, addressableInner(code, inner), variant);

import { addressableInner, outerOf } from '@/domain/subsystem/address';
import { initialPane, type PaneState } from '@/domain/subsystem/pane';
import { EMBEDDED_CODE } from '@/domain/subsystem/paneKey';
import type { SubsystemRecord } from '@/domain/subsystem/registry';
import type { Bridge } from '@/shell/bridge';
import type { Navigator } from './createNavigator';
import type { RunningApp } from '../types';
import type { StageTarget } from '../stageStore';

/** A navigation that the micro-app blocked: the URL was restored, and follows if it goes through after all. */
export interface BlockedNavigation {
  target: string;
  /** Entries of the browser's history from where the pane stands to the target; 0 when there is no such entry. */
  delta: number;
  /** Resolves when the URL is back. */
  isBack: Promise<void>;
  isOnTheWay: boolean;
}

/** What the host keeps of a pane besides its state. */
export interface Pane {
  readonly key: string;
  /** Name of its route. */
  readonly code: string;
  /** What distinguishes it from the other panes of its route. */
  readonly variant: string | null;
  readonly isFirstPage: boolean;
  readonly element: HTMLElement;
  state: PaneState;
  record: SubsystemRecord | null;
  /** Inner address at which the next mount starts, and at which the present one stands. */
  inner: string;
  /** Entry of the browser's history at which the pane stands. */
  index: number | null;
  /** The last navigation of the shell: the history entry before it, and the delta to its target. */
  lastNavigation: { from: number | null; delta: number };
  hasFailed: boolean;
  /** What the micro-app says of its unsaved work; null as long as it says nothing. */
  reported: boolean | null;
  /** Somebody typed into it since it was mounted. */
  hasInput: boolean;
  /** The micro-app's name for its inner page. */
  title: string | null;
  /** When it was last on screen, as a running number. */
  usedAt: number;
  blocked: BlockedNavigation | null;
  /** Of the opening, and then of what was opened. */
  abort: AbortController | null;
  /** Of what the last return asked for. */
  recheck: AbortController | null;
  running: RunningApp | null;
  bridge: Bridge | null;
  navigator: Navigator | null;
  container: HTMLElement | null;
  /** Resolves when nothing of the earlier mount is left. */
  isClear: Promise<void>;
  stopUpdates: () => void;
}

/** Made here, where it holds nothing: a function of the place that lets go of a mount would keep what stands there. */
export const nothingToStop = (): void => undefined;

/** A pane before its first opening. */
export const createPane = ({ key, code, variant, inner, isFirstPage }: StageTarget): Pane => ({
  key,
  code,
  variant,
  inner,
  isFirstPage,
  index: null,
  lastNavigation: { from: null, delta: 0 },
  element: document.createElement('div'),
  state: initialPane,
  record: null,
  hasFailed: false,
  reported: null,
  hasInput: false,
  title: null,
  usedAt: 0,
  blocked: null,
  abort: null,
  recheck: null,
  running: null,
  bridge: null,
  navigator: null,
  container: null,
  isClear: Promise.resolve(),
  stopUpdates: nothingToStop,
});

/** A29: what a micro-app reports counts; for one that says nothing, any input since it was mounted. */
export const hasUnsaved = ({ reported, hasInput }: Pane): boolean => reported ?? hasInput;

/** Address of the portal for an inner address of the pane. */
export const outerAddress = ({ code, variant }: Pane, inner: string): string =>
  outerOf(code, addressableInner(code, inner), variant);

/** Code in the registry: the `iframe` route shows the entry that its address names (R030). */
export const registeredCode = (code: string, variant: string | null): string =>
  code === EMBEDDED_CODE ? (variant ?? '') : code;

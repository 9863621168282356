import { createStore } from 'zustand/vanilla';
import type { NavigationKind } from '@/domain/subsystem/address';
import type { PaneFailure } from '@/domain/subsystem/failure';
import { isAlive, type PaneState } from '@/domain/subsystem/pane';
import type { Isolation, LocalName } from '@/domain/subsystem/registry';
import type { PaneUpdate } from '@/domain/subsystem/release';
import type { PaneTier } from '@/domain/subsystem/tiers';

/**
 * The panes on the stage and the target of the URL. Kept small: the root layout loads it with the first page; the host
 * and qiankun are loaded when the first subsystem is opened.
 */

/** The subsystem that the URL names. */
export interface StageTarget {
  key: string;
  /** Name of the route. */
  code: string;
  /** Distinguishes the panes of the route, such as the `source` of `byd`; null where there is one pane. */
  variant: string | null;
  /** Inner address that the URL names. */
  inner: string;
  /** The kind of the navigation to it. */
  kind: NavigationKind;
  /** Whether it is the first page after loading the portal, which does not take the focus (A38). */
  isFirstPage: boolean;
  /** Code of the entry that the server allowed for this navigation: the opening is not checked again (R083). */
  grantedCode?: string | null;
  /** When the navigation to it began, in ms since the start of the page. */
  requestedAt?: number;
}

/** What a pane says of the override of its subsystem. */
export interface PaneOverride {
  state: 'on' | 'waiting' | 'over';
  /** Code of the subsystem in the registry. */
  code: string;
  address: string;
  /** When it ends, in ms since 1970. */
  until: number;
}

/** One pane as rendered by the stage. */
export interface PaneView {
  key: string;
  /** Name of its route. */
  code: string;
  variant: string | null;
  /** Code of the navigation entry whose permission is checked. Null until it is known. */
  entryCode: string | null;
  /** Codes of all entries that lead here, for their status (A26). */
  entryCodes: readonly string[];
  isolation: Isolation | null;
  /** Name by language, once the registry is known. */
  name: Readonly<Record<string, string>> | null;
  /** The micro-app's name for its inner page. */
  title: string | null;
  /** Address of the micro-app outside of the portal, for a new window. */
  entry: string | null;
  state: PaneState;
  /** Text of a disabled subsystem; null while it is enabled. */
  disabled: LocalName | null;
  tier: PaneTier;
  /** Opened by the first page of the visit. */
  isFirstPage: boolean;
  /** The host's element: it holds the micro-app and never leaves the pane. */
  element: HTMLElement;
  /** Team that is called when it fails, and the address of what to do then; null where the registry has none. */
  owner: string | null;
  runbook: string | null;
  /** Version of the open release, if it is known. */
  version: string | null;
  /** There is another release, or the open one is gone. */
  update: PaneUpdate | null;
  /**
   * Another address than the registered one is shown here (`on`), or would be shown after a reload (`waiting`), or is
   * shown until a reload (`over`); null for the registered one.
   */
  override: PaneOverride | null;
  /** It holds unsaved work (A29). */
  hasUnsaved: boolean;
  /** Mounted before the user asked for it, and not shown since. */
  isAhead?: boolean;
}

export interface StageState {
  target: StageTarget | null;
  /** In the order of their first opening; panes are never reordered. */
  panes: readonly PaneView[];
  /** The stage's own chunk could not be loaded. */
  chunkFailure: PaneFailure | null;
  /** Keys of the panes that the person's navigation leads to, in its order. */
  offeredKeys: readonly string[];
  /** Key of the hidden pane whose entry is pointed at. */
  pointedAt: string | null;
  /** Nothing is mounted ahead: a search for the cause of a fault decides which subsystems are awake. */
  isMountingAheadPaused: boolean;
}

/** The stage's state, also for code outside of React. */
export const stageStore = createStore<StageState>(() => ({
  target: null,
  panes: [],
  chunkFailure: null,
  offeredKeys: [],
  pointedAt: null,
  isMountingAheadPaused: false,
}));

/** Pauses mounting ahead, or lets it go on. */
export const pauseMountingAhead = (isPaused: boolean): void => stageStore.setState({ isMountingAheadPaused: isPaused });

const livePane = (key: string) =>
  stageStore.getState().panes.find((pane) => pane.key === key && isAlive(pane.state.status));

/** Whether the micro-app of a pane is mounted, shown or hidden. */
export const isPaneAlive = (key: string): boolean => livePane(key) !== undefined;

/** Says that somebody points at what leads to a hidden pane: the host lays it out, and the stage paints it. */
export function pointAtPane(key: string): void {
  if (livePane(key)?.state.isActive === false) stageStore.setState({ pointedAt: key });
}

/** Says that nobody points at it any more. */
export function stopPointingAtPane(key: string): void {
  if (stageStore.getState().pointedAt === key) stageStore.setState({ pointedAt: null });
}

/** Says which panes the person's navigation leads to, by their keys, in its order. */
export const offerPanes = (offeredKeys: readonly string[]): void => stageStore.setState({ offeredKeys });

/** The panes with unsaved work, on screen or kept alive. */
export const unsavedPanes = ({ panes }: StageState = stageStore.getState()): PaneView[] =>
  panes.filter(({ hasUnsaved }) => hasUnsaved);

/** Whether a subsystem, on screen or kept alive, has unsaved work. */
export const hasUnsavedWork = (state: StageState = stageStore.getState()): boolean => unsavedPanes(state).length > 0;

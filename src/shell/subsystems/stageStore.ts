import { createStore } from 'zustand/vanilla';
import type { NavigationKind } from '@/domain/subsystem/address';
import type { PaneFailure } from '@/domain/subsystem/failure';
import type { PaneState } from '@/domain/subsystem/pane';

/**
 * What the stage draws and what the address asks for. Light on purpose: the root layout loads it with the first
 * page, the host and qiankun come when the first subsystem is opened.
 */

/** The address asks for this subsystem. */
export interface Wish {
  key: string;
  code: string;
  /** Inner address that the URL names. */
  inner: string;
  /** How the portal came here. */
  kind: NavigationKind;
  /** It is the first page of the visit: there the keyboard starts at the top of the window. */
  isFirstPage: boolean;
}

/** One pane as the stage sees it. */
export interface PaneView {
  key: string;
  code: string;
  /** Name by language, once the registry is known. */
  name: Readonly<Record<string, string>> | null;
  /** Address of the micro-app alone, for a window of its own. */
  entry: string | null;
  state: PaneState;
  /** Opened by the first page of the visit. */
  isFirstPage: boolean;
  /** The host's element: it holds the micro-app and never leaves the pane. */
  element: HTMLElement;
  /** The micro-app says that it holds work that is not saved. */
  hasUnsaved: boolean;
}

export interface StageState {
  wish: Wish | null;
  /** In the order of their first opening; a pane keeps its place. */
  panes: readonly PaneView[];
  /** The stage's own part could not be loaded. */
  partFailure: PaneFailure | null;
}

/** The stage's state, also for code outside of React. */
export const stageStore = createStore<StageState>(() => ({ wish: null, panes: [], partFailure: null }));

/** Codes of the subsystems that are kept alive, for the marks of the navigation (A26). */
export const liveCodes = ({ panes }: StageState): string[] =>
  panes.filter(({ state }) => state.status === 'mounted' || state.status === 'hidden').map(({ code }) => code);

/** Whether a subsystem, on screen or kept alive, says that it holds work that is not saved. */
export const hasUnsavedWork = ({ panes }: StageState = stageStore.getState()): boolean =>
  panes.some(({ hasUnsaved }) => hasUnsaved);

import type { PortalContext } from '@portal/subsystem-sdk';
import type { RegisteredSubsystem } from '@/domain/subsystem/registry';
import type { AppSource } from '@/shell/subsystem-loader';
import type { PaneNavigator } from './createPaneNavigator';

/**
 * Common interface of the two kinds of isolation: a function that starts a micro-app, and the handles of a running one.
 * Implemented by `subsystem-sandbox` and `subsystem-frame`.
 */
export interface RunOptions {
  /** Key of the pane (A27). */
  key: string;
  subsystem: RegisteredSubsystem;
  /** The fetched and validated files; null for a frame, which the browser loads itself. */
  source: AppSource | null;
  /** Element for the micro-app, still detached: qiankun caches containers by their position in the document. */
  container: HTMLElement;
  /** The portal as seen by this micro-app; a frame gets it over its port. */
  context: PortalContext;
  /** Returns the props of the sandboxed micro-app; called when it is mounted, which may be long after its evaluation. */
  props(): Record<string, unknown>;
  /** The location of the micro-app, for those that navigate by the browser's own history. */
  navigator: PaneNavigator;
  /** Inner address at which it starts. */
  start: string;
  /** Aborts when the opening is canceled. */
  signal: AbortSignal;
  /** Whether the user may open it: no life cycle runs and no props are passed before this resolves (A28). */
  allowed: Promise<boolean>;
  /** Called when a phase of the opening has ended, for the opening metrics. */
  onPhase(phase: 'evaluate' | 'bootstrap' | 'mount'): void;
  /** Called when the user may have entered something that the host cannot observe (a frame without a bridge). */
  onInput(): void;
  /** Called for errors after mount (F9). Shows a toast, keeps the pane. */
  onRuntimeError(error: unknown): void;
  /** Called when the server no longer has a file that it needs (F20). */
  onFileMissing(): void;
  /** Called when it reloads the page: it starts again, the portal stays. */
  onReload(): void;
  /** Called when it is gone after the mount: its frame navigated elsewhere, or crashed. The pane fails. */
  onLost(error: unknown): void;
}

/** Counts of what a micro-app left behind and the host cleaned up. */
export interface Leftovers {
  listeners: number;
  timers: number;
  observers: number;
  /** Nodes outside of its container. */
  nodes: number;
  /** Names that it added to the real window. */
  globals: number;
  /** Functions of the browser that it had replaced. */
  builtIns: number;
}

/** A running micro-app. */
export interface RunningApp {
  /** Settles when it is mounted; rejects with a SubsystemError that names the step that failed. */
  mounted: Promise<void>;
  /** Passes new props to a micro-app that accepts them. */
  update(props: Record<string, unknown>): void;
  /** Shows or hides it, with what it added to `document.body`. */
  setShown(isShown: boolean): void;
  /** Whether a node outside of its container belongs to it; absent for a frame. */
  owns?(node: Node): boolean;
  /** Takes it down within the deadline; always resolves (F8), with what had to be cleaned up. */
  stop(deadlineMs: number): Promise<Leftovers>;
}

export type StartMicroApp = (options: RunOptions) => RunningApp;

import type { PortalContext } from '@portal/subsystem-sdk';
import type { SubsystemRecord } from '@/domain/subsystem/registry';
import type { Navigator } from './host/createNavigator';
import type { AppSource } from './loading/fetchApp';

/**
 * What the host knows of the two kinds of isolation: one function that starts a micro-app, and the handles of one that
 * runs. `sandbox/runMicroApp` and `frame/runFrame` are its two implementations.
 */
export interface RunOptions {
  /** Key of the pane (A27). */
  key: string;
  record: SubsystemRecord;
  /** What was fetched and checked; null for a frame, which the browser loads itself. */
  source: AppSource | null;
  /** Not in the document yet: qiankun remembers a container by its place, and a detached one has none. */
  container: HTMLElement;
  /** The portal as this micro-app knows it; a frame hears of it over its port. */
  context: PortalContext;
  /** Props of the sandboxed micro-app, read when it is mounted. */
  props: Record<string, unknown>;
  /** Where the micro-app stands: for those that move by the browser's own history. */
  navigator: Navigator;
  /** Inner address at which it starts. */
  start: string;
  /** Aborts when the opening is given up. */
  signal: AbortSignal;
  /** Whether the person may open it: no life cycle runs, and no props are handed over, before this says so (A28). */
  allowed: Promise<boolean>;
  /** A step of the opening has ended, for the measured openings. */
  onPhase(phase: 'evaluate' | 'bootstrap' | 'mount'): void;
  /** Called for errors after mount (F9). Shows a toast, keeps the pane. */
  onRuntimeError(error: unknown): void;
  /** It is gone after it was mounted: a frame that went elsewhere, or died. The pane fails. */
  onLost(error: unknown): void;
}

/** What a micro-app left behind and the host undid, counted. */
export interface Leftovers {
  listeners: number;
  timers: number;
  observers: number;
  /** Nodes outside of its container. */
  nodes: number;
  /** Names that it put on the real window. */
  globals: number;
  /** Functions of the browser that it had replaced. */
  builtIns: number;
}

/** A micro-app that was started. */
export interface RunningApp {
  /** Settles when it is mounted; rejects with a SubsystemError that says which step failed. */
  mounted: Promise<void>;
  /** Hands new props to a micro-app that takes them. */
  update(props: Record<string, unknown>): void;
  /** It comes on screen, or leaves it: what it put on `document.body` goes with it. */
  setShown(isShown: boolean): void;
  /** Whether a node outside of its container is its own; a frame has none. */
  owns?(node: Node): boolean;
  /** Takes it down within the time given; resolves in any case (F8), with what had to be cleaned up. */
  stop(deadlineMs: number): Promise<Leftovers>;
}

export type StartMicroApp = (options: RunOptions) => RunningApp;

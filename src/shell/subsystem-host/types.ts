import type { AccessDecision } from '@/domain/access';
import type { Isolation, PermissionDataName, Registry, RegisteredSubsystem } from '@/domain/subsystem/registry';
import type { Release } from '@/domain/subsystem/release';
import type { Bridge, BridgeOptions } from '@/shell/bridge';
import type { AppSource, FetchAppOptions } from '@/shell/subsystem-loader';
import type { StartMicroApp } from './runnerTypes';

/** Dependencies of the host; tests pass fakes. */
export interface HostDependencies {
  loadRegistry(): Promise<Registry>;
  /** Asks the server; a check that fails resolves to a decision too. */
  verifyAccess(entryCode: string, options: { signal: AbortSignal }): Promise<AccessDecision>;
  /** Asks the server as soon as it has named the person of a session that starts; the opening uses the answer. */
  verifyAccessAtStart(entryCode: string): void;
  /** The message for a check that failed. */
  describeFailure(decision: Extract<AccessDecision, { failed: true }>): string;
  /** Opens the help page in place of the subsystem. */
  openAccessDenied(
    subsystem: RegisteredSubsystem,
    entryCode: string,
    decision: Extract<AccessDecision, { allowed: false; failed?: undefined }>,
  ): void;
  fetchApp(entry: string, options: FetchAppOptions): Promise<AppSource>;
  /** Reads which release the server of a sandboxed micro-app has now. */
  fetchRelease(entry: string, signal: AbortSignal): Promise<Release>;
  /** The subsystem as this window shows it: another address may stand in its place. */
  applyOverride(subsystem: RegisteredSubsystem): RegisteredSubsystem | Promise<RegisteredSubsystem>;
  /** Whether scripts of an address may run in the shell's own document, as part of this subsystem. */
  isAdmitted(address: string, subsystem: RegisteredSubsystem): boolean;
  /** Loads the runner for this isolation on demand. */
  loadRunner(isolation: Isolation): Promise<StartMicroApp>;
  /** Loads the sandbox and prepares the page for it when the browser is idle, before anything is opened. */
  prepareSandbox(): Promise<void>;
  loadPermissionData(name: PermissionDataName | undefined, signal: AbortSignal): Promise<void>;
  refreshPermissionData(name: PermissionDataName | undefined, signal: AbortSignal): Promise<void>;
  createBridge(options: BridgeOptions): Bridge;
  propsFor(context: Bridge['context']): Record<string, unknown>;
  /** The portal's own history. */
  hostHistory: HostHistory;
  /** How many panes may be alive at once. */
  budget(): number;
  /** Runs a callback when the browser is idle; returns the cancel function. */
  whenIdle(act: () => void): () => void;
  /** Runs a callback once the next frame is painted. */
  afterPaint(act: () => void): void;
  /** Asks before unsaved work of a subsystem is lost by closing or reloading it; true means that it may be. */
  askLeave(purpose: 'close' | 'reload', subsystem?: Pick<RegisteredSubsystem, 'name'>): Promise<boolean>;
  /** Shows a toast for an error of a mounted subsystem (F9). */
  showRuntimeError(subsystem: RegisteredSubsystem): void;
  /** Keys of panes, those first that this person opens most often. */
  sortByFrequency(keys: readonly string[]): string[];
  /** False in data-saver mode and on slow connections. */
  canPrefetch(): boolean;
}

/** The part of the portal's history that the host uses. */
export interface HostHistory {
  push(address: string): void;
  replace(address: string): void;
  current(): string;
  /** Index of the present entry in the browser's history; null when it is unknown. */
  index(): number | null;
  /** Goes back or forward; resolves when the URL has changed. */
  go(delta: number): Promise<void>;
}

/** The public methods of the host. */
export interface Host {
  /** Opens a pane again; failed requests are sent again. */
  retry(key: string): void;
  /** Unmounts a pane and mounts it again at its inner address (A26); asks first when it holds unsaved work. */
  reload(key: string): Promise<void>;
  /**
   * Unmounts a pane and removes it (A26); asks first when it holds unsaved work, and goes home when it was on screen.
   */
  close(key: string): Promise<void>;
  /** Unmounts a hidden pane until it is woken or opened. One that is on screen or has unsaved work stays alive. */
  suspend(key: string): Promise<void>;
  /** Opens a suspended pane in the background, at its inner address; resolves when it is mounted or has failed. */
  wake(key: string): Promise<void>;
  /** Prefetches a subsystem by its code, or by the code of an entry that leads to it. */
  prefetch(code: string, variant?: string | null): void;
  /**
   * Prefetches a subsystem that somebody points at, and evaluates it once the server has said yes; its life cycles wait
   * until it is opened. What is not opened soon is dropped.
   */
  evaluateAhead(code: string, variant: string | null): void;
  /** Prefetches the subsystem of the first page, and has its permission checked when the session starts. */
  prefetchFirst(code: string, variant: string | null): void;
  /** Prefetches a few subsystems one after the other, by such codes: those first that this person opens most often. */
  prefetchLikely(keys: readonly string[]): void;
  /**
   * Mounts a subsystem that nobody has opened, hidden, if its entry says so (`"prefetch": "mount"`), the server says
   * yes, and the budget has room; does nothing while another one opens. Resolves to whether it is mounted.
   */
  mountAhead(code: string, variant?: string | null): Promise<boolean>;
  /** Lays out all hidden panes, until one that is not mounted is pointed at or opened: going back to them costs less. */
  layOutAll(): void;
  /** Prefetches and prepares what every opening needs: the registry and the sandbox. */
  warmUp(): void;
  /** Loads the registry again: turns open panes off and on, and opens again what is on screen and was off. */
  refreshRegistry(): Promise<void>;
  /** Opens panes again whose override has begun or ended; what holds unsaved work stays until it is reloaded. */
  applyOverrides(): Promise<void>;
  /** Refreshes the permission data of all mounted subsystems: the token has changed (R140). */
  refreshPermissionData(): void;
  /** Looks for another release of the subsystem on screen. */
  checkRelease(): void;
  /** Unmounts everything without asking and unsubscribes from the target. */
  stop(): Promise<void>;
}

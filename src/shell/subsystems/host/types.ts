import type { AccessDecision } from '@/domain/access';
import type { Isolation, PermissionDataName, Registry, SubsystemRecord } from '@/domain/subsystem/registry';
import type { Bridge, BridgeOptions } from '@/shell/bridge';
import type { AppSource, FetchAppOptions } from '../loading/fetchApp';
import type { StartMicroApp } from '../types';

/** Dependencies of the host; tests pass fakes. */
export interface HostDependencies {
  loadRegistry(): Promise<Registry>;
  /** Asks the server; a check that cannot be made is a decision too. */
  verifyAccess(entryCode: string, options: { signal: AbortSignal }): Promise<AccessDecision>;
  /** The message when the check had no verdict. */
  describeRefusal(decision: Extract<AccessDecision, { failed: true }>): string;
  /** Leads to the help page in place of the subsystem. */
  openHelp(
    record: SubsystemRecord,
    entryCode: string,
    decision: Extract<AccessDecision, { allowed: false; failed?: undefined }>,
  ): void;
  fetchApp(entry: string, options: FetchAppOptions): Promise<AppSource>;
  /** Whether scripts of an address may run in the shell's own document. */
  isAdmitted(address: string): boolean;
  /** What starts micro-apps of this isolation, itself loaded on demand. */
  loadRunner(isolation: Isolation): Promise<StartMicroApp>;
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
  /** Asks before unsaved work is lost; true means that it may be. */
  askLeave(): Promise<boolean>;
  /** Shows a toast for an error of a mounted subsystem (F9). */
  showRuntimeError(record: SubsystemRecord): void;
  /** False in data-saver mode and on slow connections. */
  canPrefetch(): boolean;
}

/** The part of the portal's history that the host uses. */
export interface HostHistory {
  push(address: string): void;
  replace(address: string): void;
  current(): string;
  /** Number of the present entry of the browser's history; null when it is not known. */
  index(): number | null;
  /** Goes back or forward; resolves when the portal has arrived. */
  go(delta: number): Promise<void>;
}

/** The handles of the host. */
export interface Host {
  /** Opens a pane again; what failed before is really asked for again. */
  retry(key: string): void;
  /** Takes a pane down and mounts it anew at its inner address (A26); asks first when it holds unsaved work. */
  reload(key: string): Promise<void>;
  /** Takes a pane down for good (A26); asks first when it holds unsaved work, and leads home from the one on screen. */
  close(key: string): Promise<void>;
  /** Prefetches a subsystem by its code, or by the code of an entry that leads to it. */
  prefetch(code: string, variant?: string | null): void;
  /** Prefetches what every opening needs: the registry and the micro-app loader. */
  warmUp(): void;
  /** Asks again for the permission data of everything that is alive: the token has changed (R140). */
  refreshPermissionData(): void;
  /** Takes everything down and stops following the target. Asks nothing. */
  stop(): Promise<void>;
}

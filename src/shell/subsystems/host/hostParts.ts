import type { AccessDecision } from '@/domain/access';
import { initialPane, type PaneState } from '@/domain/subsystem/pane';
import type { PermissionDataName, Registry, SubsystemRecord } from '@/domain/subsystem/registry';
import type { Bridge, BridgeOptions } from '@/shell/bridge';
import type { Navigator } from './createNavigator';
import type { AppSource, FetchAppOptions } from '../loading/fetchApp';
import type { RunningApp, RunOptions } from '../sandbox/runMicroApp';
import type { Wish } from '../stageStore';

/** What the host needs from elsewhere; tests hand in their own. */
export interface HostParts {
  loadRegistry(): Promise<Registry>;
  /** Asks the server; a check that cannot be made is a decision too. */
  verifyAccess(entryCode: string, options: { signal: AbortSignal }): Promise<AccessDecision>;
  /** What to say when the check had no verdict. */
  describeRefusal(decision: Extract<AccessDecision, { failed: true }>): string;
  /** Leads to the help page in place of the subsystem. */
  openHelp(record: SubsystemRecord, decision: Extract<AccessDecision, { allowed: false; failed?: undefined }>): void;
  fetchApp(entry: string, options: FetchAppOptions): Promise<AppSource>;
  isAdmitted(address: string): boolean;
  /** The loader of micro-apps, itself loaded on demand. */
  loadRunner(): Promise<(options: RunOptions) => RunningApp>;
  preparePermissionData(name: PermissionDataName | undefined, signal: AbortSignal): Promise<void>;
  refreshPermissionData(name: PermissionDataName | undefined, signal: AbortSignal): Promise<void>;
  createBridge(options: BridgeOptions): Bridge;
  propsFor(context: Bridge['context']): Record<string, unknown>;
  /** The portal's own history. */
  place: { push(address: string): void; replace(address: string): void; current(): string };
}

/** The handles of the host. */
export interface Host {
  /** Opens a pane again; what failed before is really asked for again. */
  retry(key: string): void;
  /** Takes a pane down; resolves when nothing of it is left. */
  close(key: string): Promise<void>;
  /** Asks again for the permission data of everything that is alive: the token has changed (R140). */
  refreshPermissionData(): void;
  /** Takes everything down and stops following the wish. */
  stop(): Promise<void>;
}

/** What the host keeps of a pane besides its state. */
export interface Pane {
  readonly key: string;
  readonly code: string;
  readonly isFirstPage: boolean;
  readonly element: HTMLElement;
  state: PaneState;
  record: SubsystemRecord | null;
  /** Inner address at which the next mount starts. */
  inner: string;
  hasFailed: boolean;
  hasUnsaved: boolean;
  /** Of the opening, and then of what was opened. */
  abort: AbortController | null;
  /** Of what the last return asked for. */
  recheck: AbortController | null;
  running: RunningApp | null;
  bridge: Bridge | null;
  navigator: Navigator | null;
  container: HTMLElement | null;
  stopUpdates: () => void;
}

/** A pane before its first opening. */
export const createPane = ({ key, code, inner, isFirstPage }: Wish): Pane => ({
  key,
  code,
  inner,
  isFirstPage,
  element: document.createElement('div'),
  state: initialPane,
  record: null,
  hasFailed: false,
  hasUnsaved: false,
  abort: null,
  recheck: null,
  running: null,
  bridge: null,
  navigator: null,
  container: null,
  stopUpdates: () => undefined,
});

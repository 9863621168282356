import { canPrefetch } from '@/utils/canPrefetch';
import { hasMemory } from '@/utils/hasMemory';
import { readChunkFailure, reportChunkFailure } from '@/utils/chunkFailure';
import type { Host } from './types';
import { stageStore } from './stageStore';

let hostPromise: Promise<Host> | null = null;

/** Loads the host's chunk and starts it; a failed load is not cached and can be retried. */
function loadHost(): Promise<Host> {
  hostPromise ??= import(/* webpackChunkName: "subsystem-host" */ './startHost')
    .then(({ startHost }) => {
      stageStore.setState({ chunkFailure: null });
      return startHost();
    })
    .catch((error: unknown) => {
      hostPromise = null;
      throw error;
    });
  return hostPromise;
}

/** The host, loaded when the first subsystem is opened; a failure to load it is shown on the stage. */
export const openHost = (): Promise<Host> =>
  loadHost().catch((error: unknown) => {
    const failure = readChunkFailure(error);
    if (failure) reportChunkFailure(failure);
    const detail = error instanceof Error ? error.message : String(error);
    // Drops the grant of the click: after a retry the permission is checked again.
    stageStore.setState(({ target }) => ({
      chunkFailure: { kind: 'chunk-missing', detail },
      target: target && { ...target, grantedCode: null },
    }));
    throw error;
  });

/** Calls `use` with the host; a failure to load it is already on screen. */
export const withHost = (use: (host: Host) => void): void => void openHost().then(use, () => undefined);

/** The same without an error message, for prefetching: the opening retries and reports the failure. */
const withQuietHost = (use: (host: Host) => void): void => void loadHost().then(use, () => undefined);

/**
 * Prefetches a subsystem by its code, or by the code of a navigation entry that leads to it. Fails silently; the
 * opening retries. Cheap to call often.
 */
export function prefetchSubsystem(code: string, variant: string | null = null): void {
  if (canPrefetch()) withQuietHost((host) => host.prefetch(code, variant));
}

/**
 * Does the same with what somebody points at for a moment, and evaluates it where the device has the memory, after the
 * server's yes: only its life cycles are left to the click.
 */
export function evaluateSubsystem(code: string, variant: string | null): void {
  if (canPrefetch())
    withQuietHost((host) => (hasMemory() ? host.evaluateAhead(code, variant) : host.prefetch(code, variant)));
}

/**
 * Prefetches the subsystem that the first page of the visit shows, and asks whether the person may open it as soon as the
 * server has named the person. Fails silently.
 */
export function prefetchFirstSubsystem(code: string, variant: string | null): void {
  withQuietHost((host) => host.prefetchFirst(code, variant));
}

/** Prefetches the subsystems of some panes, by their keys, one after the other; the likely ones first, and a few only. */
export const prefetchLikelySubsystems = (keys: readonly string[]): void =>
  withQuietHost((host) => host.prefetchLikely(keys));

/** Prefetches what every opening needs. Fails silently. */
export const warmUpSubsystems = (): void => withQuietHost((host) => host.warmUp());

/** The overrides of this window. */
export const loadOverrides = () => import(/* webpackChunkName: "overrides" */ '@/shell/subsystem-overrides');

/** Ends the override of a subsystem: what is open is replaced, unless it holds unsaved work. */
export const endOverride = async (code: string): Promise<void> => (await loadOverrides()).endOverride(code);

/** Mounts a pane again at its inner address (A26); asks first when it holds unsaved work. */
export const reloadSubsystem = async (key: string): Promise<void> => (await openHost()).reload(key);

/** Suspends a hidden pane without unsaved work, until it is woken or opened. */
export const suspendSubsystem = async (key: string): Promise<void> => (await openHost()).suspend(key);

/** Opens a suspended pane in the background. */
export const wakeSubsystem = async (key: string): Promise<void> => (await openHost()).wake(key);

/** Closes a pane (A26): asks first when it holds unsaved work, and goes home when it is the one on screen. */
export const closeSubsystem = async (key: string): Promise<void> => (await openHost()).close(key);

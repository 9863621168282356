import { failureOf, SubsystemError } from '@/domain/subsystem/failure';
import { isAlive, isOpening } from '@/domain/subsystem/pane';
import { EMBEDDED_CODE } from '@/domain/subsystem/paneKey';
import { entryCodeOf, type SubsystemRecord } from '@/domain/subsystem/registry';
import type { AppSource } from '../loading/fetchApp';
import type { StartMicroApp } from '../microApp';
import { startWatch, type Stopwatch } from './openingMetrics';
import { registeredCode, type Pane } from './pane';
import type { PaneList } from './paneList';
import type { PrefetchCache } from './prefetchCache';
import type { RegistryCache } from './registryCache';
import type { HostDependencies } from './types';

/** Maximum time from the first request to the mounted micro-app, unless the registry overrides it (R286). */
const SUBSYSTEM_OPEN_TIMEOUT_MS = 120_000;

/** What a mount needs, fetched and validated. */
export interface Loaded {
  record: SubsystemRecord;
  /** Null for a frame, which the browser loads itself. */
  source: AppSource | null;
  run: StartMicroApp;
}

interface PaneOpenerOptions {
  deps: HostDependencies;
  panes: PaneList;
  registry: RegistryCache;
  prefetchCache: PrefetchCache;
  /**
   * Mounts a loaded micro-app: evaluates its scripts at once, and runs its life cycles after `allowed` has resolved to
   * true.
   */
  mount(pane: Pane, attempt: number, loaded: Loaded, watch: Stopwatch, allowed: Promise<boolean>): Promise<void>;
  /** Releases everything an attempt has created. */
  detach(pane: Pane): Promise<void>;
  /** Fails an attempt and releases everything it has created. */
  fail(pane: Pane, attempt: number, error: unknown): void;
}

/**
 * Creates the function that opens a pane. The permission check runs in parallel with loading and evaluating; nothing is
 * mounted before its response. Results of an earlier attempt are ignored. The returned function takes the code of the
 * entry that the click has checked, if any, and the time of the navigation.
 */
export function createPaneOpener({ deps, panes, registry, prefetchCache, mount, detach, fail }: PaneOpenerOptions) {
  const { dispatch } = panes;

  const findRecord = async (pane: Pane, signal: AbortSignal): Promise<SubsystemRecord> => {
    const isPage = pane.code === EMBEDDED_CODE;
    let record: SubsystemRecord;
    try {
      record = await registry.find(registeredCode(pane.code, pane.variant), pane.hasFailed);
    } catch (error) {
      // An embedded page that is not in the registry counts as a missing permission (R030).
      const isUnknown = error instanceof SubsystemError && error.failure.kind === 'not-registered';
      throw isPage && isUnknown ? new SubsystemError({ kind: 'not-permission' }) : error;
    }
    signal.throwIfAborted();
    if (isPage && record.isolation !== 'frame') throw new SubsystemError({ kind: 'not-permission' });
    pane.record = record;
    pane.disabled = record.disabled ?? null;
    panes.publish();
    if (record.disabled) throw new SubsystemError({ kind: 'disabled' });
    return record;
  };

  const fetchRecord = (pane: Pane, { entry, integrity }: SubsystemRecord, signal: AbortSignal, watch: Stopwatch) =>
    deps.fetchApp(entry, {
      signal,
      isRetry: pane.hasFailed,
      isAdmitted: deps.isAdmitted,
      integrity,
      onPage: () => {
        watch.end('html');
        watch.begin('assets');
      },
    });

  /** Fetches the micro-app; its fallback release if a file does not match its integrity. */
  const fetchSource = async (pane: Pane, record: SubsystemRecord, signal: AbortSignal, watch: Stopwatch) => {
    if (record.isolation === 'frame') return { record, source: null };
    const prefetched = pane.hasFailed ? null : prefetchCache.take(record);
    if (prefetched) {
      const leave = () => prefetched.abort.abort();
      signal.addEventListener('abort', leave);
      // The prefetch may still be running.
      watch.begin('assets');
      try {
        const source = await prefetched.source;
        watch.end('assets');
        watch.prefetched();
        return { record, source };
      } catch {
        signal.throwIfAborted();
        signal.removeEventListener('abort', leave);
      }
    }
    watch.begin('html');
    try {
      return { record, source: await fetchRecord(pane, record, signal, watch) };
    } catch (error) {
      const { kind, address } = failureOf(error, 'unreachable');
      if (kind !== 'integrity' || !record.fallback) throw error;
      const { fallback, ...refused } = record;
      console.error(
        `[portal] ${record.code} ${record.version ?? ''}: ${address} does not match its integrity; ${fallback.version} opens`,
      );
      const last: SubsystemRecord = { ...refused, ...fallback, refusedEntry: record.entry };
      const source = await fetchRecord(pane, last, signal, watch);
      pane.record = last;
      panes.publish();
      return { record: last, source };
    } finally {
      watch.end('assets');
    }
  };

  /** Whether the server allows it; throws when the check fails. */
  const checkAccess = async (
    pane: Pane,
    record: SubsystemRecord,
    entryCode: string,
    attempt: number,
    signal: AbortSignal,
  ) => {
    const decision = await deps.verifyAccess(entryCode, { signal });
    if (decision.allowed) return dispatch(pane, { type: 'allowed', attempt });
    if (decision.failed)
      throw new SubsystemError({ kind: 'permission', detail: deps.describeRefusal(decision) || undefined });
    const wasOnScreen = panes.isOnScreen(pane);
    if (!dispatch(pane, { type: 'refused', attempt })) return false;
    pane.abort?.abort();
    if (pane.running) void detach(pane);
    if (wasOnScreen) deps.openHelp(record, entryCode, decision);
    return false;
  };

  const endingOf = ({ state }: Pane, attempt: number) => {
    if (state.attempt !== attempt) return 'given-up';
    if (state.status === 'failed' || state.status === 'refused') return state.status;
    return isAlive(state.status) ? 'mounted' : 'given-up';
  };

  return async (pane: Pane, grantedCode?: string | null, requestedAt?: number): Promise<void> => {
    const isWoken = pane.state.status === 'asleep';
    const attempt = pane.state.attempt + 1;
    if (!dispatch(pane, { type: 'open', attempt })) return;
    const watch = startWatch(pane.key, attempt, isWoken, requestedAt);
    const abort = new AbortController();
    const { signal } = abort;
    pane.abort = abort;
    const finish = () => watch.finish(endingOf(pane, attempt), pane.state.failure?.kind);
    // An abort ends the measurement even if a promise of the opening never settles.
    signal.addEventListener('abort', () => queueMicrotask(finish), { once: true });
    const limit = (ms: number) => setTimeout(() => fail(pane, attempt, new SubsystemError({ kind: 'timed-out' })), ms);
    let timer = limit(SUBSYSTEM_OPEN_TIMEOUT_MS);
    try {
      const record = await findRecord(pane, signal);
      watch.end('registry');
      const entryCode = entryCodeOf(record, pane.variant);
      if (entryCode === null) throw new SubsystemError({ kind: 'not-permission' });
      if (record.timeoutMs !== undefined) {
        clearTimeout(timer);
        timer = limit(record.timeoutMs);
      }
      watch.begin('runner');
      watch.begin('data');
      const loading = Promise.all([
        fetchSource(pane, record, signal, watch),
        deps.loadRunner(record.isolation).then(
          (run) => {
            watch.end('runner');
            return run;
          },
          (error: unknown) => {
            throw new SubsystemError(failureOf(error, 'chunk-missing'));
          },
        ),
        deps.loadPermissionData(record.permissionData, signal).then(() => {
          if (record.permissionData) watch.end('data');
        }),
      ]).then(([fetched, run]): Loaded => {
        dispatch(pane, { type: 'loaded', attempt });
        return { ...fetched, run };
      });
      watch.begin('permission');
      const checking = (
        entryCode === grantedCode
          ? Promise.resolve(dispatch(pane, { type: 'allowed', attempt }))
          : checkAccess(pane, record, entryCode, attempt, signal)
      ).then((isAllowed) => {
        watch.end('permission');
        return isAllowed;
      });
      const start = async () => {
        const loaded = await loading;
        // A frame runs as soon as it is attached.
        if (record.isolation === 'frame') await checking;
        // One micro-app at a time in a pane: the earlier one may still be unmounting.
        await pane.isClear;
        if (!isOpening(pane.state.status) || pane.state.attempt !== attempt) return;
        try {
          await mount(pane, attempt, loaded, watch, checking);
        } catch (error) {
          // A refusal takes precedence over a loading error.
          if (await checking) throw error;
        }
      };
      await Promise.all([start(), checking]);
    } catch (error) {
      if (!signal.aborted) fail(pane, attempt, error);
    } finally {
      clearTimeout(timer);
      finish();
    }
  };
}

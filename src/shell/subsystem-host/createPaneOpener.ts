import { failureOf, SubsystemError } from '@/domain/subsystem/failure';
import { isAlive, isOpening } from '@/domain/subsystem/pane';
import { EMBEDDED_CODE, registeredCode } from '@/domain/subsystem/paneKey';
import { entryCodeOf, type RegisteredSubsystem } from '@/domain/subsystem/registry';
import type { AppSource } from '@/shell/subsystem-loader';
import { createSourceFetcher } from './fetchSource';
import type { StartMicroApp } from './runnerTypes';
import { startStopwatch, type Stopwatch } from './openingMetrics';
import { noop, type Pane } from './pane';
import type { PaneList } from './paneList';
import type { Prefetcher } from './prefetch';
import type { RegistryCache } from './registryCache';
import type { HostDependencies } from './types';

/**
 * Maximum time from the first request to the mounted micro-app (R286); a limit of the registry starts anew when the registry
 * is loaded.
 */
const SUBSYSTEM_OPEN_TIMEOUT_MS = 120_000;

/** What a mount needs, fetched and validated. */
export interface Loaded {
  subsystem: RegisteredSubsystem;
  /** Null for a frame, which the browser loads itself. */
  source: AppSource | null;
  run: StartMicroApp;
}

/**
 * Follows whether the user asks for what is being opened ahead: true once it is, and at once for any other opening; false
 * when it is given up before.
 */
function followRequest(pane: Pane, signal: AbortSignal, onRequest: (requestedAt?: number) => void): Promise<boolean> {
  if (!pane.isAhead) return Promise.resolve(true);
  return new Promise((resolve) => {
    pane.request = (requestedAt) => {
      pane.request = noop;
      pane.awaitsRequest = false;
      onRequest(requestedAt);
      resolve(true);
    };
    signal.addEventListener('abort', () => resolve(false), { once: true });
  });
}

interface PaneOpenerOptions {
  deps: HostDependencies;
  panes: PaneList;
  registry: Pick<RegistryCache, 'find' | 'findNow'>;
  prefetcher: Prefetcher;
  /**
   * Mounts a loaded micro-app: evaluates its scripts at once, and runs its life cycles after `allowed` has resolved to
   * true.
   */
  mount(pane: Pane, attempt: number, loaded: Loaded, stopwatch: Stopwatch, allowed: Promise<boolean>): Promise<void>;
  /** Releases everything an attempt has created. */
  unmountApp(pane: Pane): Promise<void>;
  /** Fails an attempt and releases everything it has created. */
  fail(pane: Pane, attempt: number, error: unknown): void;
}

/**
 * Creates the function that opens a pane. The permission check runs in parallel with loading and evaluating; nothing is
 * mounted before its response. Results of an earlier attempt are ignored. The returned function takes the code of the
 * entry that the click has checked, if any, and the time of the navigation.
 */
export function createPaneOpener({ deps, panes, registry, prefetcher, mount, unmountApp, fail }: PaneOpenerOptions) {
  const { dispatch } = panes;

  const findSubsystem = async (pane: Pane, signal: AbortSignal): Promise<RegisteredSubsystem> => {
    try {
      const subsystem = await registry.find(registeredCode(pane.code, pane.variant), pane.hasFailed);
      signal.throwIfAborted();
      return subsystem;
    } catch (error) {
      // An embedded page that is not in the registry counts as a missing permission (R030).
      const isUnknown = error instanceof SubsystemError && error.failure.kind === 'not-registered';
      const isEmbedded = pane.code === EMBEDDED_CODE;
      throw isEmbedded && isUnknown ? new SubsystemError({ kind: 'not-permission' }) : error;
    }
  };

  const setSubsystem = (pane: Pane, subsystem: RegisteredSubsystem) => {
    if (pane.code === EMBEDDED_CODE && subsystem.isolation !== 'frame')
      throw new SubsystemError({ kind: 'not-permission' });
    pane.subsystem = subsystem;
    pane.awaitedOverride = undefined;
    pane.disabled = subsystem.disabled ?? null;
    panes.publish();
    if (subsystem.disabled) throw new SubsystemError({ kind: 'disabled' });
  };

  const fetchSource = createSourceFetcher({ deps, panes, prefetcher });

  /** Whether the server allows it; throws when the check fails. */
  const checkAccess = async (
    pane: Pane,
    subsystem: RegisteredSubsystem,
    entryCode: string,
    attempt: number,
    signal: AbortSignal,
  ) => {
    const decision = await deps.verifyAccess(entryCode, { signal });
    if (decision.allowed) return dispatch(pane, { type: 'allowed', attempt });
    if (decision.failed)
      throw new SubsystemError({ kind: 'permission', detail: deps.describeFailure(decision) || undefined });
    const wasOnScreen = panes.isOnScreen(pane);
    if (!dispatch(pane, { type: 'refused', attempt })) return false;
    pane.abort?.abort();
    if (pane.running) void unmountApp(pane);
    if (wasOnScreen) deps.openAccessDenied(subsystem, entryCode, decision);
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
    const stopwatch = startStopwatch(pane.key, attempt, isWoken, requestedAt);
    const abort = new AbortController();
    const { signal } = abort;
    pane.abort = abort;
    if (pane.isAhead) stopwatch.ahead();
    // The first page has no click that waits to be seen.
    const isUnasked = pane.isAhead || (pane.isFirstPage && attempt === 1);
    const isAnswered = isUnasked ? Promise.resolve() : new Promise<void>(deps.afterPaint);
    const { awaitsRequest } = pane;
    const requested = followRequest(pane, signal, (at) => {
      stopwatch.request(at);
      startLimit();
    });
    const finish = () => stopwatch.finish(endingOf(pane, attempt), pane.state.failure?.kind);
    // An abort ends the measurement even if a promise of the opening never settles.
    signal.addEventListener('abort', () => queueMicrotask(finish), { once: true });
    let limitMs = SUBSYSTEM_OPEN_TIMEOUT_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const startLimit = () => {
      clearTimeout(timer);
      timer = setTimeout(() => fail(pane, attempt, new SubsystemError({ kind: 'timed-out' })), limitMs);
    };
    startLimit();
    try {
      // Without waiting where the registry is known: the requests leave in the task of the click, before the page that it
      // leads to is rendered.
      const known = pane.hasFailed ? undefined : registry.findNow(registeredCode(pane.code, pane.variant));
      const subsystem = known ?? (await findSubsystem(pane, signal));
      setSubsystem(pane, subsystem);
      stopwatch.end('registry');
      const entryCode = entryCodeOf(subsystem, pane.variant);
      if (entryCode === null) throw new SubsystemError({ kind: 'not-permission' });
      if (subsystem.timeoutMs !== undefined) {
        limitMs = subsystem.timeoutMs;
        startLimit();
      }
      stopwatch.begin('permission');
      const checking = (
        entryCode === grantedCode
          ? Promise.resolve(dispatch(pane, { type: 'allowed', attempt }))
          : checkAccess(pane, subsystem, entryCode, attempt, signal)
      ).then((isAllowed) => {
        stopwatch.end('permission');
        return isAllowed;
      });
      // What waits for the user acts for nobody before the server has said yes, and then when the browser is idle.
      const loadData = () => deps.loadPermissionData(subsystem.permissionData, signal);
      const loadingData = awaitsRequest
        ? Promise.race([requested, checking]).then((isWanted) => (isWanted ? loadData() : undefined))
        : loadData();
      const mayEvaluate = awaitsRequest
        ? Promise.race([
            requested.then(() => new Promise<void>(deps.afterPaint)),
            checking.then(() => new Promise<void>(deps.whenIdle)),
          ])
        : isAnswered;
      mayEvaluate.catch(noop);
      stopwatch.begin('runner');
      stopwatch.begin('data');
      const loading = Promise.all([
        fetchSource(pane, subsystem, signal, stopwatch),
        deps.loadRunner(subsystem.isolation).then(
          (run) => {
            stopwatch.end('runner');
            return run;
          },
          (error: unknown) => {
            throw new SubsystemError(failureOf(error, 'chunk-missing'));
          },
        ),
        loadingData.then(() => {
          if (subsystem.permissionData) stopwatch.end('data');
        }),
      ]).then(async ([fetched, run]): Promise<Loaded> => {
        // Evaluating blocks the page: what was clicked is seen first, and the overlay of a click is gone. A fetch takes
        // longer than a frame, only what was prefetched waits here.
        await mayEvaluate;
        // Before the dispatch: what is drawn for it counts as time of the evaluation.
        stopwatch.begin('evaluate');
        dispatch(pane, { type: 'loaded', attempt });
        return { ...fetched, run };
      });
      const mayRun = awaitsRequest ? checking.then((isAllowed) => isAllowed && requested) : checking;
      mayRun.catch(noop);
      const start = async () => {
        const loaded = await loading;
        // A frame runs as soon as it is attached.
        if (subsystem.isolation === 'frame') {
          await checking;
          stopwatch.begin('evaluate');
        }
        // One micro-app at a time in a pane: the earlier one may still be unmounting.
        await pane.cleared;
        if (!isOpening(pane.state.status) || pane.state.attempt !== attempt) return;
        try {
          await mount(pane, attempt, loaded, stopwatch, mayRun);
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
      if (pane.state.attempt === attempt) pane.request = noop;
      finish();
    }
  };
}

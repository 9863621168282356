import { isAlive, isAtRest, isOpening } from '@/domain/subsystem/pane';
import { registeredCode } from '@/domain/subsystem/paneKey';
import { createReturnCheck } from './checkReturned';
import { createMountAhead } from './createMountAhead';
import { createRegistryFollower } from './followRegistry';
import { createAddressSync } from './syncAddress';
import type { Host, HostDependencies } from './types';
import { createPaneMounter } from './mountPane';
import { createPaneOpener } from './openPane';
import { hasUnsaved, type Pane } from './pane';
import { createPaneList } from './paneList';
import { countMountedAhead } from './openingMetrics';
import { createPrefetchCache } from './prefetchCache';
import { createRegistryCache } from './registryCache';
import { createPaneEvictor } from './evictPanes';
import { createReleaseWatch } from './watchReleases';
import { stageStore, type StageTarget } from './stageStore';

/**
 * The host of the subsystems: one pane each, opened once and then kept alive. It follows the stage's target; opening,
 * mounting, the address and the budget are separate modules, and the pane's state is the single source of truth.
 */

/** Starts the host; it follows `stageStore` until it is stopped. */
export function createHost(deps: HostDependencies): Host {
  let isStopped = false;

  const panes = createPaneList(() => evictor.schedule());
  const addressSync = createAddressSync(deps.hostHistory, panes.isOnScreen);
  const registry = createRegistryCache(deps.loadRegistry, deps.applyOverride);
  const releases = createReleaseWatch(deps, panes, registry);
  const { mount, fail, unmountApp, isMounting } = createPaneMounter({
    deps,
    panes,
    addressSync,
    releases,
    // Does not ask: the page has reloaded itself, which loses unsaved work in a window of its own, too.
    restart: (pane) => void suspend(pane),
  });
  const checkReturned = createReturnCheck({ deps, panes, releases, fail });
  const prefetchCache = createPrefetchCache((subsystem, signal) => {
    const isAdmitted = (address: string) => deps.isAdmitted(address, subsystem);
    return deps.fetchApp(subsystem.entry, { signal, isRetry: false, isAdmitted, integrity: subsystem.integrity });
  });
  const openPane = createPaneOpener({ deps, panes, registry, prefetchCache, mount, unmountApp, fail });
  const evictor = createPaneEvictor({
    panes,
    isMounting,
    budget: deps.budget,
    whenIdle: deps.whenIdle,
    suspend: (pane) => void suspend(pane),
  });

  const show = (target: StageTarget) => {
    const pane = panes.ensure(target);
    const wasVisible = pane.state.isActive;
    const { isAhead } = pane;
    if (isAhead && isAlive(pane.state.status)) countMountedAhead('shown');
    pane.isAhead = false;
    panes.dispatch(pane, { type: 'set-active', isActive: true });
    if (isAlive(pane.state.status)) {
      addressSync.follow(pane, target, wasVisible);
      if (wasVisible) return;
      checkReturned(pane, isAhead);
      return;
    }
    addressSync.resolveStart(pane, target, wasVisible);
    if (!wasVisible) void openPane(pane, target.grantedCode, target.requestedAt);
  };

  /** Gives up what opens unasked. */
  const giveWay = (pane: Pane) => {
    if (pane.isAhead && isOpening(pane.state.status)) void closePane(pane);
  };

  const apply = (target: StageTarget | null) => {
    for (const pane of panes.all()) {
      if (pane.key === target?.key) continue;
      // What the user opens comes first.
      if (target) giveWay(pane);
      pane.recheck?.abort();
      addressSync.leave(pane);
      panes.dispatch(pane, { type: 'set-active', isActive: false });
      // Removes the pane of an address that the registry does not list.
      if (pane.state.failure?.kind === 'not-permission') panes.remove(pane);
    }
    if (target) show(target);
  };

  /** Resolves when the pane is fully unmounted. */
  const unmount = async (pane: Pane, afterwards: 'idle' | 'asleep') => {
    pane.abort?.abort();
    pane.recheck?.abort();
    const { attempt } = pane.state;
    pane.inner = pane.navigator?.current() ?? pane.inner;
    panes.dispatch(pane, { type: 'unmount', attempt, afterwards });
    await unmountApp(pane);
    panes.dispatch(pane, { type: 'unmounted', attempt });
  };

  /** Opens a pane that is on screen again: after a restart, or because the user came back during the unmount. */
  const reopenShown = (pane: Pane) => {
    if (!isStopped && panes.isOnScreen(pane)) void openPane(pane);
  };

  /** Unmounts a pane and removes it, unless the user has come back to it meanwhile. */
  const closePane = async (pane: Pane) => {
    await unmount(pane, 'idle');
    if (pane.state.status === 'idle' && !pane.state.isActive) panes.remove(pane);
    else reopenShown(pane);
  };

  /** Unmounts a pane, which wakes up at the same inner address. */
  const suspend = async (pane: Pane) => {
    await unmount(pane, 'asleep');
    reopenShown(pane);
  };

  const confirmLosing = async (pane: Pane): Promise<boolean> =>
    !hasUnsaved(pane) || ((await deps.askLeave()) && !isStopped && panes.get(pane.key) === pane);

  const close = async (key: string) => {
    const pane = panes.get(key);
    if (!pane || !(await confirmLosing(pane))) return;
    if (panes.isOnScreen(pane)) deps.hostHistory.push('/home');
    await closePane(pane);
  };

  const reload = async (key: string) => {
    const pane = panes.get(key);
    if (!pane || !(await confirmLosing(pane))) return;
    await unmount(pane, 'asleep');
    // It may have been closed meanwhile.
    if (!isStopped && panes.get(key) === pane) void openPane(pane);
  };

  const { refreshRegistry, applyOverrides } = createRegistryFollower({
    panes,
    registry,
    releases,
    isStopped: () => isStopped,
    openPane,
    suspend,
    close: closePane,
  });

  const prefetchByCode = async (code: string) => {
    const subsystem = await registry.search(code);
    if (!subsystem || subsystem.disabled || isStopped) return;
    void deps.loadRunner(subsystem.isolation).catch(() => undefined);
    const isWanted = panes
      .all()
      .every((pane) => pane.subsystem?.code !== subsystem.code || isAtRest(pane.state.status));
    if (isWanted && subsystem.isolation === 'sandbox') prefetchCache.prefetch(subsystem);
  };

  const mountAhead = createMountAhead({ deps, panes, registry, isStopped: () => isStopped, openPane });

  const unfollow = stageStore.subscribe(({ target, isMountingAheadPaused }, before) => {
    if (isStopped) return;
    if (isMountingAheadPaused && !before.isMountingAheadPaused) panes.all().forEach(giveWay);
    if (target !== before.target) apply(target);
  });
  apply(stageStore.getState().target);

  return {
    retry: (key) => {
      const pane = panes.get(key);
      if (pane && !isStopped) void openPane(pane);
    },
    reload,
    close,
    suspend: async (key) => {
      const pane = panes.get(key);
      const canSuspend = pane?.state.status === 'hidden' && !pane.state.isActive && !hasUnsaved(pane);
      if (canSuspend) await suspend(pane);
    },
    wake: async (key) => {
      const pane = panes.get(key);
      if (pane?.state.status === 'asleep' && !isStopped) await openPane(pane);
    },
    prefetch: (code, variant = null) => {
      // A failed prefetch is retried, and reported, when the subsystem is opened.
      if (!isStopped && deps.canPrefetch()) prefetchByCode(registeredCode(code, variant)).catch(() => undefined);
    },
    mountAhead: (code, variant = null) => mountAhead(code, variant).catch(() => false),
    warmUp: () => {
      if (isStopped || !deps.canPrefetch()) return;
      registry.search('').catch(() => undefined);
      deps.prepareSandbox().catch(() => undefined);
    },
    refreshRegistry,
    applyOverrides,
    refreshPermissionData: () => {
      for (const { state, subsystem, abort } of panes.all())
        if (abort && subsystem && isAlive(state.status))
          void deps.refreshPermissionData(subsystem.permissionData, abort.signal);
    },
    checkRelease: () => {
      for (const pane of panes.all()) if (panes.isOnScreen(pane)) void releases.check(pane);
    },
    stop: async () => {
      isStopped = true;
      unfollow();
      evictor.stop();
      prefetchCache.stop();
      // Sign-out does not wait for the unmounts, so hide all panes first.
      for (const pane of panes.all()) panes.dispatch(pane, { type: 'set-active', isActive: false });
      await Promise.all(panes.all().map((pane) => unmount(pane, 'idle')));
      for (const pane of panes.all()) panes.remove(pane);
    },
  };
}

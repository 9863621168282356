import { isAlive } from '@/domain/subsystem/pane';
import { createOpenAhead } from './createOpenAhead';
import { createReturnCheck } from './createReturnCheck';
import { createPaneCloser } from './createPaneCloser';
import { createRegistryFollower } from './createRegistryFollower';
import { createAddressSync } from './createAddressSync';
import type { Host, HostDependencies } from './types';
import { createPaneMounter } from './createPaneMounter';
import { createPaneOpener } from './createPaneOpener';
import { hasUnsaved } from './pane';
import { createPaneList } from './paneList';
import { countEvaluatedAhead, countMountedAhead } from './openingMetrics';
import { createPrefetcher } from './prefetch';
import { createRegistryCache } from './registryCache';
import { createPaneEvictor } from './createPaneEvictor';
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
  const prefetcher = createPrefetcher({ deps, panes, registry, isStopped: () => isStopped });
  const openPane = createPaneOpener({ deps, panes, registry, prefetcher, mount, unmountApp, fail });
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
    if (isAhead && pane.awaitsRequest) countEvaluatedAhead('shown');
    pane.isAhead = false;
    // The user waits for it from now on.
    if (isAhead && pane.state.status === 'mounting' && !pane.awaitsRequest) panes.setLayoutExtent('none');
    panes.dispatch(pane, { type: 'set-active', isActive: true });
    if (isAlive(pane.state.status)) {
      addressSync.follow(pane, target, wasVisible);
      if (wasVisible) return;
      checkReturned(pane, isAhead);
      return;
    }
    addressSync.resolveStart(pane, target, wasVisible);
    pane.request(target.requestedAt);
    if (!wasVisible) void openPane(pane, target.grantedCode, target.requestedAt);
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

  const { unmount, suspend, closePane, close, reload } = createPaneCloser({
    deps,
    panes,
    unmountApp,
    isStopped: () => isStopped,
    openPane: (pane) => void openPane(pane),
  });

  const { refreshRegistry, applyOverrides } = createRegistryFollower({
    panes,
    registry,
    releases,
    isStopped: () => isStopped,
    openPane,
    suspend,
    close: closePane,
  });

  const { mountAhead, evaluateAhead, giveWay } = createOpenAhead({
    ...{ deps, panes, registry, openPane, closePane },
    isStopped: () => isStopped,
  });

  /** Each layout would delay an opening, and what is pointed at is about to be opened. */
  const releaseLayouts = () => {
    panes.setPointedAt(null);
    if (panes.layoutExtent() === 'all') panes.setLayoutExtent('recent');
  };

  const unfollow = stageStore.subscribe(({ target, isMountingAheadPaused, pointedAt }, before) => {
    if (isStopped) return;
    if (pointedAt !== null && pointedAt !== before.pointedAt) panes.setPointedAt(pointedAt);
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
      releaseLayouts();
      prefetcher.prefetch(code, variant);
    },
    evaluateAhead: (code, variant) => {
      releaseLayouts();
      prefetcher.prefetch(code, variant);
      evaluateAhead(code, variant).catch(() => undefined);
    },
    prefetchFirst: prefetcher.prefetchFirst,
    prefetchLikely: prefetcher.prefetchLikely,
    mountAhead: (code, variant = null) => mountAhead(code, variant).catch(() => false),
    layOutAll: () => {
      if (!isStopped && !isMounting() && panes.layoutExtent() === 'recent') panes.setLayoutExtent('all');
    },
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
      prefetcher.stop();
      // Sign-out does not wait for the unmounts, so hide all panes first.
      for (const pane of panes.all()) panes.dispatch(pane, { type: 'set-active', isActive: false });
      await Promise.all(panes.all().map((pane) => unmount(pane, 'idle')));
      for (const pane of panes.all()) panes.remove(pane);
    },
  };
}

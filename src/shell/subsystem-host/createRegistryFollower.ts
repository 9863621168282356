import { isAtRest } from '@/domain/subsystem/pane';
import { registeredCode } from '@/domain/subsystem/paneKey';
import { hasUnsaved, type Pane } from './pane';
import type { PaneList } from './paneList';
import type { RegistryCache } from './registryCache';
import type { Host } from './types';
import type { ReleaseWatch } from './watchReleases';

interface RegistryFollowerOptions {
  panes: PaneList;
  registry: Pick<RegistryCache, 'find' | 'refresh'>;
  releases: Pick<ReleaseWatch, 'check' | 'expire'>;
  isStopped(): boolean;
  openPane(pane: Pane): Promise<void>;
  suspend(pane: Pane): Promise<void>;
  /** Unmounts a pane and removes it. */
  close(pane: Pane): Promise<void>;
}

/** Creates what open panes do when the registry or the overrides of this window have changed. */
export function createRegistryFollower({
  panes,
  registry,
  releases,
  isStopped,
  openPane,
  suspend,
  close,
}: RegistryFollowerOptions): Pick<Host, 'refreshRegistry' | 'applyOverrides'> {
  const applyOverride = async (pane: Pane) => {
    if (!pane.subsystem) return;
    const current = await registry.find(registeredCode(pane.code, pane.variant), false).catch(() => null);
    if (!current || isStopped() || panes.get(pane.key) !== pane) return;
    pane.awaitedOverride = undefined;
    if (current.override?.address === pane.subsystem.override?.address) return;
    if (isAtRest(pane.state.status)) {
      // Found again, with its override, when it is opened.
      pane.subsystem = current;
      if (panes.isOnScreen(pane)) void openPane(pane);
    } else if (hasUnsaved(pane)) pane.awaitedOverride = current.override ?? null;
    else await suspend(pane);
  };

  return {
    refreshRegistry: async () => {
      const refreshed = await registry.refresh();
      if (!refreshed || isStopped()) return;
      const { before, fresh } = refreshed;
      for (const pane of panes.all()) {
        const code = registeredCode(pane.code, pane.variant);
        const subsystem = fresh.subsystems.get(code);
        if (!subsystem) continue;
        const last = before.subsystems.get(code);
        const isMoved = subsystem.entry !== last?.entry || subsystem.version !== last.version;
        // A wake-up checks the release while the registry is still loading: that check has seen the old address.
        if (isMoved) releases.expire(pane);
        if (isMoved && panes.isOnScreen(pane)) void releases.check(pane);
        pane.disabled = subsystem.disabled ?? null;
        // Nobody has opened it: there is no work that would be lost. What is pointed at ends by itself.
        const mayBeAhead = !subsystem.disabled && (subsystem.prefetch === 'mount' || pane.awaitsRequest);
        if (pane.isAhead && !mayBeAhead) void close(pane);
        const isBack = pane.disabled === null && pane.state.failure?.kind === 'disabled';
        if (isBack && panes.isOnScreen(pane)) void openPane(pane);
      }
      panes.publish();
    },
    applyOverrides: async () => {
      await Promise.all(panes.all().map(applyOverride));
      if (!isStopped()) panes.publish();
    },
  };
}

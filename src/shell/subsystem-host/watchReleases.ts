import { registeredCode } from '@/domain/subsystem/paneKey';
import { isSameRelease, type PaneUpdate } from '@/domain/subsystem/release';
import type { Pane } from './pane';
import type { PaneList } from './paneList';
import type { RegistryCache } from './registryCache';
import type { HostDependencies } from './types';

/** Minimum time between two questions whether the server has another release of an open subsystem. */
export const SUBSYSTEM_RELEASE_CHECK_MS = 60_000;

/** Finds out whether an open pane shows an earlier release than the server has (F20). */
export interface ReleaseWatch {
  /**
   * Asks the server, at most once per minute. Frames are not asked: their pages cannot be read. Each other release is
   * offered once; an offer ends when the server has the open release again.
   */
  check(pane: Pane): Promise<void>;
  /** Lets the next check ask at once: the registry names another release than at the last one. */
  expire(pane: Pane): void;
  /** A file of the open release is gone. */
  reportMissingFile(pane: Pane): void;
}

const lacksFile = ({ update }: Pane) => update?.kind === 'file-missing';

export function createReleaseWatch(
  { fetchRelease }: Pick<HostDependencies, 'fetchRelease'>,
  panes: PaneList,
  registry: Pick<RegistryCache, 'find'>,
): ReleaseWatch {
  const setUpdate = (pane: Pane, update: PaneUpdate | null) => {
    pane.update = update;
    panes.publish();
  };

  return {
    check: async (pane) => {
      const { release, subsystem, abort } = pane;
      if (!release || !subsystem || !abort || lacksFile(pane)) return;
      if (Date.now() - release.checkedAt < SUBSYSTEM_RELEASE_CHECK_MS) return;
      release.checkedAt = Date.now();
      // A release may have an address of its own, which the registry names.
      const findCurrent = () => registry.find(registeredCode(pane.code, pane.variant), false);
      try {
        const current = await findCurrent();
        if (current.entry === subsystem.refusedEntry) return;
        const found = await fetchRelease(current.entry, abort.signal);
        if (pane.release !== release || lacksFile(pane)) return;
        // The registry has changed meanwhile, and the release that it names now is asked for by another check.
        if ((await findCurrent()).entry !== current.entry) return;
        const isOpen = isSameRelease(release, found);
        if (isSameRelease(release.offered ?? release, found)) return;
        release.offered = isOpen ? undefined : found;
        setUpdate(pane, isOpen ? null : { kind: 'released', version: found.version ?? current.version ?? null });
      } catch {
        // The server does not answer now; a return after a minute asks again.
      }
    },
    expire: ({ release }) => {
      if (release) release.checkedAt = -Infinity;
    },
    reportMissingFile: (pane) => {
      if (!lacksFile(pane)) setUpdate(pane, { kind: 'file-missing', version: null });
    },
  };
}

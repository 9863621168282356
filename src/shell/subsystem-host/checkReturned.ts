import { entryCodeOf } from '@/domain/subsystem/registry';
import type { Pane } from './pane';
import type { PaneList } from './paneList';
import type { HostDependencies } from './types';
import type { ReleaseWatch } from './watchReleases';

interface ReturnCheckOptions {
  deps: Pick<HostDependencies, 'afterPaint' | 'openHelp' | 'refreshPermissionData' | 'verifyAccess'>;
  panes: PaneList;
  releases: Pick<ReleaseWatch, 'check'>;
}

/** Creates the check of a pane that is shown again. No return waits for it: the frame with the pane comes first. */
export function createReturnCheck({ deps, panes, releases }: ReturnCheckOptions): (pane: Pane) => void {
  /**
   * Checks the permission of a kept-alive pane, which is shown meanwhile; only a clear refusal hides it (A28). The check
   * of the newest return counts: responses to earlier ones are ignored (T18).
   */
  const recheck = async (pane: Pane, signal: AbortSignal) => {
    const { subsystem } = pane;
    const entryCode = subsystem && entryCodeOf(subsystem, pane.variant);
    if (!subsystem || !entryCode) return;
    void deps.refreshPermissionData(subsystem.permissionData, signal);
    try {
      const decision = await deps.verifyAccess(entryCode, { signal });
      if (signal.aborted || !panes.isOnScreen(pane)) return;
      if (!decision.allowed && !decision.failed) deps.openHelp(subsystem, entryCode, decision);
    } catch {
      // A failed check says nothing about the permission: keep the pane, and check again at the next return.
    }
  };

  return (pane) => {
    pane.recheck?.abort();
    pane.recheck = new AbortController();
    const { signal } = pane.recheck;
    deps.afterPaint(() => {
      if (signal.aborted) return;
      void recheck(pane, signal);
      void releases.check(pane);
    });
  };
}

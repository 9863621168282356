import { SubsystemError } from '@/domain/subsystem/failure';
import { entryCodeOf } from '@/domain/subsystem/registry';
import type { Pane } from './pane';
import type { PaneList } from './paneList';
import type { HostDependencies } from './types';
import type { ReleaseWatch } from './watchReleases';

interface ReturnCheckOptions {
  deps: Pick<
    HostDependencies,
    'afterPaint' | 'describeFailure' | 'openAccessDenied' | 'refreshPermissionData' | 'verifyAccess'
  >;
  panes: PaneList;
  releases: Pick<ReleaseWatch, 'check'>;
  fail(pane: Pane, attempt: number, error: unknown): void;
}

/** Creates the check of a pane that is shown again. No return waits for it: the frame with the pane comes first. */
export function createReturnCheck({
  deps,
  panes,
  releases,
  fail,
}: ReturnCheckOptions): (pane: Pane, isFirst: boolean) => void {
  /**
   * Checks the permission of a kept-alive pane, which is shown meanwhile; only a clear refusal hides it (A28). The check
   * of the newest return counts: responses to earlier ones are ignored (T18). What was mounted ahead and is shown for the
   * first time (`isFirst`) fails with the check, like any other opening.
   */
  const recheck = async (pane: Pane, signal: AbortSignal, isFirst: boolean) => {
    const { subsystem } = pane;
    const entryCode = subsystem && entryCodeOf(subsystem, pane.variant);
    if (!subsystem || !entryCode) return;
    void deps.refreshPermissionData(subsystem.permissionData, signal);
    try {
      const decision = await deps.verifyAccess(entryCode, { signal });
      if (signal.aborted || !panes.isOnScreen(pane)) return;
      if (decision.allowed) return;
      if (!decision.failed) deps.openAccessDenied(subsystem, entryCode, decision);
      else if (isFirst) {
        const detail = deps.describeFailure(decision) || undefined;
        fail(pane, pane.state.attempt, new SubsystemError({ kind: 'permission', detail }));
      }
    } catch {
      // A failed check says nothing about the permission: keep the pane, and check again at the next return.
    }
  };

  return (pane, isFirst) => {
    pane.recheck?.abort();
    pane.recheck = new AbortController();
    const { signal } = pane.recheck;
    deps.afterPaint(() => {
      if (signal.aborted) return;
      void recheck(pane, signal, isFirst);
      void releases.check(pane);
    });
  };
}

import { HOME_PATH } from '@/constants/paths';
import { isAtRest } from '@/domain/subsystem/pane';
import { hasUnsaved, type Pane } from './pane';
import type { PaneList } from './paneList';
import type { HostDependencies } from './types';

interface PaneCloserOptions {
  deps: Pick<HostDependencies, 'askLeave' | 'hostHistory'>;
  panes: PaneList;
  /** Releases everything that a mount has created. */
  unmountApp(pane: Pane): Promise<void>;
  isStopped(): boolean;
  openPane(pane: Pane): void;
}

/** Creates what ends a mount: closing, suspending and reloading a pane (A26). */
export function createPaneCloser({ deps, panes, unmountApp, isStopped, openPane }: PaneCloserOptions) {
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
    if (!isStopped() && panes.isOnScreen(pane)) openPane(pane);
  };

  const closing = new WeakSet<Pane>();

  /** Unmounts a pane and removes it, unless the user has come back to it meanwhile. */
  const closePane = async (pane: Pane) => {
    closing.add(pane);
    await unmount(pane, 'idle');
    closing.delete(pane);
    // Asleep, if a suspension or a reload had begun the unmount.
    if (isAtRest(pane.state.status) && !pane.state.isActive) panes.remove(pane);
    else reopenShown(pane);
  };

  /** Unmounts a pane, which wakes up at the same inner address. */
  const suspend = async (pane: Pane) => {
    await unmount(pane, 'asleep');
    reopenShown(pane);
  };

  const confirmLosing = async (pane: Pane, purpose: 'close' | 'reload'): Promise<boolean> =>
    !hasUnsaved(pane) ||
    ((await deps.askLeave(purpose, pane.subsystem ?? undefined)) && !isStopped() && panes.get(pane.key) === pane);

  const close = async (key: string) => {
    const pane = panes.get(key);
    if (!pane || !(await confirmLosing(pane, 'close'))) return;
    if (panes.isOnScreen(pane)) deps.hostHistory.push(HOME_PATH);
    await closePane(pane);
  };

  const reload = async (key: string) => {
    const pane = panes.get(key);
    if (!pane || !(await confirmLosing(pane, 'reload'))) return;
    await unmount(pane, 'asleep');
    // It may have been closed meanwhile, or wait for the same unmount to be closed.
    if (!isStopped() && panes.get(key) === pane && !closing.has(pane)) openPane(pane);
  };

  return { unmount, suspend, closePane, close, reload };
}

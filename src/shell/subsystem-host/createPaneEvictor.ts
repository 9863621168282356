import { selectPanesToSuspend } from '@/domain/subsystem/budget';
import { isAlive, isOpening } from '@/domain/subsystem/pane';
import { hasUnsaved, type Pane } from './pane';
import type { PaneList } from './paneList';

interface PaneEvictorOptions {
  panes: PaneList;
  budget(): number;
  whenIdle(act: () => void): () => void;
  isMounting(): boolean;
  suspend(pane: Pane): void;
}

/** When the browser is idle, restores the layout of hidden panes and suspends panes beyond the budget. */
export interface PaneEvictor {
  /** Call it after each change. */
  schedule(): void;
  stop(): void;
}

/** Creates the evictor; nothing is scheduled while there is nothing to do. */
export function createPaneEvictor({ panes, budget, whenIdle, isMounting, suspend }: PaneEvictorOptions): PaneEvictor {
  let cancel: (() => void) | null = null;
  let isStopped = false;

  const panesToSuspend = () =>
    selectPanesToSuspend(
      panes
        .all()
        .filter(({ state }) => isAlive(state.status))
        .map((pane) => ({
          key: pane.key,
          isShown: pane.state.isActive,
          hasUnsaved: hasUnsaved(pane),
          usedAt: pane.usedAt,
        })),
      budget(),
    );

  const evict = () => {
    cancel = null;
    // Mounting has priority; it publishes a change when it is done.
    if (isStopped || isMounting()) return;
    if (panes.layoutExtent() === 'none') panes.setLayoutExtent('recent');
    for (const key of panesToSuspend()) {
      const pane = panes.get(key);
      if (pane) suspend(pane);
    }
  };

  return {
    schedule: () => {
      if (isStopped || cancel || isMounting()) return;
      const isCrowded = panesToSuspend().length > 0;
      const isBusy = panes.all().some(({ state }) => state.isActive && isOpening(state.status));
      if (panes.layoutExtent() !== 'none' && (!isCrowded || isBusy)) return;
      cancel = whenIdle(evict);
    },
    stop: () => {
      isStopped = true;
      cancel?.();
    },
  };
}

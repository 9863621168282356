import { chooseSleepers } from '@/domain/subsystem/budget';
import { isAlive, isOpening } from '@/domain/subsystem/pane';
import { hasUnsaved, type Pane } from './pane';
import type { PaneList } from './paneList';

interface SettlingTools {
  panes: PaneList;
  budget(): number;
  whenIdle(act: () => void): () => void;
  isMounting(): boolean;
  sleep(pane: Pane): void;
}

/** Tidies up in quiet moments: panes get their layout back, and those beyond the budget go to sleep. */
export interface Settling {
  /** Something has changed. */
  soon(): void;
  stop(): void;
}

/** Makes what tidies up; nothing is planned while there is nothing to do. */
export function createSettling({ panes, budget, whenIdle, isMounting, sleep }: SettlingTools): Settling {
  let cancel: (() => void) | null = null;
  let isStopped = false;

  const sleepers = () =>
    chooseSleepers(
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

  const settle = () => {
    cancel = null;
    // What is being opened comes first; it says when it is done.
    if (isStopped || isMounting()) return;
    panes.stepBack(false);
    for (const key of sleepers()) {
      const pane = panes.get(key);
      if (pane) sleep(pane);
    }
  };

  return {
    soon: () => {
      if (isStopped || cancel || isMounting()) return;
      const isCrowded = sleepers().length > 0;
      const isBusy = panes.all().some(({ state }) => state.isActive && isOpening(state.status));
      if (!panes.isSteppedBack() && (!isCrowded || isBusy)) return;
      cancel = whenIdle(settle);
    },
    stop: () => {
      isStopped = true;
      cancel?.();
    },
  };
}

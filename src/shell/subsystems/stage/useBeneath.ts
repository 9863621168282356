import { type RefObject, useEffect } from 'react';
import { isAlive } from '@/domain/subsystem/pane';
import { layBeneath, liftBeneath } from '@/shell/panes';
import { stageStore } from '../stageStore';

/** Going from one living pane to another leaves the first painted beneath the second for a moment. */
export function useBeneath(stage: RefObject<HTMLElement | null>): void {
  useEffect(
    () =>
      stageStore.subscribe(({ target, panes }, { target: before }) => {
        if (target?.key === before?.key) return;
        const isReturn = panes.some(({ key, state }) => key === target?.key && isAlive(state.status));
        const left = panes.find(({ key, state }) => key === before?.key && isAlive(state.status));
        const sectionOf = (key = '') =>
          stage.current?.querySelector<HTMLElement>(`[data-pane="${CSS.escape(key)}"]`) ?? null;
        const section = sectionOf(left?.key);
        if (isReturn && section) layBeneath(section, sectionOf(target?.key));
        else liftBeneath();
      }),
    [stage],
  );
}

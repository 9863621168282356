import { type RefObject, useEffect } from 'react';
import { isAlive } from '@/domain/subsystem/pane';
import { showUnderlay, clearUnderlay } from '@/shell/view-restoration';
import { stageStore } from '@/shell/subsystem-host';

/** Keeps the pane that was left painted below the shown one for a moment, when both are mounted. */
export function useUnderlay(stage: RefObject<HTMLElement | null>): void {
  useEffect(
    () =>
      stageStore.subscribe(({ target, panes }, { target: before }) => {
        if (target?.key === before?.key) return;
        const isReturn = panes.some(({ key, state }) => key === target?.key && isAlive(state.status));
        const left = panes.find(({ key, state }) => key === before?.key && isAlive(state.status));
        const sectionOf = (key = '') =>
          stage.current?.querySelector<HTMLElement>(`[data-pane="${CSS.escape(key)}"]`) ?? null;
        const section = sectionOf(left?.key);
        if (isReturn && section) showUnderlay(section, sectionOf(target?.key));
        else clearUnderlay();
      }),
    [stage],
  );
}

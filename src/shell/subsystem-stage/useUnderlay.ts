import { type RefObject, useEffect } from 'react';
import { isAlive } from '@/domain/subsystem/pane';
import { clearUnderlay, endPreparation, prepareUnderlay, showUnderlay } from '@/shell/view-restoration';
import { stageStore } from '@/shell/subsystem-host';

/**
 * Keeps the pane that was left painted below the shown one for a moment, when both are mounted, and paints the one that
 * somebody points at.
 */
export function useUnderlay(stage: RefObject<HTMLElement | null>): void {
  useEffect(
    () =>
      stageStore.subscribe(({ target, panes, pointedAt }, { target: before, pointedAt: pointedAtBefore }) => {
        const sectionOf = (key = '') =>
          stage.current?.querySelector<HTMLElement>(`[data-pane="${CSS.escape(key)}"]`) ?? null;
        if (pointedAt !== pointedAtBefore) {
          const section = pointedAt && sectionOf(pointedAt);
          if (section) prepareUnderlay(section);
          else endPreparation();
        }
        if (target?.key === before?.key) return;
        const isReturn = panes.some(({ key, state }) => key === target?.key && isAlive(state.status));
        const left = panes.find(({ key, state }) => key === before?.key && isAlive(state.status));
        const section = sectionOf(left?.key);
        const shown = sectionOf(target?.key);
        if (isReturn && section) showUnderlay(section, shown);
        else clearUnderlay(shown);
      }),
    [stage],
  );
}

import { useStore } from 'zustand';
import type { SubsystemTarget } from '@/domain/navigation';
import { isAlive } from '@/domain/subsystem/pane';
import { stageStore } from '@/shell/subsystems';

/** What an entry says of its subsystem: kept open, put to sleep to be woken where it was left, or neither (A26). */
export type Mark = 'alive' | 'asleep' | null;

/** The mark of an entry; it changes with the pane's state and with nothing else of the stage. */
export function useMark(target: SubsystemTarget | null): Mark {
  return useStore(stageStore, ({ panes }) => {
    const status = target && panes.find(({ key }) => key === target.key)?.state.status;
    if (!status) return null;
    if (isAlive(status)) return 'alive';
    return status === 'asleep' ? 'asleep' : null;
  });
}

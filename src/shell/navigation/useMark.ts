import { useStore } from 'zustand';
import { subsystemTarget, type NavigationEntry, type SubsystemTarget } from '@/domain/navigation';
import { isAlive, type PaneStatus } from '@/domain/subsystem/pane';
import { stageStore } from '@/shell/subsystems';

/** What an entry says of its subsystem: kept open, put to sleep to be woken where it was left, or neither (A26). */
export type Mark = 'alive' | 'asleep' | null;

const markOf = (status: PaneStatus | undefined): Mark => {
  if (!status) return null;
  if (isAlive(status)) return 'alive';
  return status === 'asleep' ? 'asleep' : null;
};

/** The mark of an entry; it changes with the pane's state and with nothing else of the stage. */
export function useMark(target: SubsystemTarget | null): Mark {
  return useStore(stageStore, ({ panes }) => markOf(panes.find(({ key }) => key === target?.key)?.state.status));
}

/** The mark of what stands behind one button: of the liveliest of its entries. */
export function useMarkAmong(entries: readonly NavigationEntry[]): Mark {
  const keys = entries.map((entry) => subsystemTarget(entry)?.key);
  return useStore(stageStore, ({ panes }) => {
    const marks = panes.filter(({ key }) => keys.includes(key)).map(({ state }) => markOf(state.status));
    return marks.find((mark) => mark === 'alive') ?? marks.find((mark) => mark === 'asleep') ?? null;
  });
}

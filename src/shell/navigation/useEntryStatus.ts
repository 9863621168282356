import { useStore } from 'zustand';
import { subsystemTarget, type NavigationEntry, type SubsystemTarget } from '@/domain/navigation';
import { isAlive } from '@/domain/subsystem/pane';
import { stageStore, type PaneView } from '@/shell/subsystem-host';

/** Status of the pane behind an entry: alive, asleep, or null when there is none (A26). */
export type EntryStatus = 'alive' | 'asleep' | null;

const entryStatusOf = (pane: PaneView | undefined): EntryStatus => {
  // What was mounted ahead has not been opened.
  if (!pane || pane.isAhead) return null;
  const { status } = pane.state;
  if (isAlive(status)) return 'alive';
  return status === 'asleep' ? 'asleep' : null;
};

/** Status of an entry. Re-renders only when that pane's status changes. */
export function useEntryStatus(target: SubsystemTarget | null): EntryStatus {
  return useStore(stageStore, ({ panes }) => entryStatusOf(panes.find(({ key }) => key === target?.key)));
}

/** Status of a group of entries: alive if any is alive, else asleep if any is asleep. */
export function useCombinedStatus(entries: readonly NavigationEntry[]): EntryStatus {
  const keys = entries.map((entry) => subsystemTarget(entry)?.key);
  return useStore(stageStore, ({ panes }) => {
    const statuses = panes.filter(({ key }) => keys.includes(key)).map(entryStatusOf);
    return statuses.find((status) => status === 'alive') ?? statuses.find((status) => status === 'asleep') ?? null;
  });
}

import { useEffect } from 'react';
import { IDLE_PREPARE_DELAY_MS, IDLE_PREPARE_ENTRIES } from '@/constants/navigation';
import { subsystemTarget, type NavigationEntry, type SubsystemTarget } from '@/domain/navigation';
import { prepareSubsystem, stageStore } from '@/shell/subsystems';
import { whenIdle } from '@/utils/whenIdle';

type Connection = { saveData?: boolean; effectiveType?: string };

/** Who saves data, or waits for every byte, gets nothing that was not asked for. */
const isGenerous = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '');
};

/** Once the first page stands, the first entries that lead to a subsystem are fetched ahead in a quiet moment. */
export function useIdlePrepare(entries: readonly NavigationEntry[], isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return;
    let stopWaiting = () => {};
    const prepare = () => {
      if (document.hidden || !isGenerous()) return;
      const { panes } = stageStore.getState();
      entries
        .map(subsystemTarget)
        .filter((target): target is SubsystemTarget => target !== null)
        .filter((target) => !panes.some(({ key }) => key === target.key))
        .slice(0, IDLE_PREPARE_ENTRIES)
        .forEach(({ code, variant }) => prepareSubsystem(code, variant));
    };
    const timer = setTimeout(() => {
      stopWaiting = whenIdle(prepare);
    }, IDLE_PREPARE_DELAY_MS);
    return () => {
      clearTimeout(timer);
      stopWaiting();
    };
    // Once after the start: what is in the list then counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isReady]);
}

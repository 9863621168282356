import { useEffect } from 'react';
import { IDLE_PREPARE_DELAY_MS, IDLE_PREPARE_ENTRIES, IDLE_WARM_UP_DELAY_MS } from '@/constants/navigation';
import { subsystemTarget, type NavigationEntry, type SubsystemTarget } from '@/domain/navigation';
import { prepareSubsystem, stageStore, warmUpSubsystems } from '@/shell/subsystems';
import { mayPrepare } from '@/utils/mayPrepare';
import { whenIdle } from '@/utils/whenIdle';

/** Does something in a quiet moment some time from now; answers what stops it. */
function later(milliseconds: number, act: () => void): () => void {
  let stopWaiting = () => {};
  const timer = setTimeout(() => {
    stopWaiting = whenIdle(() => {
      if (!document.hidden && mayPrepare()) act();
    });
  }, milliseconds);
  return () => {
    clearTimeout(timer);
    stopWaiting();
  };
}

/**
 * Once the first page stands, what the opening of any subsystem needs is fetched ahead, and a while later the first
 * entries that lead to one, each in a quiet moment.
 */
export function useIdlePrepare(entries: readonly NavigationEntry[], isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return;
    const prepare = () => {
      const { panes } = stageStore.getState();
      entries
        .map(subsystemTarget)
        .filter((target): target is SubsystemTarget => target !== null)
        .filter((target) => !panes.some(({ key }) => key === target.key))
        .slice(0, IDLE_PREPARE_ENTRIES)
        .forEach(({ code, variant }) => prepareSubsystem(code, variant));
    };
    const stops = [later(IDLE_WARM_UP_DELAY_MS, warmUpSubsystems), later(IDLE_PREPARE_DELAY_MS, prepare)];
    return () => stops.forEach((stop) => stop());
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once after the start: what is in the list then counts
  }, [isReady]);
}

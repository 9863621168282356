import { useEffect } from 'react';
import { IDLE_PREFETCH_DELAY_MS, IDLE_PREFETCH_ENTRIES, IDLE_WARM_UP_DELAY_MS } from '@/constants/navigation';
import { subsystemTarget, type NavigationEntry, type SubsystemTarget } from '@/domain/navigation';
import { prefetchSubsystem, stageStore, warmUpSubsystems } from '@/shell/subsystems';
import { canPrefetch } from '@/utils/canPrefetch';
import { whenIdle } from '@/utils/whenIdle';

/** Runs a callback after a delay, when the browser is idle; returns the cancel function. */
function later(milliseconds: number, act: () => void): () => void {
  let stopWaiting = () => {};
  const timer = setTimeout(() => {
    stopWaiting = whenIdle(() => {
      if (!document.hidden && canPrefetch()) act();
    });
  }, milliseconds);
  return () => {
    clearTimeout(timer);
    stopWaiting();
  };
}

/**
 * After the first page is rendered, prefetches what every subsystem needs, and later the first entries that lead to
 * one, each when the browser is idle.
 */
export function useIdlePrefetch(entries: readonly NavigationEntry[], isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return;
    const prefetch = () => {
      const { panes } = stageStore.getState();
      entries
        .map(subsystemTarget)
        .filter((target): target is SubsystemTarget => target !== null)
        .filter((target) => !panes.some(({ key }) => key === target.key))
        .slice(0, IDLE_PREFETCH_ENTRIES)
        .forEach(({ code, variant }) => prefetchSubsystem(code, variant));
    };
    const stops = [later(IDLE_WARM_UP_DELAY_MS, warmUpSubsystems), later(IDLE_PREFETCH_DELAY_MS, prefetch)];
    return () => stops.forEach((stop) => stop());
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once after the start: what is in the list then counts
  }, [isReady]);
}

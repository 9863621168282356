import { useEffect, useRef } from 'react';
import { subsystemTarget, type NavigationEntry, type SubsystemTarget } from '@/domain/navigation';
import { prefetchLikelySubsystems, prefetchSubsystem, stageStore, warmUpSubsystems } from '@/shell/subsystem-host';
import { prefetchWhenIdle } from '@/utils/prefetchWhenIdle';

/** Hover time before the subsystem of an entry is prefetched; a pointer that only passes triggers nothing. */
export const POINTED_AT_MS = 80;

/** Prefetches the subsystem of an entry on hover, focus or touch. */
export function usePrefetch(target: SubsystemTarget | null, isNeeded: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forget = () => clearTimeout(timer.current);
  useEffect(() => forget, []);

  if (!target || !isNeeded) return { onPointerLeave: forget };
  const prefetch = () => prefetchSubsystem(target.code, target.variant);
  return {
    onPointerEnter: () => {
      forget();
      timer.current = setTimeout(prefetch, POINTED_AT_MS);
    },
    onPointerLeave: forget,
    onFocus: prefetch,
    onTouchStart: prefetch,
  };
}

/** Delay after the first page before the code shared by all subsystems is prefetched when idle. */
const IDLE_WARM_UP_DELAY_MS = 1_000;
/** Delay before the likely subsystems are prefetched: the first page has priority. */
const IDLE_PREFETCH_DELAY_MS = 8_000;

/**
 * After the first page is rendered, prefetches what every subsystem needs, and later the subsystems that the person is
 * likely to open, each when the browser is idle.
 */
export function useIdlePrefetch(entries: readonly NavigationEntry[], isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return;
    const prefetch = () => {
      const { panes } = stageStore.getState();
      const keys = entries.flatMap((entry) => subsystemTarget(entry)?.key ?? []);
      prefetchLikelySubsystems(keys.filter((known) => panes.every(({ key }) => key !== known)));
    };
    const stops = [
      prefetchWhenIdle(IDLE_WARM_UP_DELAY_MS, warmUpSubsystems),
      prefetchWhenIdle(IDLE_PREFETCH_DELAY_MS, prefetch),
    ];
    return () => stops.forEach((stop) => stop());
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once after the start: what is in the list then counts
  }, [isReady]);
}

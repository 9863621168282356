import { useEffect, useRef, type PointerEvent } from 'react';
import { clickTarget, findEntry, highlightedCode, subsystemTarget, type NavigationEntry } from '@/domain/navigation';
import {
  offerPanes,
  prefetchLikelySubsystems,
  prefetchSubsystem,
  evaluateSubsystem,
  isPaneAlive,
  pointAtPane,
  stageStore,
  stopPointingAtPane,
  warmUpSubsystems,
} from '@/shell/subsystem-host';
import { prefetchWhenIdle } from '@/utils/prefetchWhenIdle';
import { useEntries } from './registeredEntries';

/** Time of hover or focus before what a link leads to is prepared; a pointer that only passes triggers nothing. */
export const POINTED_AT_MS = 80;

/**
 * Prefetches the subsystem of an entry on focus or touch, and evaluates it when somebody points at it or stays on it; one
 * that is mounted is painted. One whose click asks the server itself (`isChecked`, R083) is not evaluated.
 */
export function usePrefetch(entry: NavigationEntry | undefined) {
  const target = entry ? subsystemTarget(entry) : null;
  const isChecked = entry !== undefined && clickTarget(entry).kind === 'verify';
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPointedAt = useRef(false);
  /** A touch moves the focus, too, which is no pointing. */
  const isTouched = useRef(false);
  const key = target?.key;

  const prefetch = () => {
    if (target && !isPaneAlive(target.key)) prefetchSubsystem(target.code, target.variant);
  };
  const prepare = () => {
    if (!target) return;
    const { code, variant } = target;
    if (isPaneAlive(target.key)) pointAtPane(target.key);
    else if (isChecked) prefetchSubsystem(code, variant);
    else evaluateSubsystem(code, variant);
  };
  const prepareSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(prepare, POINTED_AT_MS);
  };
  const stop = () => {
    clearTimeout(timer.current);
    if (key !== undefined) stopPointingAtPane(key);
  };
  useEffect(() => {
    // What is pointed at may open another subsystem meanwhile, such as the button of the next record.
    if (isPointedAt.current) prepareSoon();
    return stop;
    // oxlint-disable-next-line react/exhaustive-deps -- other functions in every render, for the same key
  }, [key]);

  const enter = () => {
    isPointedAt.current = true;
    prepareSoon();
  };
  const leave = () => {
    isPointedAt.current = false;
    stop();
  };
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return;
      isTouched.current = false;
      enter();
    },
    onPointerLeave: leave,
    onFocus: () => {
      prefetch();
      if (!isTouched.current) enter();
    },
    onBlur: leave,
    onTouchStart: () => {
      isTouched.current = true;
      prefetch();
    },
  };
}

/** The same for what opens the entry with this code from elsewhere in the portal, if the navigation offers it. */
export function usePrefetchOf(systemCode: string | null) {
  return usePrefetch(findEntry(useEntries(), { systemCode }));
}

/** The same for a link elsewhere in the portal, such as a task's, to a subsystem that the navigation offers. */
export function usePrefetchAt(address: string | null) {
  const entries = useEntries();
  return usePrefetchOf(address === null ? null : highlightedCode(new URL(address, window.location.origin), entries));
}

/** Delay after the first page before the code shared by all subsystems is prefetched when idle. */
const IDLE_WARM_UP_DELAY_MS = 1_000;
/** Delay before the likely subsystems are prefetched: the first page has priority. */
const IDLE_PREFETCH_DELAY_MS = 2_000;

const keysOf = (entries: readonly NavigationEntry[]) => entries.flatMap((entry) => subsystemTarget(entry)?.key ?? []);

/** Tells the host which subsystems the navigation offers. */
export function useOfferedPanes(entries: readonly NavigationEntry[]): void {
  const keys = keysOf(entries);
  const offered = keys.join(' ');
  // oxlint-disable-next-line react/exhaustive-deps -- the list is another one in every render
  useEffect(() => offerPanes(keys), [offered]);
}

/**
 * After the first page is rendered, prefetches what every subsystem needs, and later the subsystems that the person is
 * likely to open, each when the browser is idle.
 */
export function useIdlePrefetch(entries: readonly NavigationEntry[], isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return;
    const prefetch = () => {
      const { panes } = stageStore.getState();
      const keys = keysOf(entries);
      prefetchLikelySubsystems(keys.filter((known) => panes.every(({ key }) => key !== known)));
    };
    const stops = [
      prefetchWhenIdle(IDLE_WARM_UP_DELAY_MS, warmUpSubsystems),
      prefetchWhenIdle(IDLE_PREFETCH_DELAY_MS, prefetch),
    ];
    return () => stops.forEach((stop) => stop());
    // oxlint-disable-next-line react/exhaustive-deps -- once after the start: what is in the list then counts
  }, [isReady]);
}

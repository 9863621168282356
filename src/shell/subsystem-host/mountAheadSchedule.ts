import {
  countTransition,
  isLittleKnown,
  mostLikelyNext,
  PORTAL,
  sortByLikelihood,
  type UsageHistory,
} from '@/domain/subsystem/usageHistory';
import { isOpening } from '@/domain/subsystem/pane';
import { parseKey } from '@/domain/subsystem/paneKey';
import { sessionStore } from '@/shell/session';
import { registryStore } from '@/shell/subsystem-registry';
import { canPrefetch } from '@/utils/canPrefetch';
import { getEnvironment } from '@/utils/environment';
import { hasMemory } from '@/utils/hasMemory';
import { whenIdle } from '@/utils/whenIdle';
import { storedUsageHistory } from './storedUsageHistory';
import { stageStore } from './stageStore';
import type { Host } from './types';

/** Time without input or navigation before a subsystem is mounted ahead, in ms. */
export const MOUNT_AHEAD_QUIET_MS = 2_000;
/** Time until the next one follows while the pause lasts, in ms. */
export const NEXT_MOUNT_AHEAD_MS = 500;

/** Somebody whose pointer moves is about to click. */
const INPUT = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Learns which subsystem the person opens after which, and mounts the next ones ahead while the person pauses, if the
 * registry and the environment let it: one after the other as long as the pause lasts, and each once for a stay on a
 * page. Of a person of whom little is known the first ones of the navigation follow. When nothing is left to mount, a pause lays out the hidden panes.
 * Returns the function that ends it.
 */
export function startMountingAhead({ mountAhead, layOutAll }: Pick<Host, 'mountAhead' | 'layOutAll'>): () => void {
  let here = stageStore.getState().target?.key ?? PORTAL;
  let isStopped = false;
  let isMounting = false;
  /** What was mounted ahead since the person came to this page, or could not be. */
  const tried = new Set<string>();
  /** When the pause began, in ms since the start of the page. */
  let quietSince = 0;
  /** Cancels what is scheduled. */
  let cancel: (() => void) | undefined;

  const isCandidate = (key: string) => {
    const { panes } = stageStore.getState();
    const subsystem = registryStore.getState().registry?.subsystems.get(parseKey(key).code);
    return subsystem?.prefetch === 'mount' && !tried.has(key) && panes.every((pane) => pane.key !== key);
  };

  const learnedNext = (transitions: UsageHistory) => {
    const known = Object.values(transitions).flatMap((counts) => Object.keys(counts));
    return mostLikelyNext(transitions, here, new Set(known.filter(isCandidate)));
  };

  const guessedNext = (transitions: UsageHistory) => {
    const { offeredKeys } = stageStore.getState();
    return isLittleKnown(transitions)
      ? sortByLikelihood(transitions, here, offeredKeys.filter(isCandidate))[0]
      : undefined;
  };

  const nextIn = (transitions: UsageHistory) => {
    const { mountAhead: permitted = 'all' } = getEnvironment();
    if (permitted === 'off') return undefined;
    return learnedNext(transitions) ?? (permitted === 'all' ? guessedNext(transitions) : undefined);
  };

  /** Returns whether it mounts one. */
  const mountNext = (): boolean => {
    const { userKey } = sessionStore.getState();
    if (!canPrefetch()) return false;
    // Not an attempt: the first input after the pause leads to one.
    if (stageStore.getState().isMountingAheadPaused) return false;
    const next = nextIn(storedUsageHistory.read(userKey) ?? {});
    if (next === undefined) return false;
    tried.add(next);
    const { code, variant } = parseKey(next);
    isMounting = true;
    void mountAhead(code, variant).then(() => {
      isMounting = false;
      schedule(NEXT_MOUNT_AHEAD_MS);
    });
    return true;
  };

  const onQuiet = () => {
    cancel = undefined;
    const left = quietSince + MOUNT_AHEAD_QUIET_MS - performance.now();
    if (left > 0) return schedule(left);
    // The first input leads to an attempt.
    if (document.hidden) return;
    // What is typed into a frame is not seen here.
    if (document.activeElement instanceof HTMLIFrameElement) return schedule(MOUNT_AHEAD_QUIET_MS);
    if (stageStore.getState().panes.some(({ state }) => isOpening(state.status))) return schedule(NEXT_MOUNT_AHEAD_MS);
    if (!hasMemory()) return;
    if (!mountNext()) layOutAll();
  };

  const schedule = (ms: number) => {
    if (isStopped) return;
    const timer = setTimeout(() => {
      cancel = whenIdle(onQuiet);
    }, ms);
    cancel = () => clearTimeout(timer);
  };

  const restartPause = () => {
    quietSince = performance.now();
    if (!cancel && !isMounting) schedule(MOUNT_AHEAD_QUIET_MS);
  };

  // What may be mounted is known later than the host starts.
  const stopReading = registryStore.subscribe(({ registry }, before) => {
    if (registry !== before.registry) restartPause();
  });
  const stopFollowing = stageStore.subscribe(({ target, offeredKeys }, before) => {
    if (offeredKeys !== before.offeredKeys) restartPause();
    const there = target?.key ?? PORTAL;
    if (there === here) return;
    const { userKey } = sessionStore.getState();
    if (there !== PORTAL)
      storedUsageHistory.write(userKey, countTransition(storedUsageHistory.read(userKey) ?? {}, here, there));
    here = there;
    tried.clear();
    restartPause();
  });
  for (const type of INPUT) window.addEventListener(type, restartPause, { capture: true, passive: true });
  restartPause();

  return () => {
    stopFollowing();
    stopReading();
    for (const type of INPUT) window.removeEventListener(type, restartPause, { capture: true });
    isStopped = true;
    cancel?.();
  };
}

import { countTransition, mostLikelyNext, PORTAL, type UsageHistory } from '@/domain/subsystem/usageHistory';
import { parseKey } from '@/domain/subsystem/paneKey';
import { sessionStore } from '@/shell/session';
import { registryStore } from '@/shell/subsystem-registry';
import { canPrefetch } from '@/utils/canPrefetch';
import { hasMemory } from '@/utils/hasMemory';
import { whenIdle } from '@/utils/whenIdle';
import { storedUsageHistory } from './storedUsageHistory';
import { stageStore } from './stageStore';
import type { Host } from './types';

/** Time without input or navigation before a subsystem is mounted ahead, in ms. */
export const MOUNT_AHEAD_QUIET_MS = 2_000;

const INPUT = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Learns which subsystem the person opens after which, and mounts the next one ahead when the person has paused, if
 * the registry lets it (`"prefetch": "mount"`); one attempt for each stay on a page. Returns the function that ends it.
 */
export function startMountingAhead({ mountAhead }: Pick<Host, 'mountAhead'>): () => void {
  let here = stageStore.getState().target?.key ?? PORTAL;
  let hasTried = false;
  let cancelIdle = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  const candidatesIn = (transitions: UsageHistory): ReadonlySet<string> => {
    const subsystems = registryStore.getState().registry?.subsystems;
    const open = new Set(stageStore.getState().panes.map(({ key }) => key));
    const known = Object.values(transitions).flatMap((counts) => Object.keys(counts));
    return new Set(known.filter((key) => !open.has(key) && subsystems?.get(parseKey(key).code)?.prefetch === 'mount'));
  };

  const mountNext = () => {
    const { userKey } = sessionStore.getState();
    if (hasTried || document.hidden || !canPrefetch() || !hasMemory()) return;
    // Not an attempt: the first input after the pause leads to one.
    if (stageStore.getState().isMountingAheadPaused) return;
    const transitions = storedUsageHistory.read(userKey) ?? {};
    const next = mostLikelyNext(transitions, here, candidatesIn(transitions));
    if (next === undefined) return;
    hasTried = true;
    const { code, variant } = parseKey(next);
    void mountAhead(code, variant);
  };

  const wait = () => {
    clearTimeout(timer);
    cancelIdle();
    if (hasTried) return;
    timer = setTimeout(() => {
      cancelIdle = whenIdle(mountNext);
    }, MOUNT_AHEAD_QUIET_MS);
  };

  const stopFollowing = stageStore.subscribe(({ target }) => {
    const there = target?.key ?? PORTAL;
    if (there === here) return;
    const { userKey } = sessionStore.getState();
    if (there !== PORTAL)
      storedUsageHistory.write(userKey, countTransition(storedUsageHistory.read(userKey) ?? {}, here, there));
    here = there;
    hasTried = false;
    wait();
  });
  for (const type of INPUT) window.addEventListener(type, wait, { capture: true, passive: true });
  wait();

  return () => {
    stopFollowing();
    for (const type of INPUT) window.removeEventListener(type, wait, { capture: true });
    hasTried = true;
    clearTimeout(timer);
    cancelIdle();
  };
}

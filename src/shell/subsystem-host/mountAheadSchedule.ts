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
 * Learns which subsystem the person opens after which, and mounts the next ones ahead while the person pauses, if the
 * registry lets it (`"prefetch": "mount"`): one after the other, each after a pause of its own, and each once for a stay
 * on a page. Returns the function that ends it.
 */
export function startMountingAhead({ mountAhead }: Pick<Host, 'mountAhead'>): () => void {
  let here = stageStore.getState().target?.key ?? PORTAL;
  let isStopped = false;
  let isMounting = false;
  /** What was mounted ahead since the person came to this page, or could not be. */
  const tried = new Set<string>();
  let cancelIdle = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  const candidatesIn = (transitions: UsageHistory): ReadonlySet<string> => {
    const subsystems = registryStore.getState().registry?.subsystems;
    const open = new Set(stageStore.getState().panes.map(({ key }) => key));
    const known = Object.values(transitions).flatMap((counts) => Object.keys(counts));
    const isFree = (key: string) => !open.has(key) && !tried.has(key);
    return new Set(known.filter((key) => isFree(key) && subsystems?.get(parseKey(key).code)?.prefetch === 'mount'));
  };

  const mountNext = () => {
    const { userKey } = sessionStore.getState();
    if (isMounting || document.hidden || !canPrefetch() || !hasMemory()) return;
    // Not an attempt: the first input after the pause leads to one.
    if (stageStore.getState().isMountingAheadPaused) return;
    const transitions = storedUsageHistory.read(userKey) ?? {};
    const next = mostLikelyNext(transitions, here, candidatesIn(transitions));
    if (next === undefined) return;
    tried.add(next);
    const { code, variant } = parseKey(next);
    isMounting = true;
    void mountAhead(code, variant).then(() => {
      isMounting = false;
      wait();
    });
  };

  const wait = () => {
    clearTimeout(timer);
    cancelIdle();
    if (isStopped) return;
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
    tried.clear();
    wait();
  });
  for (const type of INPUT) window.addEventListener(type, wait, { capture: true, passive: true });
  wait();

  return () => {
    stopFollowing();
    for (const type of INPUT) window.removeEventListener(type, wait, { capture: true });
    isStopped = true;
    clearTimeout(timer);
    cancelIdle();
  };
}

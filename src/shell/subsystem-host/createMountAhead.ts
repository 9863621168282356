import { isAlive, isAtRest, isOpening } from '@/domain/subsystem/pane';
import { keyOf, registeredCode } from '@/domain/subsystem/paneKey';
import { entryCodeOf } from '@/domain/subsystem/registry';
import { countMountedAhead } from './openingMetrics';
import type { Pane } from './pane';
import type { PaneList } from './paneList';
import type { RegistryCache } from './registryCache';
import { stageStore } from './stageStore';
import type { HostDependencies } from './types';

interface MountAheadOptions {
  deps: Pick<HostDependencies, 'budget' | 'canPrefetch' | 'verifyAccess'>;
  panes: PaneList;
  registry: Pick<RegistryCache, 'search'>;
  isStopped(): boolean;
  openPane(pane: Pane, grantedCode: string): Promise<void>;
}

/** Creates the mount of a pane that nobody has asked for yet; it resolves to whether the pane is mounted. */
export function createMountAhead({ deps, panes, registry, isStopped, openPane }: MountAheadOptions) {
  /** Alone, and within the budget. */
  const hasRoom = () => {
    const statuses = panes.all().map(({ state }) => state.status);
    return !statuses.some(isOpening) && statuses.filter(isAlive).length < deps.budget();
  };
  const mayMount = () =>
    !isStopped() && !stageStore.getState().isMountingAheadPaused && deps.canPrefetch() && hasRoom();

  /** Removes a pane that did not mount, unless the user has opened it meanwhile. */
  const removeWhenCleared = async (pane: Pane) => {
    await pane.cleared;
    if (pane.isAhead && isAtRest(pane.state.status) && panes.get(pane.key) === pane) panes.remove(pane);
  };

  return async (code: string, variant: string | null): Promise<boolean> => {
    if (!mayMount()) return false;
    const subsystem = await registry.search(registeredCode(code, variant));
    if (subsystem?.prefetch !== 'mount' || subsystem.disabled) return false;
    const entryCode = entryCodeOf(subsystem, variant);
    const key = keyOf(subsystem.code, variant);
    // Calls of two modules of one program are told apart by which one is shown: a second one starts on screen only.
    const isFree = () => panes.all().every((pane) => pane.key !== key && pane.subsystem?.code !== subsystem.code);
    if (entryCode === null || !isFree()) return false;
    // Files may be prefetched without a yes of the server; nothing of them runs.
    const decision = await deps.verifyAccess(entryCode, { signal: new AbortController().signal });
    if (!decision.allowed || !mayMount() || !isFree()) return false;
    const pane = panes.ensure({ key, code: subsystem.code, variant, inner: '/', kind: 'PUSH', isFirstPage: false });
    pane.isAhead = true;
    await openPane(pane, entryCode);
    const isMounted = isAlive(pane.state.status);
    // Shown meanwhile, it is an opening like any other.
    if (!pane.isAhead) return isMounted;
    if (isMounted) countMountedAhead('mounted');
    else await removeWhenCleared(pane);
    return isMounted;
  };
}

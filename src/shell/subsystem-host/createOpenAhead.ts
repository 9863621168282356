import { ACCESS_DECISION_TTL_MS } from '@/domain/access';
import { isAlive, isAtRest, isOpening } from '@/domain/subsystem/pane';
import { keyOf, registeredCode } from '@/domain/subsystem/paneKey';
import { entryCodeOf, type RegisteredSubsystem } from '@/domain/subsystem/registry';
import { countEvaluatedAhead, countMountedAhead } from './openingMetrics';
import type { Pane } from './pane';
import type { PaneList } from './paneList';
import type { RegistryCache } from './registryCache';
import { stageStore } from './stageStore';
import type { HostDependencies } from './types';

interface OpenAheadOptions {
  deps: Pick<HostDependencies, 'budget' | 'canPrefetch' | 'verifyAccess'>;
  panes: PaneList;
  registry: Pick<RegistryCache, 'search'>;
  isStopped(): boolean;
  openPane(pane: Pane, grantedCode?: string): Promise<void>;
  closePane(pane: Pane): Promise<void>;
}

/** Creates the openings that nobody has asked for yet; a click that comes meanwhile takes them over. */
export function createOpenAhead({ deps, panes, registry, isStopped, openPane, closePane }: OpenAheadOptions) {
  const statuses = () => panes.all().map(({ state }) => state.status);
  /** Alone, and when nothing forbids it. */
  const mayOpen = () =>
    !isStopped() && !stageStore.getState().isMountingAheadPaused && deps.canPrefetch() && !statuses().some(isOpening);
  const hasRoom = () => statuses().filter(isAlive).length < deps.budget();

  /**
   * The pane key and entry code of a subsystem that has no pane. Calls of two modules of one program are told apart by
   * which one is shown: a second one starts on screen only.
   */
  const findFree = async (code: string, variant: string | null) => {
    const subsystem = await registry.search(registeredCode(code, variant));
    if (!subsystem || subsystem.disabled) return null;
    const entryCode = entryCodeOf(subsystem, variant);
    const key = keyOf(subsystem.code, variant);
    const isFree = () => panes.all().every((pane) => pane.key !== key && pane.subsystem?.code !== subsystem.code);
    return entryCode !== null && isFree() ? { subsystem, entryCode, key, isFree } : null;
  };

  const createPane = (subsystem: RegisteredSubsystem, key: string, variant: string | null): Pane => {
    const pane = panes.ensure({ key, code: subsystem.code, variant, inner: '/', kind: 'PUSH', isFirstPage: false });
    pane.isAhead = true;
    return pane;
  };

  /** Removes a pane that did not mount, unless the user has opened it meanwhile. */
  const removeWhenCleared = async (pane: Pane) => {
    await pane.cleared;
    if (pane.isAhead && isAtRest(pane.state.status)) panes.remove(pane);
  };

  /** Keys of panes that the server has refused or that have failed: the next attempt is the user's. */
  const givenUp = new Set<string>();

  /** Resolves to whether the pane is mounted. */
  const mountAhead = async (code: string, variant: string | null): Promise<boolean> => {
    if (!mayOpen() || !hasRoom()) return false;
    const found = await findFree(code, variant);
    if (found?.subsystem.prefetch !== 'mount') return false;
    const { subsystem, entryCode, key, isFree } = found;
    if (givenUp.has(key)) return false;
    // Files may be prefetched without a yes of the server; nothing of them runs.
    const decision = await deps.verifyAccess(entryCode, { signal: new AbortController().signal });
    if (!decision.allowed && !decision.failed) givenUp.add(key);
    if (!decision.allowed || !mayOpen() || !hasRoom() || !isFree()) return false;
    const pane = createPane(subsystem, key, variant);
    await openPane(pane, entryCode);
    const isMounted = isAlive(pane.state.status);
    if (pane.state.status === 'failed') givenUp.add(key);
    // Shown meanwhile, it is an opening like any other.
    if (!pane.isAhead) return isMounted;
    if (isMounted) countMountedAhead('mounted');
    else await removeWhenCleared(pane);
    return isMounted;
  };

  /** Gives up what opens unasked. */
  const giveWay = (pane: Pane) => {
    if (pane.isAhead && isOpening(pane.state.status)) void closePane(pane);
  };

  const evaluateAhead = async (code: string, variant: string | null): Promise<void> => {
    const found = await findFree(code, variant);
    if (found?.subsystem.isolation !== 'sandbox' || !found.isFree()) return;
    // What was pointed at before.
    panes.all().forEach((pane) => pane.awaitsRequest && giveWay(pane));
    if (!mayOpen()) return;
    const pane = createPane(found.subsystem, found.key, variant);
    pane.awaitsRequest = true;
    countEvaluatedAhead('evaluated');
    const timer = setTimeout(() => giveWay(pane), ACCESS_DECISION_TTL_MS);
    await openPane(pane);
    clearTimeout(timer);
    await removeWhenCleared(pane);
  };

  return { mountAhead, evaluateAhead, giveWay };
}

import { history } from '@umijs/max';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { acceptPager, followPager, type PagerStep, type RecordPager } from '@/domain/record-pager/recordPager';
import { onSessionEnd } from '@/shell/session';
import { sessionArea } from '@/utils/storage';
import { goTo } from './goTo';
import { recordAddress } from './recordAddress';

/** The list that the user works through, also while they are away from it; null when there is none. */
export const pagerStore = createStore<{ pager: RecordPager | null }>(() => ({ pager: null }));

/** The list whose bar is on screen: none while the user is away from it. */
export const useShownPager = (): RecordPager | null =>
  useStore(pagerStore, ({ pager }) => (pager === null || pager.isPaused ? null : pager));

export const closePager = (): void => pagerStore.setState({ pager: null });

/**
 * Opens a record of a list in its subsystem; a bar above it leads to the others and back.
 * @param loadAll - Loads all steps when the list has more than were given.
 */
export function openInPager(pager: RecordPager, loadAll?: () => Promise<RecordPager['steps']>): void {
  const { address } = pager.steps[pager.index]!;
  goTo(address);
  // A leave question may have stopped the navigation.
  const { pathname, search } = history.location;
  const opened = followPager(pager, { pathname, search });
  if (opened.isPaused) return;
  pagerStore.setState({ pager: opened });
  loadAll?.().then(
    (steps) => {
      const now = pagerStore.getState().pager;
      if (now === null || now.backTo !== pager.backTo) return;
      const current = now.steps[now.index];
      const isCurrent = (step: PagerStep | undefined) =>
        step !== undefined && step.title === current?.title && step.address === current.address;
      // Several entries may have the same title and record.
      const index = isCurrent(steps[now.index]) ? now.index : steps.findIndex(isCurrent);
      if (index >= 0) pagerStore.setState({ pager: { ...now, steps, index } });
    },
    // The steps that are known remain.
    () => undefined,
  );
}

/** Follows the user's navigation. */
export function followNavigation(location: { pathname: string; search: string }): void {
  const { pager } = pagerStore.getState();
  if (pager === null) return;
  const next = followPager(pager, location);
  if (next !== pager) pagerStore.setState({ pager: next });
}

onSessionEnd(closePager);

/** Validates the addresses, which come from storage and may be anything. */
const acceptStored = (value: unknown): RecordPager | undefined => {
  const pager = acceptPager(value);
  const addresses = pager && [
    pager.backTo,
    ...pager.steps.flatMap(({ address, backTo = address }) => [address, backTo]),
  ];
  return addresses?.every((address) => recordAddress(address) !== undefined) ? pager : undefined;
};

/** Restores the pager of this window, which a reload has ended, and keeps it from now on. Returns the unsubscribe function. */
export function keepPager(): () => void {
  const { pager: current } = pagerStore.getState();
  const pager = current ?? sessionArea.read('portal.recordPager', acceptStored);
  if (pager) pagerStore.setState({ pager });
  return pagerStore.subscribe(({ pager: now }) => {
    if (now === null) sessionArea.remove('portal.recordPager');
    else sessionArea.write('portal.recordPager', now);
  });
}

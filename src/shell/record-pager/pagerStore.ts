import { history } from '@umijs/max';
import { createStore } from 'zustand/vanilla';
import { followPager, type PagerStep, type RecordPager } from '@/domain/record-pager/recordPager';
import { onSessionEnd } from '@/shell/session';
import { goTo } from './goTo';

/** The list that the user works through; null when there is none. */
export const pagerStore = createStore<{ pager: RecordPager | null }>(() => ({ pager: null }));

export const closePager = (): void => pagerStore.setState({ pager: null });

/**
 * Opens a record of a list in its subsystem; a bar above it leads to the others and back.
 * @param rest - Resolves with all steps when the list has more than were given.
 */
export function openInPager(pager: RecordPager, rest?: Promise<RecordPager['steps']>): void {
  const { address } = pager.steps[pager.index]!;
  goTo(address);
  // A leave question may have stopped the navigation.
  const { pathname, search } = history.location;
  const opened = followPager(pager, { pathname, search });
  pagerStore.setState({ pager: opened });
  if (opened === null) return;
  rest?.then(
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

/** Opens another record of the list, which may have the same page as the current one. */
export function stepTo(index: number): void {
  const { pager } = pagerStore.getState();
  const step = pager?.steps[index];
  if (!pager || !step) return;
  goTo(step.address);
  const { pathname, search } = history.location;
  const moved = { ...pager, index };
  // A leave question may have stopped the navigation.
  if (followPager(moved, { pathname, search }) === moved) pagerStore.setState({ pager: moved });
}

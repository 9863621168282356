import { history } from '@umijs/max';
import { followPager } from '@/domain/record-pager/recordPager';
import { goTo } from './goTo';
import { pagerStore } from './pagerStore';

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

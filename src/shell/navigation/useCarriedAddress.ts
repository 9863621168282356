import { useSyncExternalStore } from 'react';
import { history } from '@umijs/max';
import { carryHideBar } from '@/domain/subsystem/address';

const subscribe = (changed: () => void) => history.listen(changed);

/**
 * A portal address that keeps a hidden side bar hidden (R058). Unlike `Link` and `useLocation` it rerenders only when the
 * result changes, so that a navigation does not render every entry again.
 */
export const useCarriedAddress = (address: string): string =>
  useSyncExternalStore(subscribe, () => carryHideBar(address, history.location.search));

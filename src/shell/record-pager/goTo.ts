import { history } from '@umijs/max';
import { carryHideBar } from '@/domain/subsystem/address';

/** Navigates to a page of the portal; a hidden side bar stays hidden (R058). */
export const goTo = (address: string): void => history.push(carryHideBar(address, history.location.search));

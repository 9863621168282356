import { retryableLazy } from '@/utils/retryableLazy';

/** Lazy: loaded with the first workspace page; home does not need it. */
export const SideMenu = retryableLazy(() => import('./SideMenu'));

/** The menu in a drawer behind a button, for narrow windows (R057). */
export const SideMenuDrawer = retryableLazy(() => import('./SideMenuDrawer'));

import { retryableLazy } from '@/utils/retryableLazy';

/** The side menu comes with the first page of the workspace: home does without it. */
export const SideMenu = retryableLazy(() => import('./SideMenu'));

/** The same in a drawer, behind a button, where the window is narrow (R057). */
export const SideMenuDrawer = retryableLazy(() => import('./SideMenuDrawer'));

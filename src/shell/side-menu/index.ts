export { SideMenu, SideMenuDrawer } from './LazySideMenu';
export { sideMenuStore, toggleSideMenu } from './sideMenuStore';
export { useSideMenuKeys } from './useSideMenuKeys';

export { MenuIcon } from './icons';
export { SideMenu, SideMenuDrawer } from './LazySideMenu';
export { sideMenuStore, toggleSideMenu } from './sideMenuStore';
export { usePageAddress } from './usePageAddress';

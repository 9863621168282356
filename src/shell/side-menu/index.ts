export { SideMenu, SideMenuDrawer } from './LazySideMenu';
export { sideMenuStore, toggleSideMenu } from './sideMenuStore';

export { findMenuItem, SIDE_MENU, type MenuGroup, type MenuItem } from './sideMenu';

export { menuPlaceOf, SIDE_MENU, type MenuGroup, type MenuItem } from './sideMenu';

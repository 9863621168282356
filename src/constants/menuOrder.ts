/** On this channel a window notifies the others that the navigation has a new order (R103). */
export const MENU_CHANNEL = 'portal.menuOrder';
/** With more entries than this the sort dialog offers a search (R098). */
export const MENU_SEARCH_FROM = 15;

/** Channel on which a window notifies the others of a new navigation order (R103). */
export const MENU_CHANNEL = 'portal.menuOrder';
/** Number of entries above which the sort dialog has a search (R098). */
export const MENU_SEARCH_FROM = 15;

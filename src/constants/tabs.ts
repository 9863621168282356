/** Number of rows above which the list of tabs has a search field (R068). */
export const TAB_SEARCH_ABOVE = 10;

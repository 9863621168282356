/** The list behind the strip has a search field from more rows than this (R068). */
export const TAB_SEARCH_ABOVE = 10;

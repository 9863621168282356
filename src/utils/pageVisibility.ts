import { createContext, use } from 'react';

/**
 * Whether the page around is on screen. A kept page lives on while another one is shown: what polls, listens for keys
 * or stands over everything rests meanwhile. Outside of a kept page the answer is always yes.
 */
export const PageVisibility = createContext(true);

/** Whether the page that this stands in is the one on screen. */
export const usePageVisible = (): boolean => use(PageVisibility);

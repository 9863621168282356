import { createContext, use } from 'react';

/** What a page knows of itself. */
export interface PageIdentity {
  /** Key of its tab, or the path of its route where that is no tab (R028). */
  key: string;
  /** Kept alive when the user leaves it (R069). */
  isCached: boolean;
  /** Name of its route in the locale files. */
  titleKey?: `route.${string}`;
}

/** Handed to each page by the stage; null outside of it. */
export const PageIdentityContext = createContext<PageIdentity | null>(null);

/** The page that this stands in, or null outside of the workspace. */
export const usePageIdentity = (): PageIdentity | null => use(PageIdentityContext);

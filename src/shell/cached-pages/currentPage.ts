import { createContext, use, type ReactNode } from 'react';

/** Identity of a page. */
export interface CurrentPage {
  /** Key of its tab, or the path of its route when it has no tab (R028). */
  key: string;
  /** Kept alive when the user leaves it (R069). */
  isCached: boolean;
  /** Name of its route in the locale files. */
  titleKey?: `route.${string}`;
  /** Its breadcrumb, for pages that place it themselves. */
  trail?: ReactNode;
}

/** Provided to each page by the stage; null outside of it. */
export const CurrentPageContext = createContext<CurrentPage | null>(null);

/** The enclosing page, or null outside of the workspace. */
export const useCurrentPage = (): CurrentPage | null => use(CurrentPageContext);

import { useLayoutEffect, useRef } from 'react';
import { history } from '@umijs/max';
import { HIDE_BAR } from '@/domain/subsystem/paneKey';
import { addressBeside } from '@/domain/tab';
import type { RouterLocation } from './cachedPages';

const addressOf = ({ pathname, search, hash }: RouterLocation['location']) => `${pathname}${search}${hash}`;
const barOf = (search: string | null) => new URLSearchParams(search ?? '').get(HIDE_BAR);

/**
 * Corrects the URL right before the page is painted: a page opened by its bare path gets the address at which it was
 * left, and a hidden side bar stays hidden from page to page, with any link (R058).
 *
 * @param shown - Location of the page on screen; null outside of the workspace.
 */
export function useCorrectedAddress({ location, navigationType }: RouterLocation, shown: RouterLocation | null): void {
  const seen = useRef<RouterLocation['location']>(null);
  /** The query of the shown page, and of the page before it. */
  const here = useRef<string | null>(null);
  const left = useRef<string | null>(null);

  useLayoutEffect(() => {
    if (seen.current !== location) {
      seen.current = location;
      // A redirect between two pages does not count as a page.
      const isRedirected = navigationType === 'REPLACE' && here.current === null;
      if (!isRedirected) left.current = here.current;
      here.current = shown && location.search;
    }
    if (!shown || navigationType === 'POP') return;
    const isCarried = barOf(left.current) === '1' && barOf(location.search) === null;
    const now = addressOf(location);
    const returned = addressOf(shown.location);
    if (returned === now && !isCarried) return;
    const settled = addressBeside(returned, isCarried ? `?${HIDE_BAR}=1` : location.search);
    if (settled !== now) history.replace(settled, shown.location.state);
  }, [location, navigationType, shown]);
}

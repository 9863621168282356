import { useLayoutEffect, useRef } from 'react';
import { history } from '@umijs/max';
import { HIDE_BAR } from '@/domain/subsystem/paneKey';
import { addressBeside } from '@/domain/tab';
import type { RouterLocation } from './cachedPages';

const addressOf = ({ pathname, search, hash }: RouterLocation['location']) => `${pathname}${search}${hash}`;
const barOf = (search: string | null) => new URLSearchParams(search ?? '').get(HIDE_BAR);

/**
 * Sets the address right before the page is painted: one that came back by its bare path stands where it was left, and
 * a hidden bar stays hidden from page to page, whoever made the link (R058).
 *
 * @param shown - Where the page on screen believes to be; null outside of the workspace.
 */
export function useSettledAddress({ location, navigationType }: RouterLocation, shown: RouterLocation | null): void {
  const seen = useRef<RouterLocation['location']>(null);
  /** The query of the page that is shown, and of the one that it was reached from. */
  const here = useRef<string | null>(null);
  const left = useRef<string | null>(null);

  useLayoutEffect(() => {
    if (seen.current !== location) {
      seen.current = location;
      // A redirect stands between two pages and is none itself.
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

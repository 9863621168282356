import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from '@umijs/max';
import { PAGE_HEADING_WAIT_MS } from '@/constants/navigation';
import { currentSubsystem, findRoute } from '@/domain/navigation';
import { routes } from '../../config/routes';

/** Moves the focus to the page's heading as soon as there is one; gives up when the person is quicker. */
function focusHeading(page: HTMLElement): () => void {
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('keydown', stop, true);
    document.removeEventListener('pointerdown', stop, true);
  };
  const attempt = () => {
    const heading = page.querySelector<HTMLElement>('h1');
    if (!heading) return;
    // A page that has put the focus somewhere itself knows better, and a dialog above it keeps what it has.
    const active = document.activeElement;
    if (page.contains(active) || active?.closest('[role="dialog"]')) return stop();
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    // While the next page is loading React keeps the last one, hidden: its heading takes no focus.
    if (document.activeElement === heading) stop();
  };
  const observer = new MutationObserver(attempt);
  observer.observe(page, { childList: true, subtree: true });
  const timer = setTimeout(stop, PAGE_HEADING_WAIT_MS);
  document.addEventListener('keydown', stop, true);
  document.addEventListener('pointerdown', stop, true);
  attempt();
  return stop;
}

/**
 * After a change of page the focus is on its heading and the page at its top (R003, A38). Not on the first page of
 * a visit: there the keyboard starts at the skip link. Not for what stands on a stage, which knows where the person was.
 */
export function usePageFocus(mainRef: RefObject<HTMLElement | null>, pageRef: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation();
  const pageKey = `${pathname} ${currentSubsystem({ pathname, search })}`;
  const isFirst = useRef(true);

  useEffect(() => {
    const route = findRoute(routes, pathname);
    const main = mainRef.current;
    const page = pageRef.current;
    // Redirects and unknown paths are on their way to the real page.
    if (!main || !page || !route || route.path === '/*') return;
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    // The pages of the workspace and the subsystems know where the person was: their stages see to it.
    if (route.workspace || (route.subsystem && !route.unfinished)) return;
    main.scrollTop = 0;
    return focusHeading(page);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the query of a page (its filter) is no change of page
  }, [pageKey]);
}

import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from '@umijs/max';
import { currentEntryCode } from '@/domain/navigation';
import { firstVisible } from '@/utils/isVisible';
import { routeAt } from './routeAt';

/** Maximum wait for the heading of a newly opened page, which receives the focus (A38). */
const PAGE_HEADING_WAIT_MS = 10_000;

/** Moves the focus to the page's heading once it exists; stops if the user focuses something first. */
function focusHeading(page: HTMLElement): () => void {
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    document.removeEventListener('keydown', stop, true);
    document.removeEventListener('pointerdown', stop, true);
  };
  const attempt = () => {
    const heading = firstVisible(page, 'h1');
    if (!heading) return;
    // Do not override a focus that the page has set itself, nor that of a dialog above it.
    const active = document.activeElement;
    if (page.contains(active) || active?.closest('[role="dialog"]')) return stop();
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    // While the next page loads, React keeps the previous one hidden: its heading cannot be focused.
    if (document.activeElement === heading) stop();
  };
  // In the frame that shows it: focusing forces a layout, and a page that is still rendering would need a second one.
  let frame = 0;
  const attemptInFrame = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(attempt);
  };
  const observer = new MutationObserver(attemptInFrame);
  observer.observe(page, { childList: true, subtree: true });
  const timer = setTimeout(stop, PAGE_HEADING_WAIT_MS);
  document.addEventListener('keydown', stop, true);
  document.addEventListener('pointerdown', stop, true);
  attemptInFrame();
  return stop;
}

/**
 * After navigation, focuses the page's heading and scrolls to the top (R003, A38). Not on the first page of a visit,
 * where the keyboard starts at the skip link. Not for pages on a stage, which restores their focus.
 */
export function usePageFocus(mainRef: RefObject<HTMLElement | null>, pageRef: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation();
  const pageKey = `${pathname} ${currentEntryCode({ pathname, search })}`;
  const isFirst = useRef(true);

  useEffect(() => {
    const route = routeAt(pathname);
    const main = mainRef.current;
    const page = pageRef.current;
    // Redirects and unknown paths lead to the real page.
    if (!main || !page || !route || route.path === '/*') return;
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    // Workspace pages and subsystems have stages, which restore focus and scroll position.
    if (route.workspace || (route.subsystem && !route.unfinished)) return;
    // The home page is preserved, with a scroller of its own.
    const scroller = firstVisible(page, '[data-home][data-shown="true"]') ?? main;
    const frame = requestAnimationFrame(() => (scroller.scrollTop = 0));
    const stop = focusHeading(page);
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the query of a page (its filter) is no change of page
  }, [pageKey]);
}

import { type RefObject, useEffect, useRef } from 'react';
import { SUBSYSTEM_HEADING_WAIT_MS, SUBSYSTEM_IDLE_FALLBACK_MS } from '@/constants/subsystems';

/** Waits for the first heading of a page that has just been mounted; answers what stops the waiting. */
function whenHeading(root: HTMLElement, found: (heading: HTMLElement | null) => void): () => void {
  const look = () => root.querySelector<HTMLElement>('h1');
  const finish = (heading: HTMLElement | null) => {
    stop();
    found(heading);
  };
  const observer = new MutationObserver(() => {
    const heading = look();
    if (heading) finish(heading);
  });
  const timer = setTimeout(() => finish(null), SUBSYSTEM_HEADING_WAIT_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const heading = look();
  if (heading) finish(heading);
  else observer.observe(root, { childList: true, subtree: true });
  return stop;
}

/** Does something in a quiet moment, or soon where the browser knows of none (Safari); answers what stops it. */
export function whenIdle(act: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(act, SUBSYSTEM_IDLE_FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const idle = window.requestIdleCallback(act);
  return () => window.cancelIdleCallback(idle);
}

/** Somebody who is typing or answering a question elsewhere keeps the focus. */
export const isBusyElsewhere = (pane: HTMLElement): boolean => {
  const active = document.activeElement;
  if (!active || pane.contains(active)) return active !== null && active !== pane;
  return active.matches('input, textarea, select, [contenteditable], [role="dialog"], [role="dialog"] *');
};

/** Focus of a pane (A38): the first visit goes to the page's heading, a return to where the focus was. */
export function usePaneFocus(
  section: RefObject<HTMLElement | null>,
  { isShown, isAlive, isFirstPage }: { isShown: boolean; isAlive: boolean; isFirstPage: boolean },
): void {
  const last = useRef<HTMLElement | null>(null);
  const wasVisited = useRef(false);

  useEffect(() => {
    const pane = section.current;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target !== pane) last.current = target;
    };
    pane?.addEventListener('focusin', remember);
    return () => pane?.removeEventListener('focusin', remember);
  }, [section]);

  // What is left alive but off screen is out of reach; set in a quiet moment, because it restyles the whole pane,
  // and taken away before the focus comes back.
  useEffect(() => {
    const pane = section.current;
    if (!pane) return;
    if (isShown) {
      pane.toggleAttribute('inert', false);
      return;
    }
    return whenIdle(() => void pane.toggleAttribute('inert', true));
  }, [section, isShown]);

  useEffect(() => {
    const pane = section.current;
    if (!pane || !isShown || !isAlive) return;
    if (wasVisited.current) {
      const target = last.current;
      if (!isBusyElsewhere(pane)) (target && pane.contains(target) ? target : pane).focus({ preventScroll: true });
      return;
    }
    return whenHeading(pane, (heading) => {
      wasVisited.current = true;
      if (isFirstPage || isBusyElsewhere(pane)) return;
      if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
      (heading ?? pane).focus({ preventScroll: true });
    });
  }, [section, isShown, isAlive, isFirstPage]);
}

import { useEffect, useRef, type RefObject } from 'react';
import { isFocusLost } from '@/utils/lostFocus';
import { isCaret, isTextControl, readSelection, restoreSelection, type SavedSelection } from './savedSelection';

/** Maximum wait for the heading of a first page before the focus goes to the pane itself (A38). */
const SUBSYSTEM_HEADING_WAIT_MS = 3_000;

/** Waits for the first heading of a page that has just been mounted; returns the cancel function. */
function whenHeading(root: HTMLElement, found: (heading: HTMLElement | null) => void): () => void {
  let frame = 0;
  const finish = (heading: HTMLElement | null) => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    // In the frame that shows it: focusing forces a layout, and a page that is still rendering would need a second one.
    frame = requestAnimationFrame(() => {
      // Replaced since, as by the form of a record that has arrived.
      if (heading && !heading.isConnected) return wait();
      stop();
      found(heading);
    });
  };
  const look = () => {
    const heading = root.querySelector<HTMLElement>('h1, iframe');
    if (heading) finish(heading);
    return heading !== null;
  };
  const observer = new MutationObserver(look);
  const wait = () => {
    if (!look()) observer.observe(root, { childList: true, subtree: true });
  };
  const timer = setTimeout(() => finish(null), SUBSYSTEM_HEADING_WAIT_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
  wait();
  return stop;
}

/** Watches whether the user moves the focus while a page is on its way: what they chose meanwhile is not taken away. */
function watchFocusMoves(): { hasMoved(): boolean; stop(): void } {
  let before: Element | null | undefined;
  // Also when it is back where it was.
  let hasMoved = false;
  const act = () => {
    before ??= document.activeElement;
  };
  const follow = () => {
    hasMoved ||= before !== undefined && document.activeElement !== before;
  };
  const events = ['keydown', 'pointerdown'] as const;
  for (const type of events) document.addEventListener(type, act, true);
  document.addEventListener('focusin', follow, true);
  return {
    hasMoved: () => {
      follow();
      return hasMoved && !isFocusLost();
    },
    stop: () => {
      events.forEach((type) => document.removeEventListener(type, act, true));
      document.removeEventListener('focusin', follow, true);
    },
  };
}

/**
 * Whether the focus must stay where it is: already inside the pane, or in a field, dialog or menu of the visible page.
 */
export const mustKeepFocus = (pane: HTMLElement): boolean => {
  const active = document.activeElement;
  if (!active || pane.contains(active)) return active !== null && active !== pane;
  // The focus may still be in a page that was just left; it does not count.
  if (active.closest('[data-shown="false"]')) return false;
  // Moving the focus to the page would close what a button has just opened.
  return active.matches(
    'input, textarea, select, [contenteditable], [role="dialog"], [role="dialog"] *, [role="menu"] *, [aria-haspopup][aria-expanded="true"], [aria-controls][aria-expanded="true"]',
  );
};

/**
 * Returns the focus to the element that had it, or to the heading when that cannot be focused: it may be in a popup of
 * the pane that has closed since. Returns what has the focus.
 */
function returnFocus(pane: HTMLElement, last: HTMLElement | null): HTMLElement {
  const known = last && pane.contains(last) ? last : pane;
  known.focus({ preventScroll: true });
  const heading = pane.querySelector('h1');
  if (document.activeElement === known || !heading) return known;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return heading;
}

interface PaneFocusOptions {
  isShown: boolean;
  isAlive: boolean;
  /** The first page of a visit takes no focus: the keyboard starts at the top of the window. */
  isFirstPage: boolean;
  /** Called when the pane comes on screen; true when the focus is already where it belongs. Never changes. */
  isHeldBack?: () => boolean;
}

/**
 * Focus of a pane (A38): the first visit focuses the page's heading, a return restores focus and selection. Both are
 * recorded only while the pane is on screen, because leaving it clears them.
 */
export function useViewFocus(
  section: RefObject<HTMLElement | null>,
  { isShown, isAlive, isFirstPage, isHeldBack }: PaneFocusOptions,
): void {
  const last = useRef<HTMLElement | null>(null);
  const selection = useRef<SavedSelection | null>(null);
  const wasVisited = useRef(false);

  useEffect(() => {
    const pane = section.current;
    if (!pane || !isShown) return;
    const keepFocus = (target: EventTarget | null) => {
      if (target === pane) last.current = null;
      else if (target instanceof HTMLElement && pane.contains(target)) last.current = target;
    };
    const onFocusIn = ({ target }: FocusEvent) => keepFocus(target);
    // Focus that moves into a frame fires no focus event in this document: its window only loses the focus.
    const onBlur = () => keepFocus(document.activeElement);
    const onSelection = () => {
      selection.current = readSelection(pane) ?? selection.current;
    };
    pane.addEventListener('focusin', onFocusIn);
    window.addEventListener('blur', onBlur);
    document.addEventListener('selectionchange', onSelection);
    return () => {
      pane.removeEventListener('focusin', onFocusIn);
      window.removeEventListener('blur', onBlur);
      document.removeEventListener('selectionchange', onSelection);
    };
  }, [section, isShown]);

  // An unmounted micro-app must be garbage-collected: drop all references; the next mount is a first visit.
  useEffect(() => {
    if (isAlive) return;
    last.current = null;
    selection.current = null;
    wasVisited.current = false;
  }, [isAlive]);

  useEffect(() => {
    const pane = section.current;
    if (!pane || !isShown || !isAlive) return;
    if (!wasVisited.current) {
      const moves = watchFocusMoves();
      const cancel = whenHeading(pane, (heading) => {
        wasVisited.current = true;
        const hasMoved = moves.hasMoved();
        moves.stop();
        if (isFirstPage || isHeldBack?.() || hasMoved || mustKeepFocus(pane)) return;
        // In a frame without a bridge nothing would tell the portal's focus from the user's.
        const target = heading?.matches('[data-bridge="none"]') ? pane : (heading ?? pane);
        if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
        target.focus({ preventScroll: true });
      });
      return () => {
        moves.stop();
        cancel();
      };
    }
    // Now, so that the next key press reaches its field. It forces a layout, which this frame needs anyway.
    if (isHeldBack?.() || mustKeepFocus(pane)) return;
    const target = returnFocus(pane, last.current);
    // A field restores its own caret; text that was selected elsewhere meanwhile is restored on top.
    if (!isTextControl(target) || !isCaret(selection.current)) restoreSelection(pane, selection.current);
    return undefined;
  }, [section, isShown, isAlive, isFirstPage, isHeldBack]);
}

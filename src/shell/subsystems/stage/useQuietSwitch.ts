import { useEffect } from 'react';
import { stageStore } from '../stageStore';

/** What leads away from a pane by a press: the entries of the navigation. */
const LEADS_AWAY = '[data-leads-away]';
const PRESSES = ['pointerdown', 'mousedown'] as const;
const FOCUS_EVENTS = ['blur', 'focusout', 'focus', 'focusin'] as const;

const paneOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-pane]') : null;

const isHidden = (pane: HTMLElement): boolean => stageStore.getState().wish?.key !== pane.dataset.pane;

/** A press that leads away closes no open select: the page hears nothing of it and keeps the focus until it is hidden. */
function hushPress(event: Event): void {
  const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
  if (isTouch || !(event.target instanceof Element) || !event.target.closest(LEADS_AWAY)) return;
  const { wish, panes } = stageStore.getState();
  // Also on the way back: a hidden page listens too.
  if ((event as MouseEvent).button !== 0 || panes.length === 0) return;
  event.stopImmediatePropagation();
  if (wish !== null && event.type === 'mousedown') event.preventDefault();
}

/** Tells a page that an element has lost the focus after all. */
function tellLoss(element: HTMLElement): void {
  element.dispatchEvent(new FocusEvent('blur'));
  element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/**
 * A switch is no event in the page that is left: it does not hear that the focus went, nor that it came back, so what
 * closes without the focus, such as an open select, is found as it was left. Installed once, before any micro-app, so
 * that it is the first to hear.
 */
export function useQuietSwitch(): void {
  useEffect(() => {
    /** By pane: the element that lost the focus without hearing of it. Weak, because the pane outlives its micro-app. */
    const held = new WeakMap<HTMLElement, WeakRef<HTMLElement>>();

    const hushFocus = (event: Event) => {
      const pane = paneOf(event.target);
      if (!pane || !(event.target instanceof HTMLElement)) return;
      if (event.type === 'blur' || event.type === 'focusout') {
        if (!event.isTrusted || !isHidden(pane)) return;
        held.set(pane, new WeakRef(event.target));
        event.stopImmediatePropagation();
        return;
      }
      const element = held.get(pane)?.deref();
      if (!element) return;
      if (element === event.target) event.stopImmediatePropagation();
      if (event.type === 'focus' && element === event.target) return;
      held.delete(pane);
      if (element !== event.target) tellLoss(element);
    };

    PRESSES.forEach((type) => window.addEventListener(type, hushPress, true));
    FOCUS_EVENTS.forEach((type) => window.addEventListener(type, hushFocus, true));
    return () => {
      PRESSES.forEach((type) => window.removeEventListener(type, hushPress, true));
      FOCUS_EVENTS.forEach((type) => window.removeEventListener(type, hushFocus, true));
    };
  }, []);
}

import { useEffect } from 'react';
import { clearUnderlay } from './underlay';

/** What the suppression of focus events needs to know about the panes of one stage. */
export interface FocusStage {
  /** The pane of this stage that contains an element. */
  paneOf(element: Element): HTMLElement | null;
  isHidden(pane: HTMLElement): boolean;
  hasPanes(): boolean;
  /** Whether one of its panes is on screen. */
  isOnScreen(): boolean;
}

/** Elements that leave a pane when pressed: the entries of the navigation. */
const LEADS_AWAY = '[data-leads-away]';
/** The same for what can also be dragged, such as a tab: it must receive the press, and with it the focus. */
const CARRIED = '[data-leads-away="carried"]';
const PRESSES = ['pointerdown', 'mousedown'] as const;
const FOCUS_EVENTS = ['blur', 'focusout', 'focus', 'focusin'] as const;
const TAKEN: ReadonlySet<string> = new Set(['focus', 'focusin']);

const stages = new Set<FocusStage>();
let isPressing = false;
let isGivingBack = false;
/** By pane: the element that got no blur event. Weak, because the pane outlives its micro-app. */
let held = new WeakMap<HTMLElement, WeakRef<HTMLElement>>();

/**
 * Hides a press on a navigation entry from the page: open selects stay, and so does the focus until the page is hidden.
 */
function suppressPress(event: Event): void {
  const isTouch = (event as PointerEvent).pointerType === 'touch';
  if (isTouch || !(event.target instanceof Element) || !event.target.closest(LEADS_AWAY)) return;
  // Also on the way back: a hidden page has listeners too.
  if ((event as MouseEvent).button !== 0 || ![...stages].some((stage) => stage.hasPanes())) return;
  event.stopImmediatePropagation();
  if (event.target.closest(CARRIED)) {
    // The focus moves in the same task.
    isPressing = true;
    setTimeout(() => (isPressing = false));
    return;
  }
  if (event.type === 'mousedown' && [...stages].some((stage) => stage.isOnScreen())) event.preventDefault();
}

/** A press on something draggable moves the focus out of a page. By keyboard it is a real blur. */
const isTakenByPress = ({ relatedTarget }: FocusEvent): boolean =>
  isPressing && relatedTarget instanceof Element && relatedTarget.closest(CARRIED) !== null;

/** Emits the blur events that were suppressed. */
function emitBlur(element: HTMLElement): void {
  element.dispatchEvent(new FocusEvent('blur'));
  element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

function suppressFocusEvent(event: Event): void {
  const { target } = event;
  if (!(target instanceof HTMLElement)) return;
  for (const stage of stages) {
    const pane = stage.paneOf(target);
    if (!pane) continue;
    const isTaken = TAKEN.has(event.type) && event.isTrusted && stage.isHidden(pane);
    if (isGivingBack) event.stopImmediatePropagation();
    else if (isTaken) giveFocusBack(target, event as FocusEvent);
    else suppressInPane(stage, pane, target, event);
    return;
  }
}

/**
 * A hidden page that is still painted can take the focus, by its own script or when Shift+Tab leaves a frame. The focus
 * goes back to where it was, and the page learns nothing of it.
 */
function giveFocusBack(target: HTMLElement, event: FocusEvent): void {
  event.stopImmediatePropagation();
  isGivingBack = true;
  clearUnderlay();
  if (event.relatedTarget instanceof HTMLElement) event.relatedTarget.focus({ preventScroll: true });
  if (document.activeElement === target) target.blur();
  isGivingBack = false;
}

function suppressInPane(stage: FocusStage, pane: HTMLElement, target: HTMLElement, event: Event): void {
  if (event.type === 'blur' || event.type === 'focusout') {
    if (!event.isTrusted || !(stage.isHidden(pane) || isTakenByPress(event as FocusEvent))) return;
    held.set(pane, new WeakRef(target));
    event.stopImmediatePropagation();
    return;
  }
  const element = held.get(pane)?.deref();
  if (!element) return;
  if (element === target) event.stopImmediatePropagation();
  if (event.type === 'focus' && element === target) return;
  held.delete(pane);
  if (element !== target) emitBlur(element);
}

/**
 * Suppresses the focus events of a switch in the page that is left: it gets neither blur nor focus, so that what closes
 * on blur, such as an open select, stays as it was left. Installed by each stage before it has panes, so that this
 * listener is called first.
 *
 * @param stage - Never changes.
 */
export function useSuppressFocusEvents(stage: FocusStage): void {
  useEffect(() => {
    stages.add(stage);
    if (stages.size === 1) {
      PRESSES.forEach((type) => window.addEventListener(type, suppressPress, true));
      FOCUS_EVENTS.forEach((type) => window.addEventListener(type, suppressFocusEvent, true));
    }
    return () => {
      stages.delete(stage);
      if (stages.size > 0) return;
      held = new WeakMap();
      PRESSES.forEach((type) => window.removeEventListener(type, suppressPress, true));
      FOCUS_EVENTS.forEach((type) => window.removeEventListener(type, suppressFocusEvent, true));
    };
  }, [stage]);
}

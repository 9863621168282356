import { isVisible } from './isVisible';

/** The page below the bars: the fallback for a lost focus, from where Tab continues into the page. */
const page = () => document.getElementById('main');

/** Whether the focus is lost: its element was removed or hidden, or only the whole page has it. */
export function isFocusLost(): boolean {
  const active = document.activeElement;
  // An element that has just been hidden keeps the focus until the next frame.
  return active === null || active === document.body || active === page() || !isVisible(active);
}

/** Moves a lost focus to this element, or to the page if the element is gone or cannot be focused. */
export function giveLostFocus(to: Element | null | undefined): void {
  if (!isFocusLost()) return;
  if (to instanceof HTMLElement && to.isConnected && to !== document.body) to.focus({ preventScroll: true });
  if (isFocusLost()) page()?.focus({ preventScroll: true });
}

/** Starts the reading of a dialog at its title, unless something in the dialog has the focus already. */
export function focusTitle(title: HTMLElement | null): void {
  const dialog = title?.closest('[role="dialog"]');
  if (isFocusLost() || document.activeElement === dialog) title?.focus({ preventScroll: true });
}

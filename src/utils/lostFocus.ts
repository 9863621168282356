/** The page below the bars takes the focus that has no better place: from there the keyboard goes on into the page. */
const page = () => document.getElementById('main');

/** Whether the keyboard stands nowhere: what had the focus is gone or hidden, or only the page as a whole has it. */
export function isFocusLost(): boolean {
  const active = document.activeElement;
  // Something that has just been hidden keeps the focus until the next frame.
  const isHidden = active?.checkVisibility?.() === false;
  return active === null || active === document.body || active === page() || isHidden;
}

/** Gives a lost focus to this element or, where that is gone as well or takes none, to the page. */
export function giveLostFocus(to: Element | null | undefined): void {
  if (!isFocusLost()) return;
  if (to instanceof HTMLElement && to.isConnected && to !== document.body) to.focus({ preventScroll: true });
  if (isFocusLost()) page()?.focus({ preventScroll: true });
}

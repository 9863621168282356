/**
 * Gives the focus back to what lost it to the portal, for example to a dialog or another pane: when the focus leaves a
 * frame, the browser forgets the element that had it, except its caret. What is gone by then is replaced by the heading.
 *
 * @returns A function that stops it.
 */
export function keepFocus(): () => void {
  let left: EventTarget | null = null;
  const onFocusIn = () => void (left = null);
  const onFocusOut = ({ target }: FocusEvent) => void (left = target);
  const onWindowFocus = () => {
    if (document.activeElement !== document.body || !(left instanceof HTMLElement)) return;
    const target = left.isConnected ? left : document.querySelector('h1');
    target?.focus({ preventScroll: true });
  };
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  window.addEventListener('focus', onWindowFocus);
  return () => {
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', onFocusOut);
    window.removeEventListener('focus', onWindowFocus);
  };
}

const isTextField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;

/**
 * Draws a page again while somebody may be typing: for programs without a framework that replace their elements when a
 * part of the portal's state changes, such as the language or the permissions. The field of the same `id` keeps the
 * focus, what is typed and the caret; it gets an `input` event if it was drawn with another text.
 *
 * Not for a change of the page: a field of the same `id` there is another one.
 *
 * @param root - Element that contains what is drawn.
 * @param draw - Replaces the elements.
 * @example followState(portal, (state) => state.locale, () => keepInput(root, draw));
 */
export function keepInput(root: HTMLElement, draw: () => void): void {
  const { activeElement: field } = root.ownerDocument;
  const isHeld = field !== null && field.id !== '' && root.contains(field);
  const typed = isHeld && isTextField(field) ? field : null;
  const [start, end] = [typed?.selectionStart ?? null, typed?.selectionEnd ?? null];
  draw();
  if (!isHeld) return;
  // Not a selector: an id may have characters that need escaping, and jsdom cannot escape.
  const again = [...root.querySelectorAll<HTMLElement>('[id]')].find(({ id }) => id === field.id);
  again?.focus({ preventScroll: true });
  if (!typed || !again || !isTextField(again)) return;
  if (again.value !== typed.value) {
    again.value = typed.value;
    again.dispatchEvent(new Event('input', { bubbles: true }));
  }
  // Fields for numbers and dates have no caret.
  if (start !== null && again.selectionStart !== null) again.setSelectionRange(start, end);
}

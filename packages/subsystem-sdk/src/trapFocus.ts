const STOPS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/**
 * Gives a dialog the focus, keeps it there, and returns it to where it was.
 *
 * @param panel - The element with `role="dialog"`. What has `data-autofocus` gets the focus, otherwise its first field.
 * @param onClose - Called for Escape.
 * @returns A function for when the dialog is gone.
 */
export function trapFocus(panel: HTMLElement, onClose: () => void): () => void {
  const opener = panel.ownerDocument.activeElement;
  const onKey = (event: KeyboardEvent) => {
    // Escape that ends the input method's own list is not for the dialog.
    if (event.key === 'Escape' && !event.isComposing) {
      event.stopPropagation();
      onClose();
    }
    if (event.key !== 'Tab') return;
    const stops = [...panel.querySelectorAll<HTMLElement>(STOPS)];
    const [end, other] = event.shiftKey ? [stops[0], stops[stops.length - 1]] : [stops[stops.length - 1], stops[0]];
    if (event.target !== end && event.target !== panel) return;
    event.preventDefault();
    other?.focus();
  };
  panel.addEventListener('keydown', onKey);
  const first =
    panel.querySelector<HTMLElement>('[data-autofocus]') ??
    panel.querySelector<HTMLElement>('.dialog-body :is(input, select, textarea)') ??
    panel;
  first.focus();
  return () => {
    panel.removeEventListener('keydown', onKey);
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
}

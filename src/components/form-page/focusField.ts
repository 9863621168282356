const FOCUSABLE = 'input:not([type="hidden"]), textarea, select, button, [contenteditable="true"], [tabindex]';

/** Brings a field into view and puts the focus on it, or on the first control inside of it. */
export function focusField(fieldId: string): void {
  const field = document.getElementById(fieldId);
  const target = field?.matches(FOCUSABLE) ? field : field?.querySelector<HTMLElement>(FOCUSABLE);
  // The head of the page must not cover it.
  (field ?? target)?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}

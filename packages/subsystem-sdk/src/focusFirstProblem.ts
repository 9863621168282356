const FIELDS =
  ':is(input, select, textarea, [contenteditable="true"], [role="radio"], [role="combobox"]):not(:disabled, [type="hidden"])';
const CHOSEN = ':is(input:checked, [aria-checked="true"]):not(:disabled)';

/**
 * Gives the focus to the first field of a form that has a problem, after saving was refused: the first in the order of
 * the page with `aria-invalid="true"`. In a group it is the chosen field, or the first that can be used.
 *
 * Call it when the marks are in the page: in React after `flushSync`, in Vue after `nextTick`.
 *
 * @param form - The form, or any element around its fields; nothing happens without one.
 * @example
 * flushSync(() => setChecked(true));
 * if (Object.keys(check(draft)).length > 0) return focusFirstProblem(form.current);
 */
export function focusFirstProblem(form: Element | null | undefined): void {
  for (const marked of form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? []) {
    const field = marked.matches(FIELDS)
      ? marked
      : (marked.querySelector<HTMLElement>(CHOSEN) ?? marked.querySelector<HTMLElement>(FIELDS));
    if (!field) continue;
    field.focus();
    return;
  }
}

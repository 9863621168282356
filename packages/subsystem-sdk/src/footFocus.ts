/**
 * Keeps the focus at the foot of a form after its button saved or discarded: then that button is disabled or gone, and
 * the browser would begin again at the top of the page.
 *
 * @param foot - The foot, with `tabindex="-1"`.
 */
export function keepFootFocus(foot: HTMLElement): void {
  const { activeElement: active, body } = foot.ownerDocument;
  if (active === null || active === body || active.matches(':disabled')) foot.focus({ preventScroll: true });
}

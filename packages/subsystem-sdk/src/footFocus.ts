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

/**
 * Hands the focus of a form that is removed with its foot, because what it was for is done, to the heading of the page,
 * unless something else takes it. Call it before the removal.
 *
 * @param foot - The foot of the form.
 */
export function moveFootFocusToHeading(foot: HTMLElement): void {
  const { ownerDocument: page } = foot;
  if (!(foot.closest('form') ?? foot).contains(page.activeElement)) return;
  const around: HTMLElement[] = [];
  for (let element = foot.parentElement; element && element !== page.body; element = element.parentElement)
    around.push(element);
  queueMicrotask(() => {
    if (page.activeElement !== page.body) return;
    const heading = around
      .map((element) => element.isConnected && element.querySelector<HTMLElement>('h1'))
      .find(Boolean);
    if (heading) heading.focus({ preventScroll: true });
  });
}

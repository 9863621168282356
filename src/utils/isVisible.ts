/** Whether an element is on screen, not in a page that is preserved behind the one shown. */
export const isVisible = (element: Element): boolean =>
  // The second name is that of older browsers; the oldest ones hide such pages by `display`.
  element.checkVisibility?.({ visibilityProperty: true, checkVisibilityCSS: true }) ??
  element.getClientRects().length > 0;

/** The first element for a selector that is on screen. */
export const firstVisible = (root: ParentNode, selector: string): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>(selector)].find(isVisible);

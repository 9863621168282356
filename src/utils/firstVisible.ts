/** The first element for a selector that is on screen, not in a page that is preserved behind the one shown. */
export function firstVisible(root: ParentNode, selector: string): HTMLElement | undefined {
  const found = [...root.querySelectorAll<HTMLElement>(selector)];
  return found.find((element) => element.checkVisibility({ visibilityProperty: true }));
}

/** A live pane, as far as the budget cares. */
export interface BudgetPane {
  key: string;
  isShown: boolean;
  hasUnsaved: boolean;
  /** When it was last on screen, as a running number. */
  usedAt: number;
}

/**
 * Who goes to sleep when more panes live than the budget allows: the least recently used first, never the one on
 * screen and never one with unsaved work. When all of them hold such work the budget is exceeded (A29).
 */
export function chooseSleepers(live: readonly BudgetPane[], budget: number): string[] {
  const excess = live.length - Math.max(1, budget);
  if (excess <= 0) return [];
  return live
    .filter(({ isShown, hasUnsaved }) => !isShown && !hasUnsaved)
    .sort((one, other) => one.usedAt - other.usedAt)
    .slice(0, excess)
    .map(({ key }) => key);
}

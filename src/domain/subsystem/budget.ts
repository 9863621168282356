/** A live pane, as far as the budget cares. */
export interface BudgetPane {
  key: string;
  isShown: boolean;
  hasUnsaved: boolean;
  /** When it was last on screen, as a running number. */
  usedAt: number;
}

/**
 * Selects the panes to suspend when more are alive than the budget allows: least recently used first, never the one on
 * screen and never one with unsaved work. If all of them hold unsaved work, the budget is exceeded (A29).
 */
export function selectPanesToSuspend(live: readonly BudgetPane[], budget: number): string[] {
  const excess = live.length - Math.max(1, budget);
  if (excess <= 0) return [];
  return live
    .filter(({ isShown, hasUnsaved }) => !isShown && !hasUnsaved)
    .sort((one, other) => one.usedAt - other.usedAt)
    .slice(0, excess)
    .map(({ key }) => key);
}

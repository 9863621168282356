/** A live pane as the budget needs it. */
export interface BudgetPane {
  key: string;
  isShown: boolean;
  hasUnsaved: boolean;
  /** Sequence number of its last change of visibility. */
  usedAt: number;
}

/**
 * Selects the panes to suspend when more are alive than the budget allows: least recently used first, never the
 * visible one and never one with unsaved work. If all of them have unsaved work, the budget is exceeded (A29).
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

import { BENEATH_MS, BENEATH_MOST } from '@/constants/panes';

// What a hidden pane costs to come back is its painting. So those that were left last stay painted, covered by the
// shown one, for the moment in which people go back and forth. They can be reached by nobody: the shown one takes the
// pointer, assistive technology is told by `aria-hidden`, and with the first key, which may lead the focus or a search
// into them, they are hidden as the others are.

/** The one that was left last stands first. */
let beneath: HTMLElement[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

const ENDINGS = ['keydown', 'beforeprint', 'visibilitychange'] as const;

const lift = (panes: readonly HTMLElement[]) => {
  for (const pane of panes) delete pane.dataset.beneath;
};

/** Hides what lies beneath the shown pane as the others are hidden. */
export function liftBeneath(): void {
  if (beneath.length === 0) return;
  lift(beneath);
  beneath = [];
  clearTimeout(timer);
  ENDINGS.forEach((type) => window.removeEventListener(type, liftBeneath, true));
}

/** Leaves a pane painted beneath the one that takes its place; its style sheet reads `data-beneath`. */
export function layBeneath(left: HTMLElement, shown: HTMLElement | null): void {
  if (shown) lift([shown]);
  const before = beneath.filter((pane) => pane !== left && pane !== shown && pane.isConnected);
  lift(before.slice(BENEATH_MOST - 1));
  beneath = [left, ...before.slice(0, BENEATH_MOST - 1)];
  left.dataset.beneath = 'true';
  clearTimeout(timer);
  timer = setTimeout(liftBeneath, BENEATH_MS);
  ENDINGS.forEach((type) => window.addEventListener(type, liftBeneath, true));
}

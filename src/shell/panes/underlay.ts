import { UNDERLAY_MS, UNDERLAYS_MAX } from '@/constants/panes';

// What a hidden pane costs to come back is its painting. So those that were left last stay painted, covered by the
// shown one, for the moment in which people go back and forth. They can be reached by nobody: the shown one takes the
// pointer, assistive technology is told by `aria-hidden`, and with the first key, which may lead the focus or a search
// into them, they are hidden as the others are.

/** Most recently left first. */
let underlays: HTMLElement[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

const ENDINGS = ['keydown', 'beforeprint', 'visibilitychange'] as const;

const unmark = (panes: readonly HTMLElement[]) => {
  for (const pane of panes) delete pane.dataset.underlay;
};

/** Hides the panes below the shown one like all others. */
export function clearUnderlay(): void {
  if (underlays.length === 0) return;
  unmark(underlays);
  underlays = [];
  clearTimeout(timer);
  ENDINGS.forEach((type) => window.removeEventListener(type, clearUnderlay, true));
}

/** Keeps a pane painted below the one that replaces it; its style sheet reads `data-underlay`. */
export function showUnderlay(left: HTMLElement, shown: HTMLElement | null): void {
  if (shown) unmark([shown]);
  const before = underlays.filter((pane) => pane !== left && pane !== shown && pane.isConnected);
  unmark(before.slice(UNDERLAYS_MAX - 1));
  underlays = [left, ...before.slice(0, UNDERLAYS_MAX - 1)];
  left.dataset.underlay = 'true';
  clearTimeout(timer);
  timer = setTimeout(clearUnderlay, UNDERLAY_MS);
  ENDINGS.forEach((type) => window.addEventListener(type, clearUnderlay, true));
}

/** Time that the last panes stay painted below the current one, so that switching back needs no repaint. */
export const UNDERLAY_MS = 5_000;
/** People compare at most three apps; keeping more painted only costs memory. */
const UNDERLAYS_MAX = 2;

// Showing a hidden pane again costs a repaint. So the panes that were left last stay painted for a moment, covered by
// the shown one, in case the user goes back. They are unreachable: the shown pane takes the pointer, `aria-hidden`
// hides them from assistive technology, and the first key press, which may move the focus or a search into them, hides
// them completely.

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

/** Keeps a pane painted below the one that replaces it; the style sheet reads `data-underlay`. */
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

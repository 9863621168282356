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
/** The last underlay that was shown: it keeps its mark, which says nothing then, until it is certainly drawn as shown. */
let shownUnderlay: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

const ENDINGS = ['keydown', 'beforeprint', 'visibilitychange'] as const;

const unmark = (panes: readonly (HTMLElement | null)[]) => {
  for (const pane of panes) delete pane?.dataset.underlay;
};

/** Hides the panes below the shown one like all others. */
export function clearUnderlay(): void {
  unmark([...underlays, shownUnderlay]);
  shownUnderlay = null;
  if (underlays.length === 0) return;
  underlays = [];
  clearTimeout(timer);
  ENDINGS.forEach((type) => window.removeEventListener(type, clearUnderlay, true));
}

/** Makes a pane the first underlay. `painted` is below the shown one; `clipped` would be seen through what is above it. */
function addUnderlay(pane: HTMLElement, mark: 'painted' | 'clipped', shown: HTMLElement | null = null): void {
  const before = underlays.filter((one) => one !== pane && one !== shown && one.isConnected);
  const kept = before.slice(0, UNDERLAYS_MAX - 1);
  unmark(before.slice(UNDERLAYS_MAX - 1));
  underlays = [pane, ...kept];
  pane.dataset.underlay = mark;
  clearTimeout(timer);
  timer = setTimeout(clearUnderlay, UNDERLAY_MS);
  ENDINGS.forEach((type) => window.addEventListener(type, clearUnderlay, true));
}

/** Keeps a pane painted below the one that replaces it; the style sheet reads `data-underlay`. */
export function showUnderlay(left: HTMLElement, shown: HTMLElement | null): void {
  if (shownUnderlay !== left) unmark([shownUnderlay]);
  // Without its mark it would be hidden completely, and drawn anew, where something asks for a size before it is shown.
  shownUnderlay = shown;
  addUnderlay(left, 'painted', shown);
}

/** Paints a hidden pane that is likely to be shown next, clipped to nothing: it may lie over a page of the portal. */
export function prepareUnderlay(pane: HTMLElement): void {
  addUnderlay(pane, pane.dataset.underlay === 'painted' ? 'painted' : 'clipped');
}

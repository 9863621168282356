/** Time that panes stay painted below the current one, so that showing them needs no repaint. */
export const UNDERLAY_MS = 5_000;
/** People compare at most three apps; keeping more painted only costs memory. */
const UNDERLAYS_MAX = 2;

// Showing a hidden pane again costs a repaint. So the panes that were left last stay painted for a moment, covered by
// the shown one, in case the user goes back; and one that the user points at is painted, too, clipped to nothing,
// because it may lie over a page of the portal. `aria-hidden` hides them from assistive technology, the pointer does not
// meet them, the first key press, which may move the focus or a search into them, hides them completely, and so does a
// focus that they take by themselves (`useSuppressFocusEvents`).

/** Most recently left first. */
let underlays: HTMLElement[] = [];
/** The one that the user points at. */
let prepared: HTMLElement | null = null;
/** The last one that was shown: it keeps its mark, which says nothing then, until it is certainly drawn as shown. */
let shownUnderlay: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let preparedTimer: ReturnType<typeof setTimeout> | undefined;

const ENDINGS = ['keydown', 'beforeprint', 'visibilitychange', 'beforetoggle'] as const;

/** What the browser draws above everything, also above what covers or clips its pane. */
const TOP_LAYER = 'dialog[open], [popover]';

const unmark = (pane: HTMLElement | null) => delete pane?.dataset.underlay;

const listen = () => ENDINGS.forEach((type) => window.addEventListener(type, clearAll, true));
const stopListening = () => {
  if (underlays.length === 0 && !prepared) ENDINGS.forEach((type) => window.removeEventListener(type, clearAll, true));
};

function clearAll(): void {
  clearUnderlay();
}

/** Ends what `prepareUnderlay` began. */
export function endPreparation(): void {
  clearTimeout(preparedTimer);
  unmark(prepared);
  prepared = null;
  stopListening();
}

/** Without its mark it would be hidden, and drawn anew, where something asks for a size before it is drawn as shown. */
function keepMark(shown: HTMLElement | null): void {
  if (shownUnderlay !== shown) unmark(shownUnderlay);
  shownUnderlay = shown?.dataset.underlay ? shown : null;
  if (prepared === shown) prepared = null;
  endPreparation();
}

/** Hides the panes below the shown one like all others; `shown` is about to be shown. */
export function clearUnderlay(shown: HTMLElement | null = null): void {
  keepMark(shown);
  underlays.filter((pane) => pane !== shown).forEach(unmark);
  underlays = [];
  clearTimeout(timer);
  stopListening();
}

/** Keeps a pane painted below the one that replaces it; the style sheet reads `data-underlay`. */
export function showUnderlay(left: HTMLElement, shown: HTMLElement | null): void {
  keepMark(shown);
  const before = underlays.filter((pane) => pane !== left && pane !== shown && pane.isConnected);
  const isCovered = left.querySelector(TOP_LAYER) === null;
  underlays = [...(isCovered ? [left] : []), ...before].slice(0, UNDERLAYS_MAX);
  before.filter((pane) => !underlays.includes(pane)).forEach(unmark);
  if (isCovered) left.dataset.underlay = 'painted';
  else unmark(left);
  clearTimeout(timer);
  timer = setTimeout(clearAll, UNDERLAY_MS);
  listen();
}

/** Paints a hidden pane that the user points at, clipped to nothing, until `endPreparation()`. */
export function prepareUnderlay(pane: HTMLElement): void {
  endPreparation();
  if (pane.dataset.underlay || pane.querySelector(TOP_LAYER)) return;
  prepared = pane;
  pane.dataset.underlay = 'clipped';
  preparedTimer = setTimeout(endPreparation, UNDERLAY_MS);
  listen();
}

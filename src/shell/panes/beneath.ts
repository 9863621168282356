import { BENEATH_MS } from '@/constants/panes';

// What a hidden pane costs to come back is its painting. So the one that was left last stays painted, covered by the
// shown one, for the moment in which people go back and forth. It can be reached by nobody: the shown one takes the
// pointer, assistive technology is told by `aria-hidden`, and with the first key, which may lead the focus or a search
// into it, it is hidden as the others are.

let beneath: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

const ENDINGS = ['keydown', 'beforeprint', 'visibilitychange'] as const;

/** Hides what lies beneath the shown pane as the others are hidden. */
export function liftBeneath(): void {
  if (!beneath) return;
  delete beneath.dataset.beneath;
  beneath = null;
  clearTimeout(timer);
  ENDINGS.forEach((type) => window.removeEventListener(type, liftBeneath, true));
}

/** Leaves a pane painted beneath the one that takes its place; its style sheet reads `data-beneath`. */
export function layBeneath(pane: HTMLElement): void {
  liftBeneath();
  beneath = pane;
  pane.dataset.beneath = 'true';
  timer = setTimeout(liftBeneath, BENEATH_MS);
  ENDINGS.forEach((type) => window.addEventListener(type, liftBeneath, true));
}

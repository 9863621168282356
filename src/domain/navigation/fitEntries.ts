// Which entries of the main row fit. Uses the specification's width estimate, which the style sheet applies as the
// maximum width of an entry, so that what fits here fits on the screen (R087, R315).

import { characterWidth } from '../text/textWidth';

const ENTRY_BASE_WIDTH_PX = 48;
const ENTRY_CHARACTER_WIDTH_PX = 14;
/** Longer names are truncated on screen, so that they do not push other entries out of the row (T17). */
const ENTRY_CHARACTERS_MAX = 20;
const ENTRY_NAME_WIDTH_MAX_PX = ENTRY_CHARACTERS_MAX * ENTRY_CHARACTER_WIDTH_PX;

/** Below this width only an icon fits. */
const ENTRY_WIDTH_MIN_PX = ENTRY_BASE_WIDTH_PX + ENTRY_CHARACTER_WIDTH_PX;
/** Width of an entry without its name. */
export const ENTRY_ICON_WIDTH_PX = 44;

/**
 * Estimated width of a name in pixels: 14 per full-width character and 8 per narrow one (A41).
 * @param letterSpacing - What the user's own text spacing adds to every character (WCAG 1.4.12).
 */
export function nameWidth(name: string, letterSpacing = 0): number {
  let width = 0;
  for (const character of name) {
    width += characterWidth(character) + letterSpacing;
    if (width >= ENTRY_NAME_WIDTH_MAX_PX) return ENTRY_NAME_WIDTH_MAX_PX;
  }
  return width;
}

/** Estimated width of an entry in pixels: 48, plus its name. */
export const entryWidth = (name: string, letterSpacing = 0): number =>
  ENTRY_BASE_WIDTH_PX + nameWidth(name, letterSpacing);

interface FitRules<Entry> {
  widthOf(entry: Entry): number;
  isCurrent?(entry: Entry): boolean;
  isHome?(entry: Entry): boolean;
}

/** Layout of a row of entries: which are shown, their widths, and which are hidden. */
export interface Fit<Entry> {
  shown: Entry[];
  /** Width of each shown entry in pixels. */
  widths: ReadonlyMap<Entry, number>;
  rest: Entry[];
  /** Pixels that the shown entries leave. */
  spare: number;
}

/**
 * Splits entries into those that fit a width and the rest. Home is always shown, without its name if that makes room
 * for it or for the current entry (R074). The current entry keeps its position too; if the row is narrower than its
 * name, the name is truncated (R086).
 */
export function fitEntries<Entry>(
  entries: readonly Entry[],
  availableWidth: number,
  { widthOf, isCurrent = () => false, isHome = () => false }: FitRules<Entry>,
): Fit<Entry> {
  const home = entries.find(isHome);
  const current = entries.find((entry) => entry !== home && isCurrent(entry));
  const pinned = new Map<Entry, number>();
  let left = availableWidth;
  const pin = (entry: Entry, width: number) => {
    pinned.set(entry, width);
    left -= width;
  };
  if (home !== undefined) {
    const width = widthOf(home);
    const isRoomFor = (homeWidth: number, currentWidth: number) =>
      left >= homeWidth + (current === undefined ? 0 : currentWidth);
    // Both with their names, if necessary without that of home; otherwise home alone, with its name if that fits.
    const areNamed = isRoomFor(width, current === undefined ? 0 : widthOf(current));
    const isIconOnly = !areNamed && (isRoomFor(ENTRY_ICON_WIDTH_PX, ENTRY_WIDTH_MIN_PX) || left < width);
    pin(home, isIconOnly ? ENTRY_ICON_WIDTH_PX : width);
  }
  if (current !== undefined && left >= ENTRY_WIDTH_MIN_PX) pin(current, Math.min(widthOf(current), left));

  const widths = new Map(pinned);
  const shown: Entry[] = [];
  const rest: Entry[] = [];
  let isFull = false;
  for (const entry of entries) {
    if (!pinned.has(entry)) {
      const width = widthOf(entry);
      // After the first entry that does not fit, the rest is hidden too, so that the shown order matches the list.
      isFull ||= width > left;
      if (isFull) {
        rest.push(entry);
        continue;
      }
      left -= width;
      widths.set(entry, width);
    }
    shown.push(entry);
  }
  return { shown, widths, rest, spare: Math.max(0, left) };
}

/** A growing width must exceed the last one by this much; less is jitter. */
export const WIDTH_SLACK_PX = 8;

/**
 * The width to lay out for. Shrinking applies at once, growing only beyond the slack: a jittering edge hides an entry
 * once instead of toggling it (R086). Never more than available.
 */
export const steadyWidth = (before: number, now: number): number =>
  now >= before && now < before + WIDTH_SLACK_PX ? before : now;

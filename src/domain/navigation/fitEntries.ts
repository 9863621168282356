// Which entries of the main row fit beside each other. Works on the specification's estimate, which the style sheet
// uses as the width limit of an entry, so that what fits by the rule fits on the screen (R087, R315).

const ENTRY_BASE_WIDTH_PX = 48;
const ENTRY_CHARACTER_WIDTH_PX = 14;
/** A Latin letter takes about as much of a full-width character (A41). */
const NARROW_CHARACTER_WIDTH_PX = 8;
/** Longer names are cut on the screen, and may not push everything behind them out of the row (T17). */
const ENTRY_CHARACTERS_MAX = 20;
const ENTRY_NAME_WIDTH_MAX_PX = ENTRY_CHARACTERS_MAX * ENTRY_CHARACTER_WIDTH_PX;

/** Characters that East Asian fonts draw in a full square, and emoji. */
const FULL_WIDTH =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe1f\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f000}-\u{3fffd}]|^\p{Emoji_Presentation}/u;

/** Below this there is room for an icon only. */
const ENTRY_WIDTH_MIN_PX = ENTRY_BASE_WIDTH_PX + ENTRY_CHARACTER_WIDTH_PX;

/** Estimated width of an entry in pixels: 48, plus 14 per full-width character and 8 per narrow one (A41). */
export function entryWidth(name: string): number {
  let nameWidth = 0;
  for (const character of name) {
    nameWidth += FULL_WIDTH.test(character) ? ENTRY_CHARACTER_WIDTH_PX : NARROW_CHARACTER_WIDTH_PX;
    if (nameWidth >= ENTRY_NAME_WIDTH_MAX_PX) return ENTRY_BASE_WIDTH_PX + ENTRY_NAME_WIDTH_MAX_PX;
  }
  return ENTRY_BASE_WIDTH_PX + nameWidth;
}

/**
 * Splits entries into those that fit into a width and the rest. The current one keeps its place; where the row is
 * narrower than its name, the name is cut rather than the entry hidden (R086).
 */
export function fitEntries<Entry>(
  entries: readonly Entry[],
  availableWidth: number,
  widthOf: (entry: Entry) => number,
  isCurrent: (entry: Entry) => boolean = () => false,
): { shown: Entry[]; rest: Entry[] } {
  const current = entries.find(isCurrent);
  const isPinned = current !== undefined && availableWidth >= ENTRY_WIDTH_MIN_PX;
  let left = availableWidth - (isPinned ? Math.min(widthOf(current), availableWidth) : 0);

  const shown: Entry[] = [];
  const rest: Entry[] = [];
  let isFull = false;
  for (const entry of entries) {
    if (isPinned && entry === current) {
      shown.push(entry);
      continue;
    }
    const width = widthOf(entry);
    // Once one did not fit, the ones behind it do not either: the order on the screen stays the order of the list.
    isFull ||= width > left;
    if (isFull) rest.push(entry);
    else {
      shown.push(entry);
      left -= width;
    }
  }
  return { shown, rest };
}

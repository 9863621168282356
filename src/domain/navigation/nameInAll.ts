// Where the button 'all' names the current entry that is behind it (R086).

import { nameWidth } from './fitEntries';

/** The button without its word: padding, gap and arrow. */
const BUTTON_BASE_PX = 40;
/** Gap, line and padding between the word and the name. */
const BESIDE_PX = 15;
/** The button without the name that is in place of its word: less padding. */
const INSTEAD_BASE_PX = 20;
/** What the name does not get of the button: its base, and what bold letters are wider than estimated. */
const INSTEAD_TAKEN_PX = 36;
/** The name in place of the word is smaller: 13 instead of 14 px. */
const INSTEAD_SCALE = 13 / 14;
/** Less of a name, with an ellipsis, says less than the word. */
const INSTEAD_MIN_PART = 2 / 3;
/** Letters may be a little wider than estimated. */
const TOLERANCE_PX = 8;

/** The name of the current entry in the button. */
interface NameInAll {
  /** Beside the word of the button, or in place of it. */
  at: 'beside' | 'instead';
  /** Pixels that the button needs beyond its width. */
  extra: number;
}

/** The entry behind the button, and the word of the button. */
export interface NamedInAll {
  name: string;
  word: string;
}

interface ButtonSpace extends NamedInAll {
  /** Pixels that the entries of the row leave. */
  spare: number;
  letterSpacing?: number;
}

const buttonWidth = (word: string, letterSpacing: number) => BUTTON_BASE_PX + nameWidth(word, letterSpacing);

/** Pixels that the button needs beyond its width for the whole name in place of its word. */
export const extraForName = ({ name, word }: NamedInAll, letterSpacing = 0): number => {
  const instead = Math.ceil(nameWidth(name, letterSpacing) * INSTEAD_SCALE);
  return Math.max(0, instead + INSTEAD_BASE_PX + TOLERANCE_PX - buttonWidth(word, letterSpacing));
};

/** Where the name has room; null where it has none. */
export function nameInAll({ name, word, spare, letterSpacing = 0 }: ButtonSpace): NameInAll | null {
  const width = nameWidth(name, letterSpacing);
  const beside = width + BESIDE_PX;
  if (beside <= spare) return { at: 'beside', extra: Math.min(beside + TOLERANCE_PX, spare) };
  const room = buttonWidth(word, letterSpacing) + spare - INSTEAD_TAKEN_PX;
  if (room < width * INSTEAD_SCALE * INSTEAD_MIN_PART) return null;
  return { at: 'instead', extra: Math.min(extraForName({ name, word }, letterSpacing), spare) };
}

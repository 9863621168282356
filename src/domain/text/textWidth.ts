// Estimated width of text at the size of the body (14 px): a full-width character counts 14 px, a narrow one 8 px (A41).

const FULL_WIDTH_PX = 14;
const NARROW_PX = 8;

/** Characters that East Asian fonts draw full-width, and emoji. */
const FULL_WIDTH =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe1f\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f000}-\u{3fffd}]|^\p{Emoji_Presentation}/u;

/** Width of one character. */
export const characterWidth = (character: string): number => (FULL_WIDTH.test(character) ? FULL_WIDTH_PX : NARROW_PX);

/** Width of a text in one line. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, character) => sum + characterWidth(character), 0);

/**
 * By how much the person's own text spacing (WCAG 1.4.12) widens text.
 * @param letterSpacing - What the spacing adds to every character, in pixels.
 */
export const spacingFactor = (letterSpacing: number): number => 1 + letterSpacing / NARROW_PX;

/** The width that text needs with the person's own text spacing, in whole pixels, if it needs `width` without it. */
export const spacedWidth = (width: number, letterSpacing: number): number =>
  Math.ceil(width * spacingFactor(letterSpacing));

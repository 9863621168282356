/** A width that comes back has to offer so much more than the one before; less is the trembling of an edge. */
export const WIDTH_SLACK_PX = 8;

/**
 * The width to lay out for. A narrower window counts at once, a wider one only when it is wider by the slack: a bar
 * whose edge trembles loses an entry once and does not show and hide it in turn (R086). Never more than there is.
 */
export const steadyWidth = (before: number, now: number): number =>
  now >= before && now < before + WIDTH_SLACK_PX ? before : now;

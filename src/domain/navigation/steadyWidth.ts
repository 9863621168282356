/** A growing width must exceed the last one by this much; less is jitter. */
export const WIDTH_SLACK_PX = 8;

/**
 * The width to lay out for. Shrinking applies at once, growing only beyond the slack: a jittering edge hides an entry
 * once instead of toggling it (R086). Never more than available.
 */
export const steadyWidth = (before: number, now: number): number =>
  now >= before && now < before + WIDTH_SLACK_PX ? before : now;

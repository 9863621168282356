/** A phone held upright: one column, and no room for words beside icons. */
export const NARROW_WINDOW = '(max-width: 600px)';

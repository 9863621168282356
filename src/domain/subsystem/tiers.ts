/**
 * How a pane that is not on screen is hidden. A page that stays laid out comes back at once, but many of them make
 * the next opening slow: so only the ones left last stay laid out.
 */
export type PaneTier =
  /** On screen. */
  | 'shown'
  /** Laid out, but not painted. */
  | 'near'
  /** Without a layout. */
  | 'far'
  /** Nothing stands in it. */
  | 'asleep';

/** A pane, as far as its tier is concerned. */
export interface TierPane {
  key: string;
  isShown: boolean;
  /** Whether something stands in it, or is on its way. */
  stands: 'opening' | 'alive' | 'nothing';
  /** A frame has a document of its own: laid out, it slows nobody down. */
  isFrame: boolean;
  /** When it was last on screen, as a running number. */
  usedAt: number;
}

/** So many of the panes left last stay laid out. */
export const NEAR_PANES = 2;

/**
 * Tier of each pane by its key. While a new one is mounted (`isSteppedBack`) no sandboxed pane off screen keeps its
 * layout. One that is being opened off screen does: its program may measure itself.
 */
export function tiersOf(panes: readonly TierPane[], isLayoutReleased: boolean): Map<string, PaneTier> {
  const near = new Set(
    panes
      .filter(({ isShown, stands, isFrame }) => !isShown && stands === 'alive' && !isFrame)
      .sort((one, other) => other.usedAt - one.usedAt)
      .slice(0, isLayoutReleased ? 0 : NEAR_PANES)
      .map(({ key }) => key),
  );
  return new Map(
    panes.map(({ key, isShown, stands, isFrame }) => {
      if (isShown) return [key, 'shown'];
      if (stands === 'nothing') return [key, 'asleep'];
      return [key, isFrame || stands === 'opening' || near.has(key) ? 'near' : 'far'];
    }),
  );
}

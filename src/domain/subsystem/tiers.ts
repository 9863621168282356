/**
 * How a hidden pane is hidden. A page that stays laid out reappears at once, but many of them slow down the next
 * opening, so only the most recent ones stay laid out.
 */
export type PaneTier =
  /** Visible. */
  | 'shown'
  /** Laid out, but not painted. */
  | 'near'
  /** Without a layout. */
  | 'far'
  /** No micro-app is mounted. */
  | 'empty';

/** A pane as its tier needs it. */
export interface TierPane {
  key: string;
  isShown: boolean;
  /** Whether an app is mounted or being mounted. */
  occupancy: 'opening' | 'alive' | 'nothing';
  /** A frame has its own document, so its layout does not slow down others. */
  isFrame: boolean;
  /** Sequence number of its last change of visibility. */
  usedAt: number;
}

/** How many of the most recent panes stay laid out. */
const NEAR_PANES = 2;

/**
 * Tier of each pane by key. From the start of a mount until the browser is idle after it (`isLayoutReleased`), hidden
 * sandboxed panes lose their layout, except a pane that opens in the background, because its micro-app may measure itself.
 */
export function tiersOf(panes: readonly TierPane[], isLayoutReleased: boolean): Map<string, PaneTier> {
  const near = new Set(
    panes
      .filter(({ isShown, occupancy, isFrame }) => !isShown && occupancy === 'alive' && !isFrame)
      .sort((one, other) => other.usedAt - one.usedAt)
      .slice(0, isLayoutReleased ? 0 : NEAR_PANES)
      .map(({ key }) => key),
  );
  return new Map(
    panes.map(({ key, isShown, occupancy, isFrame }) => {
      if (isShown) return [key, 'shown'];
      if (occupancy === 'nothing') return [key, 'empty'];
      return [key, isFrame || occupancy === 'opening' || near.has(key) ? 'near' : 'far'];
    }),
  );
}

/**
 * How a hidden pane is hidden. A page that stays laid out reappears at once, but many of them slow down the next
 * opening, so only the most recent ones and the first ones mounted ahead stay laid out.
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
  /** Mounted before the user asked for it, and not shown since. */
  isAhead: boolean;
  /** Sequence number of its last change of visibility. */
  usedAt: number;
}

/** How many of the panes that were left last stay laid out: an opening releases them, and waits for each one. */
const RECENT_PANES = 2;
/** How many of those mounted ahead are laid out: the first ones, which are the most likely to be opened. */
const AHEAD_PANES = 3;

/** Keys of the hidden panes that are laid out; a frame has its own document and is not among them. */
function nearKeys(panes: readonly TierPane[]): Set<string> {
  const kept = panes.filter(({ isShown, occupancy, isFrame }) => !isShown && occupancy === 'alive' && !isFrame);
  const recent = kept.filter(({ isAhead }) => !isAhead).sort((one, other) => other.usedAt - one.usedAt);
  const ahead = kept.filter(({ isAhead }) => isAhead);
  return new Set([...recent.slice(0, RECENT_PANES), ...ahead.slice(0, AHEAD_PANES)].map(({ key }) => key));
}

/**
 * Tier of each pane by key. From the start of a mount until the browser is idle after it (`isLayoutReleased`), hidden
 * sandboxed panes lose their layout, except a pane that opens in the background: its micro-app may measure itself.
 *
 * @param panes - In the order of their first opening.
 */
export function tiersOf(panes: readonly TierPane[], isLayoutReleased: boolean): Map<string, PaneTier> {
  const near = isLayoutReleased ? new Set<string>() : nearKeys(panes);
  return new Map(
    panes.map(({ key, isShown, occupancy, isFrame }) => {
      if (isShown) return [key, 'shown'];
      if (occupancy === 'nothing') return [key, 'empty'];
      return [key, isFrame || occupancy === 'opening' || near.has(key) ? 'near' : 'far'];
    }),
  );
}

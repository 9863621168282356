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
  /** The user points at its entry, so that it is likely to be shown next. */
  isPointedAt: boolean;
  /** Sequence number of its last change of visibility. */
  usedAt: number;
}

/** How many hidden panes are laid out: none while one is opened, the recent ones, or all of them during a pause. */
export type LayoutExtent = 'none' | 'recent' | 'all';

/**
 * How many of the panes that were left last are laid out: an opening releases them, and waits for each one. Those that
 * only a pause lays out are released before the click, when the entry of a subsystem that is not mounted is pointed at.
 */
const RECENT_PANES = { none: 0, recent: 2, all: Infinity } as const satisfies Record<LayoutExtent, number>;
/** How many of those mounted ahead are laid out: the first ones, which are the most likely to be opened. */
const AHEAD_PANES = { none: 0, recent: 3, all: Infinity } as const satisfies Record<LayoutExtent, number>;

/** Keys of the hidden panes that are laid out; a frame has its own document and is not among them. */
function nearKeys(panes: readonly TierPane[], extent: LayoutExtent): Set<string> {
  const kept = panes.filter(({ isShown, occupancy, isFrame }) => !isShown && occupancy === 'alive' && !isFrame);
  const recent = kept.filter(({ isAhead }) => !isAhead).sort((one, other) => other.usedAt - one.usedAt);
  const ahead = kept.filter(({ isAhead }) => isAhead);
  const pointedAt = extent === 'none' ? [] : kept.filter(({ isPointedAt }) => isPointedAt);
  const near = [...recent.slice(0, RECENT_PANES[extent]), ...ahead.slice(0, AHEAD_PANES[extent]), ...pointedAt];
  return new Set(near.map(({ key }) => key));
}

/**
 * Tier of each pane by key. From the start of a mount until the browser is idle after it (`none`), hidden sandboxed panes
 * lose their layout, except a pane that opens in the background: its micro-app may measure itself.
 *
 * @param panes - In the order of their first opening.
 */
export function tiersOf(panes: readonly TierPane[], extent: LayoutExtent): Map<string, PaneTier> {
  const near = nearKeys(panes, extent);
  return new Map(
    panes.map(({ key, isShown, occupancy, isFrame }) => {
      if (isShown) return [key, 'shown'];
      if (occupancy === 'nothing') return [key, 'empty'];
      return [key, isFrame || occupancy === 'opening' || near.has(key) ? 'near' : 'far'];
    }),
  );
}

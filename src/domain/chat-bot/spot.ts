// Position of the launcher, measured from the lower right corner, so that resizing the window does not move it.

/** Distance of the launcher from the right and the lower edge, in pixels. */
export interface Spot {
  right: number;
  bottom: number;
}

/** The available area and the margins to keep free. */
export interface Room {
  width: number;
  height: number;
  /** Height of the header. */
  top: number;
  /** Width and height of the launcher. */
  size: number;
  /** Minimum distance from each edge. */
  margin: number;
}

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most));

/** The nearest position inside the area. */
export const keepInside = ({ right, bottom }: Spot, { width, height, top, size, margin }: Room): Spot => ({
  right: between(right, margin, width - size - margin),
  bottom: between(bottom, margin, height - top - size - margin),
});

/**
 * The first free position at or above the preferred one, then further left: the launcher must not cover anything
 * clickable. Without a free position it stays at the preferred one.
 */
export function findFreeSpot(wanted: Spot, room: Room, step: number, isFree: (spot: Spot) => boolean): Spot {
  const start = keepInside(wanted, room);
  const highest = keepInside({ ...start, bottom: Infinity }, room).bottom;
  const leftmost = keepInside({ ...start, right: Infinity }, room).right;
  for (let right = start.right; right <= leftmost; right += room.size)
    for (let bottom = start.bottom; bottom <= highest; bottom += step)
      if (isFree({ right, bottom })) return { right, bottom };
  return start;
}

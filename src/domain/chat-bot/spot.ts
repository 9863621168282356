// Where the launcher stands: measured from the lower right corner, so that it stays there when the window changes.

/** Distance of the launcher from the right and the lower edge, in pixels. */
export interface Spot {
  right: number;
  bottom: number;
}

/** The room there is, and the edges that stay free. */
export interface Room {
  width: number;
  height: number;
  /** Height of what stands at the top. */
  top: number;
  /** Width and height of the launcher. */
  size: number;
  /** Distance kept from each edge. */
  margin: number;
}

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most));

/** The nearest spot inside the room. */
export const keepInside = ({ right, bottom }: Spot, { width, height, top, size, margin }: Room): Spot => ({
  right: between(right, margin, width - size - margin),
  bottom: between(bottom, margin, height - top - size - margin),
});

/**
 * The first free spot at or above the wanted one, then further left: the launcher covers nothing that can be clicked.
 * When nothing is free it stays where it was wanted.
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

/** Position of an item in a panel. */
export interface Cell {
  left: number;
  top: number;
}

const nearest = (cells: readonly Cell[], among: readonly number[], left: number): number | undefined =>
  [...among].sort((a, b) => Math.abs(cells[a]!.left - left) - Math.abs(cells[b]!.left - left))[0];

/**
 * The item that an arrow key, Home or End leads to, by position on the screen; undefined for other keys and at the
 * edge of the panel. Rows may differ in length, and groups follow each other (R086).
 */
export function gridMove(cells: readonly Cell[], index: number, key: string): number | undefined {
  const here = cells[index];
  if (!here) return undefined;
  const all = cells.map((_, each) => each);
  const inRow = (top: number | undefined) => all.filter((each) => cells[each]!.top === top);
  switch (key) {
    case 'ArrowRight':
      return index + 1 < cells.length ? index + 1 : 0;
    case 'ArrowLeft':
      return index > 0 ? index - 1 : cells.length - 1;
    case 'ArrowDown': {
      const below = cells.map(({ top }) => top).filter((top) => top > here.top);
      return nearest(cells, inRow(below.length ? Math.min(...below) : undefined), here.left);
    }
    case 'ArrowUp': {
      const above = cells.map(({ top }) => top).filter((top) => top < here.top);
      return nearest(cells, inRow(above.length ? Math.max(...above) : undefined), here.left);
    }
    case 'Home':
      return 0;
    case 'End':
      return cells.length - 1;
    default:
      return undefined;
  }
}

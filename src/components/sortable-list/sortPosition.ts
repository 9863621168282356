// Computes the drop position of a dragged item. Pure geometry: callers measure the DOM.

/** A position in one of the lists of an area. */
export interface SortPosition {
  zone: string;
  index: number;
}

/** A move of an item; `to.index` does not count the item itself. */
export interface SortableMove {
  id: string;
  from: SortPosition;
  to: SortPosition;
}

/** Direction of a list. */
export type Direction = 'vertical' | 'horizontal';

type Rectangle = Pick<DOMRect, 'top' | 'left' | 'width' | 'height'>;
interface Point {
  x: number;
  y: number;
}

/** Minimum pointer distance of a drag, in pixels: a click with an unsteady hand moves nothing (R072). */
const START_DISTANCE_PX = 8;

/** Whether the pointer has moved far enough from its start to count as a drag. */
export const isCarried = (way: Point | null): boolean => way !== null && Math.hypot(way.x, way.y) >= START_DISTANCE_PX;

/** Returns the gap at a point: 0 before the first item, n after the last; it changes at an item's midpoint. */
export function gapAt(items: readonly Rectangle[], point: Point, direction: Direction): number {
  const isBehind = ({ top, left, width, height }: Rectangle) =>
    direction === 'vertical' ? point.y > top + height / 2 : point.x > left + width / 2;
  return items.filter(isBehind).length;
}

/** Returns the position that a drop into a gap leads to; null when nothing would move. */
export function positionInGap(from: SortPosition, zone: string, gap: number): SortPosition | null {
  if (zone !== from.zone) return { zone, index: gap };
  const index = gap > from.index ? gap - 1 : gap;
  return index === from.index ? null : { zone, index };
}

/** Returns the gap to mark for a target position; the inverse of `positionInGap`. */
export const gapOf = (from: SortPosition, to: SortPosition): number =>
  to.zone === from.zone && to.index > from.index ? to.index + 1 : to.index;

/** Returns a list with an item inserted at an index. */
export function insertAt<Item>(list: readonly Item[], item: Item, index: number): Item[] {
  const rest = list.filter((each) => each !== item);
  return [...rest.slice(0, index), item, ...rest.slice(index)];
}

// Computes the drop position of a dragged item. Pure geometry: callers measure the DOM.

/** A position in one of the lists of an area. */
export interface SortPosition {
  zone: string;
  index: number;
}

/** An item that moves; `to.index` does not count the item itself. */
export interface SortableMove {
  id: string;
  from: SortPosition;
  to: SortPosition;
}

/** Lists run down the page or along a line. */
export type Direction = 'vertical' | 'horizontal';

type Rectangle = Pick<DOMRect, 'top' | 'left' | 'width' | 'height'>;
type Point = { x: number; y: number };

/** So far something is carried before it counts: a click with a trembling hand moves nothing (R072). */
export const START_DISTANCE_PX = 8;

/** Whether something was carried far enough from where it was taken. */
export const isCarried = (way: Point | null): boolean => way !== null && Math.hypot(way.x, way.y) >= START_DISTANCE_PX;

/** The gap that a point lies in: 0 before the first item, n behind the last; an item gives way at its half. */
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

/** A list with one item taken from its index to another one. */
export function insertAt<Item>(list: readonly Item[], item: Item, index: number): Item[] {
  const rest = list.filter((each) => each !== item);
  return [...rest.slice(0, index), item, ...rest.slice(index)];
}

// Which filters of a list fit in one line beside its buttons; the others are in the 'more' panel.
import type { ListFilter } from '../listModel';

/** Widths of the fields in pixels, which the style sheet applies as well. */
const FIELD_WIDTHS = { search: 220, choice: 148, days: 264 } as const;
const GAP_PX = 8;
/** 'Search' and 'Reset'. */
const BUTTONS_PX = 164;
const MORE_BUTTON_PX = 128;

/** A filter with a field; chips have a line of their own. */
export type FieldFilter = Exclude<ListFilter, { kind: 'chips' }>;

export const isField = (filter: ListFilter): filter is FieldFilter => filter.kind !== 'chips';

/** @param width - Of the bar; 0 while it is unknown. */
export function fitFilters(
  filters: readonly FieldFilter[],
  width: number,
): [shown: FieldFilter[], more: FieldFilter[]] {
  const widthOf = (list: readonly FieldFilter[]) =>
    list.reduce((sum, { kind }) => sum + FIELD_WIDTHS[kind] + GAP_PX, 0);
  if (width === 0 || widthOf(filters) + BUTTONS_PX <= width) return [[...filters], []];
  let count = filters.length;
  // The first one stays in any case: it is the keyword.
  while (count > 1 && widthOf(filters.slice(0, count)) + MORE_BUTTON_PX + BUTTONS_PX > width) count -= 1;
  return [filters.slice(0, count), filters.slice(count)];
}

// Widths of a table's columns: where the window leaves the title too little, columns are left out, and where it leaves
// more than the title's least width, a title that says how much it needs gets that first, then columns with cut text
// grow; the title takes the rest.
import { spacedWidth, textWidth } from '@/domain/text/textWidth';
import type { ListColumn, RowAction } from '../listModel';

/** Number of actions shown in the row; the others are in its menu. */
export const ACTIONS_IN_ROW = 2;

const CHECKBOX_PX = 44;
const CELL_PADDING_PX = 16;
const BUTTON_PADDING_PX = 16;
const MENU_BUTTON_PX = 32;
const GAP_PX = 4;
/** About eighteen Chinese characters. */
const TITLE_MIN_PX = 268;

export interface ColumnLayout<Row> {
  /** The columns that have no room on the screen, and are on paper only. */
  printed: readonly ListColumn<Row>[];
  /** Value of `grid-template-columns`. */
  tracks: string;
}

interface TableWidth {
  /** Width of the table in pixels; 0 while it is unknown. */
  width: number;
  hasCheckboxes: boolean;
  /** Width of the column with the actions; 0 without one. */
  actionsWidth: number;
  /** What the person's own text spacing adds to every character, in pixels. */
  letterSpacing: number;
}

/** What a column cannot do without. */
const leastWidth = <Row>({ width, minWidth = TITLE_MIN_PX }: ListColumn<Row>) => width ?? minWidth;

/** The column for text that is spaced. The title, and text that may be cut, get more only where there is room. */
const spaced = <Row>(column: ListColumn<Row>, letterSpacing: number): ListColumn<Row> => {
  const { width, maxWidth } = column;
  if (maxWidth !== undefined) return { ...column, maxWidth: spacedWidth(maxWidth, letterSpacing) };
  return width === undefined ? column : { ...column, width: spacedWidth(width, letterSpacing) };
};

/** The column that is left out first; undefined when all of them stay. */
const firstToLeave = <Row>(columns: readonly ListColumn<Row>[]) =>
  columns
    .filter(({ hidePriority }) => hidePriority !== undefined)
    .toSorted((one, other) => one.hidePriority! - other.hidePriority!)
    .at(0);

/** One list, so that rows without columns for paper alone are not rendered again when the width changes. */
const NONE_PRINTED: readonly never[] = [];

/** The columns that fit, and the width of each. */
export function layOutColumns<Row>(
  columns: readonly ListColumn<Row>[],
  { width, hasCheckboxes, actionsWidth, letterSpacing }: TableWidth,
): ColumnLayout<Row> {
  const fixed = (hasCheckboxes ? CHECKBOX_PX : 0) + actionsWidth;
  const needed = (list: readonly ListColumn<Row>[]) => list.reduce((sum, column) => sum + leastWidth(column), fixed);

  let shown = columns.map((column) => spaced(column, letterSpacing));
  while (width > 0 && needed(shown) > width) {
    const first = firstToLeave(shown);
    if (!first) break;
    shown = shown.filter((column) => column !== first);
  }

  const wanted = ({ maxWidth = 0, ...column }: ListColumn<Row>) => Math.max(0, maxWidth - leastWidth(column));
  const titles = shown.filter((column) => column.width === undefined);
  let spare = Math.max(0, width - titles.reduce((sum, column) => sum + wanted(column), needed(shown)));
  const trackOf = (column: ListColumn<Row>) => {
    if (column.width === undefined) return 'minmax(0, 1fr)';
    const grown = Math.min(wanted(column), spare);
    spare -= grown;
    return `${column.width + grown}px`;
  };
  const tracks = [
    ...(hasCheckboxes ? [`${CHECKBOX_PX}px`] : []),
    ...shown.map(trackOf),
    ...(actionsWidth > 0 ? [`${actionsWidth}px`] : []),
  ];
  const keys = new Set(shown.map(({ key }) => key));
  const printed = keys.size === columns.length ? NONE_PRINTED : columns.filter(({ key }) => !keys.has(key));
  return { printed, tracks: tracks.join(' ') };
}

/** Estimated width of a column in which none of its texts is cut, within two bounds. */
export const widthOfTexts = (texts: readonly string[], least: number, most: number): number =>
  Math.min(Math.max(least, ...texts.map((text) => textWidth(text) + CELL_PADDING_PX)), most);

/** Estimated width of the column with the actions of all rows. */
export function widthOfActions(
  heading: string,
  rows: readonly (readonly RowAction[])[],
  letterSpacing: number,
): number {
  const widthOf = (text: string) => spacedWidth(textWidth(text), letterSpacing);
  const widths = rows.map((actions) => {
    const labels = actions.slice(0, ACTIONS_IN_ROW).map(({ label }) => widthOf(label) + BUTTON_PADDING_PX);
    const all = actions.length > ACTIONS_IN_ROW ? [...labels, MENU_BUTTON_PX] : labels;
    return all.reduce((sum, each) => sum + each + GAP_PX, 0);
  });
  return Math.max(widthOf(heading), ...widths) + CELL_PADDING_PX;
}

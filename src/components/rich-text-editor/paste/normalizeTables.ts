/**
 * Tables as the editor can read them. Its table commands throw at a row without cells and at a table without rows
 * (prosemirror-tables), and make as many columns and rows as a span asks for, whether or not there is anything in them.
 */

/** Word has 63 columns at most. */
const LARGEST_SPAN = 63;

const setSpan = (cell: HTMLTableCellElement, name: 'colspan' | 'rowspan', span: number): void => {
  if (span > 1) cell.setAttribute(name, String(span));
  else cell.removeAttribute(name);
};

/** The rows below a row that a cell of it may reach: a section of a table ends every span. */
const rowsFrom = (row: HTMLTableRowElement): HTMLTableRowElement[] => {
  const rows: HTMLTableRowElement[] = [];
  for (let next: Element | null = row; next instanceof HTMLTableRowElement; next = next.nextElementSibling)
    rows.push(next);
  return rows;
};

/** Makes every span what there is to span: not more rows than follow, and none of those that have no cells. */
function limitSpans(row: HTMLTableRowElement): void {
  const rows = rowsFrom(row);
  for (const cell of row.cells) {
    // 0 means: to the end of the section.
    const reached = cell.rowSpan === 0 ? rows : rows.slice(0, cell.rowSpan);
    setSpan(cell, 'rowspan', reached.filter(({ cells }) => cells.length > 0).length);
    setSpan(cell, 'colspan', Math.min(cell.colSpan, LARGEST_SPAN));
  }
}

/** Removes rows without cells and tables without rows from a parsed page, and limits the spans of cells, in place. */
export function normalizeTables(page: Document): void {
  for (const table of page.querySelectorAll('table')) {
    for (const row of table.rows) limitSpans(row);
    for (const row of [...table.rows]) if (row.cells.length === 0) row.remove();
    if (table.rows.length === 0) table.replaceWith(...(table.caption?.childNodes ?? []));
  }
}

/**
 * Makes tables safe for the editor. prosemirror-tables throws at a row without cells and at a table without rows, and
 * creates as many columns and rows as a span asks for, even empty ones.
 */

/** Word supports at most 63 columns. */
const LARGEST_SPAN = 63;

const setSpan = (cell: HTMLTableCellElement, name: 'colspan' | 'rowspan', span: number): void => {
  if (span > 1) cell.setAttribute(name, String(span));
  else cell.removeAttribute(name);
};

/** The row and those below it in its section: a span ends with the section. */
const rowsFrom = (row: HTMLTableRowElement): HTMLTableRowElement[] => {
  const rows: HTMLTableRowElement[] = [];
  for (let next: Element | null = row; next instanceof HTMLTableRowElement; next = next.nextElementSibling)
    rows.push(next);
  return rows;
};

/** Limits row spans to the following rows that have cells, and column spans to a maximum. */
function limitSpans(row: HTMLTableRowElement): void {
  const rows = rowsFrom(row);
  for (const cell of row.cells) {
    // 0 means up to the end of the section.
    const reached = cell.rowSpan === 0 ? rows : rows.slice(0, cell.rowSpan);
    setSpan(cell, 'rowspan', reached.filter(({ cells }) => cells.length > 0).length);
    setSpan(cell, 'colspan', Math.min(cell.colSpan, LARGEST_SPAN));
  }
}

/** Removes rows without cells and tables without rows from a document and limits the spans of cells, in place. */
export function normalizeTables(page: Document): void {
  for (const table of page.querySelectorAll('table')) {
    for (const row of table.rows) limitSpans(row);
    for (const row of [...table.rows]) if (row.cells.length === 0) row.remove();
    if (table.rows.length === 0) table.replaceWith(...(table.caption?.childNodes ?? []));
  }
}

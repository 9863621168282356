/**
 * `.table`, for a table or for what is around it, such as antd's. On a phone each row becomes an entry of a list: its
 * first cell is the title, `.table-status` stands beside it, the others are below, each after its `data-label`. Below it
 * `.pager`, with the position instead of the numbers.
 */
export const tableStyles = (root: string): string => TABLE_STYLES.replaceAll('&', root);

const TABLE_STYLES = `
& .table {
  width: 100%;
  border-collapse: collapse;
}
& .table th,
& .table td {
  padding: 9px 12px;
  border: 0 solid var(--line);
  border-bottom-width: 1px;
  font-weight: 400;
  text-align: start;
  vertical-align: middle;
}
& .table thead th {
  padding-block: 8px;
  color: var(--ink-2);
  background: var(--background);
  border-bottom-width: 1px;
  font-size: 13px;
  font-weight: 600;
  white-space: nowrap;
}
& .table tbody tr:hover {
  background: var(--hover);
}
& .table .number {
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;
}
& .pager {
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  align-items: center;
  margin: 16px 0 0;
  color: var(--ink-2);
  font-variant-numeric: tabular-nums;
}
& .pager > .total {
  margin-inline-end: auto;
  color: var(--ink-3);
  font-size: 13px;
}
& .pager > .pages {
  display: flex;
  gap: 4px;
  align-items: center;
}
& .pager button,
& .pager .gap {
  box-sizing: border-box;
  min-width: 32px;
  height: 32px;
  padding: 0 6px;
  line-height: 30px;
  text-align: center;
}
& .pager button {
  color: var(--ink);
  background: none;
  border: 1px solid transparent;
  border-radius: var(--radius-control);
  font: inherit;
  line-height: 30px;
  cursor: pointer;
}
& .pager > button {
  font-size: 18px;
}
& .pager button:hover {
  background: var(--hover);
}
& .pager [aria-current] {
  color: var(--brand);
  border-color: currentcolor;
  font-weight: 600;
}
& .pager [aria-disabled='true'],
& .pager [aria-disabled='true']:hover {
  color: var(--line-strong);
  background: none;
  cursor: not-allowed;
}
& .pager > .position,
& .pager > [hidden] {
  display: none;
}
@media (pointer: coarse), (width <= 640px) {
  & .pager button {
    min-width: 40px;
    height: 40px;
    line-height: 38px;
  }
}
@media (width <= 640px) {
  & .pager > .pages {
    display: none;
  }
  & .pager > .position:not([hidden]) {
    display: inline;
  }
}
@media screen and (width <= 720px) {
  /* For screen readers. */
  & .table thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  & .table,
  & .table table,
  & .table tbody {
    display: block;
    min-width: 0 !important;
    width: auto !important;
  }
  & .table colgroup,
  & .table [class*='-measure-row'] {
    display: none;
  }
  & .table tbody tr {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 12px;
    padding: 10px 0;
    border-bottom: 1px solid var(--line);
  }
  & .table tbody tr > * {
    display: block;
    grid-column: 1 / -1;
    width: auto;
    padding: 0 !important;
    border: 0 !important;
    text-align: start !important;
    overflow-wrap: anywhere;
  }
  & .table tbody tr > :first-child:not([colspan]) {
    grid-column: 1;
  }
  & .table tbody tr > .table-status {
    grid-row: 1;
    grid-column: 2;
  }
  & .table tbody [data-label]::before {
    margin-inline-end: 8px;
    color: var(--ink-3);
    content: attr(data-label);
    font-size: 13px;
  }
}
@media print {
  & .pager > :not(.total, .position) {
    display: none;
  }
  & .pager > .position:not([hidden]) {
    display: inline;
  }
  & [class*='-table-content'] {
    overflow: visible !important;
  }
  & [class*='-table-content'] > table {
    width: 100% !important;
  }
}
`;

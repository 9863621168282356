import { createContext, useContext } from 'react';

/** Whether Tab reaches the controls of a row; undefined outside of a table. */
export const RowTabStop = createContext<boolean | undefined>(undefined);

/**
 * `tabIndex` of a control in a row. Tab reaches the controls of one row only, and the arrow keys the other rows;
 * otherwise a page of twenty rows has eighty stops.
 */
export function useRowTabIndex(): -1 | undefined {
  return useContext(RowTabStop) === false ? -1 : undefined;
}

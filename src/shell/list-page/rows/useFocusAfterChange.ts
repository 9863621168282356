import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { giveLostFocus, isFocusLost } from '@/utils/lostFocus';
import { ROW } from './useRowKeys';

interface ListState {
  rows: readonly unknown[] | null;
  /** Number of reloads caused by an action here. */
  reloads: number;
  /** Whether rows are selected: the bar with their actions is on screen. */
  hasSelection: boolean;
}

/**
 * A row that is removed takes its focus along: after an action on it, or because its record was handled elsewhere
 * meanwhile; so does the bar of the selected rows when none is selected anymore. Moves the focus to the row that takes
 * its place, or was left for the bar, so that keyboard users can continue there (A38); to the page when none is left.
 *
 * @returns Handlers for the region, which record the focused row.
 */
export function useFocusAfterChange(region: RefObject<HTMLElement | null>, { rows, reloads, hasSelection }: ListState) {
  const focusIndex = useRef<number>(null);
  const isPending = useRef(false);
  const isRowFocused = useRef(false);
  const rowsIn = () => [...(region.current?.querySelectorAll<HTMLElement>(ROW) ?? [])];
  const focusRow = () => {
    if (!isFocusLost() || focusIndex.current === null) return;
    const left = rowsIn();
    giveLostFocus(left[Math.min(focusIndex.current, left.length - 1)]);
  };

  useEffect(() => {
    if (reloads > 0) isPending.current = true;
  }, [reloads]);
  // Declared after the effect above: when `rows` and `reloads` change together, the new rows count.
  useEffect(() => {
    if (!isPending.current && !isRowFocused.current) return;
    isPending.current = false;
    focusRow();
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of rows can remove the focus
  }, [rows]);
  useEffect(() => {
    if (!hasSelection) focusRow();
    // oxlint-disable-next-line react/exhaustive-deps -- when the bar goes
  }, [hasSelection]);

  return {
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest<HTMLElement>(ROW);
      isRowFocused.current = row !== null;
      if (row) focusIndex.current = rowsIn().indexOf(row);
    },
    // React reports no blur of an element that it removes.
    onBlur: () => {
      isRowFocused.current = false;
    },
  };
}

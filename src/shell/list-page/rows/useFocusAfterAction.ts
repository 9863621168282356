import { useEffect, useRef, type RefObject } from 'react';
import { isFocusLost } from '@/utils/lostFocus';
import { ROW } from './useRowKeys';

interface ListState {
  rows: readonly unknown[] | null;
  /** Number of reloads caused by an action here. */
  reloads: number;
}

/**
 * An action that removes a row removes its focus as well. Moves the focus to the row that takes its place, so that
 * keyboard users can continue there.
 *
 * @returns Records the focused row; for the region's `onFocus`.
 */
export function useFocusAfterAction(region: RefObject<HTMLElement | null>, { rows, reloads }: ListState) {
  const focusIndex = useRef<number>(null);
  const isPending = useRef(false);
  const rowsIn = () => [...(region.current?.querySelectorAll<HTMLElement>(ROW) ?? [])];

  useEffect(() => {
    if (reloads > 0) isPending.current = true;
  }, [reloads]);
  // Declared after the effect above: when `rows` and `reloads` change together, the new rows count.
  useEffect(() => {
    if (!isPending.current) return;
    isPending.current = false;
    if (!isFocusLost() || focusIndex.current === null) return;
    const left = rowsIn();
    left[Math.min(focusIndex.current, left.length - 1)]?.focus({ preventScroll: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a change of rows can remove the focus
  }, [rows]);

  return ({ target }: { target: EventTarget }) => {
    const row = (target as HTMLElement).closest<HTMLElement>(ROW);
    if (row) focusIndex.current = rowsIn().indexOf(row);
  };
}

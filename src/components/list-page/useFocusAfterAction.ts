import { useEffect, useRef, type RefObject } from 'react';
import { isFocusLost } from '@/utils/lostFocus';
import { ROW } from './useRowKeys';

interface ListState {
  rows: readonly unknown[] | null;
  /** How often the list was read again because of something done here. */
  reloads: number;
}

/**
 * What takes a row away takes the focus that is on it along. The row that stands in its place then gets it, so that who
 * works through a list with the keyboard goes on where they were.
 *
 * @returns Notes the row that has the focus, for the region's `onFocus`.
 */
export function useFocusAfterAction(region: RefObject<HTMLElement | null>, { rows, reloads }: ListState) {
  const focusIndex = useRef<number>(null);
  const isPending = useRef(false);
  const rowsIn = () => [...(region.current?.querySelectorAll<HTMLElement>(ROW) ?? [])];

  useEffect(() => {
    if (reloads > 0) isPending.current = true;
  }, [reloads]);
  // Below the other effect: rows that change together with the action are the new ones.
  useEffect(() => {
    if (!isPending.current) return;
    isPending.current = false;
    if (!isFocusLost() || focusIndex.current === null) return;
    const left = rowsIn();
    left[Math.min(focusIndex.current, left.length - 1)]?.focus({ preventScroll: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only other rows can have taken the focus along
  }, [rows]);

  return ({ target }: { target: EventTarget }) => {
    const row = (target as HTMLElement).closest<HTMLElement>(ROW);
    if (row) focusIndex.current = rowsIn().indexOf(row);
  };
}

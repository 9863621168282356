import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { isFocusLost } from '@/utils/lostFocus';

/**
 * Removing a file, or a button of its row, removes the focused element. Moves the focus to the row in its place, so that
 * keyboard users can continue there (A38).
 *
 * @param list - The list of the files; absent while there is none.
 * @param focusField - Moves the focus to where files are added; called when no row is left.
 * @returns Handlers for the list, or for what is around it.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>, focusField: () => void) {
  const focused = useRef<number>(null);
  const rowsIn = () => [...(list.current?.querySelectorAll('li') ?? [])];

  useEffect(() => {
    if (focused.current === null || !isFocusLost()) return;
    const row = rowsIn()
      .slice(0, focused.current + 1)
      .at(-1);
    const button = [...(row?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])].at(-1);
    focused.current = null;
    if (button) button.focus();
    else focusField();
  });

  return {
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest('li');
      focused.current = row ? rowsIn().indexOf(row) : null;
    },
    // React reports no blur of an element that it removes.
    onBlur: () => {
      focused.current = null;
    },
  };
}

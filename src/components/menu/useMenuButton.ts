import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { itemsOf, moveInPanel, useDismiss } from './useDismiss';

/**
 * State and keyboard of a button with a panel of items below it: arrows, Home and End move, Escape closes and returns
 * to the button, and losing the focus by Tab, pointer or window blur closes it.
 */
export function useMenuButton() {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);

  const focusItem = (index: number) => itemsOf(panelRef.current).at(index)?.focus();

  const close = useCallback((shouldReturnFocus = false) => {
    setOpen(false);
    if (shouldReturnFocus) buttonRef.current?.focus();
  }, []);
  const closeQuietly = useCallback(() => setOpen(false), []);
  useDismiss(isOpen, rootRef, closeQuietly);

  /** Index of the item to focus once the panel is open; null when opened by pointer. */
  const firstFocus = useRef<number | null>(null);
  useEffect(() => {
    if (isOpen && firstFocus.current !== null) focusItem(firstFocus.current);
    firstFocus.current = null;
  });

  const open = (focus: number | null) => {
    firstFocus.current = focus;
    setOpen(true);
  };

  const onButtonKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const index = event.key === 'ArrowDown' ? 0 : -1;
    if (isOpen) focusItem(index);
    else open(index);
  };

  const onRootKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close(true);
  };

  return {
    isOpen,
    close,
    rootProps: { ref: rootRef, onKeyDown: onRootKeyDown },
    buttonProps: {
      ref: buttonRef,
      type: 'button' as const,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? panelId : undefined,
      onKeyDown: onButtonKeyDown,
      // `detail` is 0 for a click by keyboard: then the first item gets the focus.
      onClick: (event: { detail: number }) => (isOpen ? close() : open(event.detail === 0 ? 0 : null)),
    },
    panelProps: {
      ref: panelRef,
      id: panelId,
      onKeyDown: (event: KeyboardEvent) => void moveInPanel(event, panelRef.current),
    },
  };
}

import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';

const ITEMS = 'a[href], button:not(:disabled)';

/**
 * State and keyboard of a button with a panel of choices below it: arrows, Home and End move, Escape closes and
 * returns to the button, leaving it by Tab, pointer or window closes it.
 */
export function useMenu() {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);

  const items = () => [...(panelRef.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
  const focusItem = (index: number) => items().at(index)?.focus();

  const close = useCallback((returnFocus = false) => {
    setOpen(false);
    if (returnFocus) buttonRef.current?.focus();
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (!rootRef.current?.contains(event.target as Node)) setOpen(false);
    };
    const closeNow = () => setOpen(false);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    // A click into a frame is no event of ours, but takes the focus of the window away.
    window.addEventListener('blur', closeNow);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      window.removeEventListener('blur', closeNow);
    };
  }, [isOpen]);

  /** Which item receives the focus once the panel is there; none when opened by pointer. */
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

  const onPanelKeyDown = (event: KeyboardEvent) => {
    const all = items();
    const index = all.indexOf(document.activeElement as HTMLElement);
    const moves: Record<string, number> = {
      ArrowDown: (index + 1) % all.length,
      ArrowUp: (index - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    };
    const next = moves[event.key];
    if (next === undefined || all.length === 0) return;
    event.preventDefault();
    all[next]?.focus();
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
      // `detail` is 0 for a click made by the keyboard: then the focus goes along.
      onClick: (event: { detail: number }) => (isOpen ? close() : open(event.detail === 0 ? 0 : null)),
    },
    panelProps: { ref: panelRef, id: panelId, onKeyDown: onPanelKeyDown },
  };
}

import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { history } from '@umijs/max';

const ITEMS = 'a[href], button:not(:disabled)';

/** The choices of a panel that can be chosen, in their order. */
export const itemsOf = (panel: HTMLElement | null): HTMLElement[] => [
  ...(panel?.querySelectorAll<HTMLElement>(ITEMS) ?? []),
];

/** Closes a panel when it is left by Tab, pointer or window, and when the portal goes elsewhere. */
export function useDismiss(isOpen: boolean, root: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const dismissOutside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) close();
    };
    document.addEventListener('pointerdown', dismissOutside);
    document.addEventListener('focusin', dismissOutside);
    // A click into a frame is no event of ours, but takes the focus of the window away.
    window.addEventListener('blur', close);
    // A press that leads away is not heard while a page is on screen; where it leads is. A page that corrects its own
    // address while it loads has taken nobody anywhere.
    const unlisten = history.listen(({ action }) => {
      if (action !== 'REPLACE') close();
    });
    return () => {
      unlisten();
      document.removeEventListener('pointerdown', dismissOutside);
      document.removeEventListener('focusin', dismissOutside);
      window.removeEventListener('blur', close);
    };
  }, [isOpen, root, close]);
}

/** Arrows, Home and End move between the choices of a panel; answers whether the key was one of them. */
export function moveInPanel(event: KeyboardEvent, panel: HTMLElement | null, all = itemsOf(panel)): boolean {
  const index = all.indexOf(document.activeElement as HTMLElement);
  const moves: Record<string, number> = {
    ArrowDown: (index + 1) % all.length,
    ArrowUp: (index - 1 + all.length) % all.length,
    Home: 0,
    End: all.length - 1,
  };
  const next = moves[event.key];
  if (next === undefined || all.length === 0) return false;
  event.preventDefault();
  all[next]?.focus();
  return true;
}

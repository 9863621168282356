import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { history } from '@umijs/max';

const ITEMS = 'a[href], button:not(:disabled)';

/** The enabled items of a panel, in order. */
export const itemsOf = (panel: HTMLElement | null): HTMLElement[] => [
  ...(panel?.querySelectorAll<HTMLElement>(ITEMS) ?? []),
];

/** Closes a panel when it loses the focus by Tab, pointer or window blur, and on navigation. */
export function useDismiss(isOpen: boolean, root: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const dismissOutside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) close();
    };
    document.addEventListener('pointerdown', dismissOutside);
    document.addEventListener('focusin', dismissOutside);
    // A click into a frame fires no event here, but blurs the window.
    window.addEventListener('blur', close);
    // Presses inside a page may not reach this window, but the navigation does. REPLACE: a page that corrects its own
    // address while loading has not navigated.
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

/** Keys of an open menu: Escape and Tab close it, Space follows a link, the others move. None reaches what is around it. */
export function handleMenuKey(event: KeyboardEvent, panel: HTMLElement | null, close: () => void): void {
  event.stopPropagation();
  if (event.key === 'Escape') close();
  else if (event.key === 'Tab') {
    event.preventDefault();
    close();
  } else if (event.key === ' ' && document.activeElement instanceof HTMLAnchorElement) {
    event.preventDefault();
    document.activeElement.click();
  } else moveInPanel(event, panel);
}

/** Arrows, Home and End move between the items of a panel. Returns whether the key was handled. */
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

import { useEffect } from 'react';

/** Whether the key press is in a rich text editor, where Ctrl+B means bold. */
const isText = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.isContentEditable;

/**
 * Ctrl+B or ⌘B collapses and expands the side menu (R057).
 *
 * @param toggle - Undefined while there is no side menu.
 */
export function useSideMenuKeys(toggle: (() => void) | undefined): void {
  useEffect(() => {
    if (!toggle) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const isOurs =
        event.key.toLowerCase() === 'b' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isOurs || event.repeat || event.defaultPrevented || isText(event.target)) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [toggle]);
}

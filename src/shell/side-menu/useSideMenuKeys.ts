import { useEffect } from 'react';

/** Whether a key press is somebody's text: there Ctrl+B makes it bold. */
const isText = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.isContentEditable;

/**
 * Ctrl+B or ⌘B narrows and widens the side menu (R057).
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

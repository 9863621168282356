import { useEffect } from 'react';

/** What antd opens over a page and closes with the Escape key. */
const POP_UPS = ['modal-wrap', 'drawer', 'dropdown', 'select-dropdown', 'popover', 'picker-dropdown', 'image-preview']
  .map((name) => `.ant-${name}`)
  .join();
const HIDDEN_PAGE = '[data-page][data-shown="false"]';

/** Whether something is open in a hidden page, and nothing over what the person sees. */
function isOnlyHiddenOpen(): boolean {
  const popUps = [...document.querySelectorAll<HTMLElement>(POP_UPS)].filter(
    (popUp) => getComputedStyle(popUp).display !== 'none',
  );
  const hidden = popUps.filter((popUp) => popUp.closest(HIDDEN_PAGE));
  return hidden.length > 0 && popUps.every((popUp) => hidden.includes(popUp) || !popUp.checkVisibility());
}

/**
 * The Escape key is for the page on screen. antd hears it at the window and closes what was opened last, wherever that
 * is: a drawer that was left open in a hidden page would be gone. What opens over the shown page comes later, so
 * the key reaches it as ever.
 */
export function useScopedEscape(): void {
  useEffect(() => {
    const suppressEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isOnlyHiddenOpen()) event.stopPropagation();
    };
    document.addEventListener('keydown', suppressEscape);
    return () => document.removeEventListener('keydown', suppressEscape);
  }, []);
}

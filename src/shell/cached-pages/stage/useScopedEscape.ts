import { useEffect } from 'react';
import { isVisible } from '@/utils/isVisible';

/** Pop-ups of antd that close with the Escape key. */
const POP_UPS = ['modal-wrap', 'drawer', 'dropdown', 'select-dropdown', 'popover', 'picker-dropdown', 'image-preview']
  .map((name) => `.ant-${name}`)
  .join();
const HIDDEN_PAGE = '[data-page][data-shown="false"]';

/** Whether a pop-up is open in a hidden page, and none on the shown one. */
function isOnlyHiddenOpen(): boolean {
  const popUps = [...document.querySelectorAll<HTMLElement>(POP_UPS)].filter(
    (popUp) => getComputedStyle(popUp).display !== 'none',
  );
  const hidden = popUps.filter((popUp) => popUp.closest(HIDDEN_PAGE));
  return hidden.length > 0 && popUps.every((popUp) => hidden.includes(popUp) || !isVisible(popUp));
}

/**
 * Limits the Escape key to the page on screen. antd listens on the window and closes what was opened last on any page,
 * such as a drawer that was left open in a hidden one. Pop-ups of the shown page are opened later and get the key as
 * usual. Until the next frame, the focus may still be in the page that was just hidden, such as in a panel that Escape
 * closes.
 */
export function useScopedEscape(): void {
  useEffect(() => {
    const suppressInHiddenPage = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && event.target instanceof Element && event.target.closest(HIDDEN_PAGE))
        event.stopPropagation();
    };
    const suppressEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isOnlyHiddenOpen()) event.stopPropagation();
    };
    document.addEventListener('keydown', suppressInHiddenPage, true);
    document.addEventListener('keydown', suppressEscape);
    return () => {
      document.removeEventListener('keydown', suppressInHiddenPage, true);
      document.removeEventListener('keydown', suppressEscape);
    };
  }, []);
}

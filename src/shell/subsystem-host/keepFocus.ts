import { isDialogOpen } from '@/utils/isDialogOpen';
import { isFocusLost } from '@/utils/lostFocus';

const WATCH_MS = 1_500;
const TURN_MS = 60;

const watched = new WeakMap<HTMLElement, () => void>();

/**
 * After a leave question the dialog is gone, and the focused field may be gone with its page. Moves a lost focus to the
 * page's heading, or to the pane itself.
 *
 * @param wasAsked - The user has answered already; otherwise the question may still come.
 */
export function keepFocus(element: HTMLElement, wasAsked: boolean): void {
  watched.get(element)?.();
  let isAsked = wasAsked;
  let until = Date.now() + WATCH_MS;
  const timer = setInterval(() => {
    if (isDialogOpen()) {
      // Extends the watch while a dialog is open.
      isAsked = true;
      until = Date.now() + WATCH_MS;
      return;
    }
    if (isAsked && isFocusLost()) {
      const pane = element.closest<HTMLElement>('[data-pane]');
      if (pane?.dataset.shown === 'true') focus(element.querySelector<HTMLElement>('h1') ?? pane);
    }
    if (Date.now() > until) stop();
  }, TURN_MS);
  const stop = () => {
    clearInterval(timer);
    watched.delete(element);
  };
  watched.set(element, stop);
}

function focus(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

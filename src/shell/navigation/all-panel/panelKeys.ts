import type { KeyboardEvent } from 'react';
import { gridMove } from '@/domain/navigation';

/** The entries of the panel, in order; without the items of a menu open over one of them. */
export const menuChoicesOf = (panel: HTMLElement | null): HTMLElement[] => [
  ...(panel?.querySelectorAll<HTMLElement>('li > a[href], li > button') ?? []),
];

/** What the arrow keys reach: the entries, and the button of an error or of an empty result. */
const stopsOf = (panel: HTMLElement | null): HTMLElement[] => [
  ...(panel?.querySelectorAll<HTMLElement>(
    'li > a[href], li > button, [data-state="error"] button, [data-image] button',
  ) ?? []),
];

/** Whether a key types a character, including the start of an IME composition. */
const isTyping = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && (key === 'Process' || ([...key].length === 1 && key !== ' '));

/**
 * Moves the focus in the panel: arrows, Home and End by position between the entries and the button that tries again or
 * clears the search, up to the search and down to what follows; a character typed on an entry goes into the search.
 */
export function movePanelFocus(event: KeyboardEvent, panel: HTMLElement | null, search: HTMLElement | null): void {
  const stops = stopsOf(panel);
  const after = panel?.querySelector<HTMLElement>('[data-after-choices]');
  const active = document.activeElement as HTMLElement;
  const move = (to: HTMLElement | null | undefined) => {
    if (!to) return;
    event.preventDefault();
    to.focus();
  };

  if (active === search) {
    if (event.key === 'ArrowDown') move(stops[0] ?? after);
    return;
  }
  // The typed character then goes into the focused field.
  if (isTyping(event)) search?.focus();
  else if (active === after) {
    if (event.key === 'ArrowUp') move(stops.at(-1) ?? search);
  } else {
    const cells = stops.map((stop) => {
      const { left, top } = stop.getBoundingClientRect();
      return { left: Math.round(left), top: Math.round(top) };
    });
    const next = gridMove(cells, stops.indexOf(active), event.key);
    if (next !== undefined) move(stops[next]);
    else if (event.key === 'ArrowUp') move(search);
    else if (event.key === 'ArrowDown') move(after);
  }
}

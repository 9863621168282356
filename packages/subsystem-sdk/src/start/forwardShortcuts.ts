import type { WireKeyPress } from './wire.ts';

const MODIFIERS = ['Mod', 'Ctrl', 'Alt', 'Shift'];

/** Whether a key press is these keys together; with a character such as '/' Shift depends on the keyboard. */
function matches(event: KeyboardEvent, keys: readonly string[]): boolean {
  const key = keys.find((each) => !MODIFIERS.includes(each)) ?? '';
  const isLetter = /^[A-Z]$/.test(key);
  const isMod = keys.includes('Ctrl') ? event.ctrlKey && !event.metaKey : event.ctrlKey || event.metaKey;
  if ((keys.includes('Mod') || keys.includes('Ctrl')) !== isMod || keys.includes('Alt') !== event.altKey) return false;
  if ((key.length > 1 || isLetter) && keys.includes('Shift') !== event.shiftKey) return false;
  // With Alt some systems produce another character.
  if (isLetter && event.altKey) return event.code === `Key${key}`;
  return event.key.toLowerCase() === key.toLowerCase();
}

/**
 * Passes the portal's own shortcuts on to it: a key pressed in a frame never reaches the page around it. What the
 * micro-app handles itself stays there.
 *
 * @returns A function that stops it.
 */
export function forwardShortcuts(
  shortcuts: readonly (readonly string[])[],
  forward: (press: WireKeyPress) => void,
): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !shortcuts.some((keys) => matches(event, keys))) return;
    event.preventDefault();
    const { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
    forward({ key, code, ctrlKey, metaKey, altKey, shiftKey, repeat });
  };
  window.addEventListener('keydown', onKeyDown);
  return () => window.removeEventListener('keydown', onKeyDown);
}

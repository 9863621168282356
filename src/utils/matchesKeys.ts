/** A key as labeled on a keyboard; `Mod` is Ctrl, on a Mac ⌘. `Ctrl` is Ctrl everywhere. */
export type Key = string;

export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const MODIFIERS: readonly Key[] = ['Mod', 'Ctrl', 'Alt', 'Shift'];
const isLetter = (key: Key) => /^[A-Z]$/.test(key);

/** Whether a key press is these keys together. */
export function matchesKeys(event: KeyPress, keys: readonly Key[]): boolean {
  const key = keys.find((each) => !MODIFIERS.includes(each)) ?? '';
  // Shift may be part of typing a character such as '/'; which ones depends on the keyboard layout.
  const isShiftFree = key.length === 1 && !isLetter(key);
  const isMod = keys.includes('Ctrl') ? event.ctrlKey && !event.metaKey : event.ctrlKey || event.metaKey;
  if ((keys.includes('Mod') || keys.includes('Ctrl')) !== isMod || keys.includes('Alt') !== event.altKey) return false;
  if (!isShiftFree && keys.includes('Shift') !== event.shiftKey) return false;
  // By the physical key: with Alt some systems produce another character.
  if (isLetter(key) && event.altKey) return event.code === `Key${key}`;
  return event.key.toLowerCase() === key.toLowerCase();
}

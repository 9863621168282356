import type { TextKey } from '@/locales/text';

/** A key as labeled on a keyboard; `Mod` is Ctrl, on a Mac ⌘. `Ctrl` is Ctrl everywhere. */
export type Key = string;

/** Sections of the list of shortcuts, in its order. */
export const SHORTCUT_AREAS = ['everywhere', 'panel', 'workspace', 'list', 'form'] as const;

export interface Shortcut {
  area: (typeof SHORTCUT_AREAS)[number];
  /** The alternatives, each as keys that are pressed together. */
  keys: readonly (readonly Key[])[];
  /** Name in the list of shortcuts, when the title alone does not say enough there. */
  titleKey?: TextKey;
  /** Handled by its component, while the focus is there. */
  isLocal?: boolean;
  /** Holding the keys down repeats it. */
  isRepeatable?: boolean;
  /** Means something else in a rich text editor. */
  isTextCommand?: boolean;
}

/** Keys of a component or the browser: only listed. */
export interface KeyHint {
  id: string;
  shortcut: Shortcut & { titleKey: TextKey };
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

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

/** Whether a key press is one of the alternatives of a shortcut. */
export const matchesShortcut = (event: KeyPress, { keys }: Shortcut): boolean =>
  keys.some((each) => matchesKeys(event, each));

/** The value of `aria-keyshortcuts`. */
export const ariaKeys = ({ keys }: Shortcut): string =>
  keys
    .flatMap((each) => {
      const text = each.join('+').replace('Ctrl', 'Control');
      return text.includes('Mod') ? [text.replace('Mod', 'Control'), text.replace('Mod', 'Meta')] : [text];
    })
    .join(' ');

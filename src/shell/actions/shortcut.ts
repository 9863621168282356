import type { TextKey } from '@/locales/text';
import { matchesKeys, type Key, type KeyPress } from '@/utils/matchesKeys';

export { matchesKeys, type Key, type KeyPress };

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

/** Whether a key press is one of the alternatives of a shortcut. */
export const matchesShortcut = (event: KeyPress, { keys }: Shortcut): boolean =>
  keys.some((each) => matchesKeys(event, each));

const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent);

/** The key as it is labeled on this device. */
export const keyName = (key: Key): string => (key === 'Mod' ? (isMac() ? '⌘' : 'Ctrl') : key);

/** The value of `aria-keyshortcuts`. */
export const ariaKeys = ({ keys }: Shortcut): string =>
  keys
    .flatMap((each) => {
      const text = each.join('+').replace('Ctrl', 'Control');
      return text.includes('Mod') ? [text.replace('Mod', 'Control'), text.replace('Mod', 'Meta')] : [text];
    })
    .join(' ');

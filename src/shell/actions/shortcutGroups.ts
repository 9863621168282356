import type { TextKey } from '@/locales/text';
import type { Action } from './action';
import { inspectSubsystems } from './definitions/inspectorActions';
import { KEY_HINTS, saveForm, toggleMenu } from './definitions/keyboardActions';
import { searchEverything } from './definitions/searchActions';
import { moveBetweenTabs, TAB_MENU } from './definitions/tabActions';
import { userMenu } from './definitions/userActions';
import { ENTRY_MENU } from './definitions/entryActions';
import { SHORTCUT_AREAS, type Key } from './shortcut';

export interface ShortcutGroup {
  titleKey: TextKey;
  shortcuts: readonly { id: string; titleKey: TextKey; keys: readonly (readonly Key[])[] }[];
}

type Definition = Pick<Action<never>, 'id' | 'shortcut'> & { titleKey?: TextKey };

/** Every definition, in the order of the list. */
const definitions = (): Definition[] =>
  [
    ...userMenu([]),
    searchEverything,
    inspectSubsystems,
    toggleMenu,
    moveBetweenTabs,
    ...TAB_MENU,
    ...ENTRY_MENU,
    saveForm,
    ...KEY_HINTS,
  ].flatMap((each) => (typeof each === 'object' && 'id' in each ? [each] : []));

/**
 * All keyboard shortcuts beyond those of the browser, by area (R095). Single letters work in lists only.
 *
 * @param hidden - Ids of actions that the user may not use.
 */
export const shortcutGroups = (hidden: readonly string[] = []): ShortcutGroup[] =>
  SHORTCUT_AREAS.map((area) => ({
    titleKey: `nav.keys.${area}` as const,
    shortcuts: definitions().flatMap(({ id, titleKey, shortcut }) => {
      const name = shortcut?.titleKey ?? titleKey;
      return shortcut?.area === area && name && !hidden.includes(id)
        ? [{ id, titleKey: name, keys: shortcut.keys }]
        : [];
    }),
  }));

import type { RunAction } from '../action';
import type { KeyHint, Shortcut } from '../shortcut';

/** Ctrl+B means bold in a rich text editor (R057). */
export const toggleMenu: RunAction<() => void> & { shortcut: Shortcut } = {
  id: 'sideMenu.toggle',
  titleKey: 'nav.keys.sideMenu',
  shortcut: { area: 'workspace', keys: [['Mod', 'B']], isTextCommand: true },
  run: (toggle) => toggle(),
};

/** Saves what the form on screen holds, as its button does; the browser would save the page (R047). */
export const saveForm: RunAction<() => void> & { shortcut: Shortcut } = {
  id: 'form.save',
  titleKey: 'nav.keys.saveDraft',
  shortcut: { area: 'form', keys: [['Mod', 'S']] },
  run: (save) => save(),
};

/** While the focus is in a list: single letters would get in the way of typing elsewhere (R044). */
export const moveToRow = {
  id: 'list.move',
  shortcut: { area: 'list', keys: [['J'], ['K']], titleKey: 'nav.keys.rows' },
} as const satisfies KeyHint;

export const selectRow: KeyHint = {
  id: 'list.select',
  shortcut: { area: 'list', keys: [['X']], titleKey: 'nav.keys.select' },
};

export const openRow: KeyHint = {
  id: 'list.open',
  shortcut: { area: 'list', keys: [['Enter']], titleKey: 'nav.keys.open' },
};

/** Keys of components and of the browser that the list of shortcuts names too. */
export const KEY_HINTS: readonly KeyHint[] = [
  { id: 'page.skip', shortcut: { area: 'everywhere', keys: [['Tab']], titleKey: 'nav.keys.skip' } },
  { id: 'menu.open', shortcut: { area: 'everywhere', keys: [['Shift', 'F10']], titleKey: 'nav.keys.menu' } },
  { id: 'layer.close', shortcut: { area: 'everywhere', keys: [['Esc']], titleKey: 'nav.keys.close' } },
  { id: 'panel.open', shortcut: { area: 'panel', keys: [['Enter'], ['↓']], titleKey: 'nav.keys.openPanel' } },
  { id: 'panel.move', shortcut: { area: 'panel', keys: [['↑ ↓ ← →']], titleKey: 'nav.keys.walk' } },
  { id: 'panel.first', shortcut: { area: 'panel', keys: [['Enter']], titleKey: 'nav.keys.firstFound' } },
  moveToRow,
  selectRow,
  openRow,
];

import type { RunAction } from '../action';
import type { KeyHint, Shortcut } from '../shortcut';

/** Ctrl+B means bold in a rich text editor (R057). */
export const toggleMenu: RunAction<() => void> & { shortcut: Shortcut } = {
  id: 'sideMenu.toggle',
  titleKey: 'nav.keys.sideMenu',
  shortcut: { area: 'workspace', keys: [['Mod', 'B']], isTextCommand: true },
  run: (toggle) => toggle(),
};

/** Keys of components and of the browser that the list of shortcuts names too. */
export const KEY_HINTS: readonly KeyHint[] = [
  { id: 'page.skip', shortcut: { area: 'everywhere', keys: [['Tab']], titleKey: 'nav.keys.skip' } },
  { id: 'menu.open', shortcut: { area: 'everywhere', keys: [['Shift', 'F10']], titleKey: 'nav.keys.menu' } },
  { id: 'layer.close', shortcut: { area: 'everywhere', keys: [['Esc']], titleKey: 'nav.keys.close' } },
  { id: 'panel.open', shortcut: { area: 'panel', keys: [['Enter'], ['↓']], titleKey: 'nav.keys.openPanel' } },
  { id: 'panel.move', shortcut: { area: 'panel', keys: [['↑ ↓ ← →']], titleKey: 'nav.keys.walk' } },
  { id: 'panel.first', shortcut: { area: 'panel', keys: [['Enter']], titleKey: 'nav.keys.firstFound' } },
  { id: 'list.move', shortcut: { area: 'list', keys: [['J'], ['K']], titleKey: 'nav.keys.rows' } },
  { id: 'list.select', shortcut: { area: 'list', keys: [['X']], titleKey: 'nav.keys.select' } },
  { id: 'list.open', shortcut: { area: 'list', keys: [['Enter']], titleKey: 'nav.keys.open' } },
];

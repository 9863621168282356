/** A key as labeled on a keyboard; `Mod` is Ctrl, on a Mac ⌘. */
export type Key = string;

interface Shortcut {
  /** Name of the action in the locale files, `nav.keys.<code>`. */
  code: string;
  /** The alternatives, each as keys that are pressed together. */
  ways: readonly (readonly Key[])[];
}

interface ShortcutGroup {
  code: 'everywhere' | 'panel' | 'workspace' | 'list';
  shortcuts: readonly Shortcut[];
}

/** Keyboard shortcuts beyond those of the browser (R095). Single letters work in lists only. */
export const SHORTCUTS: readonly ShortcutGroup[] = [
  {
    code: 'everywhere',
    shortcuts: [
      { code: 'thisList', ways: [['Mod', '/']] },
      { code: 'skip', ways: [['Tab']] },
      { code: 'menu', ways: [['Shift', 'F10']] },
      { code: 'close', ways: [['Esc']] },
    ],
  },
  {
    code: 'panel',
    shortcuts: [
      { code: 'openPanel', ways: [['Enter'], ['↓']] },
      { code: 'walk', ways: [['↑ ↓ ← →']] },
      { code: 'firstFound', ways: [['Enter']] },
    ],
  },
  {
    code: 'workspace',
    shortcuts: [
      { code: 'sideMenu', ways: [['Mod', 'B']] },
      { code: 'tabs', ways: [['← →'], ['Home'], ['End']] },
      { code: 'closeTab', ways: [['Delete']] },
      { code: 'reopenTab', ways: [['Alt', 'Shift', 'T']] },
    ],
  },
  {
    code: 'list',
    shortcuts: [
      { code: 'rows', ways: [['J'], ['K']] },
      { code: 'select', ways: [['X']] },
      { code: 'open', ways: [['Enter']] },
    ],
  },
];

import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { SEPARATOR, type Action, type ActionMenuItem } from './action';
import { ActionItems } from './ActionItems';
import { ENTRY_MENU } from './definitions/entryActions';
import { KEY_HINTS } from './definitions/keyboardActions';
import { TAB_MENU } from './definitions/tabActions';
import { userMenu } from './definitions/userActions';
import { ariaKeys, matchesShortcut, type Shortcut } from './shortcut';
import { isSharedShortcut, sharedShortcuts } from './sharedShortcuts';
import { shortcutGroups } from './shortcutGroups';
import { useShortcut } from './useShortcut';

const shortcut = (...keys: string[]): Shortcut => ({ area: 'everywhere', keys: [keys] });
const press = (init: object) => new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
const actionsOf = (entries: readonly ActionMenuItem<never>[]): Action<never>[] =>
  entries.flatMap((entry) =>
    entry === SEPARATOR || 'title' in entry ? [] : 'actions' in entry ? [...entry.actions] : [entry],
  );

describe('keys of a shortcut', () => {
  test.each<[string[], object]>([
    [['Mod', '/'], { key: '/', ctrlKey: true }],
    [['Mod', '/'], { key: '/', metaKey: true, shiftKey: true }],
    [['Mod', 'B'], { key: 'b', metaKey: true }],
    [['Mod', 'B'], { key: 'B', ctrlKey: true }],
    [['Alt', 'Shift', 'T'], { key: 'ˇ', code: 'KeyT', altKey: true, shiftKey: true }],
    [['Delete'], { key: 'Delete' }],
    [['Ctrl', 'Alt', 'D'], { key: '∂', code: 'KeyD', ctrlKey: true, altKey: true }],
  ])('R095 %j match %j', (keys, event) => expect(matchesShortcut(press(event), shortcut(...keys))).toBe(true));

  test.each<[string[], object]>([
    [['Mod', '/'], { key: '/' }],
    [['Mod', '/'], { key: '/', ctrlKey: true, altKey: true }],
    [['Mod', 'B'], { key: 'b', ctrlKey: true, shiftKey: true }],
    [['Mod', 'B'], { key: 'b' }],
    [['Alt', 'Shift', 'T'], { key: 'T', code: 'KeyT', altKey: true }],
    [['Alt', 'Shift', 'T'], { key: 'T', code: 'KeyT', altKey: true, shiftKey: true, ctrlKey: true }],
    [['Delete'], { key: 'Delete', shiftKey: true }],
    [['Ctrl', 'Alt', 'D'], { key: 'd', code: 'KeyD', metaKey: true, altKey: true }],
    [['Ctrl', 'Alt', 'D'], { key: 'd', code: 'KeyD', altKey: true }],
  ])('R095 %j do not match %j', (keys, event) => expect(matchesShortcut(press(event), shortcut(...keys))).toBe(false));

  test('R095 assistive technology gets both names of Mod', () => {
    expect(ariaKeys(shortcut('Mod', 'B'))).toBe('Control+B Meta+B');
    expect(ariaKeys(shortcut('Alt', 'Shift', 'T'))).toBe('Alt+Shift+T');
    expect(ariaKeys(shortcut('Ctrl', 'Alt', 'D'))).toBe('Control+Alt+D');
  });
});

describe('useShortcut', () => {
  const run = jest.fn();
  const context = { name: 'context' };
  const use = (extra: Partial<Shortcut>, given: object | null = context) =>
    renderHook(() => useShortcut({ shortcut: { ...shortcut('Mod', 'B'), ...extra }, run }, given));
  const strike = (init: object = {}, target: Element = document.body) =>
    fireEvent(target, press({ key: 'b', ctrlKey: true, ...init }));
  beforeEach(() => run.mockReset());

  test('R057 runs the action with its context, instead of the browser', () => {
    use({});
    expect(strike()).toBe(false);
    expect(run.mock.calls).toEqual([[context]]);
  });

  test('R057 does nothing without a context, for other keys, and for keys that were handled', () => {
    use({}, null);
    expect(strike()).toBe(true);
    use({});
    strike({ key: 'x' });
    const prevent = (event: Event) => event.preventDefault();
    document.body.addEventListener('keydown', prevent);
    strike();
    document.body.removeEventListener('keydown', prevent);
    expect(run).not.toHaveBeenCalled();
  });

  test('R057 holding the keys down counts once, unless the shortcut is repeatable', () => {
    const { unmount } = use({});
    expect(strike({ repeat: true })).toBe(false);
    expect(run).not.toHaveBeenCalled();
    unmount();
    use({ isRepeatable: true });
    strike({ repeat: true });
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('R057 a command of rich text belongs to the editor', () => {
    const editor = Object.assign(document.createElement('div'), { isContentEditable: true });
    document.body.append(editor);
    use({ isTextCommand: true });
    strike({}, editor);
    expect(run).not.toHaveBeenCalled();
    strike();
    expect(run).toHaveBeenCalledTimes(1);
  });
});

test('R095 frames pass on every shortcut that the portal itself handles everywhere', () => {
  const hints = new Set(KEY_HINTS.map(({ id }) => id));
  const everywhere = shortcutGroups().find(({ titleKey }) => titleKey === 'nav.keys.everywhere')!;
  const handled = everywhere.shortcuts.filter(({ id }) => !hints.has(id)).flatMap(({ keys }) => keys);
  expect(sharedShortcuts).toEqual(handled);
  expect(isSharedShortcut(press({ key: '/', ctrlKey: true }))).toBe(true);
  expect(isSharedShortcut(press({ key: 'Tab' }))).toBe(false);
});

describe('items of a menu', () => {
  const run = jest.fn();
  const onChoose = jest.fn();
  const action = (extra: object): Action<string> => ({ id: 'a', titleKey: 'nav.user.about', run, ...extra });
  const show = (...entries: ActionMenuItem<string>[]) =>
    render(
      <div role="menu">
        <ActionItems entries={entries} context="context" onChoose={onChoose} />
      </div>,
    );
  beforeEach(() => jest.resetAllMocks());

  test('R095 an item closes the menu first, then runs with the context', () => {
    const order: unknown[] = [];
    onChoose.mockImplementation(() => order.push('close'));
    run.mockImplementation((context) => order.push(context));
    show(action({ icon: <i>icon</i>, shortcut: shortcut('Mod', '/') }));
    const item = screen.getByRole('menuitem', { name: '关于门户' });
    expect(item).toHaveAttribute('aria-keyshortcuts', 'Control+/ Meta+/');
    fireEvent.click(item);
    expect(order).toEqual(['close', 'context']);
  });

  test('R066 an item without effect is disabled, an invisible one is left out', () => {
    show(
      action({ id: 'a', isEnabled: () => false }),
      action({ id: 'b', titleKey: 'nav.user.logOut', isVisible: () => false }),
    );
    expect(screen.getByRole('menuitem')).toBeDisabled();
    expect(screen.getByRole('menuitem')).toHaveTextContent('关于门户');
  });

  test('A26 a link opens a new window without an opener, and closes the menu', () => {
    show({ id: 'a', titleKey: 'nav.entryMenu.newWindow', href: (context) => `/${context}`, isNewWindow: true });
    const link = screen.getByRole('menuitem', { name: '在新窗口打开' });
    expect(link).toHaveAttribute('href', '/context');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(onChoose).toHaveBeenCalledTimes(1);
  });
});

describe('definitions', () => {
  const all = [...userMenu([]), ...TAB_MENU, ...ENTRY_MENU] as readonly ActionMenuItem<never>[];

  test('R095 ids are unique', () => {
    const ids = actionsOf(all).map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids).toContain('tab.close');
  });

  test('R095 every shortcut of an action is in the list of shortcuts, by area', () => {
    const groups = shortcutGroups();
    const listed = groups.flatMap(({ shortcuts }) => shortcuts.map(({ id }) => id));
    for (const { id, shortcut: keys } of actionsOf(all)) expect(listed.includes(id)).toBe(keys !== undefined);
    expect(groups.map(({ titleKey, shortcuts }) => [titleKey, shortcuts.map(({ id }) => id)])).toEqual([
      [
        'nav.keys.everywhere',
        ['user.shortcuts', 'search.toggle', 'subsystems.inspect', 'page.skip', 'menu.open', 'layer.close'],
      ],
      ['nav.keys.panel', ['panel.open', 'panel.move', 'panel.first']],
      ['nav.keys.workspace', ['sideMenu.toggle', 'tab.move', 'tab.close', 'tab.reopen']],
      ['nav.keys.list', ['list.move', 'list.select', 'list.open']],
      ['nav.keys.form', ['form.save']],
    ]);
  });

  test('R095 a shortcut that the user may not use is not in the list', () => {
    const listed = shortcutGroups(['subsystems.inspect']).flatMap(({ shortcuts }) => shortcuts.map(({ id }) => id));
    expect(listed).not.toContain('subsystems.inspect');
    expect(listed).toContain('user.shortcuts');
  });

  test('R095 no two shortcuts that work anywhere have the same keys', () => {
    const keys = actionsOf(all).flatMap(({ shortcut: own }) => (own && !own.isLocal ? own.keys.map(String) : []));
    expect(keys).toEqual([...new Set(keys)]);
    expect(keys).toContain('Alt,Shift,T');
  });
});

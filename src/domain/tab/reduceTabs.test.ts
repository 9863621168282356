import type { TabPage } from './identity';
import { activeAfter, choicesOf, keysToClose, type CloseScope } from './choose';
import { reduceTabs, type TabAction } from './reduceTabs';
import { NO_TABS, shownTabs, tabOf, type TabState } from './state';

const page = (name: string, more: Partial<TabPage> = {}): TabPage => ({
  key: name,
  route: name,
  address: `/${name}`,
  isOneOfMany: false,
  ...more,
});
const record = (id: number, more: Partial<TabPage> = {}) =>
  page(`r${id}`, { route: 'r', isOneOfMany: true, cacheName: 'record', ...more });
const after = (actions: readonly TabAction[], state: TabState = NO_TABS) => actions.reduce(reduceTabs, state);
const visits = (names: string): TabAction[] => [...names].map((name) => ({ type: 'visit', page: page(name) }));
const names = ({ tabs }: Pick<TabState, 'tabs'>) => tabs.map(({ key }) => key).join('');
const close = (state: TabState, scope: CloseScope, key: string) =>
  reduceTabs(state, { type: 'close', keys: keysToClose(state, scope, key) });
const pin = (key: string, isPinned = true): TabAction => ({ type: 'pin', key, isPinned });

describe('visiting', () => {
  test('R061 a page with a tab gets no second one; the tab takes the new address', () => {
    const state = after([...visits('ab'), { type: 'visit', page: page('a', { address: '/a?x=2' }) }]);
    expect(names(state)).toBe('ab');
    expect(tabOf(state, 'a')).toMatchObject({ address: '/a?x=2' });
    expect(state.active).toBe('a');
  });

  test('R062 an eleventh tab of a route is refused and nothing is closed; another route is not affected', () => {
    const ten = after(Array.from({ length: 10 }, (_, id) => ({ type: 'visit', page: record(id) })));
    expect(ten.tabs).toHaveLength(10);
    expect(reduceTabs(ten, { type: 'visit', page: record(10) })).toBe(ten);
    expect(reduceTabs(ten, { type: 'visit', page: page('a') }).tabs).toHaveLength(11);
    expect(reduceTabs(ten, { type: 'visit', page: record(3, { address: '/r3?x' }) }).active).toBe('r3');
  });

  test('R068 five tabs are inline; the selected one replaces the fifth, a gap is filled from the list', () => {
    const eight = after(visits('abcdefgh'));
    const inline = (state: TabState) => names({ tabs: shownTabs(state).inline });
    expect([inline(eight), names({ tabs: shownTabs(eight).listed })]).toEqual(['abcdh', 'efg']);
    const chosen = after(visits('f'), eight);
    expect([inline(chosen), names({ tabs: shownTabs(chosen).listed })]).toEqual(['abcdf', 'ehg']);
    expect(inline(close(chosen, 'this', 'b'))).toBe('acdfe');
  });

  test('F44 200 tabs keep their order', () => {
    const state = after(Array.from({ length: 200 }, (_, id) => ({ type: 'visit', page: page(`p${id}`) })));
    expect(state.tabs).toHaveLength(200);
    expect(shownTabs(state).listed).toHaveLength(195);
    expect(state.tabs[4]).toMatchObject({ key: 'p199' });
  });

  test('R064 a title set at run time stays across visits until it is removed', () => {
    const named = after([...visits('ab'), { type: 'title', key: 'a', title: '手册·电梯维保' }, ...visits('a')]);
    expect(tabOf(named, 'a')?.title).toBe('手册·电梯维保');
    expect(tabOf(reduceTabs(named, { type: 'title', key: 'a', title: null }), 'a')).not.toHaveProperty('title');
    expect(reduceTabs(named, { type: 'title', key: 'nobody', title: 'x' })).toBe(named);
  });
});

describe('closing', () => {
  test('R065 the last tab cannot be closed', () => {
    const one = after(visits('a'));
    expect(close(one, 'this', 'a')).toBe(one);
    expect(choicesOf(one, 'a').canClose.this).toBe(false);
  });

  test('R065 closing the active tab activates the one used before, closing another one activates none', () => {
    const state = after(visits('abcacb'));
    expect(state.active).toBe('b');
    expect(activeAfter(state, ['b'])).toBe('c');
    expect(close(state, 'this', 'b').active).toBe('c');
    expect(close(state, 'this', 'a').active).toBe('b');
  });

  test.each<[CloseScope, string, string]>([
    ['right', 'b', 'ab'],
    ['left', 'c', 'cd'],
    ['others', 'c', 'c'],
    ['all', 'c', 'a'],
    ['this', 'c', 'abd'],
    ['this', 'nobody', 'abcd'],
    ['left', 'a', 'abcd'],
  ])('R066 close %s of %s leaves %s of four', (scope, key, left) => {
    expect(names(close(after(visits('abcd')), scope, key))).toBe(left);
  });

  test('R066 R072 pinned tabs are never closed', () => {
    const state = after([...visits('abcd'), pin('c')]);
    expect(names(state)).toBe('cabd');
    expect(names(close(state, 'all', 'a'))).toBe('c');
    expect(names(close(state, 'others', 'b'))).toBe('cb');
    expect(close(state, 'this', 'c')).toBe(state);
  });

  test('R065 closed tabs reopen at their position, the last one first', () => {
    const state = close(close(after(visits('abcd')), 'this', 'b'), 'this', 'c');
    const once = reduceTabs(state, { type: 'reopen' });
    expect([names(once), once.active]).toEqual(['acd', 'c']);
    expect(names(reduceTabs(once, { type: 'reopen' }))).toBe('abcd');
    expect(reduceTabs(NO_TABS, { type: 'reopen' })).toBe(NO_TABS);
  });

  test('R062 a full route reopens none', () => {
    const ten = after(Array.from({ length: 10 }, (_, id) => ({ type: 'visit', page: record(id) })));
    const nine = close(ten, 'this', 'r4');
    const full = reduceTabs(nine, { type: 'visit', page: record(10) });
    expect(choicesOf(full, 'r1').canReopen).toBe(false);
    expect(reduceTabs(full, { type: 'reopen' })).toBe(full);
  });
});

describe('order', () => {
  test('R072 pinned tabs come first, at most four, and a tab stays on its side', () => {
    const state = after([...visits('abcdef'), pin('d'), pin('b')]);
    expect(names(state)).toBe('dbacfe');
    expect(names(reduceTabs(state, { type: 'move', key: 'b', to: 0 }))).toBe('bdacfe');
    expect(names(reduceTabs(state, { type: 'move', key: 'b', to: 4 }))).toBe('dbacfe');
    expect(names(reduceTabs(state, { type: 'move', key: 'f', to: 0 }))).toBe('dbface');
    expect(names(reduceTabs(state, pin('d', false)))).toBe('bdacfe');
    const four = after([pin('a'), pin('c')], state);
    expect(reduceTabs(four, pin('f'))).toBe(four);
    expect(choicesOf(four, 'f').canPin).toBe(false);
  });

  test('R072 R068 no tab moves between the strip and the list', () => {
    const state = after(visits('abcdefg'));
    expect(names(state)).toBe('abcdgef');
    expect(names(reduceTabs(state, { type: 'move', key: 'a', to: 6 }))).toBe('bcdgaef');
    expect(reduceTabs(state, { type: 'move', key: 'f', to: 0 })).toBe(state);
    expect(choicesOf(state, 'g')).toMatchObject({ canMoveLeft: true, canMoveRight: false });
    expect(choicesOf(state, 'a')).toMatchObject({ canMoveLeft: false, canMoveRight: true });
  });

  test('R068 pinning a tab of the list does not push the active tab out of the strip', () => {
    const state = after([...visits('abcdef'), pin('e')]);
    expect(state.active).toBe('f');
    expect(names({ tabs: shownTabs(state).inline })).toContain('f');
  });
});

test('R071 reloading affects one tab only', () => {
  const state = after([...visits('ab'), { type: 'reload', key: 'a' }, { type: 'reload', key: 'nobody' }]);
  expect(state.tabs.map(({ reloads }) => reloads)).toEqual([1, 0]);
  expect(choicesOf(state, 'a').canReload).toBe(false);
  expect(choicesOf(state, 'b').canReload).toBe(true);
});

describe('menu of a tab', () => {
  const nothing = { canReload: false, canPin: false, canUnpin: false, canMoveLeft: false, canMoveRight: false };

  test('R066 is empty for a missing tab', () => {
    expect(choicesOf(after(visits('ab')), 'z')).toEqual({
      ...nothing,
      canClose: { this: false, left: false, right: false, others: false, all: false },
      canReopen: false,
    });
  });

  test('R066 of a tab in the middle', () => {
    expect(choicesOf(after(visits('abc')), 'b')).toEqual({
      ...nothing,
      ...{ canPin: true, canMoveLeft: true, canMoveRight: true },
      canClose: { this: true, left: true, right: true, others: true, all: true },
      canReopen: false,
    });
  });

  test('R066 of the only tab', () => {
    expect(choicesOf(after(visits('a')), 'a')).toEqual({
      ...nothing,
      ...{ canReload: true, canPin: true },
      canClose: { this: false, left: false, right: false, others: false, all: false },
      canReopen: false,
    });
  });

  test('R072 a pinned tab can be unpinned, not pinned', () => {
    const state = after([...visits('ab'), pin('a')]);
    expect(choicesOf(state, 'a')).toMatchObject({ canPin: false, canUnpin: true, canMoveRight: false });
    expect(choicesOf(state, 'b')).toMatchObject({ canPin: true, canUnpin: false, canMoveLeft: false });
  });

  test('R071 a view can be reloaded while it is visible or cached', () => {
    const state = after([...visits('a'), { type: 'visit', page: record(1) }, ...visits('b')]);
    expect(['a', 'r1', 'b'].map((key) => choicesOf(state, key).canReload)).toEqual([false, true, true]);
  });

  test('R065 the last closed tab can be reopened', () => {
    expect(choicesOf(close(after(visits('abc')), 'this', 'a'), 'b').canReopen).toBe(true);
  });
});

describe('active tab after others are closed', () => {
  test('R065 stays when it is not closed', () => {
    expect(activeAfter(after(visits('abc')), ['a', 'b'])).toBe('c');
  });

  test('R065 is the most recently used of the rest, otherwise the first', () => {
    const state = after(visits('abca'));
    expect(activeAfter(state, ['a'])).toBe('c');
    expect(activeAfter({ ...state, used: [] }, ['a'])).toBe('b');
    expect(activeAfter({ ...state, active: null }, [])).toBe('a');
    expect(activeAfter(state, ['a', 'b', 'c'])).toBeNull();
    expect(activeAfter(NO_TABS, [])).toBeNull();
  });
});

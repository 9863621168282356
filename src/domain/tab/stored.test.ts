import fc from 'fast-check';
import { type RouteRecord } from '../navigation';
import { tabPageOf, type TabPage } from './identity';
import { reduceTabs } from './reduceTabs';
import { NO_TABS, PINNED_TABS, TABS_PER_ROUTE, type TabState } from './state';
import { acceptStored, restoreTabs, storedFrom } from './stored';

const routes: RouteRecord[] = [
  { path: '/a', titleKey: 'route.a', tab: true, cache: true },
  { path: '/b', tab: true },
  { path: '/c', tab: true },
  { path: '/many', tab: true, openMoreTab: true },
  { path: '/edit' },
];
const pageAt = (address: string): TabPage | null => {
  const { pathname, search, hash } = new URL(address, 'http://portal.invalid');
  return tabPageOf(
    routes.find(({ path }) => path === pathname),
    { pathname, search, hash },
  );
};
const visited = (...addresses: string[]) =>
  addresses.reduce<TabState>((state, address) => reduceTabs(state, { type: 'visit', page: pageAt(address)! }), NO_TABS);

describe('the strip after a reload', () => {
  test('R060 R064 keeps order, active tab, pins, titles, history and closed tabs', () => {
    let state = visited('/a?x=1', '/b', '/many?id=1', '/c', '/a?x=2');
    state = reduceTabs(state, { type: 'title', key: '/many?id=1', title: '手册·电梯维保' });
    state = reduceTabs(state, { type: 'pin', key: '/c', isPinned: true });
    state = reduceTabs(state, { type: 'close', keys: ['/b'] });
    const kept = acceptStored(JSON.parse(JSON.stringify(storedFrom(state))));
    expect(restoreTabs(kept!, pageAt)).toEqual(state);
  });

  test('R060 an address whose route is gone or has no tab is dropped', () => {
    const stored = { ...storedFrom(visited('/a', '/b')), active: '/b' };
    const tabs = [
      ...stored.tabs,
      ...['/edit', '/nowhere', '/a?twice'].map((address) => ({ address, isPinned: false })),
    ];
    expect(restoreTabs({ ...stored, tabs }, pageAt).tabs.map(({ key }) => key)).toEqual(['/a', '/b']);
    expect(restoreTabs({ ...stored, tabs: [] }, pageAt)).toEqual(NO_TABS);
  });

  test.each([[null], ['tabs'], [{}], [{ tabs: [{}] }], [{ tabs: [], active: 1, used: [], closed: [] }]])(
    'R060 %j counts as absent',
    (value) => expect(acceptStored(value)).toBeUndefined(),
  );

  test('R060 F47 of five thousand stored tabs only the maximum is restored, each one looked up once', () => {
    const tabs = Array.from({ length: 5_000 }, (_, id) => ({ address: `/many?id=${id}`, isPinned: true }));
    const lookUp = jest.fn(pageAt);
    const state = restoreTabs(
      { tabs, active: '/many?id=4999', used: tabs.map(({ address }) => address), closed: [] },
      lookUp,
    );
    expect(lookUp).toHaveBeenCalledTimes(tabs.length);
    expect(state.tabs).toHaveLength(TABS_PER_ROUTE);
    expect(state.tabs.filter(({ isPinned }) => isPinned)).toHaveLength(PINNED_TABS);
  });

  test('R060 R062 R068 any stored value restores to a valid strip', () => {
    const address = fc.constantFrom(
      '/a',
      '/b',
      '/c',
      '/edit',
      ...Array.from({ length: 14 }, (_, id) => `/many?id=${id}`),
    );
    const tab = fc.record({ address, isPinned: fc.boolean() });
    const arbitrary = fc.record({
      tabs: fc.array(tab, { maxLength: 30 }),
      active: fc.option(address),
      used: fc.array(address),
      closed: fc.array(fc.record({ tab, index: fc.integer() }), { maxLength: 5 }),
    });
    fc.assert(
      fc.property(arbitrary, (stored) => {
        const { tabs, active, used, closed } = restoreTabs(stored, pageAt);
        const keys = tabs.map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        expect(tabs.filter(({ isOneOfMany }) => isOneOfMany).length).toBeLessThanOrEqual(TABS_PER_ROUTE);
        const pinned = tabs.filter(({ isPinned }) => isPinned);
        expect(pinned.length).toBeLessThanOrEqual(PINNED_TABS);
        expect(tabs.slice(0, pinned.length)).toEqual(pinned);
        expect(used.at(-1) ?? null).toBe(active);
        if (keys.length > 0) expect(keys.slice(0, 5)).toContain(active);
        expect(closed.filter(({ tab: { key } }) => keys.includes(key))).toEqual([]);
      }),
    );
  });
});

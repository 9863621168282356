import { history } from '@umijs/max';
import { findRoute } from '@/domain/navigation';
import { NO_TABS } from '@/domain/tab';
import { translate } from '@/locales/text';
import { toast } from '@/shell/feedback';
import { sessionArea } from '@/utils/storage';
import { routes } from '../../../config/routes';
import {
  closeTab,
  closeTabs,
  isFocusOnTab,
  moveTab,
  onBeforeClose,
  openTab,
  pinTab,
  reloadTab,
  reopenTab,
  setTabTitle,
} from './actions';
import { startTabs } from './startTabs';
import { tabStore } from './tabStore';

const routeAt = (pathname: string) => findRoute(routes, pathname);
const keys = () => tabStore.getState().tabs.map(({ key }) => key.replace('/mainApp/', ''));
const shown = () => `${history.location.pathname}${history.location.search}`;
const list = '/mainApp/noticeList';
const manuals = '/mainApp/allManual';
const edit = '/mainApp/operationManualEdit';

let stop = () => {};
const start = () => {
  stop = startTabs(routeAt);
};
beforeEach(() => {
  sessionArea.clear();
  history.replace('/home');
  tabStore.setState(NO_TABS, true);
  start();
});
afterEach(() => {
  stop();
  tabStore.setState(NO_TABS, true);
});

describe('the strip follows the address', () => {
  test('R060 R028 A26 pages of the workspace have tabs; home, subsystems, help and the editor of notices have none', () => {
    for (const address of ['/home', list, '/mainApp/noticeEdit', '/mgr/orders', '/help?applyState=0', '/personalInfo'])
      history.push(address);
    expect(keys()).toEqual(['noticeList', '/personalInfo']);
    history.push('/mainApp/noticeEdit');
    expect(tabStore.getState().active).toBe('/personalInfo');
  });

  test('R028 the editor of notices, opened by its address, has the tab of its list, and only where there is none', () => {
    history.push('/mainApp/noticeEdit?id=1');
    expect(tabStore.getState()).toMatchObject({ tabs: [{ key: list, address: list }], active: list });
    tabStore.setState(NO_TABS, true);
    history.push('/help?applyState=0');
    expect(keys()).toEqual([]);
    history.push(manuals);
    history.push('/mainApp/noticeEdit');
    expect(keys()).toEqual(['allManual']);
  });

  test('R060 after a reload the strip is restored; a corrupt one counts as absent, an emptied one is not stored', () => {
    for (const address of [list, manuals]) history.push(address);
    setTabTitle(list, '三月');
    stop();
    tabStore.setState(NO_TABS, true);
    start();
    expect(tabStore.getState().tabs).toMatchObject([{ key: list, title: '三月' }, { key: manuals }]);
    stop();
    tabStore.setState(NO_TABS, true);
    sessionArea.write('portal.tabs', {
      tabs: [{ address: 'http://', isPinned: false }],
      active: null,
      used: [],
      closed: [],
    });
    start();
    expect(keys()).toEqual(['allManual']);
    tabStore.setState(NO_TABS, true);
    expect(sessionArea.read('portal.tabs')).toBeUndefined();
  });

  test('R060 R063 a restored tab keeps its own query; a strip in use is not replaced by the stored one', async () => {
    for (const address of [`${edit}?id=1#end`, `${edit}?id=2`]) history.push(address);
    stop();
    tabStore.setState(NO_TABS, true);
    start();
    expect(tabStore.getState().tabs).toMatchObject([
      { key: `${edit}?id=1`, address: `${edit}?id=1#end` },
      { key: `${edit}?id=2` },
    ]);
    await reloadTab(`${edit}?id=1`);
    stop();
    start();
    expect(tabStore.getState().tabs).toMatchObject([{ reloads: 1 }, { reloads: 0 }]);
  });

  test('R062 R064 the toast about the limit calls a route without a title by the general name', () => {
    const showToast = jest.spyOn(toast, 'show').mockImplementation(() => '' as never);
    stop();
    stop = startTabs(() => ({ path: '/many', tab: true, openMoreTab: true }));
    for (let id = 1; id <= 11; id += 1) history.push(`/many?id=${id}`);
    expect(showToast.mock.lastCall![0].text).toContain(translate('route.noName'));
  });

  test('R062 the eleventh page of a route has no tab and one toast; it gets the next free place', async () => {
    const showToast = jest.spyOn(toast, 'show').mockImplementation(() => '' as never);
    for (let id = 1; id <= 11; id += 1) history.push(`${edit}?id=${id}`);
    expect(showToast).toHaveBeenCalledTimes(1);
    history.replace(`${edit}?id=11#end`);
    expect(keys()).toHaveLength(10);
    expect(showToast).toHaveBeenCalledTimes(1);
    expect(showToast.mock.calls[0]![0]).toMatchObject({
      type: 'warning',
      text: expect.stringContaining('10') as string,
    });
    expect(await closeTab(`${edit}?id=3`)).toBe(true);
    expect(shown()).toBe(`${edit}?id=11`);
    expect(keys()).toContain('operationManualEdit?id=11');
    expect(keys()).not.toContain('operationManualEdit?id=3');
    reopenTab();
    expect(showToast).toHaveBeenCalledTimes(2);
  });
});

describe('closing', () => {
  test('R065 the page on screen is replaced by the one used before, without a new history entry', async () => {
    for (const address of [list, manuals, '/personalInfo', list, '/personalInfo']) history.push(address);
    const steps = window.history.length;
    await closeTab('/personalInfo');
    expect(shown()).toBe(list);
    expect(window.history.length).toBe(steps);
    expect(isFocusOnTab()).toBe(true);
    openTab(manuals);
    expect(isFocusOnTab()).toBe(false);
  });

  test('R065 R028 closing the tab of a page that is not on screen does not navigate', async () => {
    for (const address of [list, manuals, '/mainApp/noticeEdit']) history.push(address);
    await closeTab(manuals);
    expect(shown()).toBe('/mainApp/noticeEdit');
    expect(tabStore.getState().active).toBe(list);
  });

  test('R065 from a page without a tab: closing does not navigate, opening does', async () => {
    for (const address of [list, manuals, '/home']) history.push(address);
    expect(await closeTab(list)).toBe(true);
    expect(shown()).toBe('/home');
    openTab(manuals);
    expect(shown()).toBe(manuals);
  });

  test('R065 opening the shown tab, or one that is gone, adds no history entry; there may be nothing to reopen', () => {
    history.push(list);
    const steps = window.history.length;
    openTab(list);
    openTab(manuals);
    reopenTab();
    expect(window.history.length).toBe(steps);
    expect(keys()).toEqual(['noticeList']);
  });

  test('R065 R066 the question is asked once at a time, and never when nothing would be closed', async () => {
    for (const address of [list, manuals]) history.push(address);
    let answer = (_: boolean) => {};
    const ask = jest.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
    const stopAsking = onBeforeClose(ask);
    expect(await closeTabs('left', list)).toBe(false);
    expect(ask).not.toHaveBeenCalled();
    const first = closeTab(list);
    expect(await closeTab(manuals)).toBe(false);
    expect(ask).toHaveBeenCalledTimes(1);
    // The other tab has gone meanwhile, and the last one stays.
    tabStore.setState(({ tabs }) => ({ tabs: tabs.slice(0, 1) }));
    answer(true);
    expect(await first).toBe(false);
    expect(keys()).toContain('noticeList');
    stopAsking();
  });

  test('R065 the end of an older question does not end the newer one', async () => {
    for (const address of [list, manuals]) history.push(address);
    const stopFirst = onBeforeClose(() => false);
    const stopSecond = onBeforeClose(() => false);
    stopFirst();
    expect(await closeTab(list)).toBe(false);
    stopSecond();
    expect(await closeTab(list)).toBe(true);
  });

  test('R072 tabs are pinned, unpinned and moved', () => {
    for (const address of [list, manuals, '/personalInfo']) history.push(address);
    moveTab('/personalInfo', 0);
    expect(keys()).toEqual(['/personalInfo', 'noticeList', 'allManual']);
    pinTab(manuals, true);
    expect(keys()).toEqual(['allManual', '/personalInfo', 'noticeList']);
    pinTab(manuals, false);
    expect(tabStore.getState().tabs.map(({ isPinned }) => isPinned)).toEqual([false, false, false]);
  });

  test('R065 R071 tabs with unsaved work are closed or reloaded only after the question', async () => {
    for (const address of [list, manuals]) history.push(address);
    const ask = jest.fn(() => Promise.resolve(false));
    const stopAsking = onBeforeClose(ask);
    expect(await closeTab(list)).toBe(false);
    await reloadTab(manuals);
    expect(ask.mock.calls).toEqual([[[list]], [[manuals]]]);
    expect(tabStore.getState().tabs).toMatchObject([{ reloads: 0 }, { reloads: 0 }]);
    stopAsking();
    await reloadTab(manuals);
    expect(tabStore.getState().tabs).toMatchObject([{ reloads: 0 }, { reloads: 1 }]);
    expect(await closeTab(list)).toBe(true);
    expect(await closeTab(manuals)).toBe(false);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('R065 nothing is closed while leaving the page is blocked', async () => {
    for (const address of [list, manuals]) history.push(address);
    const release = history.block(() => undefined);
    expect(await closeTab(manuals)).toBe(false);
    release();
    expect(keys()).toEqual(['noticeList', 'allManual']);
    expect(shown()).toBe(manuals);
  });

  test('R065 nothing is reopened while leaving the page is blocked', async () => {
    for (const address of [list, manuals]) history.push(address);
    await closeTab(list);
    const release = history.block(() => undefined);
    reopenTab();
    release();
    expect(keys()).toEqual(['allManual']);
    expect(tabStore.getState().active).toBe(manuals);
    expect(tabStore.getState().closed).toHaveLength(1);
  });

  test('R058 R065 a reopened page hides the bars when the present page does', async () => {
    for (const address of [`${list}?x=1`, `${manuals}?hideBar=1`]) history.push(address);
    await closeTab(list);
    reopenTab();
    expect(shown()).toBe(`${list}?x=1&hideBar=1`);
    expect(keys()).toEqual(['noticeList', 'allManual']);
    history.push(list);
    openTab(manuals);
    expect(shown()).toBe(manuals);
  });
});

import { root, subsystemStarts } from '../../tests/subsystemStarts.ts';

const start = subsystemStarts();
const pop = () =>
  new Promise((resolve) => window.addEventListener('popstate', () => setTimeout(resolve), { once: true }));

test('it mounts with a portal that is played, at the address behind #, and says so in the console only', async () => {
  window.history.replaceState(null, '', '/#/orders/42?tab=log');
  const { mode, stop, portal } = start({}, { standalone: { code: 'mgr' } });
  expect(await mode).toBe('standalone');
  expect(root().textContent).toBe('/orders/42?tab=log');
  expect(portal().code).toBe('mgr');
  expect(console.warn).toHaveBeenCalledTimes(1);
  await stop();
  expect(root().textContent).toBe('');
});

test('inner pages stand in the address; back navigates the micro-app, which may refuse', async () => {
  const { mode, portal } = start();
  await mode;
  const { navigation } = portal();
  navigation.push('/orders');
  navigation.push('/orders/42');
  navigation.replace('/orders/43');
  expect(window.location.hash).toBe('#/orders/43');
  expect(navigation.hrefOf('/orders')).toBe('#/orders');
  const received: string[] = [];
  let refuses = false;
  navigation.onNavigate((inner) => {
    received.push(inner);
    return !refuses;
  });
  const entries = window.history.length;
  window.history.back();
  await pop();
  expect([received, navigation.current()]).toEqual([['/orders'], '/orders']);
  refuses = true;
  window.history.back();
  await pop();
  await pop();
  expect([received, navigation.current(), window.location.hash]).toEqual([['/orders', '/'], '/orders', '#/orders']);
  expect(window.history.length).toBe(entries);
});

const hide = (state: string) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state as DocumentVisibilityState);
  document.dispatchEvent(new Event('visibilitychange'));
};
/** Whether the window closes without a question, in a browser of today and in Chromium before 119. */
const leave = () => {
  const event = Object.defineProperty(new Event('beforeunload', { cancelable: true }), 'returnValue', {
    value: '',
    writable: true,
  });
  return [window.dispatchEvent(event), !event.returnValue];
};

test.each([
  ['', undefined, '/'],
  ['', 'tasks/', '/tasks'],
  ['#', '/tasks', '/tasks'],
  ['#/a', '/tasks', '/a'],
  ['#b//c/', '/tasks', '/b/c'],
])('F17 at %j with the given address %j it starts at %s', async (hash, address, expected) => {
  window.history.replaceState(null, '', `/${hash}`);
  const { mode, portal } = start({}, { standalone: { ...(address && { address }) } });
  await mode;
  expect(portal().navigation.current()).toBe(expected);
});

test.each([
  ['zh-CN', 'zh-CN'],
  ['zh', 'zh-CN'],
  ['en-GB', 'en-US'],
  ['de', 'en-US'],
])('the language of the browser %s gives %s', async (language, locale) => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  const { mode, portal } = start();
  await mode;
  expect([portal().getState().locale, document.documentElement.lang]).toEqual([locale, locale]);
});

test('a given state wins, and the document follows a change of language until the end', async () => {
  const { mode, portal, stop } = start({}, { standalone: { state: { locale: 'en-US', hideBar: true } } });
  await mode;
  expect(portal().getState()).toMatchObject({ locale: 'en-US', hideBar: true });
  expect(document.documentElement.lang).toBe('en-US');
  const played = portal() as unknown as { setState(change: object): void };
  played.setState({ locale: 'zh-CN' });
  expect(document.documentElement.lang).toBe('zh-CN');
  await stop();
  played.setState({ locale: 'en-US' });
  expect(document.documentElement.lang).toBe('zh-CN');
});

test('a question is asked by the browser, with title and content', async () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const { mode, portal } = start();
  await mode;
  expect(await portal().confirm({ title: 'Leave?', content: 'It is lost.' })).toBe(false);
  expect(await portal().confirm({ title: 'Leave?', content: '' })).toBe(false);
  expect(confirm.mock.calls).toEqual([['Leave?\nIt is lost.'], ['Leave?']]);
});

test('the subsystem is visible while the page is', async () => {
  const { mode, portal, stop } = start();
  await mode;
  const seen: boolean[] = [];
  portal().subscribe(({ isVisible }) => seen.push(isVisible));
  hide('visible');
  hide('hidden');
  hide('hidden');
  hide('visible');
  await stop();
  hide('hidden');
  expect(seen).toEqual([false, true]);
});

test('A29 leaving the page with unsaved work asks, and no longer when it is saved or unmounted', async () => {
  const { mode, portal, stop } = start();
  await mode;
  expect(leave()).toEqual([true, true]);
  portal().reportUnsaved(true);
  expect(leave()).toEqual([false, false]);
  portal().reportUnsaved(false);
  expect(leave()).toEqual([true, true]);
  portal().reportUnsaved(true);
  await stop();
  expect(leave()).toEqual([true, true]);
});

test('a title names the window; null keeps the one before', async () => {
  const { mode, portal } = start();
  await mode;
  portal().navigation.setTitle('Orders');
  portal().navigation.setTitle(null);
  expect(document.title).toBe('Orders');
});

test('F17 every spelling of an inner address is the same one', async () => {
  const { mode, portal } = start();
  await mode;
  const { navigation } = portal();
  const added = jest.spyOn(window.history, 'pushState');
  navigation.push('orders//42/');
  expect([navigation.current(), window.location.hash]).toEqual(['/orders/42', '#/orders/42']);
  navigation.replace('orders/');
  expect([navigation.current(), window.location.hash]).toEqual(['/orders', '#/orders']);
  expect(added).toHaveBeenCalledTimes(1);
  expect(navigation.hrefOf('orders/')).toBe('#/orders');
});

test('after the end the browser’s back does not navigate it', async () => {
  const { mode, portal, stop } = start();
  await mode;
  const received = jest.fn();
  portal().navigation.push('/a');
  portal().navigation.push('/b');
  portal().navigation.onNavigate(received);
  await stop();
  window.history.back();
  await pop();
  expect(received).not.toHaveBeenCalled();
});

test('an address that is typed navigates it, and a refusal goes back to the entry before', async () => {
  const { mode, portal } = start();
  await mode;
  const { navigation } = portal();
  navigation.push('/orders');
  let refuses = false;
  navigation.onNavigate(() => !refuses);
  window.location.hash = '#/typed';
  await pop();
  expect(navigation.current()).toBe('/typed');
  expect(window.history.state).toEqual({ portalIndex: 2 });
  refuses = true;
  window.location.hash = '#/refused';
  await pop();
  await pop();
  expect([navigation.current(), window.location.hash]).toEqual(['/typed', '#/typed']);
  expect(window.history.state).toEqual({ portalIndex: 2 });
  // The micro-app hears of later ones as before.
  refuses = false;
  window.history.back();
  await pop();
  expect(navigation.current()).toBe('/orders');
});

test('the number of the entry survives a reload, and other state is no number', async () => {
  window.history.replaceState({ portalIndex: 4 }, '', '/#/orders');
  const first = start();
  await first.mode;
  first.portal().navigation.push('/orders/1');
  expect(window.history.state).toEqual({ portalIndex: 5 });
  first.portal().navigation.replace('/orders/2');
  expect(window.history.state).toEqual({ portalIndex: 5 });
  await first.stop();
  window.history.replaceState({ portalIndex: '4' }, '', '/#/orders');
  await start().mode;
  expect(window.history.state).toEqual({ portalIndex: 0 });
});

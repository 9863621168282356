import { createFakePortal, fakeState, PROTOCOL_VERSION } from './index.ts';

const question = { title: 'Leave?', content: '' };

test('the fake portal has a code, no variant and the first page unless told otherwise', () => {
  const portal = createFakePortal();
  expect(portal).toMatchObject({ protocol: PROTOCOL_VERSION, code: 'subsystem', variant: null, calls: [] });
  expect(portal.navigation.current()).toBe('/');
  expect(portal.getState()).toEqual(fakeState);
  expect(portal.popupContainer()).toBe(document.body);

  const pane = document.createElement('div');
  const configured = createFakePortal({
    code: 'byd',
    variant: 'workorder',
    address: 'tasks/',
    state: { hideBar: true },
    popupContainer: () => pane,
  });
  expect(configured).toMatchObject({ code: 'byd', variant: 'workorder' });
  expect(configured.navigation.current()).toBe('/tasks');
  expect(configured.getState()).toEqual({ ...fakeState, hideBar: true });
  expect(configured.popupContainer()).toBe(pane);
});

test('a change keeps the rest of the snapshot, and the snapshot stays read-only', () => {
  const portal = createFakePortal({ state: { locale: 'en-US' } });
  portal.setState({ hideBar: true });
  expect(portal.getState()).toEqual({ ...fakeState, locale: 'en-US', hideBar: true });
  expect(Object.isFrozen(portal.getState())).toBe(true);
});

test('every offer of the contract is recorded with what it was given', () => {
  const portal = createFakePortal();
  const { navigation } = portal;
  expect(portal.announce('1.0')).toBe('compatible');
  expect(portal.announce('9.0')).toBe('portal-too-old');
  navigation.push('orders/');
  navigation.replace('/orders//42');
  navigation.openSubsystem('lift');
  navigation.openSubsystem('lift', '/cars');
  navigation.openPage('/mainApp/../help');
  portal.reportUnsaved(true);
  expect(portal.calls).toEqual([
    { name: 'announce', protocol: '1.0' },
    { name: 'announce', protocol: '9.0' },
    { name: 'push', address: '/orders' },
    { name: 'replace', address: '/orders/42' },
    { name: 'openSubsystem', code: 'lift' },
    { name: 'openSubsystem', code: 'lift', address: '/cars' },
    { name: 'openPage', address: '/help' },
    { name: 'reportUnsaved', hasUnsaved: true },
  ]);
  expect(navigation.hrefOf('orders/')).toBe('/orders');
  expect(() => navigation.openSubsystem('../x')).toThrow(TypeError);
});

test.each([
  ['Order 42', 'Order 42'],
  [42, '42'],
  ['  ', null],
  ['', null],
  [null, null],
  [{}, null],
  [true, null],
  ['x'.repeat(101), 'x'.repeat(100)],
  [`${'x'.repeat(99)} y`, 'x'.repeat(99)],
  [' Order ', 'Order'],
])('the title %j is shown as %j', (title, shown) => {
  const portal = createFakePortal();
  portal.navigation.setTitle(title as string);
  expect(portal.calls).toEqual([{ name: 'setTitle', title: shown }]);
});

describe('what the fake portal is given', () => {
  test('a request goes to the function that was given', async () => {
    const answer = new Response('ok');
    const request = jest.fn(() => Promise.resolve(answer));
    const portal = createFakePortal({ request });
    const init = { method: 'POST' };
    expect(await portal.request('/list', init)).toBe(answer);
    expect(request).toHaveBeenCalledWith('/list', init);
    expect(portal.calls).toEqual([{ name: 'request', address: '/list' }]);
  });

  test('T7 without one it goes to the network, without cookies', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('ok'));
    await createFakePortal().request('/list', { method: 'POST', credentials: 'include' });
    expect(fetched).toHaveBeenCalledWith('/list', { method: 'POST', credentials: 'omit' });
  });

  test('a toast goes to the function that was given, otherwise to the console', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const toast = jest.fn();
    const message = { type: 'info', text: 'Saved' } as const;
    const portal = createFakePortal({ toast });
    portal.toast(message);
    expect(toast).toHaveBeenCalledWith(message);
    expect(portal.calls).toEqual([{ name: 'toast', message }]);
    expect(warn).not.toHaveBeenCalled();
    createFakePortal().toast(message);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['nobody', true, undefined],
    ['a function that agrees', true, () => true],
    ['a function that refuses', false, () => false],
    ['a function that refuses later', false, () => Promise.resolve(false)],
  ])('a question that %s answers is answered with %s', async (_, agreed, confirm) => {
    const portal = createFakePortal({ ...(confirm && { confirm }) });
    expect(await portal.confirm(question)).toBe(agreed);
    expect(portal.calls).toEqual([{ name: 'confirm', question }]);
  });
});

describe('a move by the user', () => {
  test('A29 a refused move leaves the address', async () => {
    const portal = createFakePortal({ address: '/orders' });
    portal.navigation.onNavigate(() => false);
    expect(await portal.navigate('/home')).toBe(false);
    expect(portal.navigation.current()).toBe('/orders');
    expect(portal.calls).toEqual([]);
  });

  test('A29 a micro-app that refuses and moves elsewhere stays there', async () => {
    const portal = createFakePortal({ address: '/orders' });
    portal.navigation.onNavigate(() => {
      portal.navigation.push('/sign-in');
      return false;
    });
    expect(await portal.navigate('/home')).toBe(false);
    expect(portal.navigation.current()).toBe('/sign-in');
  });

  test('F17 listeners get the normal spelling', async () => {
    const portal = createFakePortal();
    const listener = jest.fn();
    portal.navigation.onNavigate(listener);
    expect(await portal.navigate('orders//42/')).toBe(true);
    expect(listener).toHaveBeenCalledWith('/orders/42');
    expect(portal.navigation.current()).toBe('/orders/42');
  });
});

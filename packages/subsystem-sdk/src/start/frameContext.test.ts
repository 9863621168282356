import { fakeState } from '../fakePortal.ts';
import { openFrame, response, settle } from '../../tests/openFrame.ts';

describe('the contract over a port', () => {
  test('has the welcome’s state at once and receives changes; all of it read-only', () => {
    const { context, toFrame, onUnmount } = openFrame();
    expect(context).toMatchObject({ protocol: '1.1', code: 'byd', variant: 'workorder' });
    expect(context.navigation.current()).toBe('/tasks');
    const locales: string[] = [];
    const stop = context.subscribe(({ locale }, { locale: before }) => locales.push(`${before} ${locale}`));
    toFrame({ type: 'state', state: { ...fakeState, locale: 'en-US', user: { ...fakeState.user, userName: 'Ann' } } });
    stop();
    expect(locales).toEqual(['zh-CN en-US']);
    expect(() => Object.assign(context.getState().user, { userName: 'Eve' })).toThrow(TypeError);
    toFrame({ type: 'unmount' });
    expect(onUnmount).toHaveBeenCalledTimes(1);
  });

  test('a state keeps the parts that are equal: being hidden changes neither permissions nor texts', () => {
    const { context, toFrame } = openFrame();
    const before = context.getState();
    toFrame({ type: 'state', state: structuredClone({ ...fakeState, isVisible: false }) });
    const { isVisible, permissions, user, dictionary, theme } = context.getState();
    expect(isVisible).toBe(false);
    expect(permissions).toBe(before.permissions);
    expect([user, dictionary, theme]).toEqual([before.user, before.dictionary, before.theme]);
    expect(user).toBe(before.user);
    const granted = { ...fakeState.permissions, powerCodes: ['nfc:issue'] };
    toFrame({ type: 'state', state: structuredClone({ ...fakeState, permissions: granted }) });
    expect(context.getState().permissions).toEqual(granted);
    expect(context.getState().user).toBe(before.user);
    expect(() => Object.assign(context.getState(), { locale: 'en-US' })).toThrow(TypeError);
  });

  test('R095 the portal’s shortcuts are passed on, unless the micro-app handles them; other keys stay', () => {
    const { received, ...frame } = openFrame({
      shortcuts: [
        ['Mod', '/'],
        ['Ctrl', 'Alt', 'D'],
      ],
    });
    const press = (init: KeyboardEventInit) => {
      const event = new KeyboardEvent('keydown', { cancelable: true, bubbles: true, ...init });
      document.body.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(press({ key: '/', ctrlKey: true })).toBe(true);
    expect(press({ key: '/', ctrlKey: true, shiftKey: true, code: 'Digit7' })).toBe(true);
    expect(press({ key: '∂', code: 'KeyD', ctrlKey: true, altKey: true })).toBe(true);
    for (const other of [{ key: '/' }, { key: 'd', ctrlKey: true }, { key: '/', ctrlKey: true, altKey: true }])
      expect(press(other)).toBe(false);
    const take = (event: Event) => event.preventDefault();
    document.body.addEventListener('keydown', take);
    press({ key: '/', ctrlKey: true });
    document.body.removeEventListener('keydown', take);
    expect(received.flatMap((message) => (message.type === 'shortcut' ? [message.press.code] : []))).toEqual([
      '',
      'Digit7',
      'KeyD',
    ]);
    frame.stop();
    expect(press({ key: '/', ctrlKey: true })).toBe(false);
  });

  test('links carry the address of the portal, with what distinguishes the panes', () => {
    const { hrefOf } = openFrame().context.navigation;
    expect(hrefOf('/')).toBe('https://portal.example/byd?source=workorder');
    expect(hrefOf('/tasks/3?tab=log#end')).toBe('https://portal.example/byd/tasks/3?source=workorder&tab=log#end');
    expect(openFrame({ href: 'https://portal.example/opbi' }).context.navigation.hrefOf('/a b')).toBe(
      'https://portal.example/opbi/a%20b',
    );
  });

  test('the query of a link stays as it is spelled, without what the portal says itself', () => {
    const { hrefOf } = openFrame().context.navigation;
    expect(hrefOf('/tasks?flag&q=a%20b&source=other&t=17')).toBe(
      'https://portal.example/byd/tasks?source=workorder&flag&q=a%20b',
    );
  });

  test('R058 a link carries hidden bars, and lets go of them when they are shown again', () => {
    const { context, toFrame } = openFrame({ state: { ...fakeState, hideBar: true } });
    const { hrefOf } = context.navigation;
    expect(hrefOf('/tasks?tab=log#end')).toBe(
      'https://portal.example/byd/tasks?source=workorder&tab=log&hideBar=1#end',
    );
    toFrame({ type: 'state', state: fakeState });
    expect(hrefOf('/tasks')).toBe('https://portal.example/byd/tasks?source=workorder');
  });

  test('moves carry the number of the last navigation; a refused navigation leaves the address', async () => {
    const { context, received, toFrame } = openFrame();
    context.navigation.push('/tasks/3');
    toFrame({ type: 'navigate', id: 4, inner: '/tasks' });
    context.navigation.replace('tasks/5/');
    await settle();
    const stop = context.navigation.onNavigate(async () => false);
    toFrame({ type: 'navigate', id: 5, inner: '/tasks/9' });
    expect(context.navigation.current()).toBe('/tasks/9');
    await settle();
    expect(context.navigation.current()).toBe('/tasks/5');
    stop();
    expect(received).toEqual([
      { type: 'move', inner: '/tasks/3', isReplaced: false, seen: 0 },
      { type: 'move', inner: '/tasks/5', isReplaced: true, seen: 4 },
      { type: 'navigated', id: 4, isAgreed: true },
      { type: 'navigated', id: 5, isAgreed: false },
    ]);
  });

  test('the words of the contract travel; what is no path or code is refused here already', () => {
    const { context, received } = openFrame();
    context.announce('1.1');
    context.navigation.setTitle('Order 42');
    context.navigation.openSubsystem('lift', '/cars');
    context.navigation.openPage('/mainApp/../help');
    context.reportUnsaved(true);
    context.toast({ type: 'info', text: 'Saved' });
    expect(received).toEqual([
      { type: 'announce', protocol: '1.1' },
      { type: 'title', title: 'Order 42' },
      { type: 'open-subsystem', code: 'lift', inner: '/cars' },
      { type: 'open-page', path: '/help' },
      { type: 'unsaved', hasUnsaved: true },
      { type: 'toast', message: { type: 'info', text: 'Saved' } },
    ]);
    expect(() => context.navigation.openPage('//evil.example')).toThrow(TypeError);
    expect(() => context.navigation.openSubsystem('../x')).toThrow(TypeError);
  });

  test('texts that are longer than the port accepts are cut, not refused', () => {
    const { context, received } = openFrame();
    const long = 'x'.repeat(20_000);
    context.navigation.setTitle(long);
    context.toast({ type: 'info', text: long });
    void context.confirm({ title: long, content: long, okText: long, cancelText: long });
    // The limits of the portal's frameMessage.ts.
    expect(received).toMatchObject([
      { title: 'x'.repeat(1_000) },
      { message: { text: 'x'.repeat(5_000) } },
      {
        question: {
          title: 'x'.repeat(1_000),
          content: 'x'.repeat(5_000),
          okText: 'x'.repeat(200),
          cancelText: 'x'.repeat(200),
        },
      },
    ]);
  });

  test('questions are answered, and with no at the end', async () => {
    const { context, toFrame, stop } = openFrame();
    const yes = context.confirm({ title: '?', content: '' });
    const never = context.confirm({ title: '?', content: '' });
    toFrame({ type: 'confirmed', id: 1, isAgreed: true });
    stop();
    expect([await yes, await never, await context.confirm({ title: '?', content: '' })]).toEqual([true, false, false]);
  });
});

describe('the contract over a port, at its edges', () => {
  test.each([
    ['https://portal.example/opbi', '/', 'https://portal.example/opbi'],
    ['https://portal.example/opbi', '/a?x=1&y=2', 'https://portal.example/opbi/a?x=1&y=2'],
    ['https://portal.example/opbi/', '/a', 'https://portal.example/opbi/a'],
    ['https://portal.example/opbi', 'a/#end', 'https://portal.example/opbi/a#end'],
    ['https://portal.example/byd?source=x', '/?&a=1&&b=2&', 'https://portal.example/byd?source=x&a=1&b=2'],
    ['https://portal.example/byd?source=x', '/#end', 'https://portal.example/byd?source=x#end'],
  ])('a link below %s to %s is %s', (href, inner, expected) => {
    expect(openFrame({ href }).context.navigation.hrefOf(inner)).toBe(expected);
  });

  test.each([
    ['https://portal.example/opbi', 'https://portal.example/opbi/a?hideBar=1'],
    ['https://portal.example/opbi?hideBar=1', 'https://portal.example/opbi/a?hideBar=1'],
    ['https://portal.example/byd?source=x', 'https://portal.example/byd/a?source=x&hideBar=1'],
  ])('R058 with hidden bars a link below %s is %s', (href, expected) => {
    expect(openFrame({ href, state: { ...fakeState, hideBar: true } }).context.navigation.hrefOf('/a')).toBe(expected);
  });

  test('the whole snapshot is read-only, also a new one', () => {
    const { context, toFrame } = openFrame({
      state: { ...fakeState, permissions: { ...fakeState.permissions, menus: [{}] } },
    });
    expect(Object.isFrozen(context.getState())).toBe(true);
    expect(Object.isFrozen(context.getState().permissions.menus[0])).toBe(true);
    expect([Object.isFrozen(context), Object.isFrozen(context.navigation)]).toEqual([true, true]);
    toFrame({ type: 'state', state: { ...fakeState, dictionary: { fieldSelected: [], dictMap: { a: [{}] } } } });
    expect(Object.isFrozen(context.getState().dictionary.dictMap.a![0])).toBe(true);
  });

  test('values are sent as the kinds that the contract names', async () => {
    const { context, received } = openFrame();
    context.navigation.setTitle(null);
    context.navigation.setTitle(42 as never);
    context.navigation.openSubsystem('lift');
    context.navigation.openSubsystem('lift', 7 as never);
    context.reportUnsaved('yes' as never);
    context.toast({ type: 'info', text: 7, more: true } as never);
    void context.confirm({ title: 1, content: 2, more: true } as never);
    void context.confirm({ title: 't', content: 'c', okText: 'ok', cancelText: 'no', danger: true });
    expect(received).toStrictEqual([
      { type: 'title', title: null },
      { type: 'title', title: '42' },
      { type: 'open-subsystem', code: 'lift' },
      { type: 'open-subsystem', code: 'lift', inner: '7' },
      { type: 'unsaved', hasUnsaved: false },
      { type: 'toast', message: { type: 'info', text: '7' } },
      { type: 'confirm', id: 1, question: { title: '1', content: '2' } },
      {
        type: 'confirm',
        id: 2,
        question: { title: 't', content: 'c', okText: 'ok', cancelText: 'no', danger: true },
      },
    ]);
    expect(context.popupContainer()).toBe(document.body);
  });

  test('announcing returns how the versions fit', () => {
    const { context } = openFrame();
    expect(['1.0', '1.2', '0.9'].map(context.announce)).toEqual(['compatible', 'portal-too-old', 'subsystem-too-old']);
  });

  test('an answer to an unknown question or request is ignored', () => {
    const { toFrame, received } = openFrame();
    toFrame({ type: 'confirmed', id: 9, isAgreed: true });
    toFrame({ type: 'response', id: 9, response: response('{}') });
    toFrame({ type: 'request-failed', id: 9, error: { name: 'Error', message: '' } });
    expect(received).toEqual([]);
  });

  test('a refused order does not undo the move that followed it', async () => {
    const { context, toFrame } = openFrame();
    let refuse!: (answer: false) => void;
    context.navigation.onNavigate(() => new Promise<false>((resolve) => (refuse = resolve)));
    toFrame({ type: 'navigate', id: 1, inner: '/tasks/1' });
    context.navigation.push('/tasks/2');
    refuse(false);
    await settle();
    expect(context.navigation.current()).toBe('/tasks/2');
  });

  test('a refused order does not undo a newer one to the same page', async () => {
    const { context, toFrame, received } = openFrame();
    const refusals: ((answer: boolean) => void)[] = [];
    context.navigation.onNavigate(() => new Promise<boolean>((resolve) => void refusals.push(resolve)));
    toFrame({ type: 'navigate', id: 1, inner: '/tasks/1' });
    toFrame({ type: 'navigate', id: 2, inner: '/tasks/1' });
    refusals[0]!(false);
    await settle();
    expect(context.navigation.current()).toBe('/tasks/1');
    refusals[1]!(true);
    await settle();
    expect(received).toEqual([
      { type: 'navigated', id: 1, isAgreed: false },
      { type: 'navigated', id: 2, isAgreed: true },
    ]);
  });

  test('after the end nothing is sent and nobody is called', async () => {
    const { context, received, toFrame, stop } = openFrame();
    const listener = jest.fn();
    context.subscribe(listener);
    context.navigation.onNavigate(listener);
    stop();
    context.navigation.push('/late');
    context.reportUnsaved(true);
    toFrame({ type: 'state', state: { ...fakeState, locale: 'en-US' } });
    toFrame({ type: 'navigate', id: 1, inner: '/tasks/1' });
    await settle();
    expect([received, listener.mock.calls]).toEqual([[], []]);
  });
});

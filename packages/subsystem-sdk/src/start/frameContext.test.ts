import { fakeState } from '../fakePortal.ts';
import { createFrameContext } from './frameContext.ts';
import type { FrameMessage, PortalMessage, PortalWelcome } from './wire.ts';

const welcome: PortalWelcome = {
  type: 'portal:welcome',
  protocol: '1.1',
  code: 'byd',
  variant: 'workorder',
  address: '/tasks',
  href: 'https://portal.example/byd?source=workorder',
  state: fakeState,
};

/** A port whose portal end is controlled by the test. */
const open = (overrides: Partial<PortalWelcome> = {}) => {
  const received: FrameMessage[] = [];
  const port = {
    onmessage: null as null | ((event: { data: PortalMessage }) => void),
    postMessage: (message: FrameMessage) => void received.push(message),
    close: jest.fn(),
  };
  const onUnmount = jest.fn();
  const frame = createFrameContext({ ...welcome, ...overrides }, port as unknown as MessagePort, onUnmount);
  const toFrame = (data: PortalMessage) => port.onmessage!({ data });
  return { ...frame, received, toFrame, port, onUnmount };
};

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

const response = (body: string | null, status = 200) => ({
  status,
  statusText: 'OK',
  headers: [['content-type', 'application/json']] as [string, string][],
  url: 'https://api.example/list',
  redirected: false,
  body: body === null ? null : (new TextEncoder().encode(body).buffer as ArrayBuffer),
});

describe('the contract over a port', () => {
  test('has the welcome’s state at once and receives changes; all of it read-only', () => {
    const { context, toFrame, onUnmount } = open();
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

  test('links carry the address of the portal, with what distinguishes the panes', () => {
    const { hrefOf } = open().context.navigation;
    expect(hrefOf('/')).toBe('https://portal.example/byd?source=workorder');
    expect(hrefOf('/tasks/3?tab=log#end')).toBe('https://portal.example/byd/tasks/3?source=workorder&tab=log#end');
    expect(open({ href: 'https://portal.example/opbi' }).context.navigation.hrefOf('/a b')).toBe(
      'https://portal.example/opbi/a%20b',
    );
  });

  test('the query of a link stays as it is spelled, without what the portal says itself', () => {
    const { hrefOf } = open().context.navigation;
    expect(hrefOf('/tasks?flag&q=a%20b&source=other&t=17')).toBe(
      'https://portal.example/byd/tasks?source=workorder&flag&q=a%20b',
    );
  });

  test('R058 a link carries hidden bars, and lets go of them when they are shown again', () => {
    const { context, toFrame } = open({ state: { ...fakeState, hideBar: true } });
    const { hrefOf } = context.navigation;
    expect(hrefOf('/tasks?tab=log#end')).toBe(
      'https://portal.example/byd/tasks?source=workorder&tab=log&hideBar=1#end',
    );
    toFrame({ type: 'state', state: fakeState });
    expect(hrefOf('/tasks')).toBe('https://portal.example/byd/tasks?source=workorder');
  });

  test('moves carry the number of the last navigation; a refused navigation leaves the address', async () => {
    const { context, received, toFrame } = open();
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
    const { context, received } = open();
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

  test('questions are answered, and with no at the end', async () => {
    const { context, toFrame, stop } = open();
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
    expect(open({ href }).context.navigation.hrefOf(inner)).toBe(expected);
  });

  test.each([
    ['https://portal.example/opbi', 'https://portal.example/opbi/a?hideBar=1'],
    ['https://portal.example/opbi?hideBar=1', 'https://portal.example/opbi/a?hideBar=1'],
    ['https://portal.example/byd?source=x', 'https://portal.example/byd/a?source=x&hideBar=1'],
  ])('R058 with hidden bars a link below %s is %s', (href, expected) => {
    expect(open({ href, state: { ...fakeState, hideBar: true } }).context.navigation.hrefOf('/a')).toBe(expected);
  });

  test('the whole snapshot is read-only, also a new one', () => {
    const { context, toFrame } = open({
      state: { ...fakeState, permissions: { ...fakeState.permissions, menus: [{}] } },
    });
    expect(Object.isFrozen(context.getState())).toBe(true);
    expect(Object.isFrozen(context.getState().permissions.menus[0])).toBe(true);
    expect([Object.isFrozen(context), Object.isFrozen(context.navigation)]).toEqual([true, true]);
    toFrame({ type: 'state', state: { ...fakeState, dictionary: { fieldSelected: [], dictMap: { a: [{}] } } } });
    expect(Object.isFrozen(context.getState().dictionary.dictMap.a![0])).toBe(true);
  });

  test('values are sent as the kinds that the contract names', async () => {
    const { context, received } = open();
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
    const { context } = open();
    expect(['1.0', '1.2', '0.9'].map(context.announce)).toEqual(['compatible', 'portal-too-old', 'subsystem-too-old']);
  });

  test('an answer to an unknown question or request is ignored', () => {
    const { toFrame, received } = open();
    toFrame({ type: 'confirmed', id: 9, isAgreed: true });
    toFrame({ type: 'response', id: 9, response: response('{}') });
    toFrame({ type: 'request-failed', id: 9, error: { name: 'Error', message: '' } });
    expect(received).toEqual([]);
  });

  test('a refused order does not undo the move that followed it', async () => {
    const { context, toFrame } = open();
    let refuse!: (answer: false) => void;
    context.navigation.onNavigate(() => new Promise<false>((resolve) => (refuse = resolve)));
    toFrame({ type: 'navigate', id: 1, inner: '/tasks/1' });
    context.navigation.push('/tasks/2');
    refuse(false);
    await settle();
    expect(context.navigation.current()).toBe('/tasks/2');
  });

  test('a refused order does not undo a newer one to the same page', async () => {
    const { context, toFrame, received } = open();
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
    const { context, received, toFrame, stop } = open();
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

describe('a request over a port', () => {
  const asked = ({ received }: { received: FrameMessage[] }) =>
    received.filter((message) => message.type === 'request').map(({ request }) => request);

  test('every kind of body travels as what it is', async () => {
    const frame = open();
    const form = new FormData();
    form.append('name', 'a');
    form.append('file', new File(['x'], 'a.txt'));
    const bytes = new Uint8Array([1, 2]).buffer;
    const blob = new Blob(['x']);
    for (const body of ['{}', bytes, blob, new URLSearchParams({ a: '1' }), form])
      void frame.context.request('/_base/x', { method: 'POST', headers: { 'X-A': '1' }, body }).catch(() => undefined);
    await settle();
    expect(asked(frame).map(({ body }) => body)).toEqual([
      { kind: 'plain', value: '{}' },
      { kind: 'plain', value: bytes },
      { kind: 'plain', value: blob },
      { kind: 'params', entries: [['a', '1']] },
      {
        kind: 'form',
        entries: [
          ['name', 'a'],
          ['file', expect.any(File), 'a.txt'],
        ],
      },
    ]);
    expect(asked(frame)[0]).toMatchObject({ method: 'POST', headers: [['x-a', '1']] });
    frame.stop();
  });

  test('the answer is a real one, the failure an error of its name', async () => {
    const { context, toFrame } = open();
    const list = context.request('/_base/list');
    const none = context.request('/_base/none');
    const lost = context.request('/_base/lost');
    await settle();
    toFrame({ type: 'response', id: 1, response: response('{"status":"1"}') });
    toFrame({ type: 'response', id: 2, response: response(null, 204) });
    toFrame({ type: 'request-failed', id: 3, error: { name: 'TypeError', message: 'Failed to fetch' } });
    const answer = await list;
    expect(answer).toBeInstanceOf(Response);
    expect([answer.status, answer.url, answer.headers.get('Content-Type')]).toEqual([
      200,
      'https://api.example/list',
      'application/json',
    ]);
    expect(await answer.json()).toEqual({ status: '1' });
    expect((await none).status).toBe(204);
    await expect(lost).rejects.toThrow(new TypeError('Failed to fetch'));
  });

  test('the abort of a request that has ended is not sent', async () => {
    const { context, received, toFrame } = open();
    const abort = new AbortController();
    const done = context.request('/_base/list', { signal: abort.signal });
    const failed = context.request('/_base/lost', { signal: abort.signal }).catch((error: Error) => error.name);
    await settle();
    toFrame({ type: 'response', id: 1, response: response('{}') });
    toFrame({ type: 'request-failed', id: 2, error: { name: 'TimeoutError', message: '' } });
    expect([(await done).status, await failed]).toEqual([200, 'TimeoutError']);
    abort.abort();
    expect(received.map(({ type }) => type)).toEqual(['request', 'request']);
    // A message that arrives twice is handled once.
    toFrame({ type: 'response', id: 1, response: response('{}', 500) });
  });

  test('an abort rejects with its own reason', async () => {
    const { context } = open();
    const abort = new AbortController();
    const cut = context.request('/_base/slow', { signal: abort.signal });
    const early = context.request('/_base/slow', { signal: abort.signal });
    abort.abort('gone');
    await expect(cut).rejects.toBe('gone');
    await expect(early).rejects.toBe('gone');
  });

  test('a request that cannot be sent rejects, and is not cut off again at the end', async () => {
    const { context, port, stop } = open();
    const abort = new AbortController();
    const refusal = new DOMException('no clone', 'DataCloneError');
    const post = jest.spyOn(port, 'postMessage').mockImplementation(() => {
      throw refusal;
    });
    await expect(context.request('/_base/x', { signal: abort.signal })).rejects.toBe(refusal);
    abort.abort();
    expect(post).toHaveBeenCalledTimes(1);
    stop();
  });

  test('the address is sent as text', async () => {
    const frame = open();
    void frame.context.request(new URL('https://api.example/list') as never).catch(() => undefined);
    await settle();
    expect(frame.received).toEqual([
      { type: 'request', id: 1, address: 'https://api.example/list', request: { headers: [] } },
    ]);
    frame.stop();
  });

  test('what is cut off is told to the portal; the end cuts off everything', async () => {
    const { context, received, stop, port } = open();
    const abort = new AbortController();
    const cut = context.request('/_base/slow', { signal: abort.signal });
    const left = context.request('/_base/slow');
    const ends = Promise.allSettled([cut, left]);
    await settle();
    abort.abort();
    expect(received.at(-1)).toEqual({ type: 'abort', id: 1 });
    await expect(context.request('/x', { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
    stop();
    for (const end of await ends) expect(end).toMatchObject({ status: 'rejected', reason: { name: 'AbortError' } });
    await expect(context.request('/late')).rejects.toMatchObject({ name: 'AbortError' });
    expect(port.close).toHaveBeenCalled();
  });
});

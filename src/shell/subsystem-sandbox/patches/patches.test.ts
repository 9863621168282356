import { createDocumentView } from '../documentView';
import { patchFunctions } from './functions';
import { rememberHandlers } from './handlers';
import { createListenerTracker } from './listeners';
import { HIDDEN_WITH_PANE, createNodeTracker } from './nodes';
import { patchObservers } from './observers';
import { watchPageAttributes } from './pageAttributes';
import { patchTimers } from './timers';

type Timers = Pick<Window, 'setTimeout' | 'clearTimeout' | 'setInterval' | 'requestAnimationFrame'>;

describe('F13 timers of a micro-app', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('those that are left are canceled and counted; those that ran, or were canceled, are not', () => {
    const { values, undo } = patchTimers(window);
    const { setTimeout, clearTimeout, setInterval, requestAnimationFrame } = values as unknown as Timers;
    const received: string[] = [];
    setTimeout((word: string) => received.push(word), 10, 'ran');
    clearTimeout(setTimeout(() => received.push('canceled'), 10));
    clearTimeout(setInterval(() => received.push('interval by the other function'), 10));
    jest.advanceTimersByTime(20);
    setTimeout(() => received.push('left'), 10);
    setInterval(() => received.push('left'), 10);
    requestAnimationFrame(() => received.push('left'));
    expect(undo()).toBe(3);
    jest.advanceTimersByTime(100);
    expect(received).toEqual(['ran']);
    expect(undo()).toBe(0);
  });

  test('a micro-app that was unmounted starts none', () => {
    const { values, undo } = patchTimers(window);
    undo();
    const handler = jest.fn();
    (values as unknown as Timers).setTimeout(handler, 1);
    jest.advanceTimersByTime(10);
    expect(handler).not.toHaveBeenCalled();
  });
});

test('F13 observers that still observe are disconnected and counted', async () => {
  const { values, undo } = patchObservers(window);
  const Observer = values.MutationObserver as typeof MutationObserver;
  const received = jest.fn();
  const left = new Observer(received);
  left.observe(document.body, { childList: true });
  const done = new Observer(received);
  done.observe(document.body, { childList: true });
  done.disconnect();
  expect(left).toBeInstanceOf(MutationObserver);
  expect(undo()).toBe(1);
  document.body.append(document.createElement('i'));
  left.observe(document.body, { childList: true });
  document.body.append(document.createElement('i'));
  await Promise.resolve();
  expect(received).not.toHaveBeenCalled();
});

describe('F13 listeners of a micro-app', () => {
  const dispatch = (target: EventTarget, type = 'ping') => target.dispatchEvent(new Event(type));

  test('capturing ones are removed too, and those that are over do not count', () => {
    const tracker = createListenerTracker(() => null);
    const received = jest.fn();
    const abort = new AbortController();
    tracker.add(window, 'ping', received);
    tracker.add(window, 'ping', received, true);
    tracker.add(document, 'ping', received);
    tracker.add(document, 'ping', received);
    tracker.add(document, 'once', received, { once: true });
    tracker.add(document, 'aborted', received, { signal: abort.signal });
    tracker.add(document, 'removed', received, true);
    tracker.remove(document, 'removed', received, true);
    dispatch(document, 'once');
    abort.abort();
    expect(tracker.undo()).toBe(3);
    received.mockClear();
    dispatch(window);
    dispatch(document);
    tracker.add(window, 'ping', received);
    dispatch(window);
    expect(received).not.toHaveBeenCalled();
  });

  test('a diverted one is found when it is removed', () => {
    const elsewhere = new EventTarget();
    const tracker = createListenerTracker((target, type) =>
      target === window && type === 'popstate' ? elsewhere : null,
    );
    const received = jest.fn();
    tracker.add(window, 'popstate', received);
    dispatch(window, 'popstate');
    expect(received).not.toHaveBeenCalled();
    dispatch(elsewhere, 'popstate');
    expect(received).toHaveBeenCalledTimes(1);
    tracker.remove(window, 'popstate', received);
    dispatch(elsewhere, 'popstate');
    expect(received).toHaveBeenCalledTimes(1);
    expect(tracker.undo()).toBe(0);
  });
});

test('F13 F15 nodes are hidden and shown with their pane, and removed at the end', () => {
  const tracker = createNodeTracker();
  const [popup, addedLater, gone] = ['popup', 'late', 'gone'].map((id) =>
    Object.assign(document.createElement('div'), { id }),
  );
  document.body.append(popup!, gone!);
  tracker.add([popup!, gone!]);
  gone!.remove();
  tracker.setShown(false);
  document.body.append(addedLater!);
  tracker.add([addedLater!]);
  expect([popup, addedLater].map((node) => node!.hasAttribute(HIDDEN_WITH_PANE))).toEqual([true, true]);
  tracker.setShown(true);
  expect([popup, addedLater].map((node) => node!.hasAttribute(HIDDEN_WITH_PANE))).toEqual([false, false]);
  const field = popup!.appendChild(document.createElement('input'));
  expect([field, popup!, document.body, gone!].map((node) => tracker.has(node))).toEqual([true, true, false, false]);
  expect(tracker.undo()).toBe(2);
  expect(document.querySelector('#popup, #late')).toBeNull();
  document.body.append(popup!);
  tracker.add([popup!]);
  expect(popup!.isConnected).toBe(false);
});

test('F15 the page gets its own attributes back one by one, in the present language', () => {
  const { documentElement: html, body } = document;
  html.lang = 'zh-CN';
  body.className = 'shell';
  body.style.margin = '0px';
  let language = 'zh-CN';
  const attributes = watchPageAttributes(() => language);
  attributes.setShown(true);
  html.lang = 'xx';
  body.classList.add('app');
  body.style.overflow = 'hidden';
  body.style.setProperty('margin', '9px', 'important');
  language = 'en-US';
  attributes.setShown(false);
  expect([html.lang, body.className, body.getAttribute('style')]).toEqual(['en-US', 'shell', 'margin: 0px;']);
  attributes.setShown(true);
  expect([html.lang, body.className, body.style.overflow]).toEqual(['xx', 'shell app', 'hidden']);
  attributes.setShown(false);
  expect(html.lang).toBe('en-US');
});

test('R034 F15 a theme that a micro-app sets before it is shown, or while it is hidden, is reported when it is shown', () => {
  const { documentElement: html, body } = document;
  const looks: unknown[] = [];
  const attributes = watchPageAttributes(
    () => html.lang,
    ({ classes, attributes: data }) => looks.push([...classes, ...data.entries()]),
  );
  // Opened ahead: its scripts run while it is not on screen.
  attributes.setShown(true);
  attributes.setShown(false);
  html.classList.add('dark');
  attributes.setShown(true);
  expect(looks.at(-1)).toEqual(['dark']);
  attributes.setShown(false);
  body.dataset.theme = 'night';
  attributes.setShown(true);
  expect(looks.at(-1)).toEqual(['dark', ['data-theme', 'night']]);
  body.removeAttribute('data-theme');
  html.classList.remove('dark');
  attributes.setShown(false);
  expect(looks.at(-1)).toEqual([]);
});

test('F13 event handlers on the page’s own elements are restored to the shell’s', () => {
  const own = () => undefined;
  document.body.onclick = own;
  const undo = rememberHandlers([document.body]);
  document.body.onclick = () => undefined;
  document.body.onkeydown = () => undefined;
  expect(undo()).toBe(2);
  expect([document.body.onclick, document.body.onkeydown]).toEqual([own, null]);
});

test('T19 a function made of text sees the micro-app’s globals, and its `this` is not the real window', () => {
  const view = { Vue: 'own' } as never;
  const { Function: Made } = patchFunctions(window, () => view).values as { Function: FunctionConstructor };
  expect(new Made('a', 'b', 'return Vue + a + b')(1, 2)).toBe('own12');
  expect(Made('return this')()).toBe(view);
  expect(Made('return this.x').call({ x: 3 })).toBe(3);
  expect(() => undefined).toBeInstanceOf(Made);
});

test('the document of a micro-app has its own window, and tracks its listeners', () => {
  const view = {} as never;
  const tracker = createListenerTracker(() => null);
  const inner = new Proxy(document, { get: (target, name) => Reflect.get(target, name) as unknown });
  const own = createDocumentView(inner, {
    view: () => view,
    listeners: () => tracker,
    currentScript: () => null,
    styles: () => undefined,
  });
  expect(own.defaultView).toBe(view);
  expect(own.title).toBe(document.title);
  own.addEventListener('ping', () => undefined);
  expect(tracker.undo()).toBe(1);
});

test('F10 a hidden micro-app gets no user input from elsewhere, and all of it again when shown', () => {
  let isShown = true;
  const tracker = createListenerTracker(
    () => null,
    () => isShown,
  );
  const received: string[] = [];
  const press = (event: Event) => void received.push(event.type);
  const asObject = { handleEvent: (event: Event) => void received.push(`object ${event.type}`) };
  tracker.add(document, 'mousedown', press);
  tracker.add(document, 'keydown', asObject);
  tracker.add(document, 'resize', press);
  const happen = () =>
    ['mousedown', 'keydown', 'resize'].forEach((type) => document.dispatchEvent(new Event(type, { bubbles: true })));

  happen();
  expect(received).toEqual(['mousedown', 'object keydown', 'resize']);
  isShown = false;
  happen();
  expect(received.splice(0)).toEqual(['mousedown', 'object keydown', 'resize', 'resize']);
  isShown = true;
  tracker.remove(document, 'mousedown', press);
  happen();
  expect(received.splice(0)).toEqual(['object keydown', 'resize']);
  expect(tracker.undo()).toBe(2);
  happen();
  expect(received).toEqual([]);
});

describe('F10 F13 listeners with once', () => {
  const dispatch = (target: EventTarget, type: string) => target.dispatchEvent(new Event(type));

  test('are one function for the browser, removed by hand, by an event and at the end', () => {
    const added: unknown[] = [];
    const taken: unknown[] = [];
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    let createTracker = createListenerTracker;
    try {
      EventTarget.prototype.addEventListener = function (this: EventTarget, ...args) {
        if (this === document) added.push(args[1]);
        return addEventListener.apply(this, args);
      };
      EventTarget.prototype.removeEventListener = function (this: EventTarget, ...args) {
        if (this === document) taken.push(args[1]);
        return removeEventListener.apply(this, args);
      };
      jest.isolateModules(() => {
        createTracker = jest.requireActual<typeof import('./listeners')>('./listeners').createListenerTracker;
      });
    } finally {
      Object.assign(EventTarget.prototype, { addEventListener, removeEventListener });
    }
    const tracker = createTracker(() => null);
    const received = jest.fn();
    for (const type of ['heard', 'removed', 'undone']) tracker.add(document, type, received, { once: true });
    tracker.remove(document, 'removed', received);
    dispatch(document, 'heard');
    expect(tracker.undo()).toBe(1);
    ['heard', 'removed', 'undone'].forEach((type) => dispatch(document, type));
    expect(received).toHaveBeenCalledTimes(1);
    expect(added).toHaveLength(3);
    expect(new Set(taken)).toEqual(new Set(added));
  });

  test('are not tracked when their signal is aborted already', () => {
    const tracker = createListenerTracker(() => null);
    tracker.add(document, 'ping', jest.fn(), { signal: AbortSignal.abort() });
    expect(tracker.undo()).toBe(0);
  });

  test('stay registered until an event reaches the listener', () => {
    let isShown = false;
    const tracker = createListenerTracker(
      () => null,
      () => isShown,
    );
    const received = jest.fn();
    tracker.add(document, 'mousedown', received, { once: true });
    dispatch(document, 'mousedown');
    expect(received).not.toHaveBeenCalled();
    isShown = true;
    dispatch(document, 'mousedown');
    dispatch(document, 'mousedown');
    expect(received).toHaveBeenCalledTimes(1);
    expect(tracker.undo()).toBe(0);
  });

  test('in a hidden micro-app receive releases of keys and buttons, so that a drag can end', () => {
    const tracker = createListenerTracker(
      () => null,
      () => false,
    );
    const received = jest.fn();
    const releases = ['pointerup', 'mouseup', 'touchend', 'keyup'];
    for (const type of [...releases, 'pointerdown', 'click']) tracker.add(document, type, received);
    for (const type of [...releases, 'pointerdown', 'click']) dispatch(document, type);
    expect(received.mock.calls.map(([event]) => (event as Event).type)).toEqual(releases);
    tracker.undo();
  });
});

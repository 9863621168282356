import { patchConnections } from './connections';
import { createDocumentView } from '../documentView';
import { patchFunctions } from './functions';
import { rememberHandlers } from './handlers';
import { createListenerTracker } from './listeners';
import { AWAY, createNodeTracker } from './nodes';
import { patchObservers } from './observers';
import { watchPageAttributes } from './pageAttributes';
import { patchTimers } from './timers';

type Timers = Pick<Window, 'setTimeout' | 'clearTimeout' | 'setInterval' | 'requestAnimationFrame'>;

describe('F13 timers of a micro-app', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('those that are left are cancelled and counted; those that ran, or were cancelled, are not', () => {
    const { values, undo } = patchTimers(window);
    const { setTimeout, clearTimeout, setInterval, requestAnimationFrame } = values as unknown as Timers;
    const heard: string[] = [];
    setTimeout((word: string) => heard.push(word), 10, 'ran');
    clearTimeout(setTimeout(() => heard.push('cancelled'), 10));
    clearTimeout(setInterval(() => heard.push('interval by the other function'), 10));
    jest.advanceTimersByTime(20);
    setTimeout(() => heard.push('left'), 10);
    setInterval(() => heard.push('left'), 10);
    requestAnimationFrame(() => heard.push('left'));
    expect(undo()).toBe(3);
    jest.advanceTimersByTime(100);
    expect(heard).toEqual(['ran']);
    expect(undo()).toBe(0);
  });

  test('a micro-app that is gone starts none', () => {
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
  const heard = jest.fn();
  const left = new Observer(heard);
  left.observe(document.body, { childList: true });
  const done = new Observer(heard);
  done.observe(document.body, { childList: true });
  done.disconnect();
  expect(left).toBeInstanceOf(MutationObserver);
  expect(undo()).toBe(1);
  document.body.append(document.createElement('i'));
  left.observe(document.body, { childList: true });
  document.body.append(document.createElement('i'));
  await Promise.resolve();
  expect(heard).not.toHaveBeenCalled();
});

test('F13 what is open to a server or a worker is closed, and what was closed does not count', () => {
  const closed: string[] = [];
  class Socket extends EventTarget {
    static readonly OPEN = 1;
    constructor(readonly address: string) {
      super();
    }
    close() {
      closed.push(this.address);
    }
  }
  const { values, undo } = patchConnections({ WebSocket: Socket } as never);
  const Tracked = values.WebSocket as typeof Socket;
  expect(Tracked.OPEN).toBe(1);
  new Tracked('left');
  new Tracked('own').close();
  new Tracked('by the server').dispatchEvent(new Event('close'));
  expect(undo()).toBe(1);
  expect(closed).toEqual(['own', 'left']);
});

describe('F13 listeners of a micro-app', () => {
  const say = (target: EventTarget, type = 'ping') => target.dispatchEvent(new Event(type));

  test('capturing ones go too, and those that are over do not count', () => {
    const tracker = createListenerTracker(() => null);
    const heard = jest.fn();
    const abort = new AbortController();
    tracker.add(window, 'ping', heard);
    tracker.add(window, 'ping', heard, true);
    tracker.add(document, 'ping', heard);
    tracker.add(document, 'ping', heard);
    tracker.add(document, 'once', heard, { once: true });
    tracker.add(document, 'aborted', heard, { signal: abort.signal });
    tracker.add(document, 'removed', heard, true);
    tracker.remove(document, 'removed', heard, true);
    say(document, 'once');
    abort.abort();
    expect(tracker.undo()).toBe(3);
    heard.mockClear();
    say(window);
    say(document);
    tracker.add(window, 'ping', heard);
    say(window);
    expect(heard).not.toHaveBeenCalled();
  });

  test('one that was diverted is found again', () => {
    const elsewhere = new EventTarget();
    const tracker = createListenerTracker((target, type) =>
      target === window && type === 'popstate' ? elsewhere : null,
    );
    const heard = jest.fn();
    tracker.add(window, 'popstate', heard);
    say(window, 'popstate');
    expect(heard).not.toHaveBeenCalled();
    say(elsewhere, 'popstate');
    expect(heard).toHaveBeenCalledTimes(1);
    tracker.remove(window, 'popstate', heard);
    say(elsewhere, 'popstate');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(tracker.undo()).toBe(0);
  });
});

test('F13 F15 nodes leave the screen with their pane, come back with it, and go at the end', () => {
  const tracker = createNodeTracker();
  const [popup, late, gone] = ['popup', 'late', 'gone'].map((id) =>
    Object.assign(document.createElement('div'), { id }),
  );
  document.body.append(popup!, gone!);
  tracker.add([popup!, gone!]);
  gone!.remove();
  tracker.setShown(false);
  document.body.append(late!);
  tracker.add([late!]);
  expect([popup, late].map((node) => node!.hasAttribute(AWAY))).toEqual([true, true]);
  tracker.setShown(true);
  expect([popup, late].map((node) => node!.hasAttribute(AWAY))).toEqual([false, false]);
  const field = popup!.appendChild(document.createElement('input'));
  expect([field, popup!, document.body, gone!].map((node) => tracker.has(node))).toEqual([true, true, false, false]);
  expect(tracker.undo()).toBe(2);
  expect(document.querySelector('#popup, #late')).toBeNull();
  document.body.append(popup!);
  tracker.add([popup!]);
  expect(popup!.isConnected).toBe(false);
});

test('F15 the page gets back what it was, piece by piece, in the language of by now', () => {
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

test('F13 event handlers on the page’s own elements go back to the shell’s', () => {
  const own = () => undefined;
  document.body.onclick = own;
  const undo = rememberHandlers([document.body]);
  document.body.onclick = () => undefined;
  document.body.onkeydown = () => undefined;
  expect(undo()).toBe(2);
  expect([document.body.onclick, document.body.onkeydown]).toEqual([own, null]);
});

test('T19 a function made of text finds the micro-app’s globals, and its `this` is not the real window', () => {
  const view = { Vue: 'own' } as never;
  const { Function: Made } = patchFunctions(window, () => view).values as { Function: FunctionConstructor };
  expect(new Made('a', 'b', 'return Vue + a + b')(1, 2)).toBe('own12');
  expect(Made('return this')()).toBe(view);
  expect(Made('return this.x').call({ x: 3 })).toBe(3);
  expect(() => undefined).toBeInstanceOf(Made);
});

test('the document of a micro-app names its own window, and keeps its listeners', () => {
  const view = {} as never;
  const tracker = createListenerTracker(() => null);
  const inner = new Proxy(document, { get: (target, name) => Reflect.get(target, name) as unknown });
  const own = createDocumentView(inner, { view: () => view, listeners: () => tracker });
  expect(own.defaultView).toBe(view);
  expect(own.title).toBe(document.title);
  own.addEventListener('ping', () => undefined);
  expect(tracker.undo()).toBe(1);
});

test('F10 a hidden micro-app hears nothing of what a person does elsewhere, and all of it again when shown', () => {
  let isShown = true;
  const tracker = createListenerTracker(
    () => null,
    () => isShown,
  );
  const heard: string[] = [];
  const press = (event: Event) => void heard.push(event.type);
  const asObject = { handleEvent: (event: Event) => void heard.push(`object ${event.type}`) };
  tracker.add(document, 'mousedown', press);
  tracker.add(document, 'keydown', asObject);
  tracker.add(document, 'resize', press);
  const happen = () =>
    ['mousedown', 'keydown', 'resize'].forEach((type) => document.dispatchEvent(new Event(type, { bubbles: true })));

  happen();
  expect(heard).toEqual(['mousedown', 'object keydown', 'resize']);
  isShown = false;
  happen();
  expect(heard.splice(0)).toEqual(['mousedown', 'object keydown', 'resize', 'resize']);
  isShown = true;
  tracker.remove(document, 'mousedown', press);
  happen();
  expect(heard.splice(0)).toEqual(['object keydown', 'resize']);
  expect(tracker.undo()).toBe(2);
  happen();
  expect(heard).toEqual([]);
});

describe('F10 F13 listeners for one time', () => {
  const say = (target: EventTarget, type: string) => target.dispatchEvent(new Event(type));

  test('are one function for the browser, which goes with removing, with hearing and at the end', () => {
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
    const heard = jest.fn();
    for (const type of ['heard', 'removed', 'undone']) tracker.add(document, type, heard, { once: true });
    tracker.remove(document, 'removed', heard);
    say(document, 'heard');
    expect(tracker.undo()).toBe(1);
    ['heard', 'removed', 'undone'].forEach((type) => say(document, type));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(added).toHaveLength(3);
    expect(new Set(taken)).toEqual(new Set(added));
  });

  test('do not enter the record when they are aborted already', () => {
    const tracker = createListenerTracker(() => null);
    tracker.add(document, 'ping', jest.fn(), { signal: AbortSignal.abort() });
    expect(tracker.undo()).toBe(0);
  });

  test('wait for an event that was really heard', () => {
    let isShown = false;
    const tracker = createListenerTracker(
      () => null,
      () => isShown,
    );
    const heard = jest.fn();
    tracker.add(document, 'mousedown', heard, { once: true });
    say(document, 'mousedown');
    expect(heard).not.toHaveBeenCalled();
    isShown = true;
    say(document, 'mousedown');
    say(document, 'mousedown');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(tracker.undo()).toBe(0);
  });

  test('a hidden micro-app hears that a key or a button is let go, so that no drag goes on for ever', () => {
    const tracker = createListenerTracker(
      () => null,
      () => false,
    );
    const heard = jest.fn();
    const releases = ['pointerup', 'mouseup', 'touchend', 'keyup'];
    for (const type of [...releases, 'pointerdown', 'click']) tracker.add(document, type, heard);
    for (const type of [...releases, 'pointerdown', 'click']) say(document, type);
    expect(heard.mock.calls.map(([event]) => (event as Event).type)).toEqual(releases);
    tracker.undo();
  });
});

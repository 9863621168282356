import vm from 'node:vm';
import { createTombstone } from './tombstone';
import { createListenerTracker } from './patches/listeners';
import { createNodeTracker } from './patches/nodes';
import { watchSharedDom, type SideEffects } from './sharedDom';
import { registerApp } from './callers';

const LIFT = 'http://lift.localhost:8010';

/** A function whose stack frames have the URL of a micro-app's script, as import-html-entry makes them. */
const scriptOf = (origin: string, body: string) =>
  vm.runInThisContext(`(function (document, listener) { ${body} })`, { filename: `${origin}/app.js` }) as (
    page: Document,
    listener: () => void,
  ) => void;

const createApp = (): SideEffects => ({
  code: 'lift',
  origins: new Set([LIFT]),
  isCurrent: () => true,
  listeners: createListenerTracker(() => null),
  nodes: createNodeTracker(),
  adoptScript: jest.fn(),
});

describe('R034 scripts that a micro-app adds', () => {
  const added: unknown[] = [];
  let unwatch = () => undefined as void;
  let app: SideEffects;
  let leave = () => undefined as void;
  beforeAll(() => {
    // As qiankun replaces it while a micro-app is mounted.
    HTMLHeadElement.prototype.appendChild = function <T extends Node>(node: T) {
      added.push((node as unknown as HTMLScriptElement).src);
      return node;
    };
    unwatch = watchSharedDom();
    app = createApp();
    leave = registerApp(app, createTombstone('lift'));
  });
  afterAll(() => {
    leave();
    unwatch();
    Reflect.deleteProperty(HTMLHeadElement.prototype, 'appendChild');
  });

  test.each([
    'document.head.appendChild(script)',
    'document.head.append(script)',
    'document.head.prepend(script)',
    'document.body.append("text", script)',
    'document.body.insertBefore(script, document.body.firstChild)',
    'document.body.insertAdjacentElement("beforeend", script)',
    'document.documentElement.appendChild(script)',
  ])('are evaluated by the sandbox: %s', (call) => {
    added.length = 0;
    scriptOf(LIFT, `const script = document.createElement('script'); script.src = '${LIFT}/a.js'; ${call}`)(
      document,
      () => undefined,
    );
    expect(added).toEqual([`${LIFT}/a.js`]);
    expect(app.adoptScript).toHaveBeenLastCalledWith(expect.any(HTMLScriptElement));
    expect(document.querySelector('script')).toBeNull();
  });
});

describe('F13 what an unmounted micro-app adds to the page', () => {
  let unwatch = () => undefined as void;
  beforeAll(() => (unwatch = watchSharedDom()));
  afterAll(() => unwatch());
  afterEach(() => document.body.replaceChildren());

  const dynamicScript = scriptOf(
    LIFT,
    `const popup = document.createElement('div');
     popup.id = 'late';
     document.body.append(popup);
     const script = document.createElement('script');
     script.src = '${LIFT}/late.js';
     document.head.appendChild(script);
     document.addEventListener('ping', listener);`,
  );
  const act = () => {
    const listener = jest.fn();
    dynamicScript(document, listener);
    document.dispatchEvent(new Event('ping'));
    return { popup: document.querySelector('#late'), calls: listener.mock.calls.length };
  };

  test('is dropped', () => {
    registerApp(createApp(), createTombstone('lift'))();
    expect(act()).toEqual({ popup: null, calls: 0 });
    expect(document.head.querySelector('script')).toBeNull();
  });

  test('belongs to the running micro-app of the same origin', () => {
    registerApp(createApp(), createTombstone('lift'))();
    const again = createApp();
    const leave = registerApp(again, createTombstone('lift'));
    expect(act()).toEqual({ popup: expect.any(HTMLElement), calls: 1 });
    expect(again.nodes.undo()).toBe(2);
    expect(again.listeners.undo()).toBe(1);
    leave();
  });

  test('is the shell’s when the shell adds it', () => {
    document.body.append(document.createElement('i'));
    expect(document.body.querySelector('i')).not.toBeNull();
  });
});

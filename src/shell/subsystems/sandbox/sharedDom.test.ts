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

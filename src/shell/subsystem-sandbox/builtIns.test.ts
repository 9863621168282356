import { createBuiltIns } from './builtIns';
import { findCallingApp, type SandboxedApp } from './callers';

jest.mock('./callers', () => ({ findCallingApp: jest.fn() }));

const real = window as unknown as Record<string, unknown>;

describe('T19 built-ins of the shell that a micro-app replaces', () => {
  beforeEach(() => void jest.spyOn(console, 'warn').mockReturnValue());
  afterEach(() => {
    delete real.byShell;
    delete real.byApp;
  });

  test('are restored, and additions are removed', () => {
    const { parse } = JSON;
    const watch = createBuiltIns(window)('lift');
    watch.audit(false);
    JSON.parse = () => 'bent';
    Object.defineProperty(Array.prototype, 'evil', { value: () => 1, configurable: true, enumerable: false });
    Object.defineProperty(Object.prototype, 'polluted', { value: 'yes', configurable: true });
    delete (String.prototype as { trim?: unknown }).trim;
    real.byApp = 1;
    watch.audit(true);
    expect(watch.undo()).toEqual({ builtIns: 4, globals: 1 });
    expect(JSON.parse).toBe(parse);
    expect('evil' in []).toBe(false);
    expect('polluted' in {}).toBe(false);
    expect(' x '.trim()).toBe('x');
    expect('byApp' in window).toBe(false);
    expect(watch.undo()).toEqual({ builtIns: 0, globals: 0 });
  });

  test('stay as they are when they existed before, or came with a script of the shell', () => {
    let thirdPartyScripts = 0;
    const watchFor = createBuiltIns(window, () => thirdPartyScripts);
    real.byShell = 1;
    const watch = watchFor('lift');
    watch.audit(false);
    thirdPartyScripts += 1;
    real.byApp = 'in truth by the chat bot';
    watch.audit(true);
    expect(watch.undo()).toEqual({ builtIns: 0, globals: 0 });
    expect([real.byShell, real.byApp]).toEqual([1, 'in truth by the chat bot']);
  });

  test('stay as they are when a library of the shell came while it ran', () => {
    const watch = createBuiltIns(window)('lift');
    watch.audit(false);
    const names = [
      Symbol.for('__REACT_DND_CONTEXT_INSTANCE__'),
      '__zod_globalConfig',
      'pdfjsLib',
      'regeneratorRuntime',
    ];
    const holder = window as unknown as Record<PropertyKey, unknown>;
    for (const name of names) holder[name] = 'of the shell';
    watch.audit(true);
    expect(watch.undo()).toEqual({ builtIns: 0, globals: 0 });
    expect(names.map((name) => holder[name])).toEqual(names.map(() => 'of the shell'));
    for (const name of names) delete holder[name];
  });

  test('are restored only by the micro-app that changed them', () => {
    const watchFor = createBuiltIns(window);
    const first = watchFor('lift');
    first.audit(false);
    real.byApp = 1;
    first.audit(true);
    const second = watchFor('lift');
    second.audit(false);
    second.audit(true);
    expect(second.undo()).toEqual({ builtIns: 0, globals: 0 });
    expect(first.undo()).toEqual({ builtIns: 0, globals: 1 });
    expect(jest.mocked(console.warn).mock.calls).toEqual([
      ['[subsystem] lift: put names on the window that every subsystem shares: window.byApp'],
    ]);
  });

  test('are restored when two micro-apps changed the same one, whichever stops first', () => {
    const { parse } = JSON;
    const watchFor = createBuiltIns(window);
    const [first, second] = [watchFor('lift'), watchFor('lift')];
    JSON.parse = () => 'first';
    first.audit(true);
    JSON.parse = () => 'second';
    second.audit(true);
    first.undo();
    expect(JSON.parse('1')).toBe('second');
    second.undo();
    expect(JSON.parse).toBe(parse);
  });

  test('what is added to a prototype works, and is not listed by for…in', () => {
    const watchFor = createBuiltIns(window);
    const [first, second] = [watchFor('lift'), watchFor('af')];
    for (const prototype of [Object.prototype, Array.prototype] as unknown as Record<string, unknown>[])
      prototype.extend = () => 'extended';
    const listedKeys = () => {
      const keys: string[] = [];
      for (const key in { own: 1 }) keys.push(key);
      for (const key in ['x']) keys.push(key);
      return keys;
    };
    expect(listedKeys()).toContain('extend');
    first.audit(true);
    expect(listedKeys()).toEqual(['own', '0']);
    expect(([] as unknown as { extend(): string }).extend()).toBe('extended');
    expect(console.warn).toHaveBeenLastCalledWith(
      '[subsystem] lift: changed built-ins that every subsystem shares: Object.prototype.extend, Array.prototype.extend',
    );
    expect([first.changedByOthers(), second.changedByOthers()]).toEqual([
      '',
      'lift: Object.prototype.extend, lift: Array.prototype.extend',
    ]);
    expect(first.undo()).toEqual({ builtIns: 2, globals: 0 });
    expect('extend' in {}).toBe(false);
    expect(second.changedByOthers()).toBe('');
  });

  test('the console names each change once, and a few of many', () => {
    const watch = createBuiltIns(window)('lift');
    for (let index = 0; index < 30; index += 1)
      Object.defineProperty(Array.prototype, `added${index}`, { value: 1, configurable: true });
    watch.audit(true);
    watch.audit(true);
    expect(console.warn).toHaveBeenCalledTimes(1);
    expect(console.warn).toHaveBeenCalledWith(expect.stringMatching(/Array\.prototype\.added9 and 20 more$/));
    expect(watch.undo().builtIns).toBe(30);
  });
});

describe('R034 T19 what Zone.js replaces', () => {
  const { addEventListener } = EventTarget.prototype;
  const clickHandler = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'onclick')!;
  const calling = jest.mocked(findCallingApp);
  const appOf = (code: string): SandboxedApp => ({ code, origins: new Set(), isCurrent: () => true });
  const listener = (by: SandboxedApp | undefined): unknown => {
    calling.mockReturnValue(by);
    return (EventTarget.prototype.addEventListener as unknown as (type: string) => unknown).call(window, 'none');
  };
  beforeEach(() => void jest.spyOn(console, 'warn').mockReturnValue());

  /** As Zone.js: replaces a method and a handler property, and marks the prototype; returns what it found. */
  const replace = (name: string) => {
    const found = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = () => name as never;
    Object.defineProperty(HTMLElement.prototype, 'onclick', { ...clickHandler, get: () => name as never });
    Object.defineProperty(EventTarget.prototype, `__zone_symbol__${name}`, { value: found, configurable: true });
    return found;
  };

  test('is the version of whoever calls, and of the browser for all others', () => {
    const watchFor = createBuiltIns(window);
    const [lift, af] = [appOf('lift'), appOf('af')];
    const [ofLift, ofAf] = [watchFor('lift', lift), watchFor('af', af)];
    for (const [name, watch] of [
      ['lift', ofLift],
      ['af', ofAf],
    ] as const) {
      watch.enter();
      expect(replace(name)).toBe(addEventListener);
      watch.audit(true);
    }
    // Nothing that the portal calls has changed, so nothing is said about it.
    expect(console.warn).not.toHaveBeenCalled();
    expect([listener(lift), listener(af), listener(undefined)]).toEqual(['lift', 'af', undefined]);
    const element = document.createElement('p');
    expect(element.onclick).toBeNull();
    calling.mockReturnValue(af);
    expect(element.onclick).toBe('af');
    expect(ofLift.listening().addEventListener).not.toBe(ofAf.listening().addEventListener);

    ofLift.undo();
    expect([listener(lift), listener(af)]).toEqual([undefined, 'af']);
    ofAf.undo();
    expect(EventTarget.prototype.addEventListener).toBe(addEventListener);
    expect(Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'onclick')).toEqual(clickHandler);
    expect(Object.keys(Object.getOwnPropertyDescriptors(EventTarget.prototype)).join()).not.toContain('zone');
  });

  test('is found by its own later scripts, also when it is replaced again', () => {
    const lift = appOf('lift');
    const watch = createBuiltIns(window)('lift', lift);
    watch.enter();
    replace('first');
    watch.audit(true);
    watch.enter();
    expect((EventTarget.prototype.addEventListener as unknown as () => unknown)()).toBe('first');
    replace('second');
    watch.audit(true);
    expect([listener(lift), listener(undefined)]).toEqual(['second', undefined]);
    watch.undo();
    expect(EventTarget.prototype.addEventListener).toBe(addEventListener);
  });
});

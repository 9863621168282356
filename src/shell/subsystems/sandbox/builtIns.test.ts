import { createBuiltIns } from './builtIns';

const real = window as unknown as Record<string, unknown>;

describe('T19 built-ins of the shell that a micro-app replaces', () => {
  afterEach(() => {
    delete real.byShell;
    delete real.byApp;
  });

  test('are restored, and additions are removed', () => {
    const { parse } = JSON;
    const watch = createBuiltIns(window)();
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
    const watch = watchFor();
    watch.audit(false);
    thirdPartyScripts += 1;
    real.byApp = 'in truth by the chat bot';
    watch.audit(true);
    expect(watch.undo()).toEqual({ builtIns: 0, globals: 0 });
    expect([real.byShell, real.byApp]).toEqual([1, 'in truth by the chat bot']);
  });

  test('are restored only by the micro-app that changed them', () => {
    const watchFor = createBuiltIns(window);
    const first = watchFor();
    first.audit(false);
    real.byApp = 1;
    first.audit(true);
    const second = watchFor();
    second.audit(false);
    second.audit(true);
    expect(second.undo()).toEqual({ builtIns: 0, globals: 0 });
    expect(first.undo()).toEqual({ builtIns: 0, globals: 1 });
  });

  test('are restored when two micro-apps changed the same one, whichever stops first', () => {
    const { parse } = JSON;
    const watchFor = createBuiltIns(window);
    const [first, second] = [watchFor(), watchFor()];
    JSON.parse = () => 'first';
    first.audit(true);
    JSON.parse = () => 'second';
    second.audit(true);
    first.undo();
    expect(JSON.parse('1')).toBe('second');
    second.undo();
    expect(JSON.parse).toBe(parse);
  });
});

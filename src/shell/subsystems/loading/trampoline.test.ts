import { enableTrampolines, trampolineFor } from './trampoline';

const ADDRESS = 'http://lift.localhost:8010/app.js';

/** Evaluates a trampoline as the loader does: inside a function, with the micro-app's window as scope. */
function runTrampoline(view: Record<string, unknown>, address = ADDRESS) {
  view.window = view;
  new Function(`with (this) { ${trampolineFor(address)} }`).call(view);
}

const windowWith = (text: string | undefined) => {
  const view: Record<string, unknown> = {};
  enableTrampolines(
    view,
    (address) => (address === ADDRESS ? text : undefined),
    () => undefined,
  );
  return view;
};

describe('running a script through its trampoline', () => {
  test('F10 its globals belong to the micro-app, and its variables do not leak', () => {
    const view = { ...windowWith(undefined), lift: undefined as unknown };
    enableTrampolines(
      view,
      () => 'var mine = 1; lift = { mount: function () { return mine; } };',
      () => undefined,
    );
    runTrampoline(view);
    expect((view.lift as { mount(): number }).mount()).toBe(1);
    expect(view).not.toHaveProperty('mine');
    expect(window).not.toHaveProperty('mine');
    expect(window).not.toHaveProperty('lift');
  });

  test("a `use strict` directive has no effect, as inside the loader's function", () => {
    const view: Record<string, unknown> = { answer: 0 };
    enableTrampolines(
      view,
      () => '"use strict"; answer = (function () { return this === undefined; })();',
      () => undefined,
    );
    runTrampoline(view);
    expect(view.answer).toBe(false);
  });

  test('F9 an error names the address of the script', () => {
    const view = windowWith('throw new Error("broken")');
    expect.assertions(1);
    try {
      runTrampoline(view);
    } catch (error) {
      expect((error as Error).stack).toContain(ADDRESS);
    }
  });

  test('F5 a script whose text is missing throws instead of running as an empty script', () => {
    expect(() => runTrampoline(windowWith(undefined))).toThrow(`${ADDRESS} was not fetched`);
  });

  test('quotes in a URL cannot inject code', () => {
    const view = windowWith('');
    expect(() => runTrampoline(view, 'http://lift.localhost/");window.isRun=true;("')).toThrow('was not fetched');
    expect(view).not.toHaveProperty('isRun');
  });

  test.each(['window.done = 1', 'throw new Error("broken")'])(
    'T19 its end is announced, whatever it does: %s',
    (text) => {
      const onEnd = jest.fn();
      const view: Record<string, unknown> = {};
      enableTrampolines(view, () => text, onEnd);
      try {
        runTrampoline(view);
      } catch {
        // The second one.
      }
      expect(onEnd).toHaveBeenCalledTimes(1);
    },
  );
});

import { enableTrampolines, trampolineFor } from './trampoline';

const ADDRESS = 'http://lift.localhost:8010/app.js';

/** Evaluates a trampoline as the loader does: inside a function, with the micro-app's window as scope. */
function runTrampoline(view: Record<string, unknown>, address = ADDRESS) {
  view.window = view;
  new Function(`with (this) { ${trampolineFor(address)} }`).call(view);
}

const enable = (view: object, textOf: (address: string) => string | undefined) =>
  enableTrampolines(view, { textOf, onStart: () => undefined, onEnd: () => undefined });

const windowWith = (text: string | undefined) => {
  const view: Record<string, unknown> = {};
  enable(view, (address) => (address === ADDRESS ? text : undefined));
  return view;
};

describe('running a script through its trampoline', () => {
  test('F10 its globals belong to the micro-app, and its variables do not leak', () => {
    const view = { ...windowWith(undefined), lift: undefined as unknown };
    enable(view, () => 'var mine = 1; lift = { mount: function () { return mine; } };');
    runTrampoline(view);
    expect((view.lift as { mount(): number }).mount()).toBe(1);
    expect(view).not.toHaveProperty('mine');
    expect(window).not.toHaveProperty('mine');
    expect(window).not.toHaveProperty('lift');
  });

  test("a `use strict` directive has no effect, as inside the loader's function", () => {
    const view: Record<string, unknown> = { answer: 0 };
    enable(view, () => '"use strict"; answer = (function () { return this === undefined; })();');
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

  test.each(['webpack-internal:///./src/app.js', 'webpack://lift/./src/app.js?'])(
    'F9 an error names the address also for a module that a development build evaluates on its own: %s',
    (name) => {
      const text = `eval("throw new Error(1)\\n//# sourceURL=${name}\\n")`;
      expect.assertions(1);
      try {
        runTrampoline(windowWith(text));
      } catch (error) {
        expect((error as Error).stack).toMatch(/http:\/\/lift\.localhost:8010\/webpack\/.*\.\/src\/app\.js/);
      }
    },
  );

  test('F5 a script whose text is missing throws instead of running as an empty script', () => {
    expect(() => runTrampoline(windowWith(undefined))).toThrow(`${ADDRESS} was not fetched`);
  });

  test('quotes in a URL cannot inject code', () => {
    const view = windowWith('');
    expect(() => runTrampoline(view, 'http://lift.localhost/");window.isRun=true;("')).toThrow('was not fetched');
    expect(view).not.toHaveProperty('isRun');
  });

  test.each(['window.done = 1', 'throw new Error("broken")', undefined])(
    'T19 its start and end are announced, whatever it does: %s',
    (text) => {
      const [onStart, onEnd] = [jest.fn(), jest.fn()];
      const view: Record<string, unknown> = {};
      enableTrampolines(view, { textOf: () => text, onStart, onEnd });
      try {
        runTrampoline(view);
      } catch {
        // The second one.
      }
      expect(onStart.mock.calls).toEqual([[ADDRESS]]);
      expect(onEnd).toHaveBeenCalledTimes(1);
    },
  );
});

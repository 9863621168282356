import { allowLaunching, launcherOf } from './launcher';

const ADDRESS = 'http://lift.localhost:8010/app.js';

/** Evaluates a launcher as the loader does: inside of a function, with the micro-app's window as scope. */
function launch(view: Record<string, unknown>, address = ADDRESS) {
  view.window = view;
  new Function(`with (this) { ${launcherOf(address)} }`).call(view);
}

const windowWith = (text: string | undefined) => {
  const view: Record<string, unknown> = {};
  allowLaunching(view, (address) => (address === ADDRESS ? text : undefined));
  return view;
};

describe('launching a script', () => {
  test("F10 its globals are those of the micro-app, and its variables nobody's", () => {
    const view = { ...windowWith(undefined), lift: undefined as unknown };
    allowLaunching(view, () => 'var mine = 1; lift = { mount: function () { return mine; } };');
    launch(view);
    expect((view.lift as { mount(): number }).mount()).toBe(1);
    expect(view).not.toHaveProperty('mine');
    expect(window).not.toHaveProperty('mine');
    expect(window).not.toHaveProperty('lift');
  });

  test("a script that says to be strict runs as loosely as inside of the loader's function", () => {
    const view: Record<string, unknown> = { answer: 0 };
    allowLaunching(view, () => '"use strict"; answer = (function () { return this === undefined; })();');
    launch(view);
    expect(view.answer).toBe(false);
  });

  test('F9 an error names the address of the script', () => {
    const view = windowWith('throw new Error("broken")');
    expect.assertions(1);
    try {
      launch(view);
    } catch (error) {
      expect((error as Error).stack).toContain(ADDRESS);
    }
  });

  test('F5 a script whose text is gone fails, and does not pass as an empty one', () => {
    expect(() => launch(windowWith(undefined))).toThrow(`${ADDRESS} was not fetched`);
  });

  test('an address is data: quotes in it run nothing', () => {
    const view = windowWith('');
    expect(() => launch(view, 'http://lift.localhost/");window.isRun=true;("')).toThrow('was not fetched');
    expect(view).not.toHaveProperty('isRun');
  });
});

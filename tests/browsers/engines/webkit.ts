import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Button, Capabilities, Key, Origin, type Actions, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../support/freePort';
import type { Engine, Target } from './engine';
import { asData, finder } from './finder';
import { until } from './until';

const named: Record<string, string> = {
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
  Alt: Key.ALT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Backspace: Key.BACK_SPACE,
  Delete: Key.DELETE,
  Home: Key.HOME,
  End: Key.END,
  PageDown: Key.PAGE_DOWN,
  PageUp: Key.PAGE_UP,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Space: ' ',
};

/** A screen in memory, for a browser that has no mode without windows. */
async function startScreen(running: ChildProcess[]): Promise<string> {
  if (process.env.DISPLAY) return process.env.DISPLAY;
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  running.push(screen);
  const number = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    screen.stdout!.once('data', (chunk) => resolve(String(chunk).trim()));
  });
  return `:${number}`;
}

/** Starts the browser of WebKitGTK, driven by its WebDriver. */
export async function startWebKit({ driver, browser }: { driver: string; browser: string }): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-webkit-'));
  const downloads = join(folder, 'downloads');
  mkdirSync(downloads);
  // Where GTK programs look up the folder of downloads.
  writeFileSync(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const running: ChildProcess[] = [];
  const display = await startScreen(running);
  const port = await freePort();
  const service = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      ...process.env,
      DISPLAY: display,
      LANGUAGE: 'zh_CN:zh',
      XDG_CONFIG_HOME: folder,
      // Neither an accessibility bus nor a graphics card is needed.
      NO_AT_BRIDGE: '1',
      GTK_A11Y: 'none',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
    stdio: 'ignore',
  });
  running.push(service);
  const stop = () => running.splice(0).forEach((child) => child.kill('SIGTERM'));
  process.once('exit', stop);
  const window = await until('WebKitWebDriver answers', () =>
    new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          unhandledPromptBehavior: 'accept',
          'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
        }),
      )
      .build(),
  );
  const version = (await window.getCapabilities()).getBrowserVersion();
  await window.manage().window().setRect({ x: 0, y: 0, width: 1366, height: 860 });

  /** Enters the frame that the driver is in once more. */
  let reenterFrame: (() => Promise<void>) | null = null;
  /** Runs source code as the body of an asynchronous function. */
  const execute = async <Result>(source: string, ...args: unknown[]): Promise<Result> => {
    const run = () =>
      window.executeAsyncScript<[string | null, Result]>(
        `const done = arguments[arguments.length - 1];
       (async (args) => { ${source} })([...arguments].slice(0, -1))
         .then((result) => done([null, result]), (error) => done([String(error.stack ?? error), null]));`,
        ...args,
      );
    const [error, result] = await run().catch(async (failure: Error) => {
      // Its driver loses a frame whose page has changed its own address, and does not find it at once.
      const enter = reenterFrame;
      if (!enter || !/^NoSuch(Window|Frame)Error$/.test(failure.name)) throw failure;
      return until('the frame once more', async () => {
        await enter();
        return run();
      });
    });
    if (error !== null) throw new Error(error);
    return result;
  };
  /** Brings the finder and a list of errors into the document, once. */
  const ensureFinder = async () => {
    const isThere = await execute<boolean>(`return Symbol.for('journeys') in window`);
    if (!isThere)
      await execute(`
        window[Symbol.for('journeys')] = ${finder};
        const errors = (window[Symbol.for('errors')] = []);
        window.addEventListener('error', ({ message, error }) => errors.push(String(error?.stack ?? message)));
        window.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason?.stack ?? reason)));`);
  };
  const seen: string[] = [];
  /** Keeps the errors of a document that is about to be left. */
  const collectErrors = async () =>
    seen.push(...(await execute<string[]>(`return window[Symbol.for('errors')]?.splice(0) ?? []`)));

  const elementOf = (target: Target, isHiddenToo = false): Promise<WebElement> =>
    until(`an element ${JSON.stringify(asData(target))}`, async () => {
      await ensureFinder();
      const element = await execute<WebElement | null>(
        `return window[Symbol.for('journeys')].find(args[0], args[1])`,
        asData(target),
        isHiddenToo,
      );
      return element ?? undefined;
    });
  const pointOf = (target: Target) =>
    until(`${JSON.stringify(asData(target))} can be clicked`, async () => {
      await ensureFinder();
      const point = await execute<{ x: number; y: number } | null>(
        `return window[Symbol.for('journeys')].clickablePoint(args[0])`,
        asData(target),
      );
      return point ? { x: Math.round(point.x), y: Math.round(point.y) } : undefined;
    });
  /** Where the frame begins that the driver is in: a click counts from the window's corner, also in a frame. */
  let corner = { x: 0, y: 0 };
  const mouse = () => window.actions({ async: true });
  // Selenium's word; ours for this is "run".
  const run = (actions: Actions) => actions['perform']();

  return {
    title: `WebKitGTK ${version}`,
    downloads,
    async open(address) {
      await collectErrors();
      await window.get(address);
      await ensureFinder();
    },
    async back() {
      await execute('history.back()');
    },
    async forward() {
      await execute('history.forward()');
    },
    async reload() {
      await collectErrors();
      await window.navigate().refresh();
      await ensureFinder();
    },
    async evaluate(run, ...args) {
      await ensureFinder();
      return execute(`return (${String(run)})(...args)`, ...args);
    },
    async inFrame(target, act) {
      const enter = async () => {
        reenterFrame = null;
        corner = { x: 0, y: 0 };
        await window.switchTo().defaultContent();
        const frame = await elementOf(target);
        const { x, y } = await execute<{ x: number; y: number }>(
          `const { left, top } = args[0].getBoundingClientRect();
          return { x: left + args[0].clientLeft, y: top + args[0].clientTop };`,
          frame,
        );
        await window.switchTo().frame(frame);
        corner = { x: Math.round(x), y: Math.round(y) };
        reenterFrame = enter;
      };
      await enter();
      try {
        await act();
      } finally {
        reenterFrame = null;
        corner = { x: 0, y: 0 };
        await window.switchTo().defaultContent();
      }
    },
    async click(target, { button = 'left' } = {}) {
      const point = await pointOf(target);
      await run(
        mouse()
          .move({ origin: Origin.VIEWPORT, x: corner.x + point.x, y: corner.y + point.y })
          .press(button === 'left' ? Button.LEFT : Button.RIGHT)
          .release(button === 'left' ? Button.LEFT : Button.RIGHT),
      );
    },
    async type(text) {
      const focused = await execute<WebElement>(`
        let element = document.activeElement;
        while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
        return element;`);
      await focused.sendKeys(text);
    },
    async press(...combinations) {
      for (const combination of combinations) {
        const keys = combination.split(/\+(?=.)/).map((key) => named[key] ?? key);
        const actions = mouse();
        for (const key of keys) actions.keyDown(key);
        for (const key of keys.toReversed()) actions.keyUp(key);
        await run(actions);
      }
    },
    // The driver's keys do not reach the clipboard: the page gets the events of the editor instead.
    async copy() {
      await execute(`
        const { activeElement: field } = document;
        const selection = getSelection();
        const copied = (window[Symbol.for('copied')] = {});
        if ('selectionStart' in (field ?? {}) && field.selectionEnd > field.selectionStart)
          return void (copied['text/plain'] = field.value.slice(field.selectionStart, field.selectionEnd));
        const holder = document.createElement('div');
        holder.append(selection.getRangeAt(0).cloneContents());
        Object.assign(copied, { 'text/plain': selection.toString(), 'text/html': holder.innerHTML });`);
    },
    async paste() {
      await execute(`
        const clipboardData = new DataTransfer();
        for (const [type, text] of Object.entries(window[Symbol.for('copied')])) clipboardData.setData(type, text);
        const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData });
        document.activeElement.dispatchEvent(event);`);
    },
    // The driver moves the mouse but never starts a drag: the page gets the events of one.
    async drag(from, to, place) {
      const start = await pointOf(from);
      const target = await elementOf(to);
      await execute(
        `const [start, target, share] = args;
        const frame = () => new Promise((next) => requestAnimationFrame(next));
        const dataTransfer = new DataTransfer();
        const send = (type, { x, y }) =>
          document.elementFromPoint(x, y)?.dispatchEvent(
            new DragEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, dataTransfer }),
          );
        send('dragstart', start);
        // The dialog may move its rows when a drag begins.
        await frame();
        await frame();
        const { left, top, width, height } = target.getBoundingClientRect();
        const end = { x: left + width * share.x, y: top + height * share.y };
        for (let step = 1; step <= 12; step += 1) {
          const place = { x: start.x + ((end.x - start.x) * step) / 12, y: start.y + ((end.y - start.y) * step) / 12 };
          send('dragenter', place);
          send('dragover', place);
          await frame();
        }
        send('drop', end);
        send('dragend', end);`,
        start,
        target,
        place,
      );
    },
    async choose(field, files) {
      await (await elementOf(field, true)).sendKeys(files.join('\n'));
    },
    async errors() {
      await collectErrors();
      return seen.splice(0);
    },
    async screenshot() {
      return Buffer.from(await window.takeScreenshot(), 'base64');
    },
    async close() {
      await window.quit().catch(() => undefined);
      stop();
      process.off('exit', stop);
    },
  };
}

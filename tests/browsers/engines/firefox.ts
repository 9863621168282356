import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type ElementHandle, type Frame, type KeyInput } from 'puppeteer-core';
import type { Engine, Target } from './engine';
import { asData, finder } from './finder';
import { until } from './until';

/** Names of keys as journeys write them: `Control+v`. */
const keysOf = (combination: string) => combination.split(/\+(?=.)/) as KeyInput[];

/** Starts Firefox, driven by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const downloads = mkdtempSync(join(tmpdir(), 'portal-firefox-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1366, height: 768 },
    extraPrefsFirefox: {
      'intl.accept_languages': 'zh-CN',
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.useDownloadDir': true,
      'browser.download.always_ask_before_handling_new_types': false,
      'pdfjs.disabled': true,
    },
  });
  const page = (await browser.pages())[0] ?? (await browser.newPage());
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error instanceof Error ? (error.stack ?? error.message) : String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('dialog', (dialog) => void dialog.accept());
  let frame: Frame = page.mainFrame();

  /** Brings the finder into the document, once. */
  const ensureFinder = async () => {
    const isThere = await frame.evaluate(() => Symbol.for('journeys') in window);
    if (!isThere) await frame.evaluate(`void (window[Symbol.for('journeys')] = ${finder})`);
  };
  const elementOf = async (target: Target, isHiddenToo = false): Promise<ElementHandle<Element>> => {
    const found = await until(`an element ${JSON.stringify(asData(target))}`, async () => {
      await ensureFinder();
      const handle = await frame.evaluateHandle(
        (wanted, hidden) => Reflect.get(window, Symbol.for('journeys')).find(wanted, hidden) as Element | null,
        asData(target),
        isHiddenToo,
      );
      return handle.asElement() ?? undefined;
    });
    return found as ElementHandle<Element>;
  };
  /** Where to click, once it can be clicked, seen from the corner of the window. */
  const pointOf = async (target: Target) => {
    const point = await until(`${JSON.stringify(asData(target))} can be clicked`, async () => {
      await ensureFinder();
      const place = await frame.evaluate(
        (wanted) =>
          Reflect.get(window, Symbol.for('journeys')).clickablePoint(wanted) as Promise<{
            x: number;
            y: number;
          } | null>,
        asData(target),
      );
      return place ?? undefined;
    });
    if (frame === page.mainFrame()) return point;
    const box = (await (await frame.frameElement())?.boundingBox())!;
    return { x: point.x + box.x, y: point.y + box.y };
  };

  const press = async (...combinations: string[]) => {
    for (const combination of combinations) {
      const keys = keysOf(combination);
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.toReversed()) await page.keyboard.up(key);
    }
  };

  return {
    title: `Firefox ${(await browser.version()).replace(/^.*\//, '')}`,
    downloads,
    async open(address) {
      const open = () => page.goto(address, { waitUntil: 'load' });
      // The page of the test before may still be on its way somewhere: Firefox gives up both then.
      await open().catch((error: unknown) => {
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
        return open();
      });
    },
    async back() {
      await page.evaluate(() => history.back());
    },
    async forward() {
      await page.evaluate(() => history.forward());
    },
    async reload() {
      await page.reload({ waitUntil: 'load' });
    },
    async evaluate(run, ...args) {
      await ensureFinder();
      return (await frame.evaluate(run as never, ...(args as unknown as never[]))) as never;
    },
    async inFrame(target, act) {
      const handle = await elementOf(target);
      const outer = frame;
      frame = await until('the frame', async () => (await handle.contentFrame()) ?? undefined);
      try {
        await act();
      } finally {
        frame = outer;
      }
    },
    async click(target, { button } = {}) {
      const { x, y } = await pointOf(target);
      await page.mouse.click(x, y, { button });
    },
    async type(text) {
      await page.keyboard.type(text);
    },
    press,
    copy: () => press('Control+c'),
    paste: () => press('Control+v'),
    async drag(from, to, place) {
      const start = await pointOf(from);
      const box = (await (await elementOf(to)).boundingBox())!;
      const end = { x: box.x + box.width * place.x, y: box.y + box.height * place.y };
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(start.x + 4, start.y + 8, { steps: 3 });
      await page.mouse.move(end.x, end.y, { steps: 12 });
      await page.mouse.move(end.x + 1, end.y, { steps: 2 });
      await page.evaluate(() => {
        const note = () => void (document.documentElement.dataset.dropped = 'true');
        delete document.documentElement.dataset.dropped;
        window.addEventListener('drop', note, { once: true, capture: true });
      });
      await page.mouse.up();
      // Its driver starts a drag and moves it, but does not let go: the last event is made here.
      await page.evaluate(
        (x, y) => {
          if (document.documentElement.dataset.dropped) return;
          const common = { bubbles: true, cancelable: true, clientX: x, clientY: y, dataTransfer: new DataTransfer() };
          document.elementFromPoint(x, y)?.dispatchEvent(new DragEvent('drop', common));
          document.dispatchEvent(new DragEvent('dragend', common));
        },
        end.x + 1,
        end.y,
      );
    },
    async choose(field, files) {
      const input = (await elementOf(field, true)) as ElementHandle<HTMLInputElement>;
      await input.uploadFile(...files);
    },
    async errors() {
      return errors.splice(0);
    },
    async screenshot() {
      return Buffer.from(await page.screenshot());
    },
    close: () => browser.close(),
  };
}

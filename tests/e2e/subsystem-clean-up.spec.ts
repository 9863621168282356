import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { antdApp, foreignApps, hostileApp } from '../support/foreign/foreignApps';
import { buildGuideRecipe } from '../support/foreign/guideRecipe';
import { openSandbox } from '../support/foreign/openSandbox';

// No traces: a trace retains every node that it has recorded, so nothing of a subsystem would be collected.
test.use({ trace: 'off' });

const APP = 'http://lift.localhost';
const ENTRY = `${APP}/`;

/** Listeners on objects that outlive every micro-app, as counted by the browser. */
async function listenersOf(cdp: CDPSession): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  for (const expression of ['window', 'document', 'document.documentElement', 'document.body']) {
    const { result } = await cdp.send('Runtime.evaluate', { expression });
    const { listeners } = await cdp.send('DOMDebugger.getEventListeners', { objectId: result.objectId! });
    counted[expression] = listeners.length;
  }
  return counted;
}

async function heapOf(cdp: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}

/** State of the page that the shell sees, apart from the contents of the pane. */
const look = (page: Page) =>
  page.evaluate(() => ({
    body: [...document.body.children].map((node) => node.outerHTML.slice(0, 60)),
    head: document.head.innerHTML,
    attributes: [document.documentElement, document.body].map((element) =>
      [...element.attributes].map(({ name, value }) => `${name}=${value}`).join(' '),
    ),
  }));

/** Lets frames, timers and idle callbacks run, then returns whether anything of the micro-app still runs. */
const isStillRunning = (page: Page) =>
  page.evaluate(async () => {
    const before = localStorage.getItem('pulse');
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((idle) => requestIdleCallback(idle));
    document.body.append(document.createElement('i'));
    document.body.lastElementChild!.remove();
    document.dispatchEvent(new Event('click'));
    document.dispatchEvent(new Event('selectionchange'));
    window.postMessage('anybody?', '*');
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    return localStorage.getItem('pulse') !== before;
  });

test('T19 F13 side effects of a hostile subsystem are undone and counted, and the list of exceptions is complete', async ({
  page,
}) => {
  const sandbox = await openSandbox(page, {
    [APP]: { ...hostileApp('hostile') },
    'http://af.localhost': hostileApp('late'),
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('HeapProfiler.enable');
  // The first micro-app installs the tracking.
  await sandbox.open('af', 'http://af.localhost/');
  await sandbox.stop('af');
  const listeners = await listenersOf(cdp);
  const before = await look(page);

  await sandbox.open('lift', ENTRY);
  await expect.poll(() => page.evaluate(() => JSON.parse('1') as unknown)).toBe('bent');
  await expect.poll(() => isStillRunning(page)).toBe(true);
  const left = await sandbox.stop('lift');

  expect(left).toEqual({ listeners: 9, timers: 4, observers: 4, nodes: 3, globals: 2, builtIns: 7 });
  await expect.poll(() => listenersOf(cdp)).toEqual(listeners);
  await expect.poll(() => look(page)).toEqual(before);
  await expect.poll(() => isStillRunning(page)).toBe(false);

  const state = () =>
    page.evaluate(() => ({
      contained: {
        globals: Object.keys(window).filter((name) => /hostile|ownName|throughFunction/.test(name)),
        json: JSON.parse('1') as unknown,
        array: 'hostile' in [],
        object: 'hostileKey' in {},
        native: [fetch, History.prototype.pushState, EventTarget.prototype.addEventListener, setTimeout].map((one) =>
          /native code/.test(Function.prototype.toString.call(one)),
        ),
        sandbox: 'proxy' in window && (window as { proxy?: unknown }).proxy !== undefined,
      },
      // qiankun's sandbox is not a security boundary (ADR 0003): an allowed subsystem runs with the portal's rights.
      notContained: {
        storage: localStorage.getItem('hostile'),
        cookie: document.cookie.includes('hostile'),
        ownPropertyOfAFunction: 'hostile' in Map.prototype.get,
      },
    }));
  await expect.poll(state).toEqual({
    contained: {
      globals: [],
      json: 1,
      array: false,
      object: false,
      native: [true, true, true, true],
      sandbox: false,
    },
    notContained: { storage: 'kept', cookie: true, ownPropertyOfAFunction: true },
  });
});

test('T19 a program that extends Object.prototype works, breaks no other one, and is named', async ({ page }) => {
  const [AF, WCX] = ['http://af.localhost', 'http://wcx.localhost'];
  const warnings: string[] = [];
  page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
  const sandbox = await openSandbox(page, {
    [APP]: hostileApp('extends'),
    [AF]: foreignApps['for…in'](),
    [WCX]: hostileApp('fails'),
  });
  await sandbox.open('lift', ENTRY);
  await expect(page.locator('[data-pane="lift"] h1')).toHaveText('Lifts that extend');
  expect(warnings).toEqual([
    '[subsystem] lift: changed built-ins that every subsystem shares: Object.prototype.extend, Array.prototype.remove',
  ]);
  await sandbox.open('af', `${AF}/`);
  await expect(page.locator('[data-pane="af"] h1')).toHaveText('name floor 0 1');
  // Whoever reads the message of a failure learns who else may have caused it.
  await expect(sandbox.open('wcx', `${WCX}/`)).rejects.toThrow(
    'no lifts (built-ins changed by lift: Object.prototype.extend, lift: Array.prototype.remove)',
  );
  const left = await sandbox.stop('lift');
  expect(left.builtIns).toBe(2);
  await expect.poll(() => page.evaluate(() => 'extend' in {} || 'remove' in [])).toBe(false);
});

test("R034 F13 two programs with SystemJS, one built by the guide's recipe, each have their own loader, which ends with them", async ({
  page,
}) => {
  const AF = 'http://af.localhost';
  const built = buildGuideRecipe();
  expect(Object.keys(built).filter((path) => /^\/assets\/(Details|plan)-[\w-]+\.(js|svg)$/.test(path))).toHaveLength(2);
  const sandbox = await openSandbox(page, { [APP]: built, [AF]: foreignApps.SystemJS() });
  await sandbox.open('lift', ENTRY);
  await sandbox.open('af', `${AF}/`);
  const lift = page.locator('[data-pane="lift"]');
  const af = page.locator('[data-pane="af"]');
  await af.getByRole('button', { name: 'Details' }).click();
  await expect(af.getByText('Lazy page of af.localhost')).toBeVisible();
  await expect(af.locator('[data-same]')).toHaveAttribute('data-same', 'object true');
  await lift.getByRole('button', { name: 'Details' }).click();
  const details = lift.getByText('Lazy page of lift.localhost');
  await expect(details).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect.poll(() => details.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(7);
  const loader = () => page.evaluate(() => typeof (window as { System?: unknown }).System);
  await expect.poll(loader).toBe('undefined');
  const left = await sandbox.stop('lift');
  await af.getByRole('button', { name: 'Details' }).click();
  await expect(af.getByText('Lazy page of af.localhost')).toBeVisible();
  const leftOfOther = await sandbox.stop('af');
  expect([left.globals, leftOfOther.globals]).toEqual([1, 1]);
});

test('F15 changes of a subsystem to the page are removed when it is hidden', async ({ page }) => {
  const sandbox = await openSandbox(page, { [APP]: hostileApp('hostile') });
  const popups = page.locator('.hostile-popup');
  await sandbox.open('lift', ENTRY);
  await expect(popups).toHaveCount(3);
  await expect(popups.first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'xx');
  await sandbox.show('lift', false);
  for (const popup of await popups.all()) await expect(popup).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.locator('html')).not.toHaveAttribute('dir');
  await expect(page.locator('body')).not.toHaveClass(/hostile/);
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  await sandbox.show('lift', true);
  for (const popup of await popups.all()) await expect(popup).toBeVisible();
  await expect(page.locator('body')).toHaveClass(/hostile-body/);
  await sandbox.stop('lift');
  await expect(popups).toHaveCount(0);
});

test.describe('after the mount', () => {
  const uncaught: string[] = [];
  test.beforeEach(({ page }) => {
    uncaught.length = 0;
    page.on('pageerror', (error) => uncaught.push(error.message));
  });

  test('F9 F20 an error is reported once, for the subsystem that caused it, or as one of the shell', async ({
    page,
  }) => {
    const AF = 'http://af.localhost';
    const sandbox = await openSandbox(page, { [APP]: hostileApp('late'), [AF]: hostileApp('late') });
    const lift = page.locator('[data-pane="lift"]');
    const af = page.locator('[data-pane="af"]');
    await sandbox.open('af', `${AF}/`);
    await sandbox.open('lift', ENTRY);
    await test.step('F9 an error of a timer', async () => {
      await lift.getByRole('button', { name: 'timeout' }).click();
      await lift.getByRole('button', { name: 'timeout' }).click();
      await expect.poll(() => sandbox.errorsOf('lift')).toEqual(['Error: late: timeout']);
      await expect.poll(() => sandbox.errorsOf('af')).toEqual([]);
    });
    await test.step('F9 an unhandled rejection', async () => {
      await af.getByRole('button', { name: 'rejection' }).click();
      await af.getByRole('button', { name: 'rejection' }).click();
      await expect.poll(() => sandbox.errorsOf('af')).toEqual(['Error: late: rejection']);
      await expect.poll(() => sandbox.errorsOf('lift')).toEqual(['Error: late: timeout']);
      expect(uncaught).toEqual([]);
    });
    await sandbox.stop('af');
    await sandbox.stop('lift');
    await test.step('F20 a missing script of the old release is reported, and requested again once it is there', async () => {
      await sandbox.open('lift', ENTRY);
      const chunk = lift.getByRole('button', { name: 'chunk', exact: true });
      await chunk.click();
      await expect(page.locator('#failed')).toBeVisible();
      await expect.poll(() => sandbox.errorsOf('lift')).toEqual(['file missing']);
      await page.route(`${APP}/chunk.js`, (route) =>
        route.fulfill({
          body: 'window.chunk = 1;',
          contentType: 'text/javascript',
          headers: { 'Access-Control-Allow-Origin': '*' },
        }),
      );
      await chunk.click();
      await expect(page.locator('#came')).toBeVisible();
      expect(uncaught).toEqual([]);
    });
    await test.step('F9 an error of the shell stays an error of the shell', async () => {
      const before = await sandbox.errorsOf('lift');
      await page.addScriptTag({ content: 'setTimeout(() => { throw new Error("of the shell"); })' });
      await expect.poll(() => uncaught).toEqual(['of the shell']);
      await expect.poll(() => sandbox.errorsOf('lift')).toEqual(before);
    });
  });
});

test.describe('memory', () => {
  test('R034 a suspended React and antd subsystem is collected completely, and restoring it many times adds nothing', async ({
    page,
  }) => {
    const files = await antdApp();
    const sandbox = await openSandbox(page, { [APP]: files, 'http://af.localhost': hostileApp('late') });
    const cdp = await page.context().newCDPSession(page);
    // Another subsystem stays alive, as in the portal.
    await sandbox.open('af', 'http://af.localhost/');
    await page.evaluate(() => (document.getElementById('lift-root')!.id = 'af-root'));
    const visit = async () => {
      await sandbox.open('lift', ENTRY);
      await page.getByRole('button', { name: 'Say' }).click();
      await page.getByRole('button', { name: 'Open' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.evaluate(() =>
        Object.assign((window as unknown as { sandbox: { kept: object } }).sandbox.kept, {
          remembered: ['#lift-root', '.ant-modal', '.ant-message'].map(
            (selector) => new WeakRef(document.querySelector(selector)!),
          ),
          view: new WeakRef((window as unknown as { proxy: object }).proxy),
        }),
      );
      await sandbox.stop('lift');
    };
    await visit();
    await visit();
    const first = await heapOf(cdp);
    const listeners = await listenersOf(cdp);
    for (let round = 0; round < 5; round += 1) await visit();
    const last = await heapOf(cdp);
    const alive = () =>
      page.evaluate(() => {
        const { kept } = (window as unknown as { sandbox: { kept: object } }).sandbox;
        const { remembered, view } = kept as { remembered: WeakRef<object>[]; view: WeakRef<object> };
        return [view, ...remembered].map((reference) => reference.deref() !== undefined);
      });
    await expect.poll(alive).toEqual([false, false, false, false]);
    await expect.poll(() => listenersOf(cdp)).toEqual(listeners);
    // A copy of the program is over 2 MB; the growth here is code that the browser recompiles until it is warm.
    expect((last - first) / 5).toBeLessThan(500_000);
  });
});

import type { Page } from '@playwright/test';
import { changeEnvironment } from '../support/changeEnvironment';
import { foreignApps } from '../support/foreign/foreignApps';
import { serveFiles } from '../support/foreign/serveFiles';
import { expectMessage, visit } from '../support/navigation';
import { expect, test, type Portal } from '../support/portal';

// Unmodified third-party programs in place of the lifts: plain qiankun life cycles, unchanged libraries, their own
// history handling.
// No traces: a trace retains what it has recorded, so nothing of a program would be collected.
test.use({ trace: 'off' });
const LIFT = /^http:\/\/lift\.localhost:\d+$/;
const pane = (page: Page) => page.locator('[data-pane="lift"]');
const path = (page: Page) => pane(page).locator('[data-path]');
const home = (page: Page) => page.getByRole('navigation').first().getByRole('link', { name: '首页' });
interface Case {
  name: keyof typeof foreignApps;
  heading: string;
  /** Opens a record. */
  step(page: Page): Promise<void>;
  inner: string;
}

const link = (page: Page) => pane(page).getByRole('link', { name: 'Record 7' }).click();
const cases: Case[] = [
  {
    name: 'React 16',
    heading: 'Lifts 16',
    step: (page) => pane(page).getByRole('button', { name: 'Next record' }).click(),
    inner: '/records/1',
  },
  { name: 'Vue 2', heading: 'Lifts 2', step: link, inner: '/records/7?tab=log' },
  { name: 'Vue 3', heading: 'Lifts 3', step: link, inner: '/records/7?tab=log' },
];

async function open(page: Page, portal: Portal, name: Case['name'], { at = '/lift', budget = 6 } = {}) {
  await serveFiles(page, LIFT, foreignApps[name]());
  await changeEnvironment(page, { subsystemBudget: budget });
  await portal.signIn('persona-demo', { path: at });
}

/** Waits for a console message of a program. */
const logged = (page: Page, line: string) => page.waitForEvent('console', (message) => message.text() === line);

/** Listeners on objects that outlive micro-apps, by the address of the script that added them. */
async function foreignListeners(page: Page): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  const addresses = new Map<string, string>();
  cdp.on('Debugger.scriptParsed', ({ scriptId, url }) => addresses.set(scriptId, url));
  await cdp.send('Debugger.enable');
  let count = 0;
  for (const expression of ['window', 'document', 'document.documentElement', 'document.body']) {
    const { result } = await cdp.send('Runtime.evaluate', { expression });
    const { listeners } = await cdp.send('DOMDebugger.getEventListeners', { objectId: result.objectId! });
    count += listeners.filter(({ scriptId }) => /lift\.localhost/.test(addresses.get(scriptId) ?? '')).length;
  }
  await cdp.detach();
  return count;
}

for (const { name, heading, step, inner } of cases)
  test(`R034 F16 F18${name === 'React 16' ? ' F9' : ''} a ${name} third-party program opens at a deep link, is suspended and restored, and navigates in the address bar`, async ({
    page,
    portal,
  }) => {
    await open(page, portal, name, { at: '/lift/records/7?tab=log', budget: 1 });
    await test.step('F16 F18 it opens at a deep link, is suspended and restored, and leaves nothing behind', async () => {
      await expect(path(page)).toHaveText(/^\/records\/7/);
      await expect.poll(() => foreignListeners(page)).toBeGreaterThan(0);
      const gdzt = page.getByRole('navigation').first().getByRole('link', { name: '工单中台' });
      // Its own life cycle runs in addition to the sandbox's clean-up.
      const unmounted = name === 'React 16' ? logged(page, 'lift unmounted') : undefined;
      await gdzt.click();
      await expect(page.locator('[data-pane="gdzt"]').getByRole('searchbox')).toBeVisible();
      await expect(pane(page)).toHaveAttribute('data-state', 'asleep');
      await unmounted;
      await expect.poll(() => foreignListeners(page)).toBe(0);
      await page.goBack();
      await expect(path(page)).toHaveText(/^\/records\/7/);
      await expect(page).toHaveURL(/\/lift\/records\/7\?tab=log$/);
    });

    const isAtRecord = async () => {
      await expect(page).toHaveURL(new RegExp(`/lift${inner.replace('?', '\\?')}$`));
      await expect(path(page)).toHaveText(inner);
    };
    await test.step('R034 it navigates in the address bar, and by back and forward', async () => {
      await visit(page, '/lift');
      await expect(path(page)).toHaveText('/');
      await expect(pane(page).getByRole('heading', { name: heading })).toBeVisible();
      await pane(page).getByRole('textbox', { name: 'remark' }).fill('typed');
      await step(page);
      await isAtRecord();
      await page.goBack();
      await expect(page).toHaveURL(/\/lift\/?$/);
      await expect(path(page)).toHaveText('/');
      await page.goForward();
      await isAtRecord();
    });
    await test.step('R034 while hidden it neither receives nor triggers navigation', async () => {
      await home(page).click();
      await expect(page).toHaveURL(/\/home$/);
      await page.evaluate(() => window.history.pushState({}, '', '/home?a=1'));
      await expect(page).toHaveURL(/\/home\?a=1$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/home$/);
      await expect(path(page)).toHaveText(inner);
      await page.goBack();
      await isAtRecord();
      await expect(pane(page).getByRole('heading', { name: heading })).toBeVisible();
    });
    const opener = pane(page).getByRole('button', { name: 'Choose' });
    if (name !== 'Vue 2')
      await test.step('R034 a pop-up on the body is in the pane, and hidden and shown with it', async () => {
        await opener.click();
        const popup = pane(page).locator('.lift-popup');
        await expect(popup).toBeVisible();
        await portal.focus(home(page));
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/home$/);
        await expect(popup).toBeHidden();
        await page.goBack();
        await expect(popup).toBeVisible();
      });
    if (name === 'React 16')
      await test.step('F9 a render error is reported, and the portal keeps working', async () => {
        await expectMessage(page, /运行出错/, () => pane(page).getByRole('button', { name: 'Break' }).click());
        await home(page).click();
        await expect(page).toHaveURL(/\/home$/);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
  });

test.describe('a program with large memory use', () => {
  // Other tests of the worker would retain what this one measures.
  test.use({ isolated: true });
  // The build matters, too: an inlined function shares the variables of its surroundings.
  test('F13 F18 is collected as a whole when it is suspended', async ({ page, portal }) => {
    await open(page, portal, 'much to hold', { budget: 1 });
    await expect(pane(page)).toContainText('1000 records');
    await page.evaluate(() =>
      Object.assign(window, { held: Reflect.get(document.querySelector('#lift-root')!, 'held') }),
    );
    const cdp = await page.context().newCDPSession(page);
    const isHeld = async () => {
      await cdp.send('HeapProfiler.collectGarbage');
      return page.evaluate(() => (window as unknown as { held: WeakRef<object> }).held.deref() !== undefined);
    };
    await expect.poll(() => isHeld()).toBe(true);
    await page.getByRole('navigation').first().getByRole('link', { name: '工单中台' }).click();
    await expect(page.locator('[data-pane="gdzt"]').getByRole('searchbox')).toBeVisible();
    await expect(pane(page)).toHaveAttribute('data-state', 'asleep');
    await expect.poll(isHeld).toBe(false);
  });
});

test('F17 a program with a hash router follows back and forward, and a form elsewhere still asks before leaving', async ({
  page,
  portal,
}) => {
  await open(page, portal, 'Vue 3 with #');
  await pane(page).getByRole('link', { name: 'Record 7' }).click();
  await expect(page).toHaveURL(/\/lift#\/records\/7\?tab=log$/);
  await page.goBack();
  await expect(path(page)).toHaveText('/');
  // The browser adds this history entry, not the router.
  await pane(page).getByRole('link', { name: 'Record 8' }).click();
  await expect(path(page)).toHaveText('/records/8');

  await page.getByRole('navigation').first().getByRole('link', { name: '工单中台' }).click();
  const desk = page.locator('[data-pane="gdzt"]');
  await desk.locator('tbody').getByRole('link').first().click();
  await desk.getByLabel('说明').fill('typed');
  await page.goBack();
  await page.getByRole('dialog').getByRole('button', { name: '继续编辑' }).click();
  await expect(page).toHaveURL(/\/gdzt\/tickets\/\d+$/);
  await expect(desk.getByLabel('说明')).toHaveValue('typed');
});

test('R034 a page that waits for its style sheet is rendered with it', async ({ page, portal }) => {
  await open(page, portal, 'webpack with a style sheet');
  const heading = pane(page).getByRole('heading', { name: 'Lifts with style' });
  await expect(heading).toBeVisible();
  await expect(heading).toHaveCSS('color', 'rgb(1, 2, 3)');
});

test('A26 edited text, scroll positions, sticky elements and open pop-ups are restored', async ({ page, portal }) => {
  await open(page, portal, 'no library');
  const text = pane(page).locator('[data-text]');
  const area = pane(page).locator('[data-area]');
  await pane(page).getByText('More').click();
  await area.hover();
  await page.mouse.wheel(0, 900);
  await expect.poll(() => area.evaluate((element) => element.scrollTop)).toBeGreaterThan(500);
  await text.click();
  await page.keyboard.type('abcf');
  await page.keyboard.press('ArrowLeft');
  const top = () => area.evaluate((element) => element.scrollTop);
  const at = await portal.settled(top);
  // Two others in between: panes left earlier have no layout.
  for (const [entry, code] of [
    ['工单中台', 'gdzt'],
    ['报事系统', 'bjxt'],
    ['管家', 'mgr'],
  ] as const) {
    await page.getByRole('navigation').first().getByRole('link', { name: entry }).click();
    await expect(page.locator(`[data-pane="${code}"]`)).toHaveAttribute('data-state', 'mounted');
  }
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/lift$/);
  await expect(text).toBeFocused();
  await page.keyboard.type('de');
  await expect(text).toHaveText('abcdef');
  await expect.poll(top).toBe(at);
  await expect(pane(page).getByText('All of it')).toBeVisible();
  const gap = () =>
    area.evaluate(
      (element) =>
        element.querySelector('[data-sticky]')!.getBoundingClientRect().top - element.getBoundingClientRect().top,
    );
  await expect.poll(gap).toBe(0);
});

test("R034 exports that were on window before a library's globals are found", async ({ page, portal }) => {
  await open(page, portal, 'Vite with named exports');
  await expect(pane(page).getByRole('heading', { name: 'Lifts of Vite' })).toBeVisible();
});

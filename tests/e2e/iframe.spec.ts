import type { Page } from '@playwright/test';
import { changeEnvironment } from '../support/changeEnvironment';
import { passLimit, timeOf } from '../support/clock';
import { serveFiles } from '../support/foreign/serveFiles';
import { visit } from '../support/navigation';
import { expect, test, type Portal } from '../support/portal';

const SITE = /^http:\/\/fire-safety\.localhost:\d+\/_sites\/fire-safety/;
const pane = (page: Page, code = 'fireSafety') => page.locator(`[data-pane="iframe:${code}"]`);
const frame = (page: Page, code?: string) => pane(page, code).locator('iframe');
const inside = (page: Page, code?: string) => frame(page, code).contentFrame().getByRole('heading', { level: 1 });
const home = (page: Page) => page.getByRole('navigation').first().getByRole('link', { name: '首页' });
const card = (page: Page) => pane(page).getByRole('alert');
const refusal = (page: Page) => page.locator('[data-image="not_permission"]');

const open = (portal: Portal, code: string) =>
  portal.signIn('persona-demo', { path: `/iframe?${new URLSearchParams({ code }).toString()}` });

test.describe('an embedded page', () => {
  test('R030 T13 A26 A27 is shown in a titled frame, stays alive when left, and gets no personal data', async ({
    page,
    portal,
  }) => {
    const addresses: string[] = [];
    page.on('request', (request) => void (/_sites\//.test(request.url()) && addresses.push(request.url())));
    await open(portal, 'fireSafety');
    await test.step('A26 it can go full screen, and stays alive when left', async () => {
      await expect(inside(page)).toHaveText('智慧消防');
      await expect(frame(page)).toHaveAttribute('title', '智慧消防');
      await expect(frame(page)).toHaveAttribute('src', SITE);
      await expect(frame(page)).toHaveAttribute('referrerpolicy', 'no-referrer');
      await expect(pane(page).getByRole('button', { name: /全屏/ })).toBeVisible();
      await portal.expectNoAxeViolations();

      const mark = () => page.frames().find((one) => SITE.test(one.url()))!;
      await mark().evaluate(() => void Object.assign(window, { isTheSame: true }));
      await home(page).click();
      await expect(page).toHaveURL(/\/home$/);
      await expect(pane(page)).toHaveAttribute('data-state', 'hidden');
      await page.goBack();
      await expect(inside(page)).toBeVisible();
      await expect.poll(() => mark().evaluate(() => 'isTheSame' in window)).toBe(true);
    });
    await test.step('A27 two pages are two panes, and no personal data reaches them', async () => {
      await visit(page, '/iframe?code=iot');
      await expect(inside(page, 'iot')).toHaveText('物联平台');
      await expect(pane(page)).toHaveAttribute('data-state', 'hidden');
      expect(addresses.length).toBeGreaterThan(1);
      expect(addresses.join(' ')).not.toContain('persona-demo');
      await expect(frame(page, 'iot').contentFrame().getByTestId('referrer')).toHaveText(/无|None/);
    });
    await test.step('T13 the CSP blocks frames of other origins, however they are created', async () => {
      await page.evaluate(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
          document.documentElement.dataset.violated = violatedDirective;
        });
        const intruder = document.createElement('iframe');
        intruder.src = 'https://evil.example/';
        document.body.append(intruder);
      });
      await expect(page.locator('html')).toHaveAttribute('data-violated', 'frame-src');
    });
  });

  test('R030 F50 a page that never responds times out after 120 000 ms; a retry loads it again', async ({
    page,
    portal,
  }) => {
    await page.clock.install();
    await page.route(SITE, () => undefined);
    const asked = page.waitForRequest(SITE);
    const allowed = portal.responseTo('/getPermissionVerification');
    const span = await timeOf(page, async () => {
      await open(portal, 'fireSafety');
      await Promise.all([asked, allowed]);
      await expect(pane(page).getByRole('status')).toContainText('智慧消防');
    });
    await passLimit(page, span, 120_000, () => expect(pane(page).getByRole('status')).toBeVisible());
    await expect(card(page)).toContainText('响应超时');
    await expect(card(page).getByRole('link', { name: /新窗口打开/ })).toHaveAttribute('href', SITE);
    await portal.expectNoAxeViolations();

    await page.unroute(SITE);
    await card(page).getByRole('button', { name: '重试' }).click();
    await page.clock.fastForward(1_000);
    await expect(inside(page)).toHaveText('智慧消防');
  });
});

test('A29 A26 a page without a bridge is suspended while nothing was entered in it; afterwards the portal asks', async ({
  page,
  portal,
}) => {
  const lift = page.locator('[data-pane="lift"]');
  const field = lift.frameLocator('iframe').getByRole('textbox');
  await serveFiles(page, /^http:\/\/lift\.localhost:\d+$/, {
    '/*': '<!doctype html><title>lifts</title><input><script>document.querySelector("input").focus()</script>',
  });
  await page.route('**/subsystems.json', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as { subsystems: Record<string, unknown>[] };
    for (const entry of list.subsystems)
      if (entry.code === 'lift') Object.assign(entry, { isolation: 'frame', bridge: 'none' });
    await route.fulfill({ response, json: list });
  });
  await changeEnvironment(page, { subsystemBudget: 1 });
  const isAsked = () => page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  const open = (name: string) => page.getByRole('navigation').first().getByRole('link', { name }).click();

  await portal.signIn();
  await visit(page, '/lift');
  await expect(field).toBeFocused();
  await open('工单中台');
  await expect(lift).toHaveAttribute('data-state', 'asleep');
  await page.goBack();
  await expect(field).toBeFocused();
  await expect.poll(isAsked).toBe(false);

  await field.click();
  await page.keyboard.type('not saved yet');
  await expect.poll(isAsked).toBe(true);
  await open('工单中台');
  await expect(page.locator('[data-pane="gdzt"]').getByRole('searchbox')).toBeVisible();
  await expect(lift).toHaveAttribute('data-state', 'hidden');
});

test.describe('an unregistered page', () => {
  test('R030 T13 T17 a code that is not in the list is refused, without a frame', async ({ page, portal }) => {
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    await portal.signIn();
    for (const code of [
      'nobody',
      'lift',
      '__proto__',
      'javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'https://evil.example/',
      '//evil.example',
    ])
      await test.step(code, async () => {
        await visit(page, '/home');
        await expect(refusal(page)).toHaveCount(0);
        await visit(page, `/iframe?${new URLSearchParams({ code }).toString()}`);
        await expect(refusal(page)).toBeVisible();
        await expect(page.getByRole('heading', { name: '暂无权限' })).toBeVisible();
        await expect(page.locator('iframe')).toHaveCount(0);
        expect(
          asked.filter((address) => /^data:text|^javascript/.test(address) || /evil/.test(new URL(address).host)),
        ).toEqual([]);
      });
  });

  test('T13 a registry that names the portal, a third-party origin or a script for a frame opens nothing', async ({
    page,
    portal,
    baseURL,
  }) => {
    let address = '';
    await page.route('**/subsystems.json', (route) =>
      route.fulfill({
        json: {
          version: 1,
          subsystems: [
            {
              code: 'fireSafety',
              name: { 'en-US': 'Fire safety', 'zh-CN': '智慧消防' },
              isolation: 'frame',
              bridge: 'none',
              entry: address,
              entryCodes: ['fireSafety'],
            },
          ],
        },
      }),
    );
    const words: string[] = [];
    page.on('console', (message) => void words.push(message.text()));
    const { origin } = new URL(baseURL!);
    address = `${origin}/home`;
    await portal.signIn();
    for (const entry of [`${origin}/home`, 'https://evil.example/', 'javascript:alert(1)'])
      await test.step(entry, async () => {
        await visit(page, '/home');
        await expect(refusal(page)).toHaveCount(0);
        address = entry;
        words.length = 0;
        await visit(page, '/iframe?code=fireSafety');
        await expect(refusal(page)).toBeVisible();
        await expect(page.locator('iframe')).toHaveCount(0);
        // The console names the entry and the field.
        await expect.poll(() => words.join('\n')).toMatch(/registry of subsystems: fireSafety: entry/);
      });
  });
});

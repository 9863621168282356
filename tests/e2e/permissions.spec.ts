import type { Page } from '@playwright/test';
import { serveFrame } from '../support/frame-app/serve';
import { bar, isReady, visit } from '../support/navigation';
import { changeEnvironment } from '../support/changeEnvironment';
import { expect, test } from '../support/portal';

const VERDICT = '**/getPermissionVerification**';
const PERMISSION_CODES_URL = '**/power/listUserPowerCode';
const MENUS = '**/subsystem/permission/list';
const OPBI = /^http:\/\/opbi\.localhost:\d+\//;

const pane = (page: Page, code = 'mgr') => page.locator(`[data-pane="${code}"]`);
const entry = (page: Page, name: string) => bar(page).getByRole('link', { name });
const isMounted = (page: Page, code = 'mgr') => expect(pane(page, code)).toHaveAttribute('data-state', 'mounted');

/** Response to every permission check from now on. */
const answer = (page: Page, json: unknown) => page.route(VERDICT, (route) => route.fulfill({ json }));
const refuse = (page: Page) => answer(page, { status: '1', msg: '', data: { isLimit: '4', reasonsRejection: '' } });

/** Returns to the window after two minutes. */
const comeBack = async (page: Page) => {
  await page.clock.setSystemTime(Date.now() + 120_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
};

/** A refusal leads to the help page, and nothing of the subsystem is visible. */
async function expectHelp(page: Page) {
  await expect(page).toHaveURL(/\/help\?applyState=4&systemCode=housekeeper/);
  await expect(page.locator('[data-pane="mgr"][data-shown="true"]')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: '管家服务单' })).toHaveCount(0);
}

test.describe('opening a subsystem', () => {
  /** Opens the subsystem while it is allowed. */
  const openAllowed = async (page: Page) => {
    await page.unroute(VERDICT);
    await entry(page, '首页').click();
    await expect(page).toHaveURL(/\/home$/);
    await entry(page, '管家').click();
    await isMounted(page);
  };

  test('R172 R173 R196 for one that was open, a refusal leads to the help page, however it is opened', async ({
    page,
    portal,
  }) => {
    await changeEnvironment(page, { subsystemBudget: 1 });
    await portal.signIn();
    await isReady(page);
    await test.step('Back', async () => {
      await openAllowed(page);
      await entry(page, '首页').click();
      await expect(page).toHaveURL(/\/home$/);
      await refuse(page);
      await page.goBack();
      await expectHelp(page);
    });
    await test.step('Forward', async () => {
      await openAllowed(page);
      await page.goBack();
      await expect(page).toHaveURL(/\/home$/);
      await refuse(page);
      await page.goForward();
      await expectHelp(page);
    });
    await test.step('restoring a suspended pane', async () => {
      await openAllowed(page);
      await entry(page, '工单平台').click();
      await expect(pane(page)).toHaveAttribute('data-state', 'asleep');
      await refuse(page);
      await entry(page, '管家').click();
      await expectHelp(page);
    });
    await test.step('a reload', async () => {
      await openAllowed(page);
      await refuse(page);
      await page.reload();
      await expectHelp(page);
      await expect(page.locator('#mgr-root')).toHaveCount(0);
    });
  });

  test('R172 R173 R196 for one that was never open, a refusal leads to the help page, however it is opened', async ({
    page,
    portal,
  }) => {
    await serveFrame(page, 'opbi');
    await refuse(page);
    await test.step('a deep link', async () => {
      await portal.signIn('persona-demo', { path: '/mgr/orders/42?tab=log' });
      await expectHelp(page);
      await expect(page.locator('#mgr-root')).toHaveCount(0);
    });
    await test.step('a click', async () => {
      await isReady(page);
      await entry(page, '首页').click();
      await expect(page).toHaveURL(/\/home$/);
      await entry(page, '管家').click();
      await expectHelp(page);
    });
    await test.step('the request of another subsystem', async () => {
      await page.unroute(VERDICT);
      await visit(page, '/opbi');
      await expect(
        pane(page, 'opbi').frameLocator('iframe').getByRole('heading', { name: 'Frame of opbi' }),
      ).toBeVisible();
      await refuse(page);
      const frame = page.frames().find((each) => OPBI.test(each.url()))!;
      await frame.evaluate(() => window.portal.navigation.openSubsystem('mgr', '/orders'));
      await expectHelp(page);
    });
  });

  test('T18 R133 R173 A40 a verdict that does not allow opens nothing', async ({ page, portal }) => {
    const card = pane(page).getByRole('alert');
    await answer(page, { msg: '', data: { isLimit: '1', reasonsRejection: '' } });
    await portal.signIn('persona-demo', { path: '/mgr' });
    await expect(card).toBeVisible();
    for (const [what, json] of [
      ['another status', { status: '0', msg: '', data: { isLimit: '1', reasonsRejection: '' } }],
      ['a bare 1', 1],
    ] as const)
      await test.step(`${what} is no verdict`, async () => {
        await page.unroute(VERDICT);
        await answer(page, json);
        const checked = page.waitForResponse(VERDICT);
        await card.getByRole('button', { name: '重试' }).click();
        await checked;
        await portal.settled(() => expect(pane(page)).toHaveAttribute('data-state', 'failed'));
        await expect(card).toBeVisible();
        await expect(page.locator('#mgr-root')).toHaveCount(0);
      });
    for (const [what, data, state] of [
      ["'01'", { isLimit: '01', reasonsRejection: '' }, '01'],
      ['true', { isLimit: true, reasonsRejection: '' }, '6'],
      ['a list', { isLimit: ['1'], reasonsRejection: '' }, '6'],
      ['an object', { isLimit: { 1: 1 }, reasonsRejection: '' }, '6'],
      ['no data', null, '6'],
    ] as const)
      await test.step(`${what} is a refusal`, async () => {
        await page.unroute(VERDICT);
        await answer(page, { status: '1', msg: '', data });
        await visit(page, '/home');
        await expect(page).toHaveURL(/\/home$/);
        await visit(page, '/mgr');
        await expect(page).toHaveURL(new RegExp(`/help\\?applyState=${state}(&|$)`));
        await expect(page.locator('#mgr-root')).toHaveCount(0);
      });
  });
});

test.describe('permissions during a session', () => {
  test('R194 R195 R199 permission codes and permission menus take effect when the window gets the focus', async ({
    page,
    portal,
  }) => {
    await page.clock.install();
    await portal.signIn('persona-demo', { path: '/mainApp/noticeList' });
    const publish = page
      .getByRole('button', { name: /新建公告|发布公告/ })
      .or(page.getByRole('link', { name: /新建公告|发布公告/ }));
    const storedCodes = () => page.evaluate(() => sessionStorage.getItem('powerList'));
    const menus = () =>
      page.evaluate(() => Object.keys(JSON.parse(sessionStorage.getItem('nav_permission_menus') ?? '{}')));
    await expect(publish.first()).toBeVisible();
    await expect.poll(menus).toContain('lift');
    await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }));
    await page.route(PERMISSION_CODES_URL, (route) =>
      route.fulfill({ json: { status: '1', msg: '', data: ['message:publish'] } }),
    );
    await page.route(MENUS, (route) =>
      route.fulfill({
        json: { status: '1', msg: '', data: [{ systemCode: 'task', id: 'task', name: '任务', children: [] }] },
      }),
    );
    await comeBack(page);
    await expect(publish).toHaveCount(0);
    await expect.poll(storedCodes).toBe('["message:publish"]');
    await expect.poll(menus).toEqual(['task']);
    await page.unroute(PERMISSION_CODES_URL);
    await page.clock.setSystemTime(Date.now() + 240_000);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(publish.first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => 'isTheSameDocument' in window)).toBe(true);
  });

  test('R199 an address without permission says so', async ({ page, portal }) => {
    await portal.signIn('persona-restricted', { path: '/mainApp/noticeEdit' });
    await expect(page.locator('[data-image="page_authorization"]')).toBeVisible();
    await expect(page.getByLabel('公告标题')).toHaveCount(0);
    await portal.expectNoAxeViolations();
  });

  test('R194 R199 while the permissions load nothing is refused, and with the permission the page opens', async ({
    page,
    portal,
  }) => {
    let release!: () => void;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(PERMISSION_CODES_URL, async (route) => {
      await released;
      await route.continue();
    });
    const asked = page.waitForRequest(PERMISSION_CODES_URL);
    await portal.signIn('persona-demo', { path: '/mainApp/noticeEdit' });
    await asked;
    await isReady(page);
    await expect(page.locator('[data-image="page_authorization"]')).toHaveCount(0);
    release();
    await expect(page.getByLabel('公告标题')).toBeVisible();
    await expect(page.locator('[data-image="page_authorization"]')).toHaveCount(0);
  });
});

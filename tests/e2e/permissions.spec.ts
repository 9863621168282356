import type { Page } from '@playwright/test';
import { serveFrame } from '../support/frame-app/serve';
import { bar, isReady } from '../support/navigation';
import { expect, test, type Portal } from '../support/portal';

test.describe.configure({ timeout: 90_000 });

const VERDICT = '**/getPermissionVerification**';
const POWERS = '**/power/listUserPowerCode';
const MENUS = '**/subsystem/permission/list';
const OPBI = /^http:\/\/opbi\.localhost:\d+\//;

const pane = (page: Page, code = 'mgr') => page.locator(`[data-pane="${code}"]`);
const entry = (page: Page, name: string) => bar(page).getByRole('link', { name });
const isMounted = (page: Page, code = 'mgr') =>
  expect(pane(page, code)).toHaveAttribute('data-state', 'mounted', { timeout: 30_000 });

/** The answer to every permission check from now on. */
const answer = (page: Page, json: unknown) => page.route(VERDICT, (route) => route.fulfill({ json }));
const refuse = (page: Page) => answer(page, { status: '1', msg: '', data: { isLimit: '4', reasonsRejection: '' } });

const withBudget = (page: Page, budget: number) =>
  page.route('**/environment.js', async (route) => {
    const given = await route.fetch();
    const body = `${await given.text()}\nwindow.__PORTAL_ENVIRONMENT__.subsystemBudget = ${budget};\n`;
    await route.fulfill({ response: given, body });
  });

/** Comes back to the window after two minutes. */
const comeBack = async (page: Page) => {
  await page.clock.setSystemTime(Date.now() + 120_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
};

/** Every way into a subsystem for somebody who may not enter (any more). */
const WAYS: [name: string, go: (page: Page, portal: Portal) => Promise<void>][] = [
  [
    'a click',
    async (page, portal) => {
      await portal.signIn();
      await isReady(page);
      await refuse(page);
      await entry(page, '管家').click();
    },
  ],
  [
    'a deep link',
    async (page, portal) => {
      await refuse(page);
      await portal.signIn('persona-demo', { path: '/mgr/orders/42?tab=log' });
    },
  ],
  [
    'a reload',
    async (page, portal) => {
      await portal.signIn('persona-demo', { path: '/mgr' });
      await isMounted(page);
      await refuse(page);
      await page.reload();
    },
  ],
  [
    'waking a sleeping pane',
    async (page, portal) => {
      await withBudget(page, 1);
      await portal.signIn('persona-demo', { path: '/mgr' });
      await isMounted(page);
      await isReady(page);
      await entry(page, '工单平台').click();
      await expect(pane(page)).toHaveAttribute('data-state', 'asleep', { timeout: 30_000 });
      await refuse(page);
      await entry(page, '管家').click();
    },
  ],
  [
    'Back',
    async (page, portal) => {
      await portal.signIn('persona-demo', { path: '/mgr' });
      await isMounted(page);
      await isReady(page);
      await entry(page, '首页').click();
      await expect(page).toHaveURL(/\/home$/);
      await refuse(page);
      await page.goBack();
    },
  ],
  [
    'Forward',
    async (page, portal) => {
      await portal.signIn();
      await isReady(page);
      await entry(page, '管家').click();
      await isMounted(page);
      await page.goBack();
      await expect(page).toHaveURL(/\/home$/);
      await refuse(page);
      await page.goForward();
    },
  ],
  [
    'the request of another subsystem',
    async (page, portal) => {
      await serveFrame(page, 'opbi');
      await portal.signIn('persona-demo', { path: '/opbi' });
      await expect(
        pane(page, 'opbi').frameLocator('iframe').getByRole('heading', { name: 'Frame of opbi' }),
      ).toBeVisible({ timeout: 20_000 });
      await refuse(page);
      const frame = page.frames().find((each) => OPBI.test(each.url()))!;
      await frame.evaluate(() => window.portal.navigation.openSubsystem('mgr', '/orders'));
    },
  ],
];

test.describe('the way into a subsystem', () => {
  for (const [name, go] of WAYS)
    test(`R172 R173 R196 by ${name} a refusal leads to the help page`, async ({ page, portal }) => {
      await go(page, portal);
      await expect(page).toHaveURL(/\/help\?applyState=4&systemCode=housekeeper/, { timeout: 20_000 });
      await expect(page.locator('[data-pane="mgr"][data-shown="true"]')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: '管家服务单' })).toHaveCount(0);
    });

  for (const [what, json] of [
    ['true', { status: '1', data: { isLimit: true } }],
    ["'01'", { status: '1', data: { isLimit: '01' } }],
    ['a list', { status: '1', data: { isLimit: ['1'] } }],
    ['an object', { status: '1', data: { isLimit: { 1: 1 } } }],
    ['no status', { data: { isLimit: '1' } }],
    ['another status', { status: '0', msg: '', data: { isLimit: '1' } }],
    ['no data', { status: '1', data: null }],
    ['a bare 1', 1],
  ] as const)
    test(`T18 R133 an answer with ${what} opens nothing`, async ({ page, portal }) => {
      await answer(page, json);
      const checked = page.waitForResponse(VERDICT);
      await portal.signIn('persona-demo', { path: '/mgr' });
      await checked;
      await expect(
        page
          .getByRole('alert')
          .or(page.getByRole('heading', { name: '暂无权限' }))
          .first(),
      ).toBeVisible({
        timeout: 20_000,
      });
      await expect(page.locator('#mgr-root')).toHaveCount(0);
    });
});

test.describe('permissions while somebody is signed in', () => {
  test('R194 R199 a power that is taken away or given takes effect at the next look at the window', async ({
    page,
    portal,
  }) => {
    await page.clock.install();
    await portal.signIn('persona-demo', { path: '/mainApp/noticeList' });
    const publish = page
      .getByRole('button', { name: /新建公告|发布公告/ })
      .or(page.getByRole('link', { name: /新建公告|发布公告/ }));
    await expect(publish.first()).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }));
    await page.route(POWERS, (route) => route.fulfill({ json: { status: '1', msg: '', data: ['message:publish'] } }));
    await comeBack(page);
    await expect(publish).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('powerList'))).toBe('["message:publish"]');
    await page.unroute(POWERS);
    await page.clock.setSystemTime(Date.now() + 240_000);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(publish.first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => 'isTheSameDocument' in window)).toBe(true);
  });

  test('R195 the permission menus follow, too', async ({ page, portal }) => {
    await page.clock.install();
    await portal.signIn();
    const menus = () =>
      page.evaluate(() => Object.keys(JSON.parse(sessionStorage.getItem('nav_permission_menus') ?? '{}')));
    await expect.poll(menus).toContain('lift');
    await page.route(MENUS, (route) =>
      route.fulfill({
        json: { status: '1', msg: '', data: [{ systemCode: 'task', id: 'task', name: '任务', children: [] }] },
      }),
    );
    await comeBack(page);
    await expect.poll(menus).toEqual(['task']);
  });

  test('R199 an address that a person has no power for says so, and keeps nobody else out', async ({
    page,
    portal,
  }) => {
    await portal.signIn('persona-restricted', { path: '/mainApp/noticeEdit' });
    await expect(page.locator('[data-image="page_authorization"]')).toBeVisible();
    await expect(page.getByLabel('公告标题')).toHaveCount(0);
    await portal.expectNoAxeViolations();
    await portal.signIn('persona-demo', { path: '/mainApp/noticeEdit' });
    await expect(page.getByLabel('公告标题')).toBeVisible();
  });

  test('R194 while the powers are on their way nobody is refused', async ({ page, portal }) => {
    let release!: () => void;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(POWERS, async (route) => {
      await released;
      await route.continue();
    });
    await portal.signIn('persona-demo', { path: '/mainApp/noticeEdit' });
    await expect(page.getByRole('navigation', { name: '子系统导航' })).toBeVisible();
    await expect(page.locator('[data-image="page_authorization"]')).toHaveCount(0);
    release();
    await expect(page.getByLabel('公告标题')).toBeVisible();
    await expect(page.locator('[data-image="page_authorization"]')).toHaveCount(0);
  });
});

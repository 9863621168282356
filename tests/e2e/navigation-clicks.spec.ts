import type { Page } from '@playwright/test';
import { bar, changeList, expectMessage, isReady, PERMISSION_CHECK, SUBSYSTEM_LIST } from '../support/navigation';
import { expect, test, type Portal } from '../support/portal';

/** An entry of the bar or of its panel, which is opened if necessary. */
const entryOf = async (portal: Portal, name: string) => {
  const entry = bar(portal.page).getByRole('link', { name, exact: true });
  if ((await portal.settled(() => entry.count())) === 0)
    await bar(portal.page).getByRole('button', { name: '全部' }).click();
  return entry;
};

/** Holds the permission checks of one system until the test releases them. */
const holdCheck = async (page: Page, systemCode: string) => {
  const address = (url: URL) =>
    url.pathname.endsWith('getPermissionVerification') && url.searchParams.get('systemCode') === systemCode;
  let release!: () => void;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await isReleased;
    await route.continue().catch(() => undefined);
  });
  return async () => {
    release();
    await page.unroute(address);
  };
};

test.describe('target of a click', () => {
  for (const [rows, entries] of [
    [
      'R076 R077 R078 R079 R080',
      [
        ['首页', '/home'],
        ['待办任务', '/mainApp/todoList'],
        ['管家', '/mgr'],
        ['综合平台', '/jcpt'],
        ['工单中台', '/gdzt'],
      ],
    ],
    [
      'R080 R081 R085',
      [
        ['数据中台', '/gdzt'],
        ['基础信息', '/mainApp/messageList'],
        ['报事系统', '/bjxt'],
        ['电梯平台', '/lift'],
        ['能耗抄表', '/wcx'],
        ['安防', '/af'],
        ['报表中心', '/opbi'],
        ['门禁卡', '/nfc'],
      ],
    ],
  ] as const)
    test(`${rows} an entry with a page of its own opens it`, async ({ portal, page }) => {
      await portal.signIn('persona-demo', { path: '/personalInfo' });
      await isReady(page);
      for (const [name, path] of entries) {
        const isThere = (url: URL) => url.pathname === path || url.pathname.startsWith(`${path}/`);
        await expect(page).not.toHaveURL(isThere);
        await (await entryOf(portal, name)).click();
        await expect(page, name).toHaveURL(isThere);
      }
    });

  test('R076 R078 R081 R095 an entry is a real link, home is visible after a subsystem, and the user menu navigates', async ({
    portal,
    page,
  }) => {
    await portal.signIn();
    await isReady(page);

    await test.step('R081 the browser can open it in a new tab', async () => {
      const link = bar(page).getByRole('link', { name: '工单中台' });
      const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click({ modifiers: ['Control'] })]);
      await expect(tab).toHaveURL(/\/gdzt(\/|$)/);
      await expect(page).toHaveURL(/\/home$/);
      await tab.close();
    });

    await test.step('R076 R078 returning from a subsystem that stays mounted, home is visible', async () => {
      const greeting = page.getByRole('main').getByRole('heading', { level: 1 });
      const before = await greeting.screenshot();
      await bar(page).getByRole('link', { name: '管家' }).click();
      await expect(page.locator('[data-pane="mgr"][data-state="mounted"]')).toBeVisible();
      await bar(page).getByRole('link', { name: '首页' }).click();
      await expect(bar(page).getByRole('link', { name: '管家' })).toHaveAttribute('title', '管家（已打开）');
      // An element that covers the page does not make it invisible to Playwright: only the pixels show it.
      await expect.poll(async () => (await greeting.screenshot()).equals(before)).toBe(true);
    });

    await test.step('R095 the user menu works by keyboard, and leads to the personal page and to sign-out', async () => {
      const button = page.getByRole('button', { name: '林知远的用户菜单' });
      await button.focus();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('menuitem', { name: '个人信息' })).toBeFocused();
      await expect(page.getByText('工号 XK002417').last()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/personalInfo$/);
      await button.click();
      await page.getByRole('menuitem', { name: '退出登录' }).click();
      await page.waitForURL((url) => !url.pathname.startsWith('/personalInfo'));
      await expect
        .poll(async () => (await page.context().cookies()).filter(({ name }) => name === 'ssoToken'))
        .toEqual([]);
    });
  });

  test('R083 R096 R172 T18 a checked entry sends one check with phone and code and opens; the latest click wins', async ({
    portal,
    page,
  }) => {
    await portal.signIn();
    await isReady(page);
    const entry = bar(page).getByRole('link', { name: '工单平台' });

    await test.step('T18 the latest click wins over a slow response', async () => {
      const release = await holdCheck(page, 'workorder');
      const slow = page.waitForRequest(/getPermissionVerification.*systemCode=workorder/);
      await entry.click();
      const check = await slow;
      // The overlay blocks the pointer, not the keyboard (R178, A42).
      await expect(page.getByText('操作中...')).toBeVisible();
      await bar(page).getByRole('link', { name: '装修' }).press('Enter');
      await expect(page).toHaveURL(/source=decoration/);
      await bar(page).getByRole('link', { name: '首页' }).click();
      await expect(page).toHaveURL(/\/home$/);
      await expect(page.locator('[data-overlay]')).toHaveCount(0);
      await release();
      // The response arrives now, unless the portal has canceled the call.
      await check.response();
      await portal.settled(() => expect(page).toHaveURL(/\/home$/));
    });

    const asked = portal.recordRequests(/getPermissionVerification$/);
    await test.step('during the check the entry shows it and a second click sends nothing', async () => {
      const release = await holdCheck(page, 'workorder');
      await entry.dblclick();
      await expect(entry).toHaveAttribute('aria-busy', 'true');
      await release();
      await expect(page).toHaveURL(/\/byd\?source=workorder&t=\d{13}$/);
      await portal.settled(async () => expect(asked).toHaveLength(1));
      expect(Object.fromEntries(asked[0]!.query)).toEqual({ telephone: '13812345678', systemCode: 'workorder' });
    });

    await expect(entry).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveTitle('工单平台 · 运营集成门户');
    await entry.click();
    await expect.poll(() => asked.length).toBe(2);
  });

  test('R083 R176 R290 R303 without a connection, and with another status, there is one message, and the page stays', async ({
    portal,
    page,
    context,
  }) => {
    await portal.signIn();
    await isReady(page);
    const entry = bar(page).getByRole('link', { name: '工单平台' });
    await portal.failApi(PERMISSION_CHECK, `status:0:${encodeURIComponent('系统维护中')}`);
    await expectMessage(page, '系统维护中', () => entry.click());
    await portal.settled(() => expect(page.getByText('系统维护中')).toHaveCount(1));
    await expect(page).toHaveURL(/\/home$/);
    await page.unroute(PERMISSION_CHECK);

    await context.setOffline(true);
    await expectMessage(page, /^网络已断开$/, () => entry.click());
    await expect(page).toHaveURL(/\/home$/);
    await context.setOffline(false);
  });

  test('R084 R144 an unknown code opens the help page with its name; a page without a subsystem keeps the last choice', async ({
    portal,
    page,
  }) => {
    await changeList(portal, (list) => [
      ...list,
      { ...list[0], id: 900, systemCode: '__proto__', systemName: '未知系统甲', isByd: '0', isShow: 0 },
    ]);
    await portal.signIn();
    await isReady(page);
    await bar(page).getByRole('button', { name: '全部' }).click();
    await bar(page).getByRole('link', { name: '未知系统甲' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/help' && url.searchParams.get('applyState') === '6');
    await expect(page.getByRole('article').getByText('未知系统甲', { exact: true })).toBeVisible();
    // No list request may be pending in the test's own route when the test ends.
    await page.unroute(SUBSYSTEM_LIST);

    await test.step('R144 on a page without a subsystem the last choice stays highlighted', async () => {
      await bar(page).getByRole('link', { name: '工单中台' }).click();
      await page.goto('/help');
      await expect(bar(page).getByRole('link', { name: '工单中台' })).toHaveAttribute('aria-current', 'page');
      await page.goto('/jcpt');
      await expect(bar(page).getByRole('link', { name: '工单中台' })).not.toHaveAttribute('aria-current', 'page');
    });
  });
});

test('R002 R082 R091 R317 external sites, and the badge of the environment', async ({ portal, page, context }) => {
  await page.route('**/getUserInfo', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, data: { ...body.data, userName: '张 三&x' } } });
  });
  await context.route(/_sites\/(fire-safety|iot)/, (route) => route.fulfill({ body: 'site' }));
  await portal.signIn();
  await isReady(page);
  const site = page.getByRole('banner').getByRole('button', { name: '物联平台，在新窗口打开' });
  await expect(bar(page).getByText('物联平台')).toHaveCount(0);
  const [popup] = await Promise.all([context.waitForEvent('page'), site.click()]);
  await popup.waitForURL(/_sites\/iot/);
  const url = new URL(popup.url());
  expect(url.searchParams.get('userName')).toBe('张 三&x');
  expect(url.searchParams.get('ssoToken')).toContain(portal.dataset);
  await expect.poll(() => popup.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  const token = url.searchParams.get('ssoToken')!;
  await expect
    .poll(() => page.evaluate((text) => document.documentElement.outerHTML.includes(text), token))
    .toBe(false);
  await popup.close();

  await test.step('R082 a blocked pop-up is reported, and the button of the message tries again', async () => {
    await page.evaluate(() => {
      const tried: unknown[] = [];
      Object.assign(window, { tried });
      window.open = (address) => {
        tried.push(address);
        return null;
      };
    });
    await expectMessage(page, '浏览器拦截了“智慧消防”的新窗口', () =>
      page.getByRole('banner').getByRole('button', { name: '智慧消防，在新窗口打开' }).click(),
    );
    await page.getByRole('button', { name: '重试' }).click();
    await expect.poll(() => page.evaluate(() => (window as unknown as { tried: unknown[] }).tried.length)).toBe(2);
  });

  await test.step('R091 on a narrow window they are in the user menu', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(page.getByRole('button', { name: '物联平台，在新窗口打开' })).toHaveCount(0);
    await page.getByRole('button', { name: /用户菜单/ }).click();
    await expect(page.getByRole('menuitem', { name: '物联平台，在新窗口打开' })).toBeVisible();
  });

  await test.step('R002 outside of production the environment has a badge', async () => {
    await expect(page.getByRole('banner').getByText('开发', { exact: true })).toBeVisible();
  });
});

import { bar, changeList, isReady, PERMISSION_CHECK } from '../support/navigation';
import { expect, test } from '../support/portal';

test.describe('where a click leads', () => {
  for (const [row, name, path] of [
    ['R076', '首页', '/home'],
    ['R085', '基础信息', '/mainApp/messageList'],
    ['R077', '待办任务', '/mainApp/todoList'],
    ['R078', '管家', '/mgr'],
    ['R079', '综合平台', '/jcpt'],
    ['R080', '工单中台', '/gdzt'],
    ['R080', '数据枢纽', '/gdzt'],
    ['R085', '报事系统', '/bjxt'],
    ['R081', '电梯平台', '/lift'],
    ['R081', '能耗抄表', '/wcx'],
    ['R081', '安防', '/af'],
    ['R081', '报表中心', '/opbi'],
    ['R081', '门禁卡', '/nfc'],
  ] as const)
    test(`${row} ${name} opens ${path}`, async ({ portal, page }) => {
      await portal.signIn('persona-demo', { path: '/personalInfo' });
      await isReady(page);
      const entry = bar(page).getByRole('link', { name, exact: true });
      if ((await entry.count()) === 0) await bar(page).getByRole('button', { name: '全部' }).click();
      await entry.click();
      await expect(page).toHaveURL((url) => url.pathname === path);
    });

  test('R076 R078 back from a subsystem that stays open home is seen again', async ({ portal, page }) => {
    await portal.signIn();
    await isReady(page);
    const greeting = page.getByRole('main').getByRole('heading', { level: 1 });
    const before = await greeting.screenshot();
    await bar(page).getByRole('link', { name: '管家' }).click();
    await expect(page.locator('[data-pane="mgr"][data-state="mounted"]')).toBeVisible();
    await bar(page).getByRole('link', { name: '首页' }).click();
    await expect(bar(page).getByRole('link', { name: '管家' })).toHaveAttribute('title', '管家（已打开）');
    // Something that covers the page does not make it invisible to the test tool: only its pixels tell.
    await expect.poll(async () => (await greeting.screenshot()).equals(before)).toBe(true);
  });

  test('R076 R081 an entry is a real link: the browser can open it in a tab of its own', async ({ portal, page }) => {
    await portal.signIn();
    await isReady(page);
    const link = bar(page).getByRole('link', { name: '工单中台' });
    const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click({ modifiers: ['Control'] })]);
    await expect(tab).toHaveURL(/\/gdzt$/);
    await expect(page).toHaveURL(/\/home$/);
  });

  test('R083 R172 R096 a checked entry asks with phone and code and opens', async ({ portal, page }) => {
    await portal.signIn();
    await isReady(page);
    const asked = portal.recordRequests(/getPermissionVerification$/);
    const entry = bar(page).getByRole('link', { name: '工单平台' });
    await entry.click();
    await expect(page).toHaveURL(/\/byd\?source=workorder&t=\d{13}$/);
    expect(asked).toHaveLength(1);
    expect(Object.fromEntries(asked[0]!.query)).toEqual({ telephone: '13812345678', systemCode: 'workorder' });
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveTitle('工单平台 · 运营集成门户');
    await entry.click();
    await expect.poll(() => asked.length).toBe(2);
  });

  test('R083 while it is checked the entry says so and a second click sends nothing', async ({ portal, page }) => {
    await portal.failApi(PERMISSION_CHECK, 'latency:1500');
    await portal.signIn();
    await isReady(page);
    const asked = portal.recordRequests(/getPermissionVerification$/);
    const entry = bar(page).getByRole('link', { name: '工单平台' });
    await entry.dblclick();
    await expect(entry).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL(/\/byd\?source=workorder/);
    expect(asked).toHaveLength(1);
  });

  test('R083 T18 the newest click wins over a slow answer', async ({ portal, page }) => {
    await portal.failApi(/getPermissionVerification.*systemCode=workorder/, 'latency:2500');
    await portal.signIn();
    await isReady(page);
    await bar(page).getByRole('link', { name: '工单平台' }).click();
    await bar(page).getByRole('link', { name: '装修' }).click();
    await expect(page).toHaveURL(/source=decoration/);
    await bar(page).getByRole('link', { name: '首页' }).click();
    // The slow answer, had it been awaited, would be there by now.
    await page.waitForTimeout(3000);
    await expect(page).toHaveURL(/\/home$/);
  });

  test('R083 without a connection there is a message, and the page stays', async ({ portal, page, context }) => {
    await portal.signIn();
    await isReady(page);
    await context.setOffline(true);
    await bar(page).getByRole('link', { name: '工单平台' }).click();
    await expect(page.getByRole('region', { name: '消息提示' }).getByText('网络已断开', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
    await context.setOffline(false);
  });

  test('R176 R303 R290 another status shows the words of the server once, and the page stays', async ({
    portal,
    page,
  }) => {
    await portal.failApi(PERMISSION_CHECK, `status:0:${encodeURIComponent('系统维护中')}`);
    await portal.signIn();
    await isReady(page);
    await bar(page).getByRole('link', { name: '工单平台' }).click();
    await expect(page.getByText('系统维护中')).toHaveCount(1);
    await expect(page).toHaveURL(/\/home$/);
  });

  test('R084 an unknown code opens the help page with its name', async ({ portal, page }) => {
    await changeList(portal, (list) => [
      ...list,
      { ...list[0], id: 900, systemCode: '__proto__', systemName: '未知系统甲', isByd: '0', isShow: 0 },
    ]);
    await portal.signIn();
    await isReady(page);
    await bar(page).getByRole('button', { name: '全部' }).click();
    await bar(page).getByRole('link', { name: '未知系统甲' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/help' && url.searchParams.get('applyState') === '6');
    await expect(page.getByRole('main').getByText('未知系统甲', { exact: true })).toBeVisible();
  });

  test('R144 on a page that names no subsystem the last choice stays highlighted', async ({ portal, page }) => {
    await portal.signIn();
    await isReady(page);
    await bar(page).getByRole('link', { name: '工单中台' }).click();
    await page.goto('/help');
    await expect(bar(page).getByRole('link', { name: '工单中台' })).toHaveAttribute('aria-current', 'page');
    await page.goto('/jcpt');
    await expect(bar(page).getByRole('link', { name: '工单中台' })).not.toHaveAttribute('aria-current', 'page');
  });
});

test.describe('sites outside of the portal', () => {
  test('R082 R091 R317 they stand on the right and open with token and name, without a way back', async ({
    portal,
    page,
    context,
  }) => {
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
    expect(url.searchParams.get('ssoToken')).toContain(portal.world);
    await expect.poll(() => popup.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
    const token = url.searchParams.get('ssoToken')!;
    await expect
      .poll(() => page.evaluate((text) => document.documentElement.outerHTML.includes(text), token))
      .toBe(false);
  });

  test('R082 a blocked window is told, and the button of the message tries again', async ({ portal, page }) => {
    await page.addInitScript(() => {
      const tried: unknown[] = [];
      Object.assign(window, { tried });
      window.open = (address) => {
        tried.push(address);
        return null;
      };
    });
    await portal.signIn();
    await isReady(page);
    await page.getByRole('banner').getByRole('button', { name: '智慧消防，在新窗口打开' }).click();
    await expect(page.getByText('浏览器拦截了“智慧消防”的新窗口')).toBeVisible();
    await page.getByRole('button', { name: '重试' }).click();
    await expect.poll(() => page.evaluate(() => (window as unknown as { tried: unknown[] }).tried.length)).toBe(2);
  });

  test('R091 on a narrow window they are in the user menu', async ({ portal, page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await portal.signIn();
    await isReady(page);
    await expect(page.getByRole('button', { name: '物联平台，在新窗口打开' })).toHaveCount(0);
    await page.getByRole('button', { name: /用户菜单/ }).click();
    await expect(page.getByRole('menuitem', { name: '物联平台，在新窗口打开' })).toBeVisible();
  });
});

test.describe('the menu of the person', () => {
  test('R095 it is used by keyboard, leads to the own page and out', async ({ portal, page }) => {
    await portal.signIn();
    await isReady(page);
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
    expect((await page.context().cookies()).filter(({ name }) => name === 'ssoToken')).toEqual([]);
  });

  test('R002 outside of production the environment has a badge', async ({ portal, page }) => {
    await portal.signIn();
    await expect(page.getByRole('banner').getByText('开发', { exact: true })).toBeVisible();
  });
});

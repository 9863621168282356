import { expect, test, type Portal } from '../support/portal';
import type { Page } from '@playwright/test';

const LIST = '**/subsystem/list';
const CHECK = '**/getPermissionVerification*';

const bar = (page: Page) => page.getByRole('navigation', { name: '子系统导航' });
const names = async (page: Page) =>
  (await bar(page).locator('ul').first().locator('a, button').allInnerTexts()).map((name) => name.split('\n').pop());
const isReady = async (page: Page) => expect(bar(page).getByText('工单平台')).toBeVisible();

/** The server's list of subsystems, changed by the test. */
const changeList = (portal: Portal, change: (list: Record<string, unknown>[]) => unknown) =>
  portal.page.route(LIST, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, data: change(body.data) } });
  });

const withoutSideScroll = (page: Page) =>
  page.evaluate(() => ({
    page: document.documentElement.scrollWidth - window.innerWidth,
    header: document.querySelector('header')!.scrollWidth - document.querySelector('header')!.clientWidth,
  }));

test.describe('the bar over every page', () => {
  test('R003 the first Tab reaches the skip link, Enter leads to the page', async ({ portal, page }) => {
    await portal.signIn();
    await isReady(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main#main')).toBeFocused();
    expect(new URL(page.url()).hash).toBe('');
  });

  test('R003 R064 title and focus follow the page, and the title follows the language', async ({ portal, page }) => {
    await portal.signIn();
    await expect(page).toHaveTitle('首页 · 运营集成门户');
    await bar(page).getByRole('link', { name: '基础信息' }).click();
    await expect(page).toHaveTitle('全部消息 · 运营集成门户');
    await expect(page.getByRole('heading', { level: 1, name: '全部消息' })).toBeFocused();
    await page.getByRole('button', { name: /用户菜单/ }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(page).toHaveTitle('All messages · Operations portal');
    await page.goBack();
    await expect(page).toHaveTitle('Home · Operations portal');
  });

  test('R018 R074 R075 home shows the entries in the order of the server', async ({ portal, page }) => {
    await changeList(portal, (list) => list.map((item) => ({ ...item, orderNumber: 100 - Number(item.orderNumber) })));
    await portal.signIn();
    await isReady(page);
    expect(page.url()).toMatch(/\/home$/);
    expect(await names(page)).toEqual(['首页', '基础信息', '装修', '管家', '工单中台', '数字化系统', '工单平台']);
  });

  test('R075 an entry without a name is left out and a code counts once', async ({ portal, page }) => {
    await changeList(portal, (list) => [
      ...list.map((item) => (item.systemCode === 'decoration' ? { ...item, systemName: null } : item)),
      { ...list[0], id: 999, orderNumber: 500, systemName: '工单平台二' },
    ]);
    await portal.signIn();
    await isReady(page);
    expect(await names(page)).toEqual(['首页', '基础信息', '工单平台', '数字化系统', '工单中台', '管家']);
    await bar(page).getByRole('button', { name: '全部' }).click();
    await expect(bar(page).getByText('工单平台二')).toHaveCount(0);
  });

  test('R090 R314 nine for the main row leave seven there, fixed ones stay', async ({ portal, page }) => {
    await changeList(portal, (list) => list.map((item) => ({ ...item, isShow: item.systemCode === 'gdzt' ? 0 : 1 })));
    await page.setViewportSize({ width: 1920, height: 1080 });
    await portal.signIn();
    await isReady(page);
    expect(await names(page)).toEqual(['首页', '基础信息', '工单平台', '数字化系统', '工单中台', '管家', '装修']);
    await bar(page).getByRole('button', { name: '全部' }).click();
    await expect(bar(page).getByRole('button', { name: '任务' })).toBeVisible();
  });

  test('R074 R097 without the list home works, a button loads it again', async ({ portal, page }) => {
    const heal = await portal.failApi(LIST, 'http:500');
    await portal.signIn();
    const retry = bar(page).getByRole('button', { name: /加载失败/ });
    await expect(retry).toBeVisible();
    expect(await names(page)).toEqual(['首页', '基础信息']);
    await heal();
    await retry.click();
    await isReady(page);
    await expect(retry).toHaveCount(0);
  });

  test('R097 a slow list shows placeholders and blocks nothing', async ({ portal, page }) => {
    await portal.failApi(LIST, 'latency:5000');
    await portal.signIn();
    await expect(bar(page).getByRole('status', { name: '系统列表加载中' })).toBeVisible();
    await bar(page).getByRole('link', { name: '基础信息' }).click();
    await expect(page).toHaveURL(/\/mainApp\/messageList$/);
    await expect(bar(page).getByRole('status', { name: '系统列表加载中' })).toBeVisible();
  });

  test('R075 after a reload the known entries are there before the answer', async ({ portal, page }) => {
    await portal.signIn();
    await isReady(page);
    await portal.failApi(LIST, 'latency:8000');
    await page.reload();
    await expect(bar(page).getByText('工单平台')).toBeVisible({ timeout: 6000 });
  });

  test('R086 R087 at every width the header holds what it shows and the current entry stays', async ({
    portal,
    page,
  }) => {
    await portal.signIn('persona-demo', { path: '/gdzt' });
    await isReady(page);
    for (const width of [1920, 1366, 1200, 1024, 800, 375]) {
      await page.setViewportSize({ width, height: 768 });
      await expect.poll(() => withoutSideScroll(page), `${width} px`).toEqual({ page: 0, header: 0 });
      if (width >= 800) await expect(bar(page).getByRole('link', { name: '工单中台' })).toBeVisible();
    }
    const all = bar(page).getByRole('button', { name: '全部' });
    await all.click();
    await expect(
      bar(page)
        .getByRole('list', { name: /其他系统/ })
        .getByText('数字化系统'),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(all).toBeFocused();
    await page.setViewportSize({ width: 1920, height: 768 });
    await expect.poll(() => names(page)).toHaveLength(7);
  });

  test('R089 hostile names stay text and do not break the bar', async ({ portal, page }) => {
    const hostile = ['<img src=x onerror=alert(1)>', '字'.repeat(10_000), '👩‍👩‍👧‍👦', '\u202eabc', 'ẖ̶̈́'];
    await changeList(portal, (list) => [
      ...list.slice(0, 1),
      ...hostile.map((systemName, index) => ({
        ...list[0],
        id: 900 + index,
        systemCode: `hostile${index}`,
        systemName,
        isByd: '0',
        isShow: index % 2,
        orderNumber: 50 + index,
        icon: 'https://evil.example/pixel.svg',
      })),
    ]);
    const foreign: string[] = [];
    page.on('request', (request) => request.url().includes('evil.example') && foreign.push(request.url()));
    await portal.signIn();
    await isReady(page);
    await bar(page).getByRole('button', { name: '全部' }).click();
    await expect(bar(page).getByText(hostile[0]!, { exact: true })).toHaveCount(1);
    expect(await withoutSideScroll(page)).toEqual({ page: 0, header: 0 });
    expect(foreign).toEqual([]);
  });

  test('R003 R095 the bar, its panels and an unfinished page have no serious flaw for axe', async ({
    portal,
    page,
  }) => {
    await portal.signIn('persona-demo', { path: '/grayRelease' });
    await isReady(page);
    await portal.expectNoAxeViolations();
    await bar(page).getByRole('button', { name: '全部' }).click();
    await portal.expectNoAxeViolations({ include: 'header' });
    await page.getByRole('button', { name: /用户菜单/ }).click();
    await portal.expectNoAxeViolations({ include: 'header' });
  });
});

test.describe('where a click leads', () => {
  for (const [row, name, path] of [
    ['R076', '首页', '/home'],
    ['R085', '基础信息', '/mainApp/messageList'],
    ['R077', '待办任务', '/mainApp/todoList'],
    ['R078', '管家', '/mgr'],
    ['R079', '综合平台', '/jcpt'],
    ['R080', '工单中台', '/gdzt'],
    ['R080', '数据枢纽', '/gdzt'],
    ['R085', '数字化系统', '/bjxt'],
    ['R081', '电梯平台', '/lift'],
    ['R081', '微程序', '/wcx'],
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
    const entry = bar(page).getByRole('button', { name: '工单平台' });
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
    await portal.failApi(CHECK, 'latency:1500');
    await portal.signIn();
    await isReady(page);
    const asked = portal.recordRequests(/getPermissionVerification$/);
    const entry = bar(page).getByRole('button', { name: '工单平台' });
    await entry.dblclick();
    await expect(entry).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL(/\/byd\?source=workorder/);
    expect(asked).toHaveLength(1);
  });

  test('R083 the newest click wins over a slow answer', async ({ portal, page }) => {
    await portal.failApi(/getPermissionVerification.*systemCode=workorder/, 'latency:2500');
    await portal.signIn();
    await isReady(page);
    await bar(page).getByRole('button', { name: '工单平台' }).click();
    await bar(page).getByRole('button', { name: '装修' }).click();
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
    await bar(page).getByRole('button', { name: '工单平台' }).click();
    await expect(page.getByText('网络已断开', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
    await context.setOffline(false);
  });

  test('R176 R303 R290 another status shows the words of the server once, and the page stays', async ({
    portal,
    page,
  }) => {
    await portal.failApi(CHECK, `status:0:${encodeURIComponent('系统维护中')}`);
    await portal.signIn();
    await isReady(page);
    await bar(page).getByRole('button', { name: '工单平台' }).click();
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
    expect(await popup.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
    const token = url.searchParams.get('ssoToken')!;
    expect(await page.evaluate((text) => document.documentElement.outerHTML.includes(text), token)).toBe(false);
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
    expect(await page.evaluate(() => (window as unknown as { tried: unknown[] }).tried.length)).toBe(2);
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

test.describe('addresses', () => {
  test('R017 an unknown path becomes home, says so, and Back does not return to it', async ({ portal, page }) => {
    await portal.signIn();
    await isReady(page);
    const before = await page.evaluate(() => window.history.length);
    await page.goto('/nope/x');
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByText('页面不存在，已返回首页')).toBeVisible();
    expect(await page.evaluate(() => window.history.length)).toBe(before + 1);
  });

  for (const path of ['/home/x', '//evil.example', '/mainApp/nope', '/%E0%A4%A', `/${'x'.repeat(8000)}`])
    test(`R017 ${path.slice(0, 16)} stays in the portal and becomes home`, async ({ portal, page }) => {
      await portal.signIn();
      await isReady(page);
      const { origin } = new URL(page.url());
      await page.goto(`${origin}${path}`);
      await expect(page).toHaveURL(`${origin}/home`);
    });

  test('R016 a trailing slash shows the same page', async ({ portal, page }) => {
    await portal.signIn('persona-demo', { path: '/personalInfo/' });
    await expect(page.getByRole('heading', { level: 1, name: '个人信息' })).toBeVisible();
  });

  test('R041 R305 an unfinished page says so once and is not blank', async ({ portal, page }) => {
    await portal.signIn();
    await isReady(page);
    await page.getByRole('button', { name: /用户菜单/ }).click();
    await page.getByRole('menuitem', { name: '个人信息' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '个人信息' })).toBeVisible();
    await expect(page.getByRole('main').getByText('功能开发中', { exact: true })).toBeVisible();
    await expect(page.getByText('功能开发中', { exact: true })).toHaveCount(2);
  });
});

import type { Page } from '@playwright/test';
import { bar, changeList, isReady, names, SUBSYSTEM_LIST } from '../support/navigation';
import { expect, test } from '../support/portal';

const withoutSideScroll = (page: Page) =>
  page.evaluate(() => ({
    page: document.documentElement.scrollWidth - window.innerWidth,
    header: document.querySelector('header')!.scrollWidth - document.querySelector('header')!.clientWidth,
  }));

test.describe('the bar on every page', () => {
  test('R003 the first Tab reaches the skip link, Enter moves to the page', async ({ portal, page }) => {
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

  test("R018 R074 R075 home shows the entries in the server's order", async ({ portal, page }) => {
    await changeList(portal, (list) => list.map((item) => ({ ...item, orderNumber: 100 - Number(item.orderNumber) })));
    await portal.signIn();
    await isReady(page);
    expect(page.url()).toMatch(/\/home$/);
    await expect
      .poll(() => names(page))
      .toEqual(['首页', '基础信息', '装修', '管家', '工单中台', '报事系统', '工单平台']);
  });

  test('R075 an entry without a name is left out and a repeated code counts once', async ({ portal, page }) => {
    await changeList(portal, (list) => [
      ...list.map((item) => (item.systemCode === 'decoration' ? { ...item, systemName: null } : item)),
      { ...list[0], id: 999, orderNumber: 500, systemName: '工单平台二' },
    ]);
    await portal.signIn();
    await isReady(page);
    await expect.poll(() => names(page)).toEqual(['首页', '基础信息', '工单平台', '报事系统', '工单中台', '管家']);
    await bar(page).getByRole('button', { name: '全部' }).click();
    await expect(bar(page).getByText('工单平台二')).toHaveCount(0);
  });

  test('R090 R314 of nine main entries seven stay in the row, including the fixed ones', async ({ portal, page }) => {
    await changeList(portal, (list) => list.map((item) => ({ ...item, isShow: item.systemCode === 'gdzt' ? 0 : 1 })));
    await page.setViewportSize({ width: 1920, height: 1080 });
    await portal.signIn();
    await isReady(page);
    await expect
      .poll(() => names(page))
      .toEqual(['首页', '基础信息', '工单平台', '报事系统', '工单中台', '管家', '装修']);
    await bar(page).getByRole('button', { name: '全部' }).click();
    await expect(bar(page).getByRole('link', { name: '任务', exact: true })).toBeVisible();
  });

  test('R074 R097 F34 without the list home works, and a button reloads it', async ({ portal, page }) => {
    const heal = await portal.failApi(SUBSYSTEM_LIST, 'http:500');
    await portal.signIn();
    const retry = bar(page).getByRole('button', { name: /加载失败/ });
    await expect(retry).toBeVisible();
    await expect.poll(() => names(page)).toEqual(['首页', '基础信息']);
    await heal();
    await retry.click();
    await isReady(page);
    await expect(retry).toHaveCount(0);
  });

  test('R097 a slow list shows placeholders and blocks nothing', async ({ portal, page }) => {
    await portal.failApi(SUBSYSTEM_LIST, 'latency:5000');
    await portal.signIn();
    await expect(bar(page).getByRole('status', { name: '系统列表加载中' })).toBeVisible();
    await bar(page).getByRole('link', { name: '基础信息' }).click();
    await expect(page).toHaveURL(/\/mainApp\/messageList$/);
    await expect(bar(page).getByRole('status', { name: '系统列表加载中' })).toBeVisible();
  });

  test('R075 after a reload the known entries are shown before the response', async ({ portal, page }) => {
    await portal.signIn();
    await isReady(page);
    await portal.failApi(SUBSYSTEM_LIST, 'latency:8000');
    await page.reload();
    await expect(bar(page).getByText('工单平台')).toBeVisible({ timeout: 6000 });
  });

  test('R086 R087 at every width the header contains what it shows and the current entry stays', async ({
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
    await expect(page.getByRole('list', { name: /^主导航/ }).getByText('报事系统')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(all).toBeFocused();
    await page.setViewportSize({ width: 1920, height: 768 });
    await expect.poll(() => names(page)).toHaveLength(7);
  });

  for (const language of ['zh-CN', 'en-US'] as const)
    test(`R074 A41 in ${language} home is in the bar at every width`, async ({ portal, page }) => {
      const words = { 'zh-CN': ['子系统导航', '首页'], 'en-US': ['Subsystems', 'Home'] }[language];
      await portal.signIn('persona-demo', { language, path: '/mainApp/noticeList' });
      const navigation = page.getByRole('navigation', { name: words[0] });
      const home = navigation.getByRole('link', { name: words[1], exact: true });
      await expect(home).toBeVisible();
      for (const width of [320, 360, 375, 414, 480, 768, 1024]) {
        await page.setViewportSize({ width, height: 700 });
        await expect.poll(() => withoutSideScroll(page), `${width} px`).toEqual({ page: 0, header: 0 });
        await expect(home, `${width} px`).toBeInViewport({ ratio: 1 });
        const icon = home.locator('[aria-hidden] svg');
        await expect(icon, `${width} px`).toBeInViewport({ ratio: 1 });
      }
      await page.setViewportSize({ width: 320, height: 700 });
      await home.click();
      await expect(page).toHaveURL(/\/home$/);
      await expect(home).toHaveAttribute('aria-current', 'page');
    });

  test('R089 T17 F46 hostile names stay text and do not break the bar', async ({ portal, page }) => {
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
    await expect.poll(() => withoutSideScroll(page)).toEqual({ page: 0, header: 0 });
    expect(foreign).toEqual([]);
  });

  test('R003 R095 axe finds nothing serious in the bar, its panels and a page of the workspace', async ({
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

  test('R003 R074 R095 A41 in English all texts of the bar are English', async ({ portal, page }) => {
    await portal.signIn('persona-demo', { language: 'en-US' });
    const navigation = page.getByRole('navigation', { name: 'Subsystems' });
    await expect(navigation.getByRole('link', { name: 'Basic information' })).toBeVisible();
    await expect(page).toHaveTitle('Home · Operations portal');
    const all = navigation.getByRole('button', { name: 'All', exact: true });
    await all.click();
    // The server's name is searched too.
    await page.getByRole('searchbox').fill('dtpt');
    await expect(navigation.getByRole('link', { name: 'Lifts', exact: true })).toBeVisible();
    await page.getByRole('searchbox').fill('');
    // Pages of the portal are not in the registry: their names are the portal's own.
    await expect(navigation.getByRole('link', { name: 'Waiting tasks', exact: true })).toBeVisible();
    await expect(navigation.getByRole('link').filter({ hasText: /\p{Script=Han}/u })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /, user menu$/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
    await expect(page.getByText('Job number XK002417').last()).toBeVisible();
  });
});

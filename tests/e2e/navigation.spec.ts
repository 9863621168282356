import type { Page } from '@playwright/test';
import { bar, changeList, isReady, names, SUBSYSTEM_LIST, visit } from '../support/navigation';
import { expect, test, type Portal } from '../support/portal';

const withoutSideScroll = (page: Page) =>
  page.evaluate(() => ({
    page: document.documentElement.scrollWidth - window.innerWidth,
    header: document.querySelector('header')!.scrollWidth - document.querySelector('header')!.clientWidth,
  }));

/** Holds the list of subsystems until it is released, with changes. */
const holdList = async (portal: Portal) => {
  let release!: (change: Parameters<typeof changeList>[1]) => void;
  const released = new Promise<Parameters<typeof changeList>[1]>((resolve) => (release = resolve));
  await changeList(portal, async (list) => (await released)(list));
  return release;
};

test('R003 R064 the first Tab reaches the skip link; title and focus follow the page, and the title follows the language', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await isReady(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main#main')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');

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

test("R018 R074 R075 R097 F34 without the list home works, and a button loads it, in the server's order", async ({
  portal,
  page,
}) => {
  const heal = await portal.failApi(SUBSYSTEM_LIST, 'http:500');
  await portal.signIn();
  const retry = bar(page).getByRole('button', { name: /加载失败/ });
  await expect(retry).toBeVisible();
  await expect.poll(() => names(page)).toEqual(['首页', '基础信息']);
  expect(page.url()).toMatch(/\/home$/);
  await heal();
  // Another order, an entry without a name, and a code that comes twice.
  await changeList(portal, (list) => [
    ...list.map((item) => ({
      ...item,
      orderNumber: 100 - Number(item.orderNumber),
      ...(item.systemCode === 'decoration' && { systemName: null }),
    })),
    { ...list[0], id: 999, orderNumber: 500, systemName: '工单平台二' },
  ]);
  await retry.click();
  await isReady(page);
  await expect(retry).toHaveCount(0);
  await expect.poll(() => names(page)).toEqual(['首页', '基础信息', '管家', '工单中台', '报事系统', '工单平台']);
  await bar(page).getByRole('button', { name: '全部' }).click();
  await expect(bar(page).getByRole('link', { name: '任务', exact: true })).toBeVisible();
  await expect(bar(page).getByText('工单平台二')).toHaveCount(0);
});

test('R075 R090 R314 after a reload the known entries are shown before the response; of nine main entries seven stay in the row', async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await portal.signIn();
  await isReady(page);
  const release = await holdList(portal);
  await page.reload();
  await isReady(page);
  release((list) => list.map((item) => ({ ...item, isShow: item.systemCode === 'gdzt' ? 0 : 1 })));
  await bar(page).getByRole('button', { name: '全部' }).click();
  await expect(bar(page).getByRole('link', { name: '任务', exact: true })).toBeVisible();
  await expect
    .poll(() => names(page))
    .toEqual(['首页', '基础信息', '工单平台', '报事系统', '工单中台', '管家', '装修']);
});

test('R089 R097 T17 F46 a slow list shows placeholders and blocks nothing; hostile names stay text and do not break the bar', async ({
  portal,
  page,
}) => {
  const hostile = ['<img src=x onerror=alert(1)>', '字'.repeat(10_000), '👩‍👩‍👧‍👦', '\u202eabc', 'ẖ̶̈́'];
  const foreign: string[] = [];
  page.on('request', (request) => request.url().includes('evil.example') && foreign.push(request.url()));
  const release = await holdList(portal);
  await portal.signIn();
  const placeholders = bar(page).getByRole('status', { name: '系统列表加载中' });
  await expect(placeholders).toBeVisible();
  await bar(page).getByRole('link', { name: '基础信息' }).click();
  await expect(page).toHaveURL(/\/mainApp\/messageList$/);
  await expect(placeholders).toBeVisible();

  release((list) => [
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
  await isReady(page);
  await bar(page).getByRole('button', { name: '全部' }).click();
  await expect(bar(page).getByText(hostile[0]!, { exact: true })).toHaveCount(1);
  await expect.poll(() => withoutSideScroll(page)).toEqual({ page: 0, header: 0 });
  expect(foreign).toEqual([]);
});

/** Expects home in the bar, inside of the window at every width. */
async function expectHomeAtEveryWidth(page: Page, [navigation, name]: [string, string]) {
  const home = page.getByRole('navigation', { name: navigation }).getByRole('link', { name, exact: true });
  await expect(home).toBeVisible();
  for (const width of [1024, 768, 480, 414, 375, 360, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(() => withoutSideScroll(page), `${width} px`).toEqual({ page: 0, header: 0 });
    await expect(home, `${width} px`).toBeInViewport({ ratio: 1 });
    await expect(home.locator('[aria-hidden] svg'), `${width} px`).toBeInViewport({ ratio: 1 });
  }
  await home.click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(home).toHaveAttribute('aria-current', 'page');
}

test('R003 R074 R086 R087 R095 at every width the header contains what it shows, home and the current entry stay, and axe finds nothing serious', async ({
  portal,
  page,
}) => {
  await portal.signIn('persona-demo', { path: '/gdzt' });
  await isReady(page);
  const all = bar(page).getByRole('button', { name: '全部' });

  await test.step('Escape in the moment in which the panel appears gives the focus back as well', async () => {
    await all.evaluate((button: HTMLElement) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[role="dialog"] input[type="search"]')) return;
        observer.disconnect();
        button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      }).observe(document.body, { childList: true, subtree: true });
      button.focus();
      button.click();
    });
    await expect(all).toHaveAttribute('aria-expanded', 'false');
    await expect(all).toBeFocused();
  });

  await test.step('R086 R087 the current entry stays', async () => {
    for (const width of [1920, 1366, 1200, 1024, 800, 375]) {
      await page.setViewportSize({ width, height: 768 });
      await expect.poll(() => withoutSideScroll(page), `${width} px`).toEqual({ page: 0, header: 0 });
      if (width >= 800) await expect(bar(page).getByRole('link', { name: '工单中台' })).toBeVisible();
    }
    await all.click();
    await expect(page.getByRole('list', { name: /^主导航/ }).getByText('报事系统')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(all).toBeFocused();
    await page.setViewportSize({ width: 1920, height: 768 });
    await expect.poll(() => names(page)).toHaveLength(7);

    await test.step('R086 a system behind the button is named in it, in both languages; entries leave the row only for a name without room', async () => {
      await page.setViewportSize({ width: 1366, height: 768 });
      await expect.poll(() => names(page)).toHaveLength(7);
      await visit(page, '/lift');
      await expect(all).toHaveAccessibleName('全部 电梯平台');
      const name = all.getByText('电梯平台');
      await expect(name).toBeInViewport();
      await expect.poll(() => name.evaluate((label) => label.scrollWidth - label.clientWidth)).toBe(0);
      await expect.poll(() => names(page)).toHaveLength(7);
      await expect.poll(() => withoutSideScroll(page)).toEqual({ page: 0, header: 0 });
      await visit(page, '/jcpt');
      const choose = async (language: string) => {
        await page.getByRole('button', { name: /user menu|用户菜单/ }).click();
        await page.getByRole('menuitemradio', { name: language }).click();
      };
      await choose('English');
      const english = page.getByRole('banner').getByRole('button', { name: /^All / });
      for (const width of [1280, 1366, 1440, 1600]) {
        await page.setViewportSize({ width, height: 768 });
        await expect(english, `${width} px`).toHaveAccessibleName('All Integrated platform');
        await expect(english.getByText('Integrated platform')).toBeInViewport();
        await expect.poll(() => withoutSideScroll(page)).toEqual({ page: 0, header: 0 });
      }
      await choose('简体中文');
      await visit(page, '/gdzt');
      await page.setViewportSize({ width: 1920, height: 1080 });
    });

    await test.step("B9 the user's own text spacing neither cuts nor shifts the names (WCAG 1.4.12)", async () => {
      const middles = () =>
        bar(page)
          .locator('ul')
          .first()
          .locator('a > span:last-child')
          .evaluateAll((labels) =>
            labels.map((label) => {
              const range = document.createRange();
              range.selectNodeContents(label);
              const { top, bottom } = range.getBoundingClientRect();
              return { isCut: label.scrollWidth > label.clientWidth, middle: Math.round((top + bottom) / 2) };
            }),
          );
      await page.addStyleTag({
        content:
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      });
      await expect
        .poll(
          async () => new Set((await middles()).map(({ isCut, middle }) => `${isCut} ${Math.abs(middle - 28) <= 1}`)),
        )
        .toEqual(new Set(['false true']));
    });
  });

  await test.step('R003 R095 axe finds nothing serious in the bar, its panels and a page of the workspace', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await visit(page, '/grayRelease');
    await expect(page.getByRole('heading', { level: 1, name: '灰度配置' })).toBeVisible();
    await portal.expectNoAxeViolations();
    await all.click();
    await portal.expectNoAxeViolations({ include: 'header' });
    await page.getByRole('button', { name: /用户菜单/ }).click();
    await portal.expectNoAxeViolations({ include: 'header' });
    await page.keyboard.press('Escape');
  });

  await test.step('R074 A41 home is in the bar at every width', async () => {
    await visit(page, '/mainApp/noticeList');
    await expectHomeAtEveryWidth(page, ['子系统导航', '首页']);
  });
});

test('R003 R074 R095 A41 in English all texts of the bar are English, and home is in it at every width', async ({
  portal,
  page,
}) => {
  await portal.signIn('persona-demo', { language: 'en-US', path: '/mainApp/noticeList' });
  const navigation = page.getByRole('navigation', { name: 'Subsystems' });
  await expect(navigation.getByRole('link', { name: 'Basic information' })).toBeVisible();
  const all = navigation.getByRole('button', { name: 'All', exact: true });
  await all.click();
  // The server's name is searched too.
  await page.getByRole('searchbox').fill('dtpt');
  await expect(navigation.getByRole('link', { name: 'Lifts', exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill('');
  // Pages of the portal are not in the registry: their names are the portal's own.
  await expect(navigation.getByRole('link', { name: 'Pending tasks', exact: true })).toBeVisible();
  await expect(navigation.getByRole('link').filter({ hasText: /\p{Script=Han}/u })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /, user menu$/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  await expect(page.getByText('Job number XK002417').last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expectHomeAtEveryWidth(page, ['Subsystems', 'Home']);
  await expect(page).toHaveTitle('Home · Operations portal');
});

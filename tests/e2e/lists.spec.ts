import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal';

const LIST = '/mainApp/messageList';
const rows = (page: Page) => page.locator('.ant-table-row');

test.describe('the pattern of lists', () => {
  test('R044 F29 the answer to the first question never shows after that to the second', async ({ portal, page }) => {
    await portal.signIn('persona-demo', { path: LIST });
    await expect(rows(page)).toHaveCount(20);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let answered = () => {};
    const first = new Promise<void>((resolve) => (answered = resolve));
    await page.route('**/getAllMessageList', async (route) => {
      const { typeCode } = route.request().postDataJSON() as { typeCode?: string };
      if (typeCode === '2') await held;
      await route.continue().catch(() => undefined);
      if (typeCode === '2') answered();
    });
    await page.getByRole('button', { name: /^工单提醒/ }).click();
    await page.getByRole('button', { name: /^审批结果/ }).click();
    await expect(rows(page).first()).toContainText('审批结果');
    release();
    await first;
    await expect(page).toHaveURL(/type=3/);
    for (const row of await rows(page).all()) await expect(row).toContainText('审批结果');
  });

  test('R022 R058 R118 foreign parts of the address stay, and Back leaves the list', async ({ portal, page }) => {
    await portal.signIn('persona-demo', { path: '/home' });
    await page.goto(`${LIST}?hideBar=1`);
    await expect(rows(page)).toHaveCount(20);
    await page.getByRole('button', { name: /^工单提醒/ }).click();
    await page.getByTitle('2', { exact: true }).click();
    await expect(page).toHaveURL(/\?hideBar=1&type=2&page=2|hideBar=1/);
    expect(new URL(page.url()).searchParams.get('hideBar')).toBe('1');
    await page.goBack();
    await expect(page).toHaveURL(/\/home$/);
  });

  test('R046 density and columns are remembered', async ({ portal, page }) => {
    await portal.signIn('persona-demo', { path: LIST });
    await expect(rows(page)).toHaveCount(20);
    const height = (await rows(page).first().boundingBox())!.height;
    await page.getByRole('button', { name: '密度' }).click();
    await page.getByRole('menuitem', { name: '紧凑' }).click();
    await expect.poll(async () => (await rows(page).first().boundingBox())!.height).toBeLessThan(height);
    await page.getByRole('button', { name: '列设置' }).click();
    await page.getByRole('group', { name: '列设置' }).getByRole('checkbox', { name: '来源' }).uncheck();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(rows(page)).toHaveCount(20);
    await expect(page.getByRole('columnheader', { name: '来源' })).toHaveCount(0);
    await expect.poll(async () => (await rows(page).first().boundingBox())!.height).toBeLessThan(height);
  });

  test('R044 a page of five hundred rows holds them all, and the last can be reached', async ({ portal, page }) => {
    await page.goto(`/?ssoToken=${portal.token()}.big`);
    await page.getByRole('link', { name: '首页' }).first().waitFor();
    await page.goto(`${LIST}?size=500`);
    await expect(rows(page)).toHaveCount(500, { timeout: 30_000 });
    await rows(page).first().focus();
    await page.keyboard.press('End');
    await expect(page.locator('.ant-pagination-total-text')).toBeInViewport();
    await expect(page.locator('.ant-pagination-total-text')).toContainText('1–500 /');
  });

  test('R044 rows that are boxes of their own are still a table to a screen reader', async ({
    portal,
    page,
    context,
  }) => {
    await portal.signIn('persona-demo', { path: LIST });
    await expect(rows(page)).toHaveCount(20);
    const client = await context.newCDPSession(page);
    const { nodes } = await client.send('Accessibility.getFullAXTree');
    const count = (role: string) => nodes.filter((node) => !node.ignored && node.role?.value === role).length;
    expect([count('table'), count('row'), count('columnheader')]).toEqual([1, 21, 6]);
    expect(count('cell')).toBe(20 * 6);
  });

  test('B29 a narrow window has no sideways scroll of the page', async ({ portal, page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    for (const path of [LIST, '/mainApp/allManual', '/mainApp/operationManualEdit']) {
      await portal.signIn('persona-demo', { path });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      await expect.poll(() => isWide()).toBe(false);
    }
  });

  for (const width of [375, 800])
    test(`R044 R048 at ${width} px every list is cards, with all that can be done in sight`, async ({
      portal,
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/mainApp/noticeList', LIST, '/mainApp/myMessageList', '/mainApp/allManual']) {
        await portal.signIn('persona-demo', { path });
        const card = page.locator('li[data-row-key]').first();
        await expect(card).toBeVisible();
        const ends = await card
          .getByRole('button')
          .or(card.getByRole('link'))
          .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().right));
        expect(ends.length).toBeGreaterThan(1);
        expect(Math.max(...ends)).toBeLessThanOrEqual(width);
        await expect(page.getByRole('group', { name: '视图' })).toHaveCount(0);
      }
      // What can be done with those that are ticked stands at the lower edge, and nothing moves for it.
      const card = page.locator('li[data-row-key]').first();
      const before = await card.boundingBox();
      await card.getByRole('checkbox').check();
      await expect(page.getByRole('group', { name: '已选 1 条' })).toBeInViewport({ ratio: 1 });
      await expect.poll(() => card.boundingBox()).toEqual(before);
      await portal.expectNoAxeViolations();
    });

  test('B10 the other language leaves no Chinese in the frame of a list', async ({ portal, page }) => {
    await portal.signIn('persona-demo', { path: LIST, language: 'en-US' });
    await expect(rows(page)).toHaveCount(20);
    const words = await page.locator('h1, th, form button[type=submit], .ant-pagination-total-text').allTextContents();
    expect(words.join(' ')).not.toMatch(/\p{Script=Han}/u);
    await expect(page.getByRole('heading', { level: 1, name: 'All messages' })).toBeVisible();
  });
});

import type { Page } from '@playwright/test';
import { visit } from '../support/navigation';
import { expect, test } from '../support/portal';

const LIST = '/mainApp/messageList';
const rows = (page: Page) => page.locator('tr[data-row-key]');

test('R022 R058 R118 R044 F29 other parameters of the address stay, Back leaves the list, and an outdated response is never shown', async ({
  portal,
  page,
}) => {
  await portal.signIn('persona-demo', { path: '/home' });
  await expect(page.getByRole('banner').getByText('工单平台')).toBeVisible();

  await test.step('R022 R058 R118 other parameters stay, and Back leaves the list', async () => {
    await visit(page, `${LIST}?hideBar=1`);
    await expect(rows(page)).toHaveCount(20);
    await page.getByRole('button', { name: /^工单提醒/ }).click();
    await page.getByTitle('2', { exact: true }).click();
    await expect(page).toHaveURL(({ searchParams }) =>
      ['hideBar', 'type', 'page'].every((name, index) => searchParams.get(name) === ['1', '2', '2'][index]),
    );
    await page.goBack();
    await expect(page).toHaveURL(/\/home$/);
  });

  await test.step('R044 F29 the response to the first request is never shown after the second', async () => {
    await visit(page, LIST);
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
    const asked = page.waitForRequest('**/getAllMessageList');
    await page.getByRole('button', { name: /^工单提醒/ }).click();
    await asked;
    await page.getByRole('button', { name: /^审批结果/ }).click();
    await expect(rows(page).first()).toContainText('审批结果');
    release();
    await first;
    await expect(page).toHaveURL(/type=3/);
    await portal.settled(() => expect(rows(page).filter({ hasNotText: '审批结果' })).toHaveCount(0));
    await page.unroute('**/getAllMessageList');
  });
});

test('R044 R046 density and columns are remembered, and screen readers see a table', async ({
  portal,
  page,
  context,
}) => {
  await portal.signIn('persona-demo', { path: LIST });
  await expect(rows(page)).toHaveCount(20);

  await test.step('R044 rows with display: grid are still a table for screen readers', async () => {
    const client = await context.newCDPSession(page);
    const { nodes } = await client.send('Accessibility.getFullAXTree');
    const count = (role: string) => nodes.filter((node) => !node.ignored && node.role?.value === role).length;
    expect([count('table'), count('row'), count('columnheader')]).toEqual([1, 21, 6]);
    expect(count('cell')).toBe(20 * 6);
  });

  await test.step('R046 the focus goes into the columns, and Escape and Tab beyond their ends lead back', async () => {
    const button = page.getByRole('button', { name: '列设置' });
    const panel = page.getByRole('dialog', { name: '列设置' });
    for (const key of ['Escape', 'Shift+Tab']) {
      await button.press('Enter');
      await expect(panel).toBeFocused();
      await page.keyboard.press(key);
      await expect(button).toBeFocused();
      await expect(panel).toBeHidden();
    }
    await button.press('Enter');
    await panel.getByRole('checkbox').last().focus();
    await page.keyboard.press('Tab');
    await expect(panel).toBeHidden();
    await expect(page.getByRole('checkbox', { name: '选择本页' })).toBeFocused();
  });

  await test.step('R046 density and columns are remembered', async () => {
    const height = (await portal.settled(() => rows(page).first().boundingBox()))!.height;
    await page.getByRole('button', { name: '密度' }).click();
    await page.getByRole('menuitemradio', { name: '紧凑' }).click();
    await expect.poll(async () => (await rows(page).first().boundingBox())!.height).toBeLessThan(height);
    await page.getByRole('button', { name: '列设置' }).click();
    await page.getByRole('dialog', { name: '列设置' }).getByRole('checkbox', { name: '来源' }).uncheck();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(rows(page)).toHaveCount(20);
    await expect(page.getByRole('columnheader', { name: '来源' })).toHaveCount(0);
    await expect.poll(async () => (await rows(page).first().boundingBox())!.height).toBeLessThan(height);
  });
});

test('R044 a page of five hundred rows holds them all, and the last one can be reached', async ({
  portal,
  page,
  baseURL,
}) => {
  const url = baseURL!;
  await page.context().addCookies([{ name: 'ssoToken', value: `${portal.token()}.big`, url }]);
  await page.goto(`${LIST}?size=500`);
  await expect(rows(page)).toHaveCount(500);
  await rows(page).first().focus();
  await page.keyboard.press('End');
  await expect(page.locator('.ant-pagination-total-text')).toBeInViewport();
  await expect(page.locator('.ant-pagination-total-text')).toContainText('1–500 /');
});

test('R044 R048 B29 in narrow windows every list shows cards with all actions visible, and no page scrolls sideways', async ({
  portal,
  page,
}) => {
  const cardOf = (path: string) => page.locator(`[data-page="${path}"] li[data-row-key]`).first();
  const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  await page.setViewportSize({ width: 375, height: 800 });
  await portal.signIn('persona-demo', { path: '/mainApp/noticeList' });
  for (const width of [375, 800])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/mainApp/noticeList', LIST, '/mainApp/myMessageList', '/mainApp/allManual']) {
        await visit(page, path);
        const card = cardOf(path);
        await expect(card).toBeVisible();
        const ends = await portal.settled(() =>
          card
            .getByRole('button')
            .or(card.getByRole('link'))
            .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().right)),
        );
        expect(ends.length).toBeGreaterThan(1);
        expect(Math.max(...ends)).toBeLessThanOrEqual(width);
        await expect(page.getByRole('group', { name: '视图' })).toHaveCount(0);
        await expect.poll(isTooWide).toBe(false);
      }
      // Bulk actions are at the lower edge and cause no layout shift.
      const card = cardOf('/mainApp/allManual');
      const before = await portal.settled(() => card.boundingBox());
      await card.getByRole('checkbox').check();
      await expect(page.getByRole('group', { name: '已选 1 条' })).toBeInViewport({ ratio: 1 });
      await expect.poll(() => card.boundingBox()).toEqual(before);
      await portal.expectNoAxeViolations();
      await card.getByRole('checkbox').uncheck();
      await visit(page, '/mainApp/operationManualEdit');
      await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toBeVisible();
      await expect.poll(isTooWide).toBe(false);
    });
});

test('B10 in English a list has no Chinese interface texts', async ({ portal, page }) => {
  await portal.signIn('persona-demo', { path: LIST, language: 'en-US' });
  await expect(rows(page)).toHaveCount(20);
  const words = await portal.settled(() =>
    page.locator('h1, th, form button[type=submit], .ant-pagination-total-text').allTextContents(),
  );
  expect(words.join(' ')).not.toMatch(/\p{Script=Han}/u);
  await expect(page.getByRole('heading', { level: 1, name: 'All messages' })).toBeVisible();
});

test('B9 R046 R066 R127 the menu of a row works by keyboard: its question stays open, and the focus comes back', async ({
  portal,
  page,
}) => {
  await portal.signIn('persona-demo', { path: '/mainApp/noticeList?status=1' });
  const more = rows(page)
    .first()
    .getByRole('button', { name: /的更多操作$/ });
  const menu = page.getByRole('menu', { name: /的更多操作$/ });
  const question = page.getByRole('dialog', { name: /删除/ });
  for (const [open, choose] of [
    ['Enter', 'Enter'],
    ['ArrowDown', 'Space'],
  ] as const) {
    await more.focus();
    await page.keyboard.press(open);
    await expect(menu.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(menu.getByRole('menuitem', { name: '删除' })).toBeFocused();
    await page.keyboard.press(choose);
    await expect(question.getByRole('button', { name: '取消' })).toBeFocused();
    await expect(menu).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(more).toBeFocused();
  }
  await more.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(more).toBeFocused();
});

test('B29 R044 R049 the panel of a date field is within its page, in windows of every size', async ({
  portal,
  page,
}) => {
  const panel = page.locator('.ant-picker-panel-container').filter({ visible: true });
  await portal.signIn('persona-demo', { path: '/home' });
  for (const [path, width, height] of [
    [LIST, 1366, 768],
    [LIST, 1024, 768],
    ['/mainApp/allManual', 768, 800],
    ['/mainApp/noticeList', 600, 800],
    [LIST, 375, 720],
    ['/mainApp/operationManualEdit', 375, 720],
  ] as const)
    await test.step(`${path} at ${width} × ${height} px`, async () => {
      await page.setViewportSize({ width, height });
      await visit(page, path);
      const shown = page.locator('[data-page][data-shown="true"]');
      await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
      const days = shown.locator('.ant-picker:visible').first();
      const filters = shown.getByRole('button', { name: '更多筛选' });
      await expect(days.or(filters).first()).toBeVisible();
      // A page that is shown again in another width arranges its filters a moment later.
      await expect(async () => {
        if (!(await days.isVisible())) await filters.click({ timeout: 1_000 });
        await days.click({ timeout: 1_000 });
      }).toPass();
      const area = await portal.settled(() => shown.boundingBox());
      const isWithin = async () => {
        const box = await panel.boundingBox();
        if (!box || !area) return 'none';
        // antd moves a panel to the edge without its distance from the field.
        const slack = 5;
        return [
          box.x >= area.x - slack,
          box.y >= area.y - slack,
          box.x + box.width <= area.x + area.width + slack,
          box.y + box.height <= area.y + area.height + slack,
        ].every(Boolean);
      };
      await expect.poll(isWithin).toBe(true);
      // Nothing of it is cut at its sides.
      await expect.poll(() => panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await page.keyboard.press('Escape');
    });
});

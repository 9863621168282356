import type { Locator, Page } from '@playwright/test';
import { bar, changeList, expectMessage, isReady, names, SUBSYSTEM_LIST } from '../support/navigation';
import { expect, test, type Portal } from '../support/portal';

const SAVE = '**/subsystem/order/save';

const dialog = (page: Page) => page.getByRole('dialog', { name: '菜单自定义' });
const zone = (page: Page, name: '主导航' | '更多') => dialog(page).getByRole('list', { name });
const row = (page: Page, name: string) =>
  dialog(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });
const order = (list: Locator) => list.getByRole('listitem').locator('[title]:not(button)').allInnerTexts();
const submit = (page: Page) => dialog(page).getByRole('button', { name: '提交' });

async function openDialog({ page }: Portal) {
  await bar(page).getByRole('button', { name: '全部' }).click();
  await page.getByText('菜单自定义').click();
  await expect(zone(page, '主导航')).toBeVisible();
}

/** Drags in several steps, like a user. */
async function drag(page: Page, from: Locator, to: Locator, edge: 'above' | 'below') {
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!];
  await page.mouse.move(start.x + 20, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + 24, start.y + start.height / 2 + 14, { steps: 3 });
  const y = end.y + (edge === 'above' ? 6 : end.height - 6);
  await page.mouse.move(end.x + 30, y, { steps: 12 });
  await page.mouse.move(end.x + 32, y, { steps: 2 });
  await page.mouse.up();
}

test('R088 R099 R101 R102 R103 the dialog opens by keyboard, keeps the limits, asks before it closes, and survives a failed save', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await isReady(page);

  await test.step('R088 its entry comes last, Enter opens it with the focus inside', async () => {
    await bar(page).getByRole('button', { name: '全部' }).press('Enter');
    await expect(page.getByRole('searchbox', { name: '全局搜索' })).toBeFocused();
    await page.getByText('菜单自定义').focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => !!document.activeElement?.closest('[role="dialog"]'))).toBe(true);
    await portal.expectNoAxeViolations();
  });

  await test.step('R101 R316 the five fixed entries cannot be dragged, and nothing moves before home', async () => {
    await expect(zone(page, '主导航')).toBeVisible();
    const before = await portal.settled(() => order(zone(page, '主导航')));
    for (const name of ['首页', '基础信息', '工单平台', '报事系统', '工单中台']) {
      await expect(row(page, name)).toHaveAttribute('aria-disabled', 'true');
      await expect(row(page, name).getByRole('button')).toHaveCount(0);
    }
    await drag(page, row(page, '工单中台'), row(page, '装修'), 'below');
    await expectMessage(page, '首页和基础信息固定在最前', () =>
      drag(page, row(page, '管家'), row(page, '首页'), 'above'),
    );
    await expect.poll(() => order(zone(page, '主导航'))).toEqual(before);
  });

  await test.step('R099 R192 R314 the eighth entry is refused with a message and the row stays', async () => {
    await expectMessage(page, '主导航最多展示7个', () => drag(page, row(page, '任务'), row(page, '装修'), 'below'));
    await expect(dialog(page).getByRole('heading', { name: '主导航 7/7' })).toBeVisible();
    await expect.poll(async () => (await order(zone(page, '更多')))[0]).toBe('任务');
  });

  await test.step('R102 every way out asks; continuing keeps the new order, leaving keeps the old one', async () => {
    await page.getByRole('button', { name: '上移装修' }).click();
    const changed = await portal.settled(() => order(zone(page, '主导航')));
    for (const leave of [
      () => dialog(page).getByRole('button', { name: '取消' }).click(),
      () => dialog(page).getByRole('button', { name: '关闭' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await leave();
      await expect(page.getByText('未保存的修改将丢失')).toBeVisible();
      await expect(page.getByRole('button', { name: '继续编辑' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByText('未保存的修改将丢失')).toHaveCount(0);
      await expect.poll(() => order(zone(page, '主导航'))).toEqual(changed);
    }
    await dialog(page).getByRole('button', { name: '取消' }).click();
    await page.getByRole('button', { name: '确定' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(async () => (await names(page)).slice(-2)).toEqual(['管家', '装修']);
  });

  await test.step('R103 a failed save restores the old order, shows the reason, and keeps the edited order', async () => {
    await openDialog(portal);
    const heal = await portal.failApi(SAVE, 'http:500');
    await page.getByRole('button', { name: '上移装修' }).click();
    await expectMessage(page, '服务器错误', () => submit(page).click());
    await expect.poll(async () => (await names(page)).slice(-2)).toEqual(['管家', '装修']);
    await expect.poll(async () => (await order(zone(page, '主导航'))).slice(-2)).toEqual(['装修', '管家']);
    await heal();
    await submit(page).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(async () => (await names(page)).slice(-2)).toEqual(['装修', '管家']);
  });
});

test('R098 R103 a row dragged above another one changes the bar after submitting', async ({ portal, page }) => {
  // Wide enough for all seven.
  await page.setViewportSize({ width: 1500, height: 900 });
  await portal.signIn();
  await isReady(page);
  await openDialog(portal);
  await drag(page, row(page, '电梯平台'), row(page, '任务'), 'above');
  await expect
    .poll(() => order(zone(page, '更多')))
    .toEqual(expect.arrayContaining(['电梯平台', '任务', '待办任务', '综合平台']));
  await expect.poll(async () => (await order(zone(page, '更多'))).slice(0, 2)).toEqual(['电梯平台', '任务']);
  await expect(dialog(page).getByText('电梯平台已移到第 1 位')).toBeAttached();

  // One entry out of the row, and another one into its position.
  await drag(page, row(page, '装修'), row(page, '电梯平台'), 'above');
  await expect(dialog(page).getByRole('heading', { name: '主导航 6/7' })).toBeVisible();
  await drag(page, row(page, '电梯平台'), row(page, '管家'), 'above');
  await expect
    .poll(() => order(zone(page, '主导航')))
    .toEqual(['首页', '基础信息', '工单平台', '报事系统', '工单中台', '电梯平台', '管家']);

  const requests = portal.recordRequests(/order\/save$/);
  await expectMessage(page, '菜单排序已保存，仅对您本人生效', () => submit(page).dblclick());
  await expect(dialog(page)).toHaveCount(0);
  await expect
    .poll(() => names(page))
    .toEqual(['首页', '基础信息', '工单平台', '报事系统', '工单中台', '电梯平台', '管家']);
  expect(requests).toHaveLength(1);
  const body = requests[0]!.body as Record<string, unknown>[];
  expect(body.map((item) => Object.keys(item).sort().join())).toEqual(
    body.map(() => 'id,isShow,orderNumber,systemCode'),
  );
  expect(body.slice(0, 7)).toMatchObject([
    { systemCode: 'workorder', isShow: 1, orderNumber: 1 },
    { systemCode: 'bjDigitization', isShow: 1, orderNumber: 2 },
    { systemCode: 'gdzt', isShow: 1, orderNumber: 3 },
    { systemCode: 'lift', isShow: 1, orderNumber: 4 },
    { systemCode: 'housekeeper', isShow: 1, orderNumber: 5 },
    { systemCode: 'decoration', isShow: 0, orderNumber: 6 },
    { systemCode: 'task', isShow: 0, orderNumber: 7 },
  ]);
  await page.reload();
  await isReady(page);
  await expect.poll(async () => (await names(page)).at(5)).toBe('电梯平台');
});

test("R098 R103 R104 R180 by keyboard alone; every open window of the same person is updated, other people's are not", async ({
  portal,
  page,
  browser,
}) => {
  await portal.signIn();
  await isReady(page);
  const second = await page.context().newPage();
  await second.goto('/home');
  await isReady(second);
  await page.bringToFront();
  await openDialog(portal);
  const requests = portal.recordRequests(/order\/save$/);
  // The dialog moves the focus as it opens.
  await portal.focus(page.getByRole('button', { name: '将装修移到更多' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '将装修移到主导航' })).toBeFocused();
  await expect(dialog(page).getByText('装修已移到更多，第 1 位')).toBeAttached();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: '下移装修' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '下移装修' })).toBeFocused();
  await page.getByRole('button', { name: '上移管家' }).press('Space');
  await expect(page.getByRole('button', { name: '上移管家' })).toBeFocused();
  await submit(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  // Only fixed entries are above it, and these keep their positions.
  await expect.poll(() => names(page)).toEqual(['首页', '基础信息', '工单平台', '报事系统', '工单中台', '管家']);
  expect(requests).toHaveLength(1);
  await expect.poll(async () => (await names(second)).at(-1)).toBe('管家');

  const otherContext = await browser.newContext();
  const other = await otherContext.newPage();
  await other.goto(`/?ssoToken=${portal.token('persona-review')}`);
  await isReady(other);
  await expect.poll(() => names(other)).toContain('装修');
  await otherContext.close();
});

test('R097 R098 R100 R192 without the list there is nothing to sort, but it can be reloaded; with three left none can be removed', async ({
  portal,
  page,
}) => {
  const heal = await portal.failApi(SUBSYSTEM_LIST, 'http:500');
  await portal.signIn();
  await bar(page).getByRole('button', { name: '全部' }).click();
  await page.getByText('菜单自定义').click();
  const retry = dialog(page).getByRole('button', { name: '重试' });
  await expect(retry).toBeVisible();
  await heal();
  await changeList(portal, (list) =>
    list.filter(({ systemCode }) => ['decoration', 'task'].includes(String(systemCode))),
  );
  await retry.click();
  await expect(row(page, '装修')).toBeVisible();
  await expectMessage(page, '主导航至少3个', () => drag(page, row(page, '装修'), row(page, '任务'), 'above'));
  await expect.poll(() => order(zone(page, '主导航'))).toEqual(['首页', '基础信息', '装修']);
});

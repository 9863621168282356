import type { FrameLocator, Locator, Page } from '@playwright/test';
import { visit } from '../support/navigation';
import { expect, test } from '../support/portal';

// The two subsystems without a framework: the work-order center, and the access cards in their frame.
const gdzt = (page: Page): Locator => page.locator('[data-pane="gdzt"]');
const nfc = (page: Page): FrameLocator => page.locator('[data-pane="nfc"]').frameLocator('iframe');
const entry = (page: Page, name: string) => page.getByRole('navigation').first().getByRole('link', { name });
const question = (page: Page) => page.getByRole('dialog');

async function toEnglish(page: Page) {
  await page.getByRole('button', { name: /林知远/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
}

test.describe('the work-order center', () => {
  test('R034 opens from its entry, filters by the address, and keeps the focus', async ({ page, portal }) => {
    await portal.signIn();
    await entry(page, '工单中台').click();
    await expect(gdzt(page).getByRole('heading', { name: '工单中台' })).toBeVisible();
    await expect(page).toHaveURL(/\/gdzt\/tickets$/);
    await expect(entry(page, '工单中台')).toHaveAttribute('aria-current', /.+/);
    await expect(gdzt(page).locator('iframe')).toHaveCount(0);
    await portal.expectNoAxeViolations();
    const working = gdzt(page).getByRole('button', { name: /^处理中/ });

    await test.step('back removes a filter', async () => {
      await working.click();
      await expect(page).toHaveURL(/status=working/);
      await gdzt(page).getByLabel('班组').selectOption('机电组');
      await expect(page).toHaveURL(/status=working&team=/);
      await gdzt(page).getByRole('searchbox').fill('查无此单');
      await expect(gdzt(page).getByText('没有符合条件的工单')).toBeVisible();
      await portal.expectNoAxeViolations({ include: '[data-pane="gdzt"]' });
      await page.goBack();
      await expect(working).toHaveAttribute('aria-pressed', 'true');
      await expect(gdzt(page).getByLabel('班组')).toHaveValue('');
      await expect(gdzt(page).getByRole('searchbox')).toHaveValue('');
      await page.goBack();
      await expect(page).toHaveURL(/\/gdzt\/tickets$/);
      await expect(working).toHaveAttribute('aria-pressed', 'false');
    });
    await test.step('the focus stays while pages and tabs change', async () => {
      const next = gdzt(page).getByRole('button', { name: '下一页' });
      await next.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/page=2/);
      await expect(next).toBeFocused();
      await gdzt(page).locator('tbody').getByRole('link').first().click();
      await gdzt(page).getByRole('link', { name: '流转记录' }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/tab=log/);
      await expect(gdzt(page).getByRole('link', { name: '流转记录' })).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(gdzt(page).getByRole('link', { name: '处理', exact: true })).toBeFocused();
    });
    await test.step('the entry of the data hub leads here too', async () => {
      await visit(page, '/gdzt/tickets?status=returned');
      await expect(gdzt(page).getByRole('button', { name: /^已退回/ })).toHaveAttribute('aria-pressed', 'true');
      await page.getByRole('button', { name: '全部' }).click();
      await page.getByText('数据中台').click();
      await expect(page.getByText('数据中台')).toBeHidden();
      await expect(page).toHaveURL(/\/gdzt/);
      await expect(gdzt(page)).toHaveCount(1);
      await expect(gdzt(page).getByRole('heading', { name: '工单中台' })).toBeVisible();
    });
  });

  test('a ticket: unsaved work always asks first, and rules are shown at their fields', async ({ page, portal }) => {
    await portal.signIn('persona-demo', { path: '/gdzt/tickets?status=working' });
    await gdzt(page).locator('tbody').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/gdzt\/tickets\/\d+$/);
    const { pathname } = new URL(page.url());
    const number = await portal.settled(() => gdzt(page).locator('dd').first().textContent());
    expect(number).toMatch(/\d/);
    await expect(page).toHaveTitle(new RegExp(number!));
    await gdzt(page).getByLabel('说明').fill('已修');
    await expect(gdzt(page).getByText('有未保存的修改')).toBeVisible();

    await gdzt(page).getByRole('link', { name: '流转记录' }).click();
    await expect(page).toHaveURL(`${pathname}?tab=log`);
    await page.goBack();
    await expect(gdzt(page).getByLabel('说明')).toHaveValue('已修');
    await gdzt(page).getByRole('link', { name: '返回工单列表' }).click();
    await question(page).getByRole('button', { name: '继续编辑' }).click();
    await expect(page).toHaveURL(pathname);
    await page.goBack();
    await question(page).getByRole('button', { name: '继续编辑' }).click();
    await expect(page).toHaveURL(pathname);
    await expect(gdzt(page).getByLabel('说明')).toHaveValue('已修');

    await gdzt(page).getByLabel('状态').selectOption('done');
    await gdzt(page).getByRole('button', { name: '保存' }).click();
    await expect(gdzt(page).getByText('请写明情况，至少 8 个字')).toBeVisible();
    await expect(gdzt(page).getByLabel('说明')).toBeFocused();
    await portal.expectNoAxeViolations();
    await toEnglish(page);
    await expect(gdzt(page).getByText('Describe what happened (at least 8 characters)')).toBeVisible();
    await expect(gdzt(page).getByLabel('Note')).toHaveValue('已修');
    await gdzt(page).getByLabel('Note').fill('已更换密封圈，保压正常');
    await gdzt(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Ticket saved')).toBeVisible();
    await expect(gdzt(page).getByText('This ticket is done and read-only.')).toBeVisible();
    await gdzt(page).getByRole('link', { name: 'History' }).click();
    await expect(gdzt(page).getByRole('listitem').first()).toContainText('林知远');
    await gdzt(page).getByRole('link', { name: 'Back to the tickets' }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(gdzt(page).getByRole('heading', { name: 'Work-order center' })).toBeVisible();
  });

  test('R034 runs in a frame if the registry says so', async ({ page, portal }) => {
    await page.route('**/subsystems.json', async (route) => {
      const answer = await route.fetch();
      const registry = (await answer.json()) as { subsystems: { code: string; isolation: string }[] };
      for (const each of registry.subsystems) if (each.code === 'gdzt') each.isolation = 'frame';
      await route.fulfill({ response: answer, json: registry });
    });
    await portal.signIn('persona-demo', { path: '/gdzt/tickets?status=working' });
    await expect(gdzt(page).locator('iframe')).toHaveCount(1);
    const frame = gdzt(page).frameLocator('iframe');
    await frame.locator('tbody').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/gdzt\/tickets\/\d+$/);
    await frame.getByLabel('说明').fill('已修');
    await frame.getByRole('link', { name: '返回工单列表' }).click();
    await question(page).getByRole('button', { name: '放弃并离开' }).click();
    await expect(page).toHaveURL(/\/gdzt\/tickets\?status=working$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/gdzt\/tickets\/\d+$/);
    await expect(frame.getByLabel('说明')).toHaveValue('');
    await portal.expectNoAxeViolations({ include: '[data-pane="gdzt"]' });
    const address = page.url();
    await page.reload();
    await expect(frame.getByLabel('说明')).toBeVisible();
    await expect(page).toHaveURL(address);
  });
});

test.describe('the access cards', () => {
  test('R040 filters by the address, opens at a deep link, and locks a lost card before issuing another', async ({
    page,
    portal,
  }) => {
    await portal.signIn('persona-demo', { path: '/nfc' });
    await expect(nfc(page).getByRole('heading', { name: '门禁卡' })).toBeVisible();
    await expect(page).toHaveURL(/\/nfc\/cards$/);
    await nfc(page).getByLabel('状态').selectOption('locked');
    await expect(page).toHaveURL(/\/nfc\/cards\?state=locked$/);
    await nfc(page).getByRole('searchbox').fill('查无此人');
    await expect(nfc(page).getByText('没有符合条件的门禁卡')).toBeVisible();
    // A frame sends its address to the portal after it has drawn its page.
    await expect(page).toHaveURL(/[?&]q=/);
    await portal.expectNoAxeViolations({ include: '[data-pane="nfc"]' });
    await page.goBack();
    await expect(nfc(page).getByLabel('状态')).toHaveValue('');
    await page.goto('/nfc/cards?kind=contractor&q=%E9%97%A8');
    await expect(nfc(page).getByLabel('持卡人类型')).toHaveValue('contractor');
    await expect(nfc(page).getByRole('searchbox')).toHaveValue('门');
    await page.goto('/nfc/cards/64');
    await expect(nfc(page).getByText('操作记录')).toBeVisible();
    await expect(page).toHaveURL(/\/nfc\/cards\/64$/);

    await test.step('R095 a shortcut of the portal works while the focus is in the frame', async () => {
      await nfc(page).getByRole('link', { name: '返回门禁卡列表' }).press('Control+/');
      const keys = page.getByRole('dialog', { name: '键盘快捷键' });
      await expect(keys).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(keys).toBeHidden();
      await nfc(page).getByRole('link', { name: '返回门禁卡列表' }).press('Control+k');
      await expect(page.getByRole('searchbox', { name: '全局搜索' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(nfc(page).getByRole('link', { name: '返回门禁卡列表' })).toBeFocused();
    });

    const holder = nfc(page).getByLabel('持卡人');
    await expect(holder).not.toHaveValue('');
    const [name, home] = [await holder.inputValue(), await nfc(page).getByLabel('房号或单位').inputValue()];
    await portal.expectNoAxeViolations();

    await nfc(page).getByRole('link', { name: '返回门禁卡列表' }).click();
    await nfc(page).getByRole('link', { name: '发卡' }).click();
    await nfc(page).getByLabel('持卡人').fill(name);
    await nfc(page).getByLabel('房号或单位').fill(home);
    await nfc(page).getByLabel('失效日期').fill('2199-01-01');
    await nfc(page).getByRole('button', { name: '发卡' }).click();
    await expect(nfc(page).getByText('有效期最长一年')).toBeVisible();
    await nfc(page)
      .getByLabel('失效日期')
      .fill(await nfc(page).getByLabel('生效日期').inputValue());
    await nfc(page).getByRole('button', { name: '发卡' }).click();
    await expect(nfc(page).getByRole('alert')).toContainText('仍在使用');
    await page.goBack();
    await question(page).getByRole('button', { name: '继续编辑' }).click();
    await expect(page).toHaveURL(/\/nfc\/cards\/new$/);
    await nfc(page).getByRole('link', { name: '打开旧卡' }).click();
    await question(page).getByRole('button', { name: '放弃并离开' }).click();

    await nfc(page).getByLabel('锁定原因').selectOption('lost');
    const lock = nfc(page).getByRole('button', { name: '锁定' });
    await lock.click();
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lock, 'A38 after a question the focus is where it was').toBeFocused();
    await lock.click();
    await question(page).getByRole('button', { name: '锁定' }).click();
    await expect(page.locator('[data-toast]').filter({ hasText: '门禁卡已锁定' })).toBeVisible();
    await nfc(page).getByRole('link', { name: '补发新卡' }).click();
    await expect(nfc(page).getByLabel('持卡人')).toHaveValue(name);
    await nfc(page).getByRole('button', { name: '发卡' }).click();
    await expect(page.locator('[data-toast]').filter({ hasText: /^已发卡：04:/ })).toBeVisible();
    await expect(nfc(page).getByText('替换 64 号卡')).toBeVisible();

    await nfc(page).getByRole('button', { name: '退卡' }).click();
    await question(page).getByRole('button', { name: '退卡' }).click();
    await expect(page.locator('[data-toast]').filter({ hasText: /已办理退卡/ })).toBeVisible();
    await expect(nfc(page).getByText('该卡已退，不能再修改或解锁。')).toBeVisible();
    await expect(nfc(page).getByRole('button', { name: '解锁' })).toHaveCount(0);
    await toEnglish(page);
    await expect(nfc(page).getByText('This card was returned')).toBeVisible();
  });
});

test('R034 R040 without permission to dispatch or issue cards the page says so and is read-only', async ({
  page,
  portal,
}) => {
  await portal.signIn('persona-restricted', { path: '/gdzt/tickets?status=new' });
  await gdzt(page).locator('tbody').getByRole('link').first().click();
  await expect(gdzt(page).getByText('您没有派单权限，请联系调度员。')).toBeVisible();
  await expect(gdzt(page).getByLabel('状态').getByRole('option')).toHaveText(['待派单']);
  await expect(gdzt(page).getByLabel('班组')).toBeDisabled();

  await visit(page, '/nfc/cards/64');
  await expect(nfc(page).getByText('您没有发卡权限，只能查看。')).toBeVisible();
  await expect(nfc(page).getByRole('button', { name: /锁定|退卡|保存/ })).toHaveCount(0);
  await nfc(page).getByRole('link', { name: '返回门禁卡列表' }).click();
  await expect(nfc(page).getByRole('heading', { name: '门禁卡' })).toBeVisible();
  await expect(nfc(page).getByRole('link', { name: '发卡' })).toHaveCount(0);
});

test('R034 R040 the work-order center and the access cards fit a window of 375 px', async ({ page, portal }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await portal.signIn('persona-demo', { path: '/gdzt/tickets' });
  for (const [path, shown] of [
    ['/gdzt/tickets', gdzt(page).getByRole('searchbox')],
    ['/gdzt/tickets/96', gdzt(page).getByRole('link', { name: '返回工单列表' })],
    ['/nfc/cards', nfc(page).getByRole('searchbox')],
    ['/nfc/cards/64', nfc(page).getByLabel('持卡人')],
  ] as const)
    await test.step(path, async () => {
      await visit(page, path);
      await expect(shown).toBeVisible();
      const inside = path.startsWith('/nfc') ? nfc(page) : gdzt(page);
      const root = inside.locator('.gdzt, .nfc').first();
      await expect.poll(() => root.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    });
});

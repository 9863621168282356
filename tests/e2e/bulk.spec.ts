import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal';
import { expectMessage } from '../support/navigation';

const rows = (page: Page) => page.locator('tbody tr[data-row-key]');
const bar = (page: Page) => page.getByRole('group', { name: /^已选/ });
const action = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const tick = (page: Page, index: number) => rows(page).nth(index).getByRole('checkbox').check();

test('R046 R178 many notices are published and revoked with one confirmation; the failed ones stay selected', async ({
  portal,
  page,
}) => {
  await portal.signIn('persona-demo', { path: '/mainApp/noticeList?status=1' });
  await expect(rows(page).first()).toContainText('草稿');
  const id = await portal.settled(() => rows(page).nth(1).getAttribute('data-row-key'));

  await test.step('R046 three drafts, of which the server refuses one', async () => {
    for (const index of [0, 1, 2]) await tick(page, index);
    await expect(action(page, '撤销（0）')).toBeDisabled();
    await page.route('**/new/notice/2.0/update', async (route) => {
      const { id: changed } = route.request().postDataJSON() as { id: string };
      if (String(changed) !== id) return route.continue();
      return route.fulfill({ json: { status: '0', msg: '正在审核', data: null } });
    });
    const sent = portal.recordRequests(/\/notice\/2\.0\/update$/);
    await action(page, '发布').click();
    const question = dialog(page, '发布 3 条公告？');
    await expect(question).toContainText('将立即发布');
    await portal.expectNoAxeViolations({ include: '[role="dialog"]' });
    await expectMessage(page, '已发布 2 条公告；1 条未成功：正在审核', () =>
      question.getByRole('button', { name: '发布' }).click(),
    );
    expect(sent).toHaveLength(3);
    await expect(bar(page)).toHaveAccessibleName('已选 1 条');
    await expect(page.locator(`tr[data-row-key="${id}"]`).getByRole('checkbox')).toBeChecked();
  });

  await test.step('tried again, it succeeds, and nothing is selected any more', async () => {
    await page.unroute('**/new/notice/2.0/update');
    await action(page, '发布').click();
    await expectMessage(page, '已发布 1 条公告', () =>
      dialog(page, '发布 1 条公告？').getByRole('button', { name: '发布' }).click(),
    );
    await expect(bar(page)).toHaveCount(0);
    await expect(page.locator(`tr[data-row-key="${id}"]`)).toHaveCount(0);
  });

  await test.step('what is published appears, and is revoked', async () => {
    await page.goto('/mainApp/noticeList?status=2');
    await expect(rows(page).first()).toContainText('已发布');
    await tick(page, 0);
    await tick(page, 1);
    await action(page, '撤销').click();
    await expectMessage(page, '已撤销 2 条公告', () =>
      dialog(page, '撤销 2 条公告？').getByRole('button', { name: '撤销' }).click(),
    );
  });

  await test.step('R044 the filtered list is exported with all of its fields', async () => {
    await page.goto('/mainApp/noticeList?status=3');
    await expect(rows(page).first()).toContainText('已撤销');
    const total = await portal.settled(() => page.getByText(/^共 \d+ 条$/).innerText());
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '导出 CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^公告消息 \d{4}-\d{2}-\d{2}\.csv$/);
    const lines = readFileSync((await download.path())!, 'utf8')
      .trimEnd()
      .split('\r\n');
    expect(lines[0]).toBe('\uFEFF公告标题,栏目,状态,定时发布时间,发布端,排序号,发布人,发布时间');
    expect(`共 ${lines.length - 1} 条`).toBe(total);
    expect(lines.slice(1).every((line) => line.includes('已撤销'))).toBe(true);
  });
});

test('R044 R262 R263 many messages are marked as read; the counts follow', async ({ portal, page }) => {
  await portal.signIn('persona-demo', { path: '/mainApp/messageList?read=no' });
  await expect(rows(page)).toHaveCount(12);
  const badge = page.getByRole('link', { name: /全部消息/ });
  await expect(badge).toContainText('12');
  for (const index of [0, 1, 2]) await tick(page, index);
  await expectMessage(page, '已将 3 条消息标为已读', () => action(page, '标为已读').click());
  await expect(badge).toContainText('9');
  await expect(rows(page).locator('[data-unread]')).toHaveCount(9);
  await expect(bar(page)).toHaveCount(0);
});

import { visit } from '../support/navigation';
import { expect, test, type Portal } from '../support/portal';
import { isClearOf } from '../support/readability';
import type { Page } from '@playwright/test';

/** A message that stays until it is closed (R129): a draft was saved. */
async function saveDraft(portal: Portal, page: Page) {
  await portal.signIn('persona-demo', { path: '/mainApp/noticeEdit' });
  await page.getByLabel('公告标题').fill('停水');
  await page.getByLabel('栏目分类').click();
  await page.locator('.ant-select-item-option').filter({ hasText: '系统' }).click();
  await page.getByRole('button', { name: '存草稿' }).click();
  await expect(page.locator('[data-toast]')).toContainText('草稿已保存');
}

/** Names of the controls that are wholly or partly below a message; rows, which are as wide as the list, do not count. */
const controlsBelowMessages = (page: Page) =>
  page.evaluate(() => {
    const names = new Set<string>();
    for (const message of document.querySelectorAll('[data-toast]')) {
      const { left, right, top, bottom } = message.getBoundingClientRect();
      for (let x = left + 1; x < right; x += 4)
        for (let y = top + 1; y < bottom; y += 4) {
          // The first one under the message: what a bar of the page hides cannot be clicked anyway.
          const below = document.elementsFromPoint(x, y).find((element) => !element.closest('[data-toast]'));
          const control = below?.closest('a, button, input, label, select, textarea, th, [role="combobox"]');
          if (control) names.add(`${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent}`);
        }
    }
    return [...names];
  });

test('R128 R129 R130 messages cover no action of a page, in wide and narrow windows', async ({ portal, page }) => {
  await saveDraft(portal, page);
  for (const width of [1366, 1024, 375]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 720 });
      const message = page.locator('[data-toast]');
      for (const [address, actions] of [
        ['/mainApp/noticeList', [page.getByRole('link', { name: '发布公告' }).last()]],
        ['/mainApp/messageList', [page.getByRole('button', { name: /导出/ })]],
        ['/mainApp/myMessageList', [page.getByRole('button', { name: '新建消息' })]],
        ['/mainApp/allManual', [page.getByRole('link', { name: '发布手册' }).last()]],
        [
          '/mainApp/noticeEdit',
          [page.getByRole('button', { name: '存草稿' }), page.getByRole('button', { name: '返回公告列表' })],
        ],
      ] as const) {
        await visit(page, address);
        for (const action of actions) await isClearOf(message, action);
      }
      await isClearOf(message, page.getByRole('banner'));
    });
  }

  for (const [width, height] of [
    [1920, 1080],
    [1366, 768],
  ] as const)
    await test.step(`no control at all of a list or of the home page is covered, scrolled or not, at ${width} px`, async () => {
      await page.setViewportSize({ width, height });
      for (const address of ['messageList', 'noticeList', 'todoList', 'todoList?view=processed', 'myMessageList']) {
        await visit(page, `/mainApp/${address}`);
        const shown = page.locator('[data-shown="true"]').last();
        await expect(shown.locator('tbody tr[data-row-key]').first()).toBeVisible();
        await expect.poll(() => controlsBelowMessages(page)).toEqual([]);
        await shown.locator('tbody tr[data-row-key]').nth(8).hover();
        await page.mouse.wheel(0, 160);
        await expect.poll(() => controlsBelowMessages(page)).toEqual([]);
      }
      await visit(page, '/mainApp/messageList');
      await page.getByRole('checkbox', { name: '选择本页' }).check();
      const bulk = page.getByRole('group', { name: /^已选/ });
      await isClearOf(page.locator('[data-toast]'), bulk);
      await expect.poll(() => controlsBelowMessages(page)).toEqual([]);
      await bulk.getByRole('button', { name: /取消/ }).click();
      await visit(page, '/home');
      await expect(
        page
          .getByRole('link', { name: /^进入/ })
          .or(page.getByRole('button', { name: /^进入/ }))
          .first(),
      ).toBeVisible();
      await expect.poll(() => controlsBelowMessages(page)).toEqual([]);
    });

  await test.step('three messages in a narrow window lie on one another', async () => {
    await visit(page, '/mainApp/messageList');
    const toasts = page.locator('[data-toast]');
    const filters = page.getByRole('combobox', { name: '标题关键字' });
    for (const [index, words] of ['busy', 'busy again'].entries()) {
      const restore = await portal.failApi('**/getAllMessageList*', `status:0:${words}`);
      // Under the pointer all messages stay.
      await toasts.last().hover();
      await page.getByRole('button', { name: '查询' }).press('Enter');
      await expect(toasts).toHaveCount(index + 2);
      await restore();
    }
    const region = page.getByRole('region', { name: '消息提示' });
    for (const control of [filters, page.getByRole('button', { name: '查询' })]) await isClearOf(region, control);
    await toasts.last().getByRole('button', { name: '关闭提示' }).click();
    await toasts.last().hover();
    await isClearOf(toasts.nth(-2), toasts.last());
  });
});

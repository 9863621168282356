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

test('R128 R129 R130 messages are shown below the header and cover no action of a page, in wide and narrow windows', async ({
  portal,
  page,
}) => {
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

  await test.step('three messages in a narrow window lie on one another', async () => {
    await visit(page, '/mainApp/messageList');
    const toasts = page.locator('[data-toast]');
    const filters = page.getByRole('combobox', { name: '标题关键字' });
    for (const [index, words] of ['busy', 'busy again'].entries()) {
      const restore = await portal.failApi('**/getAllMessageList*', `status:0:${words}`);
      await page.getByRole('button', { name: '查询' }).click();
      await expect(toasts).toHaveCount(index + 2);
      await restore();
    }
    await isClearOf(page.getByRole('region', { name: '消息提示' }), filters);
    await toasts.last().getByRole('button', { name: '关闭提示' }).click();
    await toasts.last().hover();
    await isClearOf(toasts.nth(-2), toasts.last());
  });
});

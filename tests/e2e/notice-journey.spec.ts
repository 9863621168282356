import { expect, test } from '../support/portal';

/** One red pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);

test('R047 R046 R006 R115 R285 a notice with an image, a table and an attachment is published, read by another person, and revoked', async ({
  portal,
  page,
}) => {
  const name = '冬季停暖检修通知';
  await portal.signIn('persona-demo', { path: '/mainApp/noticeList' });

  await test.step('write and publish it', async () => {
    await page.getByRole('link', { name: '发布公告' }).click();
    await page.getByLabel('公告标题').fill(name);
    const text = page.getByRole('textbox', { name: '公告内容' });
    await text.click();
    await page.keyboard.type('检修期间暂停供暖，安排如下：');
    await page
      .locator('input[type=file][accept*=gif]')
      .setInputFiles({ name: '阀门.png', mimeType: 'image/png', buffer: PIXEL });
    await expect(text.locator('img')).toBeVisible();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.getByRole('toolbar').getByRole('button', { name: '插入表格' }).click();
    for (const words of ['楼栋', '日期', '时段', '1 栋', '周一', '上午']) {
      await page.keyboard.type(words);
      await page.keyboard.press('Tab');
    }
    await page.getByLabel('栏目分类').click();
    await page.locator('.ant-select-item-option').filter({ hasText: '系统' }).click();
    const files = page.getByRole('group', { name: '添加附件' });
    await files
      .locator('input[type=file]')
      .setInputFiles({ name: '检修安排（终稿）.txt', mimeType: 'text/plain', buffer: Buffer.from('一号楼：周一') });
    await expect(files.getByRole('button', { name: '移除 检修安排（终稿）.txt' })).toBeVisible();
    await page.getByRole('group', { name: '表单操作' }).getByRole('button', { name: '发布' }).click();
    const question = page.getByRole('dialog', { name: `发布“${name}”？` });
    await expect(question).toContainText('附件 1 个');
    await question.getByRole('button', { name: '发布' }).click();
    await expect(page.getByRole('link', { name })).toBeVisible();
  });

  await test.step('another person finds it on the home page and reads it', async () => {
    await portal.signIn('persona-restricted', { path: '/home' });
    await page.locator('[data-notice-id]').filter({ hasText: name }).click();
    const preview = page.getByRole('dialog', { name: '预览公告' });
    await expect(preview.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(preview.getByRole('cell', { name: '周一' })).toBeVisible();
    await expect
      .poll(() =>
        preview
          .locator('dd img')
          .first()
          .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
      )
      .toBe(1);
    const download = page.waitForEvent('download');
    await preview.getByRole('button', { name: '下载 检修安排（终稿）.txt' }).click();
    expect((await download).suggestedFilename()).toBe('检修安排（终稿）.txt');
  });

  await test.step('it is revoked, and no longer on the home page', async () => {
    await portal.signIn('persona-demo', { path: '/mainApp/noticeList' });
    const row = page.locator('tbody tr[data-row-key]').filter({ hasText: name });
    await row.getByText('撤销', { exact: true }).click();
    await page
      .getByRole('dialog', { name: `撤销“${name}”？` })
      .getByRole('button', { name: '撤销' })
      .click();
    await expect(row).toContainText('已撤销');
    await portal.signIn('persona-restricted', { path: '/home' });
    await expect(page.locator('[data-notice-id]').first()).toBeVisible();
    await expect(page.locator('[data-notice-id]').filter({ hasText: name })).toHaveCount(0);
  });
});

import type { Page } from '@playwright/test';
import { visit } from '../support/navigation';
import { expect, test } from '../support/portal';

const rows = (page: Page) => page.locator('tbody tr[data-row-key]').filter({ visible: true });
/** The dialog or drawer of the visible page. */
const layer = (page: Page) => page.getByRole('dialog').filter({ visible: true });

test('R118 R044 R048 a record opened by its address stays open across a reload, and Back closes it', async ({
  portal,
  page,
}) => {
  await portal.signIn('persona-demo', { path: '/mainApp/messageList' });
  for (const [path, parameter, opensAt] of [
    // By a reload, and by a link.
    ['/mainApp/messageList', 'message', (address: string) => page.goto(address)],
    ['/mainApp/allManual', 'manual', (address: string) => visit(page, address)],
    ['/mainApp/noticeList', 'preview', (address: string) => visit(page, address)],
  ] as const)
    await test.step(`?${parameter}=`, async () => {
      await visit(page, path);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      // The page that was left may stay painted under it for a moment.
      const shown = page.locator(`[data-page*="${path.split('/').at(-1)}"][data-shown="true"]`);
      const row = shown.locator('tbody tr[data-row-key]').nth(1);
      const id = await portal.settled(() => row.getAttribute('data-row-key'));
      const isOpen = async () => {
        await expect(layer(page)).toBeVisible();
        await portal.settled(() => expect(page).toHaveURL(new RegExp(`${parameter}=${id}$`)));
      };
      await opensAt(`${path}?${parameter}=${id}`);
      await isOpen();
      await page.reload();
      await isOpen();
      await page.goBack();
      await expect(layer(page)).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(rows(page).first()).toBeVisible();
      await page.goForward();
      await isOpen();
      await page.keyboard.press('Escape');
      await expect(layer(page)).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    });
});

test('R118 R044 R048 R119 a link to a record that does not exist says so once, not at each return to its page', async ({
  portal,
  page,
}) => {
  await portal.signIn('persona-demo', { path: '/mainApp/messageList' });
  for (const [path, parameter, words] of [
    ['/mainApp/messageList', 'message', '消息不存在'],
    ['/mainApp/allManual', 'manual', '手册不存在'],
    ['/mainApp/noticeList', 'preview', '公告不存在'],
  ] as const)
    await test.step(`?${parameter}=`, async () => {
      await visit(page, `${path}?${parameter}=9999999`);
      await expect(layer(page)).toContainText(words);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await visit(page, '/mainApp/personalInfo');
      await expect(layer(page)).toHaveCount(0);
      await page.goBack();
      await expect(rows(page).first()).toBeVisible();
      await portal.settled(() => expect(layer(page)).toHaveCount(0));

      await visit(page, `${path}?${parameter}=9999999`);
      await expect(layer(page)).toContainText(words);
      await page.keyboard.press('Escape');
      await expect(layer(page)).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    });
});

test('R118 R044 R069 B1 Back closes a message opened from the bell, also if it was left open', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await page.getByRole('button', { name: '消息，12 条未读' }).click();
  await layer(page).getByRole('listitem').first().getByRole('link').click();
  await expect(page.getByRole('dialog', { name: '消息详情' })).toBeVisible();
  await page.goBack();
  await expect(layer(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/mainApp\/messageList$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);

  await test.step('left open and returned to', async () => {
    await page.goForward();
    await expect(page).toHaveURL(/\/mainApp\/messageList$/);
    const banner = page.getByRole('banner');
    await rows(page).first().getByRole('button').first().click();
    await expect(layer(page)).toBeVisible();
    const address = page.url();
    expect(address).toMatch(/message=/);
    await banner.getByRole('link', { name: '首页', exact: true }).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(layer(page)).toHaveCount(0);
    // The bare address of the list: the page is restored as it was left.
    await banner.getByRole('link', { name: '基础信息' }).click();
    await expect(page).toHaveURL(address);
    await expect(layer(page)).toBeVisible();
    await page.goBack();
    await expect(layer(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/mainApp\/messageList$/);
  });
});

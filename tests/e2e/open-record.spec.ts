import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal';

const rows = (page: Page) => page.locator('tbody tr[data-row-key]').filter({ visible: true });
/** The dialog or drawer over the page on screen. */
const layer = (page: Page) => page.getByRole('dialog').filter({ visible: true });

for (const [path, parameter] of [
  ['/mainApp/messageList', 'message'],
  ['/mainApp/allManual', 'manual'],
  ['/mainApp/noticeList', 'preview'],
]) {
  test(`R118 R044 R048 opened by ?${parameter}=, it stays over a reload, and Back closes it`, async ({
    portal,
    page,
  }) => {
    await portal.signIn('persona-demo', { path });
    const id = await rows(page).nth(1).getAttribute('data-row-key');
    await page.goto(`${path}?${parameter}=${id}`);
    await expect(layer(page)).toBeVisible();
    await page.reload();
    await expect(layer(page)).toBeVisible();
    await page.goBack();
    await expect(layer(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(rows(page).first()).toBeVisible();
    await page.goForward();
    await expect(layer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(layer(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });
}

test('R118 R044 B1 a message that the bell leads to is closed by Back, and its list is there', async ({
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
});

test('R118 R069 left open and come back to, Back closes a message still', async ({ portal, page }) => {
  await portal.signIn('persona-demo', { path: '/mainApp/messageList' });
  const banner = page.getByRole('banner');
  await rows(page).first().getByRole('button').first().click();
  await expect(layer(page)).toBeVisible();
  const address = page.url();
  await banner.getByRole('link', { name: '首页', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(layer(page)).toHaveCount(0);
  // The bare address of the list: the page comes back as it was left.
  await banner.getByRole('link', { name: '基础信息' }).click();
  await expect(page).toHaveURL(address);
  await expect(layer(page)).toBeVisible();
  await page.goBack();
  await expect(layer(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/mainApp\/messageList$/);
});

import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal';

const LIST = '/mainApp/allManual';
const FILES = '**/_files/manual-*';

const tray = (page: Page) => page.getByRole('region', { name: '下载', exact: true });
const manuals = (page: Page) => page.getByRole('region', { name: '操作手册' }).getByRole('listitem');

/** Holds all file responses; returns a function that releases them. */
const holdFiles = async (page: Page) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(FILES, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  return () => release();
};

test('B15 R285 a download whose tab is closed is shown in the tray, and saved under its name @nginx', async ({
  portal,
  page,
}) => {
  const release = await holdFiles(page);
  await portal.signIn('persona-demo', { path: LIST });
  const row = page
    .locator('tr[data-row-key]')
    .filter({ has: page.getByRole('button', { name: '下载' }) })
    .nth(1);
  await row.getByRole('button', { name: '下载' }).click();
  await expect(row.getByRole('button', { name: /^取消下载/ })).toBeVisible();
  await expect(tray(page)).toHaveCount(0);

  await page.getByRole('navigation').getByRole('link', { name: '公告消息' }).click();
  // The page opened takes the focus; the key is meant for the tab.
  await expect(page.getByRole('heading', { level: 1, name: '公告消息' })).toBeFocused();
  await page.getByRole('tab', { name: '手册信息' }).focus();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('tab', { name: '手册信息' })).toHaveCount(0);
  await expect(tray(page).getByRole('listitem')).toHaveCount(1);
  await expect(tray(page).getByRole('progressbar')).toBeVisible();
  await portal.expectNoAxeViolations();

  const download = page.waitForEvent('download');
  release();
  const name = (await download).suggestedFilename();
  await expect(tray(page).getByRole('listitem')).toHaveText(
    new RegExp(`^${name.replace(/[.()]/g, '\\$&')}.*已交由浏览器下载$`),
  );
  await expect(tray(page)).toHaveCount(0);
});

test('B15 R009 of two concurrent downloads one is canceled, the other saved; on the page the tray is hidden', async ({
  portal,
  page,
}) => {
  const release = await holdFiles(page);
  await portal.signIn();
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.suggestedFilename()));
  const buttons = [0, 1].map((index) => manuals(page).nth(index).getByRole('button').first());
  const names = await portal.settled(() => Promise.all(buttons.map((button) => button.getAttribute('title'))));
  for (const button of buttons) await button.click();
  // Not the list of manuals, which shows its downloads itself.
  await page.getByRole('link', { name: '更多公告' }).click();
  // A new page takes the focus.
  await expect(page.getByRole('heading', { level: 1, name: '公告消息' })).toBeFocused();
  await expect(tray(page).getByRole('listitem')).toHaveCount(2);
  await tray(page)
    .getByRole('button', { name: `取消下载 ${names[0]}` })
    .press('Enter');
  await expect(tray(page).getByRole('listitem')).toHaveText([new RegExp(names[1]!.slice(0, 4))]);
  await expect(tray(page).getByRole('button', { name: `取消下载 ${names[1]}` })).toBeFocused();
  await page.goBack();
  await expect(
    manuals(page)
      .nth(1)
      .getByRole('button', { name: /^取消下载/ }),
  ).toBeVisible();
  await expect(tray(page)).toHaveCount(0);
  release();
  await expect.poll(() => saved).toEqual([names[1]]);
});

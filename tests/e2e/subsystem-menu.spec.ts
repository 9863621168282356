import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal';

const bar = (page: Page) => page.getByRole('navigation').first();
const housekeeper = (page: Page) => bar(page).getByRole('link', { name: '管家' });
const menu = (page: Page) => page.getByRole('menu', { name: '管家的菜单' });
const pane = (page: Page) => page.locator('[data-pane="mgr"]');

test('A26 the menu of an entry by keyboard: close removes the mark, a new window opens a new window', async ({
  page,
  portal,
}) => {
  await portal.signIn('persona-demo', { path: '/mgr/orders' });
  await expect(pane(page).getByRole('heading', { name: '管家服务单' })).toBeVisible();
  await expect(housekeeper(page)).toHaveAttribute('title', '管家（已打开）');
  await portal.focus(housekeeper(page));
  await page.keyboard.press('Shift+F10');
  await expect(menu(page).getByRole('menuitem').first()).toBeFocused();
  await portal.expectNoAxeViolations({ include: 'header' });
  await page.keyboard.press('Escape');
  await expect(housekeeper(page)).toBeFocused();

  await housekeeper(page).click({ button: 'right' });
  const opened = page.waitForEvent('popup');
  await menu(page).getByRole('menuitem', { name: '在新窗口打开' }).click();
  await expect(await opened).toHaveURL(/\/mgr\/orders$/);

  await housekeeper(page).click({ button: 'right' });
  await menu(page).getByRole('menuitem', { name: '关闭' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(pane(page).getByRole('heading')).toHaveCount(0);
  await expect(housekeeper(page)).toHaveAttribute('title', '管家');
  await housekeeper(page).click({ button: 'right' });
  await expect(menu(page).getByRole('menuitem', { name: '关闭' })).toBeDisabled();
});

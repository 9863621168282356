import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal';

const menu = (page: Page) => page.getByRole('navigation', { name: '侧边菜单' });
const tabs = (page: Page) => page.getByRole('tab');

test('R021 /mainApp leads to the first page of the menu', async ({ portal, page }) => {
  await portal.signIn('persona-demo', { path: '/mainApp' });
  await expect(page).toHaveURL('/mainApp/messageList');
  await expect(menu(page).getByRole('link', { name: /^全部消息/ })).toHaveAttribute('aria-current', 'page');
  await page.goto('/mainApp/nope');
  await expect(page).toHaveURL('/home');
});

test('R018 A26 home is outside of the workspace: no side menu, no tab strip', async ({ portal, page }) => {
  await portal.signIn('persona-demo', { path: '/mainApp/noticeList' });
  await expect(tabs(page)).toHaveCount(1);
  await page.getByRole('banner').getByRole('link', { name: '首页', exact: true }).click();
  await expect(page).toHaveURL('/home');
  await expect(menu(page)).toHaveCount(0);
  await expect(tabs(page)).toHaveCount(0);
});

for (const path of ['/grayRelease', '/personalInfo', '/mainApp/todoList'])
  test(`R019 R020 A2 ${path} has side menu and tab strip as well`, async ({ portal, page }) => {
    await portal.signIn('persona-demo', { path });
    await expect(menu(page)).toBeVisible();
    await expect(tabs(page)).toHaveCount(1);
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    const panel = await portal.settled(() => page.getByRole('tabpanel').getAttribute('id'));
    await expect(tabs(page)).toHaveAttribute('aria-controls', panel!);
  });

test('R028 noticeEdit has no tab: the tab it was opened from stays active', async ({ portal, page }) => {
  await portal.signIn('persona-demo', { path: '/mainApp/noticeList' });
  await expect(tabs(page)).toHaveCount(1);
  await page.goto('/mainApp/noticeEdit');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(tabs(page)).toHaveText(['公告消息']);
  await expect(tabs(page)).toHaveAttribute('aria-selected', 'true');
  await expect(menu(page).getByRole('link', { name: '公告消息' })).toHaveAttribute('aria-current', 'page');
});

test('R003 A38 the first visit of a page moves the focus to its heading', async ({ portal, page }) => {
  await portal.signIn('persona-demo', { path: '/mainApp/messageList' });
  await menu(page).getByRole('link', { name: '公告消息' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '公告消息' })).toBeFocused();
  await expect(page).toHaveTitle(/公告消息/);
});

for (const width of [375, 800, 1366, 1920])
  test(`R057 nothing is wider than a window of ${width} pixels`, async ({ portal, page }) => {
    await page.setViewportSize({ width, height: 768 });
    await portal.signIn('persona-demo', { path: '/mainApp/messageList' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await portal.expectNoAxeViolations();
  });

test('R022 of two cached pages only the visible one is exposed to screen readers and keyboard', async ({
  portal,
  page,
}) => {
  await portal.signIn('persona-demo', { path: '/mainApp/messageList' });
  await expect(page.getByRole('heading', { level: 1, name: '全部消息' })).toBeVisible();
  await menu(page).getByRole('link', { name: '个人信息' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '个人信息' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const pageOfFocus = () =>
      page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-page]')?.dataset.page ?? 'no page');
    await expect.poll(pageOfFocus).toMatch(/^(\/personalInfo|no page)$/);
  }
});

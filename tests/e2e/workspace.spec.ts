import type { Page } from '@playwright/test';
import { visit } from '../support/navigation';
import { expect, test } from '../support/portal';

const menu = (page: Page) => page.getByRole('navigation', { name: '侧边菜单' });
const tabs = (page: Page) => page.getByRole('tab');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('R003 R018 R021 R022 A38 /mainApp leads to the first page of the menu, visits move the focus, and home is outside of the workspace', async ({
  portal,
  page,
}) => {
  await portal.signIn('persona-demo', { path: '/mainApp' });
  await expect(page).toHaveURL('/mainApp/messageList');
  await expect(menu(page).getByRole('link', { name: /^全部消息/ })).toHaveAttribute('aria-current', 'page');

  await test.step('R003 A38 the first visit of a page moves the focus to its heading', async () => {
    await menu(page).getByRole('link', { name: '公告消息' }).click();
    await expect(heading(page, '公告消息')).toBeFocused();
    await expect(page).toHaveTitle(/公告消息/);
  });

  await test.step('R022 of the cached pages only the visible one is exposed to screen readers and keyboard', async () => {
    await menu(page).getByRole('link', { name: '个人信息' }).click();
    await expect(heading(page, '个人信息')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      const pageOfFocus = () =>
        page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-page]')?.dataset.page ?? 'no page');
      await expect.poll(pageOfFocus).toMatch(/^(\/personalInfo|no page)$/);
    }
  });

  await test.step('R018 A26 home has no side menu and no tab strip', async () => {
    await expect(tabs(page)).toHaveCount(3);
    await page.getByRole('banner').getByRole('link', { name: '首页', exact: true }).click();
    await expect(page).toHaveURL('/home');
    await expect(menu(page)).toHaveCount(0);
    await expect(tabs(page)).toHaveCount(0);
  });

  await test.step('R021 an unknown page of the workspace leads home', async () => {
    await page.goto('/mainApp/nope');
    await expect(page).toHaveURL('/home');
  });
});

test('R019 R020 R028 A2 pages outside of /mainApp have side menu and tab strip as well, and noticeEdit has no tab', async ({
  portal,
  page,
}) => {
  await portal.signIn('persona-demo', { path: '/grayRelease' });
  for (const [index, path] of ['/grayRelease', '/personalInfo', '/mainApp/todoList'].entries())
    await test.step(path, async () => {
      await visit(page, path);
      await expect(menu(page)).toBeVisible();
      await expect(tabs(page)).toHaveCount(index + 1);
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      const panel = await portal.settled(() => page.getByRole('tabpanel').getAttribute('id'));
      await expect(page.getByRole('tab', { selected: true })).toHaveAttribute('aria-controls', panel!);
    });

  await test.step('R028 the tab that noticeEdit was opened from stays active', async () => {
    await visit(page, '/mainApp/noticeList');
    await expect(tabs(page)).toHaveCount(4);
    await page.goto('/mainApp/noticeEdit');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(tabs(page)).toHaveCount(4);
    await expect(page.getByRole('tab', { selected: true })).toHaveText('公告消息');
    await expect(menu(page).getByRole('link', { name: '公告消息' })).toHaveAttribute('aria-current', 'page');
  });
});

test('R057 nothing is wider than a window of 375 to 1920 pixels', async ({ portal, page }) => {
  await portal.signIn('persona-demo', { path: '/mainApp/messageList' });
  for (const width of [1920, 1366, 800, 375])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 768 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await portal.expectNoAxeViolations();
    });
});

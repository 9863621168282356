import type { Page } from '@playwright/test';
import { bar, isReady, visit } from '../support/navigation';
import { expect, test } from '../support/portal';

const menu = (page: Page) => page.getByRole('navigation', { name: '侧边菜单' });

test.describe('current location', () => {
  test('R003 R064 R028 breadcrumb and window title follow every navigation', async ({ portal, page }) => {
    await portal.signIn('persona-demo', { path: '/mainApp/noticeList' });
    const trail = page.getByRole('navigation', { name: '面包屑' }).filter({ visible: true });
    await expect(trail.getByRole('listitem')).toHaveText(['公告管理', '公告消息']);
    await expect(trail.getByText('公告消息')).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveTitle('公告消息 · 运营集成门户');

    await page.goto('/mainApp/noticeEdit');
    await expect(trail.getByRole('listitem')).toHaveText(['公告管理', '公告消息', '发布公告']);
    await expect(page).toHaveTitle('发布公告 · 运营集成门户');
    await trail.getByRole('link', { name: '公告消息' }).click();
    await expect(page).toHaveURL(/\/mainApp\/noticeList/);
    await expect(trail.getByRole('listitem')).toHaveText(['公告管理', '公告消息']);

    await bar(page).getByRole('link', { name: '首页' }).click();
    await expect(page).toHaveTitle('首页 · 运营集成门户');
    await expect(trail).toHaveCount(0);
  });

  test('R058 hideBar=1 hides the menu and stays from page to page and to a subsystem', async ({ portal, page }) => {
    await portal.signIn('persona-demo', { path: '/mainApp/noticeList?hideBar=1' });
    await expect(page.getByRole('heading', { level: 1, name: '公告消息' })).toBeVisible();
    await expect(menu(page)).toHaveCount(0);
    await expect
      .poll(() => page.locator('[data-page="/mainApp/noticeList"]').boundingBox())
      .toMatchObject({ x: 0, width: 1366 });
    // The strip has no other tab yet: the navigation entry leads to the first page of the menu.
    await page.getByRole('link', { name: '基础信息' }).click();
    await expect(page).toHaveURL('/mainApp/messageList?hideBar=1');
    await expect(menu(page)).toHaveCount(0);
    await page.getByRole('tab', { name: '公告消息' }).click();
    await expect(page).toHaveURL('/mainApp/noticeList?hideBar=1');

    await test.step('the breadcrumb keeps it', async () => {
      await visit(page, '/mainApp/noticeEdit?hideBar=1');
      const trail = page.getByRole('navigation', { name: '面包屑' }).filter({ visible: true });
      await trail.getByRole('link', { name: '公告消息' }).click();
      await expect(page).toHaveURL((url) => url.pathname === '/mainApp/noticeList' && url.search.includes('hideBar=1'));
    });

    await test.step('from a subsystem to the workspace and to another subsystem', async () => {
      await visit(page, '/lift?hideBar=1');
      await isReady(page);
      await bar(page).getByRole('link', { name: '基础信息' }).click();
      await expect(page).toHaveURL(/\/mainApp\/\w+\?hideBar=1$/);
      await bar(page).getByRole('link', { name: '管家' }).click();
      await expect(page).toHaveURL(/\/mgr\/orders\?hideBar=1$/);
      await expect(page.locator('[data-pane="mgr"]').getByRole('link', { name: /^FW/ }).first()).toHaveAttribute(
        'href',
        /^\/mgr\/orders\/\d+\?hideBar=1$/,
      );
    });

    await test.step('hideBar=0 shows the menu again', async () => {
      await page.goto('/mainApp/noticeList?hideBar=0');
      await expect(menu(page)).toBeVisible();
    });
  });
});

test('R083 R173 T18 a new tab without permission leads to the help page', async ({ portal, page }) => {
  await portal.signIn('persona-restricted');
  await isReady(page);
  const entry = bar(page).getByRole('link', { name: '工单平台' });
  const [tab] = await Promise.all([page.context().waitForEvent('page'), entry.click({ button: 'middle' })]);
  await expect(tab).toHaveURL(/\/help\?applyState=6/);
  await expect(tab.locator('[data-pane="byd:workorder"][data-state="mounted"]')).toHaveCount(0);
});

test('R083 R095 A5 an entry with a permission check is a link; the user menu lists the shortcuts and shows the version', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await isReady(page);

  await test.step('R083 A5 a new tab checks on arrival', async () => {
    const entry = bar(page).getByRole('link', { name: '工单平台' });
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page
        .context()
        .waitForEvent('request', (sent) => /getPermissionVerification.*systemCode=workorder/.test(sent.url())),
      entry.click({ modifiers: ['Control'] }),
    ]);
    await expect(tab).toHaveURL(/\/byd\?source=workorder/);
    await expect(page).toHaveURL(/\/home$/);
    await tab.close();
  });

  await test.step('R095 the shortcuts, also by their own key', async () => {
    const button = page.getByRole('button', { name: /用户菜单/ });
    await button.click();
    await page.getByRole('menuitem', { name: '键盘快捷键' }).click();
    const shortcuts = page.getByRole('dialog', { name: '键盘快捷键' });
    await expect(shortcuts.getByText('显示快捷键列表')).toBeVisible();
    await portal.expectNoAxeViolations({ include: '.ant-modal' });
    await page.keyboard.press('Escape');
    await expect(shortcuts).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('Control+/');
    await expect(shortcuts).toBeVisible();
    await page.keyboard.press('Escape');

    await button.click();
    await page.getByRole('menuitem', { name: '关于门户' }).click();
    const about = page.getByRole('dialog', { name: '关于门户' });
    await expect(about.getByText(/^\d+\.\d+\.\d+/)).toBeVisible();
    await portal.expectNoAxeViolations({ include: '.ant-modal' });
  });
});

import type { Page } from '@playwright/test';
import { visit } from '../support/navigation';
import { expect, test } from '../support/portal';

const menu = (page: Page) => page.getByRole('navigation', { name: '侧边菜单' });
const toggle = (page: Page, name = '收起侧边菜单') => page.getByRole('button', { name });
const width = async (page: Page) => Math.round((await menu(page).boundingBox())!.width);

test('R053 R054 R055 R056 R057 the groups and their links by mouse and keyboard, the unread badge, and what is remembered', async ({
  portal,
  page,
}) => {
  const sum = portal.responseTo('/getMessageSumList');
  await portal.signIn('persona-demo', { path: '/mainApp/messageList' });
  const groups = menu(page).locator('ul[aria-label]');
  await expect(groups).toHaveCount(4);
  const content = () =>
    groups.evaluateAll((lists) =>
      lists.map((list) => [
        list.getAttribute('aria-label'),
        [...list.querySelectorAll('a')].map((link) => new URL(link.href).pathname),
      ]),
    );
  await expect.poll(content).toEqual([
    ['消息中心', ['/mainApp/messageList', '/mainApp/myMessageList']],
    ['公告管理', ['/mainApp/noticeList']],
    ['操作手册管理', ['/mainApp/allManual']],
    ['个人中心', ['/personalInfo', '/mainApp/authorityApply']],
  ]);
  const messages = menu(page).getByRole('link', { name: /^全部消息/ });

  await test.step("R053 the unread badge shows the server's count", async () => {
    const unread = JSON.stringify(await (await sum).json()).match(/"unread\w*":(\d+)/)?.[1];
    await expect(messages).toContainText(unread!);
  });

  await test.step('R057 R059 every entry can be reached by Tab and opened by Enter', async () => {
    await menu(page).getByRole('button', { name: '消息中心' }).focus();
    const reached: (string | null)[] = [];
    for (let step = 0; step < 10; step += 1) {
      await page.keyboard.press('Tab');
      reached.push(
        await page.evaluate(() => document.activeElement?.getAttribute('title') ?? document.activeElement!.ariaLabel),
      );
    }
    expect(reached).toEqual([
      '全部消息',
      '我发布的消息',
      '公告管理',
      '公告消息',
      '操作手册管理',
      '手册信息',
      '个人中心',
      '个人信息',
      '权限申请',
      '收起侧边菜单（Ctrl+B）',
    ]);
    await menu(page).getByRole('link', { name: '权限申请' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/mainApp/authorityApply');
  });

  await test.step('R056 A2 the personal information leaves the path and not the workspace', async () => {
    await menu(page).getByRole('link', { name: '个人信息' }).click();
    await expect(page).toHaveURL('/personalInfo');
    await expect(menu(page).getByRole('link', { name: '个人信息' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('tab', { name: '个人信息' })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('R053 R057 a closed group and the collapsed menu stay so, with tooltips', async () => {
    const group = menu(page).getByRole('button', { name: '消息中心' });
    await group.click();
    await expect(messages).toBeHidden();
    await expect.poll(() => width(page)).toBe(178);
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await toggle(page).click();
    await expect.poll(() => width(page)).toBe(56);
    await page.reload();
    await expect(toggle(page, '展开侧边菜单')).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(() => width(page)).toBe(56);
    await menu(page).getByRole('link', { name: '公告消息' }).hover();
    await expect(page.getByRole('tooltip', { name: '公告消息' })).toBeVisible();
    await toggle(page, '展开侧边菜单').focus();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('tooltip', { name: '权限申请' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip', { name: '权限申请' })).toBeHidden();
    await page.keyboard.press('Control+b');
    await expect.poll(() => width(page)).toBe(178);
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(messages).toBeHidden();
  });
});

test('R057 below 992 pixels the menu is a drawer that closes on navigation', async ({ portal, page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await portal.signIn('persona-demo', { path: '/mainApp/noticeList' });
  await expect(menu(page)).toHaveCount(0);
  await page.getByRole('button', { name: '侧边菜单' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await portal.expectNoAxeViolations({ include: '.ant-drawer' });
  await menu(page).getByRole('link', { name: '个人信息' }).click();
  await expect(page).toHaveURL('/personalInfo');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test('R003 R059 B10 in English: a new window by Ctrl, the current link is marked, long names are truncated, and the breadcrumb', async ({
  portal,
  page,
  context,
}) => {
  await portal.signIn('persona-demo', { path: '/mainApp/messageList', language: 'en-US' });
  const side = page.getByRole('navigation', { name: 'Side menu' });
  await expect(side.getByRole('link', { name: /^All messages/ })).toHaveAttribute('aria-current', 'page');
  await expect(side.locator('[aria-current]')).toHaveCount(1);
  const opened = context.waitForEvent('page');
  await side.getByRole('link', { name: 'Notice messages' }).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/mainApp/noticeList');
  await expect(page).toHaveURL('/mainApp/messageList');
  const long = side.getByRole('button', { name: 'Operation manual management' });
  await expect(long).toHaveAttribute('title', 'Operation manual management');
  // Truncated with an ellipsis, not cut off.
  const rightmost = () =>
    side
      .locator('a, button')
      .evaluateAll((entries) => Math.max(...entries.map((entry) => entry.getBoundingClientRect().right)));
  await expect.poll(rightmost).toBeLessThanOrEqual(178);
  await portal.expectNoAxeViolations();

  await test.step('R003 B10 the breadcrumb is English', async () => {
    await visit(page, '/mainApp/todoList');
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).filter({ visible: true });
    await expect(trail.getByRole('listitem')).toHaveText(['Basic information', 'Pending tasks']);
    await portal.expectNoAxeViolations({ include: 'nav[aria-label="Breadcrumb"]' });
  });
});

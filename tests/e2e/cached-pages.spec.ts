import type { Page } from '@playwright/test';
import { visit } from '../support/navigation';
import { expect, test, type Portal } from '../support/portal';

const LIST = '/mainApp/messageList';
const menuLink = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: '侧边菜单' }).getByRole('link', { name });
const pane = (page: Page, key = LIST) => page.locator(`[data-page="${key}"]`);
const scroller = (page: Page, key = LIST) => pane(page, key).locator('[data-page-scroller]');
const scrollTop = (page: Page, key = LIST) => scroller(page, key).evaluate((area) => area.scrollTop);
const goHome = (page: Page) => page.getByRole('banner').getByRole('link', { name: '首页', exact: true }).click();
const toBasic = (page: Page) => page.getByRole('banner').getByRole('link', { name: '基础信息' }).click();
const listCalls = (portal: Portal) => {
  const all = portal.recordRequests(/getAllMessageList/);
  return () => all.length;
};

/** The number of calls once none is pending. */
const settledCalls = (portal: Portal, calls: () => number) => portal.settled(async () => calls());

async function openList(portal: Portal, query = '') {
  await portal.signIn('persona-demo', { path: `${LIST}${query}` });
  await expect(pane(portal.page).getByRole('row').nth(5)).toBeVisible();
}

test('R022 R069 A38 a cached list keeps its filter, page, scroll position and focus, and makes no requests on return', async ({
  portal,
  page,
}) => {
  const calls = listCalls(portal);
  await openList(portal, '?page=2');

  await test.step('R022 coming from another page of the menu', async () => {
    await pane(page).getByLabel('标题关键字').fill('电梯');
    await scroller(page).evaluate((area) => area.scrollTo({ top: 300 }));
    const before = await settledCalls(portal, calls);
    await menuLink(page, '个人信息').click();
    await expect(page.getByRole('heading', { level: 1, name: '个人信息' })).toBeVisible();
    await expect(pane(page).locator('h1')).toBeHidden();
    await menuLink(page, /^全部消息/).click();
    await expect(page).toHaveURL(`${LIST}?page=2`);
    await expect(pane(page).getByLabel('标题关键字')).toHaveValue('电梯');
    await expect.poll(() => scrollTop(page)).toBe(300);
    await portal.settled(async () => expect(calls()).toBe(before));
  });

  await test.step('coming from home, by Back and by the navigation entry', async () => {
    await scroller(page).evaluate((area) => area.scrollTo({ top: 200 }));
    const before = await settledCalls(portal, calls);
    await goHome(page);
    await expect(page).toHaveURL('/home');
    await page.goBack();
    await expect(page).toHaveURL(`${LIST}?page=2`);
    await expect.poll(() => scrollTop(page)).toBe(200);
    await goHome(page);
    await expect(page).toHaveURL('/home');
    await toBasic(page);
    await expect(page).toHaveURL(`${LIST}?page=2`);
    await expect.poll(() => scrollTop(page)).toBe(200);
    await portal.settled(async () => expect(calls()).toBe(before));
  });

  await test.step('A38 with the focus restored', async () => {
    const field = pane(page).getByLabel('标题关键字');
    await field.fill('电梯维保');
    await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 3));
    await menuLink(page, '个人信息').click();
    await expect(page.getByRole('heading', { level: 1, name: '个人信息' })).toBeFocused();
    await menuLink(page, /^全部消息/).click();
    await expect(field).toBeFocused();
    await expect
      .poll(() => field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]))
      .toEqual([1, 3]);
  });

  await test.step('while hidden, it ignores the address of the shown page', async () => {
    await menuLink(page, '我发布的消息').click();
    await expect(page.getByRole('heading', { level: 1, name: '我发布的消息' })).toBeVisible();
    const before = await settledCalls(portal, calls);
    await page.goto('about:blank').then(() => page.goBack());
    await expect(page.getByRole('heading', { level: 1, name: '我发布的消息' })).toBeVisible();
    await portal.settled(async () => expect(calls()).toBe(before));
  });
});

test('R023 R070 R071 reloaded tabs, pages without the cache flag and closed tabs start fresh', async ({
  portal,
  page,
}) => {
  const calls = listCalls(portal);
  await openList(portal);

  await test.step('R071 reloading one tab leaves the others as they are', async () => {
    await menuLink(page, '个人信息').click();
    await expect(page.getByRole('heading', { level: 1, name: '个人信息' })).toBeVisible();
    await pane(page, '/personalInfo').evaluate((element) => (element.firstElementChild!.id = 'first-life'));
    await menuLink(page, /^全部消息/).click();
    await pane(page).getByLabel('标题关键字').fill('电梯');
    const before = await settledCalls(portal, calls);
    await page.getByRole('tab', { name: '全部消息' }).click({ button: 'right' });
    await page.getByRole('menuitem', { name: '重新加载' }).click();
    await expect(pane(page).getByLabel('标题关键字')).toHaveValue('');
    await expect.poll(calls).toBe(before + 1);
    await expect(page.locator('#first-life')).toHaveCount(1);
  });

  await test.step('R023 a page without the cache flag starts fresh', async () => {
    const key = '/mainApp/myMessageList';
    await menuLink(page, '我发布的消息').click();
    await expect(pane(page, key).getByRole('row').nth(1)).toBeVisible();
    await pane(page, key).evaluate((element) => (element.dataset.mark = 'first'));
    await menuLink(page, '个人信息').click();
    await expect(pane(page, key)).toHaveCount(0);
    await menuLink(page, '我发布的消息').click();
    await expect(pane(page, key)).toBeVisible();
    await expect(pane(page, key)).not.toHaveAttribute('data-mark', 'first');
  });

  await test.step('R070 closing the tab destroys its page, and the next visit starts fresh', async () => {
    await menuLink(page, /^全部消息/).click();
    await pane(page).getByLabel('标题关键字').fill('电梯');
    await menuLink(page, '个人信息').click();
    await expect(page.getByRole('heading', { level: 1, name: '个人信息' })).toBeVisible();
    await page.getByRole('tab', { name: '全部消息' }).click({ button: 'middle' });
    await expect(pane(page)).toHaveCount(0);
    await expect(page).toHaveURL('/personalInfo');
    const response = portal.responseTo('/getAllMessageList');
    await menuLink(page, /^全部消息/).click();
    await response;
    await expect(pane(page).getByLabel('标题关键字')).toHaveValue('');
  });
});

/** Each kind of pop-up that the list opens: how it is opened, and what the page then shows. */
const POP_UPS: [kind: string, open: (page: Page) => Promise<void>, popUp: string][] = [
  [
    'an open select',
    (page) => pane(page).getByLabel('阅读状态').click(),
    '.ant-select-dropdown:not(.ant-select-dropdown-hidden)',
  ],
  ['a dropdown menu', (page) => pane(page).getByRole('button', { name: '密度' }).click(), '.ant-dropdown'],
  ['a popover', (page) => pane(page).getByRole('button', { name: '列设置' }).click(), '.ant-popover'],
  [
    'a date panel',
    (page) => pane(page).locator('.ant-picker').first().click(),
    '.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)',
  ],
  [
    'a drawer',
    (page) => pane(page).getByRole('row').nth(1).getByRole('button', { name: '查看' }).click(),
    '.ant-drawer-content-wrapper, .ant-drawer-section',
  ],
];

test('R069 R311 pop-ups and dialogs are hidden and shown with their page, and cover no other page', async ({
  portal,
  page,
}) => {
  await openList(portal);
  for (const [kind, open, selector] of POP_UPS)
    await test.step(kind, async () => {
      await open(page);
      const popUp = pane(page).locator(selector).first();
      await expect(popUp).toBeVisible();
      const box = (await portal.settled(() => popUp.boundingBox()))!;
      await goHome(page);
      await expect(page).toHaveURL('/home');
      await expect(popUp).toBeHidden();
      const isOver = () =>
        page.evaluate(([x, y]) => !!document.elementFromPoint(x, y)?.closest('[data-page]'), [
          box.x + box.width / 2,
          box.y + box.height / 2,
        ] as const);
      await expect.poll(isOver).toBe(false);
      // The pop-up belongs to the hidden page: it must ignore this key.
      await page.keyboard.press('Escape');
      await page.goBack();
      await expect(popUp).toBeVisible();
      await expect(pane(page).getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(popUp).toBeHidden();
    });
  await expect(pane(page).getByRole('alert').filter({ hasText: '重试' })).toHaveCount(0);

  await test.step('a dialog, which Escape on another page does not close', async () => {
    const key = '/mainApp/noticeList';
    await visit(page, key);
    await pane(page, key).getByRole('row').nth(1).getByRole('button', { name: '预览' }).click();
    const dialog = pane(page, key).getByRole('dialog');
    await expect(dialog).toBeVisible();
    await goHome(page);
    await expect(page).toHaveURL('/home');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect(dialog).toBeVisible();
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});

/** Triggers of a pop-up: a select, a date field, a menu. */
const OPENERS = {
  select: '.ant-select:not(.ant-select-disabled, .ant-select-auto-complete)',
  picker: '.ant-picker:not(.ant-picker-disabled)',
  menu: '.ant-dropdown-trigger',
} as const;

/** The other cached pages, and which of these triggers they have. */
const CACHED: [path: string, openers: (keyof typeof OPENERS)[]][] = [
  ['/mainApp/allManual', ['select', 'picker', 'menu']],
  ['/mainApp/operationManualEdit', ['select', 'picker']],
  ['/mainApp/authorityApply', ['select']],
  ['/mainApp/noticeList', ['select', 'picker', 'menu']],
  ['/mainApp/todoList', ['select', 'menu']],
  ['/grayRelease', ['select']],
  ['/personalInfo', ['select']],
];

test('R069 R311 each cached page stays interactive with whatever it has open', async ({ portal, page }) => {
  // Wide enough for all filters of the lists.
  await page.setViewportSize({ width: 1920, height: 1080 });
  await portal.signIn('persona-demo', { path: '/home' });
  for (const [path, openers] of CACHED)
    await test.step(path, async () => {
      await visit(page, path);
      await expect(pane(page, path).getByRole('heading', { level: 1 })).toBeVisible();
      const open = pane(page, path)
        .locator('[class*="ant-"][class*="placement-"], .ant-modal, .ant-drawer')
        .filter({ visible: true });
      for (const opener of openers) {
        await pane(page, path).locator(OPENERS[opener]).filter({ visible: true }).first().click();
        await expect(open.first()).toBeVisible();
        await goHome(page);
        await expect(page).toHaveURL('/home');
        await expect(open).toHaveCount(0);
        await page.goBack();
        await expect(open.first()).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(open).toHaveCount(0);
      }
      await expect(pane(page, path).getByRole('heading', { level: 1 })).toBeVisible();
      await expect(pane(page, path).getByRole('alert').filter({ hasText: '重试' })).toHaveCount(0);
    });
});

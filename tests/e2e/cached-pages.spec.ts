import type { Page } from '@playwright/test';
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

async function openList(portal: Portal, query = '') {
  await portal.signIn('persona-demo', { path: `${LIST}${query}` });
  await expect(pane(portal.page).getByRole('row').nth(5)).toBeVisible({ timeout: 30_000 });
}

test('R022 R069 a cached list keeps its filter, its page and its scroll, and asks for nothing on return', async ({
  portal,
  page,
}) => {
  const calls = listCalls(portal);
  await openList(portal, '?page=2');
  await pane(page).getByLabel('标题关键字').fill('电梯');
  await scroller(page).evaluate((area) => area.scrollTo({ top: 300 }));
  const before = calls();
  await menuLink(page, '个人信息').click();
  await expect(page.getByRole('heading', { level: 1, name: '个人信息' })).toBeVisible();
  await expect(pane(page).locator('h1')).toBeHidden();
  await menuLink(page, /^全部消息/).click();
  await expect(page).toHaveURL(`${LIST}?page=2`);
  await expect(pane(page).getByLabel('标题关键字')).toHaveValue('电梯');
  await expect.poll(() => scrollTop(page)).toBe(300);
  expect(calls()).toBe(before);
});

test('R069 it is found again from home, by Back and by the bare entry of the bar', async ({ portal, page }) => {
  const calls = listCalls(portal);
  await openList(portal, '?page=2');
  await scroller(page).evaluate((area) => area.scrollTo({ top: 200 }));
  const before = calls();
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
  expect(calls()).toBe(before);
});

test('R069 A38 the focus comes back to where it was', async ({ portal, page }) => {
  await openList(portal);
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

test('R023 R069 a page without the cache flag starts fresh', async ({ portal, page }) => {
  await portal.signIn('persona-demo', { path: '/mainApp/myMessageList' });
  const key = '/mainApp/myMessageList';
  await expect(pane(page, key).getByRole('row').nth(1)).toBeVisible();
  await pane(page, key).evaluate((element) => (element.dataset.mark = 'first'));
  await menuLink(page, '个人信息').click();
  await expect(pane(page, key)).toHaveCount(0);
  await menuLink(page, '我发布的消息').click();
  await expect(pane(page, key)).toBeVisible();
  await expect(pane(page, key)).not.toHaveAttribute('data-mark', 'first');
});

test('R070 closing the tab frees its page, and the next visit starts fresh', async ({ portal, page }) => {
  await openList(portal);
  await pane(page).getByLabel('标题关键字').fill('电梯');
  await menuLink(page, '个人信息').click();
  await expect(page.getByRole('heading', { level: 1, name: '个人信息' })).toBeVisible();
  await page.getByRole('tab', { name: '全部消息' }).click({ button: 'middle' });
  await expect(pane(page)).toHaveCount(0);
  await expect(page).toHaveURL('/personalInfo');
  const answer = portal.answerTo('/getAllMessageList');
  await menuLink(page, /^全部消息/).click();
  await answer;
  await expect(pane(page).getByLabel('标题关键字')).toHaveValue('');
});

test('R071 loading one tab anew leaves the others as they are', async ({ portal, page }) => {
  const calls = listCalls(portal);
  await openList(portal);
  await menuLink(page, '个人信息').click();
  await expect(page.getByRole('heading', { level: 1, name: '个人信息' })).toBeVisible();
  await pane(page, '/personalInfo').evaluate((element) => (element.firstElementChild!.id = 'first-life'));
  await menuLink(page, /^全部消息/).click();
  await pane(page).getByLabel('标题关键字').fill('电梯');
  const before = calls();
  await page.getByRole('tab', { name: '全部消息' }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: '重新加载' }).click();
  await expect(pane(page).getByLabel('标题关键字')).toHaveValue('');
  await expect.poll(calls).toBe(before + 1);
  await expect(page.locator('#first-life')).toHaveCount(1);
});

test('R069 a hidden page hears nothing of the address of the one that is shown', async ({ portal, page }) => {
  const calls = listCalls(portal);
  await openList(portal, '?page=2&size=10');
  await menuLink(page, '我发布的消息').click();
  await expect(page.getByRole('heading', { level: 1, name: '我发布的消息' })).toBeVisible();
  const before = calls();
  await page.goto('about:blank').then(() => page.goBack());
  await expect(page.getByRole('heading', { level: 1, name: '我发布的消息' })).toBeVisible();
  expect(calls()).toBe(before);
});

/** Each kind of pop-up that the list opens: how it is opened, and what then stands in the page. */
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

for (const [kind, open, selector] of POP_UPS)
  test(`R069 R311 ${kind} goes and comes back with its page, and covers no other`, async ({ portal, page }) => {
    await openList(portal);
    await open(page);
    const popUp = pane(page).locator(selector).first();
    await expect(popUp).toBeVisible();
    const box = (await popUp.boundingBox())!;
    await goHome(page);
    await expect(page).toHaveURL('/home');
    await expect(popUp).toBeHidden();
    const over = await page.evaluate(([x, y]) => !!document.elementFromPoint(x, y)?.closest('[data-page]'), [
      box.x + box.width / 2,
      box.y + box.height / 2,
    ] as const);
    expect(over).toBe(false);
    // Belongs to the page that is hidden: this key is not for it.
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect(popUp).toBeVisible();
    await expect(pane(page).getByRole('heading', { level: 1 })).toBeVisible();
  });

test('R069 R311 a dialog goes and comes back with its page, and Escape elsewhere is not for it', async ({
  portal,
  page,
}) => {
  const key = '/mainApp/noticeList';
  await portal.signIn('persona-demo', { path: key });
  await pane(page, key).getByRole('row').nth(1).getByRole('button', { name: '预览' }).click({ timeout: 30_000 });
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

const CACHED = [
  '/mainApp/messageList',
  '/mainApp/allManual',
  '/mainApp/operationManualEdit',
  '/mainApp/authorityApply',
  '/mainApp/noticeList',
  '/mainApp/todoList',
  '/grayRelease',
  '/personalInfo',
];
const OPENERS = [
  '.ant-select:not(.ant-select-disabled, .ant-select-auto-complete)',
  '.ant-picker:not(.ant-picker-disabled)',
  '.ant-dropdown-trigger',
];

for (const path of CACHED)
  test(`R069 R311 ${path} comes back alive from whatever it has open`, async ({ portal, page }) => {
    await portal.signIn('persona-demo', { path });
    await expect(pane(page, path).getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
    // Its parts come by and by: what can be opened is looked for when it is at rest.
    await page.waitForLoadState('networkidle');
    const open = () =>
      pane(page, path)
        .locator('[class*="ant-"][class*="placement-"], .ant-modal, .ant-drawer')
        .filter({ visible: true });
    for (const opener of OPENERS) {
      const first = pane(page, path).locator(opener).filter({ visible: true }).first();
      if ((await first.count()) === 0) continue;
      await first.click();
      await expect(open().first()).toBeVisible();
      await goHome(page);
      await expect(page).toHaveURL('/home');
      await expect(open()).toHaveCount(0);
      await page.goBack();
      await expect(open().first()).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await expect(pane(page, path).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(pane(page, path).getByRole('alert').filter({ hasText: '重试' })).toHaveCount(0);
  });

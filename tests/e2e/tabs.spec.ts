import type { Page } from '@playwright/test';
import { expectMessage, visit as follow } from '../support/navigation';
import { expect, test, type Portal } from '../support/portal';

const strip = (page: Page) => page.getByRole('tablist', { name: /已打开的页面|Open pages/ });
const tabs = (page: Page) => strip(page).getByRole('tab');
const tab = (page: Page, name: string | RegExp) =>
  strip(page).getByRole('tab', { name, exact: typeof name === 'string' });
const cross = (page: Page, name: string) => page.getByTitle(`关闭${name}`, { exact: true });
const menu = (page: Page) => page.getByRole('menu');
const choice = (page: Page, name: string) => menu(page).getByRole('menuitem', { name, exact: true });
const more = (page: Page) => page.getByRole('button', { name: /^(更多（|More \()/ });
const active = (page: Page) => strip(page).locator('[aria-selected="true"]');
const expectTabs = (page: Page, names: readonly string[]) => expect(tabs(page)).toHaveText([...names]);

/** Navigates within the portal, and waits for the address. */
async function visit(page: Page, address: string) {
  await follow(page, address);
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === address);
}

const names = {
  '/mainApp/messageList': '全部消息',
  '/mainApp/allManual': '手册信息',
  '/mainApp/noticeList': '公告消息',
  '/mainApp/myMessageList': '我发布的消息',
  '/personalInfo': '个人信息',
  '/grayRelease': '灰度配置',
  '/mainApp/authorityApply': '权限申请',
  '/mainApp/todoList': '待办任务',
} as const;
type Address = keyof typeof names;
const [A, B, C, D, E, F, G, H] = Object.keys(names) as Address[];

/** Visits pages one after the other; waits for each tab before the next one. */
async function visitAll(page: Page, addresses: readonly (Address | undefined)[]) {
  for (const address of addresses) {
    await visit(page, address!);
    await expect(active(page)).toHaveText(names[address!]);
  }
}

/** The frame for axe; the pages have tests of their own. */
const expectNoFlaws = (portal: Portal) => portal.expectNoAxeViolations({ exclude: ['[data-page]'] });

/** Signs in at a page of the workspace, and waits for its tab. */
async function openAt(portal: Portal, address: string) {
  await portal.signIn('persona-demo', { path: address });
  await expect(active(portal.page)).toBeVisible();
}

test('R028 R058 R060 R061 R064 visited pages are tabs that follow their page and the language; a reload keeps them, a sign-out does not', async ({
  page,
  portal,
}) => {
  await openAt(portal, `${C}?x=1`);

  await test.step('R061 the same page at another address is the same tab, whose link follows', async () => {
    await expect(tab(page, '公告消息')).toHaveAttribute('href', `${C}?x=1`);
    await visit(page, `${C}?x=2`);
    await expect(tab(page, '公告消息')).toHaveAttribute('href', `${C}?x=2`);
    await expectTabs(page, ['公告消息']);
  });

  await test.step('R060 visited pages are tabs, and a reload of the window keeps them', async () => {
    await visitAll(page, [A, B]);
    await expectTabs(page, ['公告消息', '全部消息', '手册信息']);
    await tab(page, '全部消息').click();
    await expect(page).toHaveURL(/\/mainApp\/messageList$/);
    await page.reload();
    await expectTabs(page, ['公告消息', '全部消息', '手册信息']);
    await expect(active(page)).toHaveText('全部消息');
  });

  await test.step('R064 titles follow the language', async () => {
    await page.getByRole('button', { name: /的用户菜单/ }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expectTabs(page, ['Notice messages', 'All messages', 'Manual information']);
    await page.getByRole('button', { name: /User menu/i }).click();
    await page.getByRole('menuitemradio', { name: '简体中文' }).click();
    await expectTabs(page, ['公告消息', '全部消息', '手册信息']);
  });

  await test.step('R028 a page without a tab keeps the tab it was opened from active', async () => {
    await visitAll(page, [C]);
    await visit(page, '/mainApp/noticeEdit');
    await expect(page.getByRole('heading', { level: 1, name: '发布公告' }).filter({ visible: true })).toBeVisible();
    await expectTabs(page, ['公告消息', '全部消息', '手册信息']);
    await expect(active(page)).toHaveText('公告消息');
    await expectNoFlaws(portal);
    await tab(page, '公告消息').click();
    await expect(page).toHaveURL(/\/mainApp\/noticeList(\?x=2)?$/);
  });

  await test.step('R058 hideBar=1 is carried from tab to tab; the strip stays', async () => {
    await visit(page, `${B}?hideBar=1`);
    await tab(page, '全部消息').click();
    await expect(page).toHaveURL(/\/mainApp\/messageList\?hideBar=1$/);
    await expect(page.getByRole('link', { name: '公告消息' })).toHaveCount(0);
    await cross(page, '全部消息').click();
    await expect(page).toHaveURL(/\/mainApp\/allManual\?hideBar=1$/);
    await expectTabs(page, ['公告消息', '手册信息']);
  });

  await test.step('R060 a broken stored strip counts as absent, and a sign-out deletes it', async () => {
    await visit(page, '/home');
    await page.evaluate(() => window.sessionStorage.setItem('portal.tabs', '{"version":1,"value":{"tabs":"broken"}}'));
    await page.goto(C!);
    await expectTabs(page, ['公告消息']);

    await page.getByRole('button', { name: /的用户菜单/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await expect(page).toHaveURL(/_idp/);
    await expect.poll(() => page.evaluate(() => window.sessionStorage.getItem('portal.tabs'))).toBeNull();
  });
});

test('R062 R063 R064 manuals are edited in parallel, distinguished by their address without timestamps', async ({
  page,
  portal,
}) => {
  const edit = '/mainApp/operationManualEdit';
  await openAt(portal, `${edit}?id=5`);
  await expect(tabs(page)).toHaveText([/^手册·/]);
  await visit(page, `${edit}?id=6&t=1700000000000`);
  await expect(tabs(page)).toHaveText([/^手册·/, /^手册·/]);
  // The names come from the server: those of two manuals differ.
  await expect.poll(async () => new Set(await tabs(page).allInnerTexts()).size).toBe(2);
  for (const again of ['?id=5', '?t=1700000000000&id=6', '?id=5&t=1700000000001']) await visit(page, `${edit}${again}`);
  await expect(tabs(page)).toHaveCount(2);
  await visit(page, `${edit}?id=5&t=170000000000`);
  await expect(tabs(page)).toHaveCount(3);

  for (let id = 7; id <= 13; id += 1) await visit(page, `${edit}?id=${id}`);
  await expect(more(page)).toHaveText('更多（5）');
  await expectMessage(page, /已打开 10 个标签页/, () => visit(page, `${edit}?id=14`));
  await expect(more(page)).toHaveText('更多（5）');
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toBeVisible();
  // There is room again: the page without a tab gets one.
  await portal.focus(tabs(page).first());
  await page.keyboard.press('Delete');
  await expect(strip(page).locator('[data-tab$="?id=14"]')).toBeVisible();
  await expect(more(page)).toHaveText('更多（5）');
});

test('R065 the only tab stays, closing activates the tab used before or none, and unsaved work asks first', async ({
  page,
  portal,
}) => {
  const windows = page.context().pages().length;
  await openAt(portal, A!);

  await test.step('the only tab stays; closing activates the tab used before, or none', async () => {
    await expect(cross(page, '全部消息')).toHaveCount(0);
    await portal.focus(tab(page, '全部消息'));
    await page.keyboard.press('Delete');
    await expectTabs(page, ['全部消息']);

    await visitAll(page, [B, C, A, C, B]);
    await cross(page, '手册信息').click();
    await expect(page).toHaveURL(/\/mainApp\/noticeList$/);
    await expect(active(page)).toHaveText('公告消息');
    await expect(active(page)).toBeFocused();
    await cross(page, '全部消息').click();
    await expectTabs(page, ['公告消息']);
    await expect(page).toHaveURL(/\/mainApp\/noticeList$/);
    await expect(active(page)).toBeFocused();

    await page.keyboard.press('Alt+Shift+T');
    await expectTabs(page, ['全部消息', '公告消息']);
    await expect(page).toHaveURL(/\/mainApp\/messageList$/);
    await tab(page, '公告消息').click({ button: 'middle' });
    await expectTabs(page, ['全部消息']);
    expect(page.context().pages()).toHaveLength(windows);
  });

  await test.step('unsaved work asks before its tab is closed or reloaded', async () => {
    await expectTabs(page, ['全部消息']);
    await visit(page, '/mainApp/operationManualEdit');
    await expect(tabs(page)).toHaveCount(2);
    const name = page.getByRole('textbox', { name: /手册名称/ });
    await name.fill('电梯维保');
    await name.blur();
    await expect(tab(page, /（未保存）$/)).toHaveAttribute('aria-selected', 'true');
    await expectNoFlaws(portal);
    const question = page.getByRole('dialog').filter({ hasText: '确定离开' });
    await active(page).focus();
    await page.keyboard.press('Delete');
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(tabs(page)).toHaveCount(2);
    await expect(name).toHaveValue('电梯维保');

    await page.getByRole('button', { name: '重新加载', exact: true }).click();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: '继续编辑' }).click();
    await expect(question).toBeHidden();
    await active(page).focus();
    await page.keyboard.press('Backspace');
    await question.getByRole('button', { name: '离开' }).click();
    await expectTabs(page, ['全部消息']);
    await expect(page).toHaveURL(/\/mainApp\/messageList$/);
    await expect(active(page)).toBeFocused();
  });
});

test('R066 the menu of a tab by mouse, by keyboard and by a long press', async ({ page, portal }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAt(portal, A!);

  await test.step('by mouse: inapplicable items are disabled', async () => {
    await visitAll(page, [B, C, D]);
    await tab(page, '全部消息').click({ button: 'right' });
    await expect(choice(page, '关闭左侧')).toBeDisabled();
    await expect(choice(page, '左移')).toBeDisabled();
    await expect(choice(page, '重新打开关闭的标签页')).toBeDisabled();
    await expect(choice(page, '关闭右侧')).toBeEnabled();
    await page.keyboard.press('Escape');

    await tab(page, '手册信息').click({ button: 'right' });
    await choice(page, '关闭右侧').click();
    await expectTabs(page, ['全部消息', '手册信息']);
    await expect(page).toHaveURL(/\/mainApp\/allManual$/);
    await expect(active(page)).toBeFocused();

    await tab(page, '手册信息').click({ button: 'right' });
    await choice(page, '重新打开关闭的标签页').click();
    await expectTabs(page, ['全部消息', '手册信息', '我发布的消息']);
    await tab(page, '手册信息').click({ button: 'right' });
    await choice(page, '关闭其他').click();
    await expectTabs(page, ['手册信息']);
    await tab(page, '手册信息').click({ button: 'right' });
    for (const name of ['关闭', '关闭左侧', '关闭右侧', '关闭其他', '全部关闭'])
      await expect(choice(page, name)).toBeDisabled();
    await page.keyboard.press('Escape');
  });

  await test.step('by keyboard and by a long press; a new window, the link, the full screen', async () => {
    await visitAll(page, [A, B]);
    await portal.focus(tab(page, '全部消息'));
    await page.keyboard.press('Shift+F10');
    await expect(menu(page)).toHaveAccessibleName('标签页全部消息的菜单');
    await expect(choice(page, '重新加载')).toBeFocused();
    await expectNoFlaws(portal);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(tab(page, '全部消息')).toBeFocused();

    await page.keyboard.press('Shift+F10');
    const opened = page.waitForEvent('popup');
    await choice(page, '在新窗口打开').click();
    const other = await opened;
    await expect(other).toHaveURL(/\/mainApp\/messageList$/);
    await expectTabs(other, ['全部消息']);
    await other.close();

    await tab(page, '手册信息').click({ button: 'right' });
    await expectMessage(page, '链接已复制', () => choice(page, '复制链接').click());
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^http.*\/mainApp\/allManual$/);

    await tab(page, '手册信息').click({ button: 'right' });
    await choice(page, '全屏').click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await tab(page, '手册信息').click({ button: 'right' });
    await choice(page, '退出全屏').click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false);

    const { x, y, width, height } = (await tab(page, '手册信息').boundingBox())!;
    const touch = await page.context().newCDPSession(page);
    const point = { x: x + width / 2, y: y + height / 2 };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await expect(menu(page)).toHaveAccessibleName('标签页手册信息的菜单');
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(menu(page)).toBeVisible();
    await expect(page).toHaveURL(/\/mainApp\/allManual$/);
  });
});

test('R067 the strip scrolls: the active tab is visible; wheel, touch and arrow buttons scroll it', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await page.route(/\/knlKnowledgeNew\/2\.0\/view/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    await route.fulfill({
      response: answer,
      json: { ...body, data: { ...body.data, name: '电梯困人应急处置流程与日常维保要点' } },
    });
  });
  await openAt(portal, '/mainApp/operationManualEdit?id=1');
  for (let id = 2; id <= 5; id += 1) await visit(page, `/mainApp/operationManualEdit?id=${id}`);
  await expect(tabs(page)).toHaveText(Array.from({ length: 5 }, () => /^手册·电梯困人/));
  const scroller = strip(page).locator('..');
  const back = page.getByRole('button', { name: '向左滚动' });
  const forth = page.getByRole('button', { name: '向右滚动' });
  const scrolled = () => scroller.evaluate((box) => box.scrollLeft);
  const isInSight = async () => {
    const [box, shown] = [(await scroller.boundingBox())!, (await active(page).locator('..').boundingBox())!];
    return shown.x >= box.x - 1 && shown.x + shown.width <= box.x + box.width + 1;
  };
  await expect.poll(isInSight).toBe(true);
  await expect(forth).toBeDisabled();
  const atEnd = await scrolled();
  expect(atEnd).toBeGreaterThan(50);
  await back.click();
  await expect.poll(scrolled).toBeLessThan(atEnd);
  await expect(forth).toBeEnabled();
  // The button is disabled by the scrolling of its last click.
  await expect(async () => {
    if (await back.isEnabled()) await back.click({ timeout: 500 });
    await expect(back).toBeDisabled({ timeout: 500 });
  }).toPass();
  await expect.poll(scrolled).toBe(0);
  await strip(page).hover();
  await page.mouse.wheel(0, 120);
  await expect.poll(scrolled).toBeGreaterThan(50);

  await visit(page, '/mainApp/operationManualEdit?id=1');
  await expect.poll(isInSight).toBe(true);
  await expect(back).toBeDisabled();
  const { x, y, height } = (await scroller.boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', way: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + 300 - way, y: y + height / 2 }],
    });
  await finger('touchStart', 0);
  for (let way = 20; way <= 160; way += 20) await finger('touchMove', way);
  await finger('touchEnd', 160);
  await expect.poll(scrolled).toBeGreaterThan(50);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test('R068 five tabs inline, the others in an overflow list, which has a search if it is long', async ({
  page,
  portal,
}) => {
  await openAt(portal, A!);
  await visitAll(page, [B, C, D, E, F, G, H]);
  await expectTabs(page, ['全部消息', '手册信息', '公告消息', '我发布的消息', '待办任务']);
  await expect(more(page)).toHaveText('更多（3）');
  await more(page).click();
  const list = page.getByRole('group', { name: '更多已打开的页面' });
  await expect(list.getByRole('link')).toHaveText(['个人信息', '灰度配置', '权限申请']);
  await expectNoFlaws(portal);
  await list.getByRole('button', { name: '关闭灰度配置' }).click();
  await expect(list.getByRole('link')).toHaveText(['个人信息', '权限申请']);
  await list.getByRole('link', { name: '权限申请' }).click();
  await expect(page).toHaveURL(/\/mainApp\/authorityApply$/);
  await expectTabs(page, ['全部消息', '手册信息', '公告消息', '我发布的消息', '权限申请']);
  await expect(more(page)).toHaveText('更多（2）');
  await cross(page, '手册信息').click();
  await expectTabs(page, ['全部消息', '公告消息', '我发布的消息', '权限申请', '个人信息']);

  // By keyboard alone: the focus stays in the list until that is empty, and then moves to the active tab.
  await expect(active(page)).toBeFocused();
  await more(page).focus();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('link', { name: '待办任务' })).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(more(page)).toHaveCount(0);
  await expect(active(page)).toBeFocused();

  await test.step('a long list has a search', async () => {
    await visitAll(page, [B, F, H]);
    for (let id = 1; id <= 8; id += 1) await visit(page, `/mainApp/operationManualEdit?id=${id}`);
    await expect(more(page)).toHaveText('更多（11）');
    await more(page).click();
    await list.getByRole('searchbox').fill('个人');
    await expect(list.getByRole('link')).toHaveText(['个人信息']);
    await list.getByRole('searchbox').fill('没有这样的');
    await expect(list.getByText('没有匹配的页面')).toBeVisible();
    await list.getByRole('searchbox').fill('个人');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/personalInfo$/);
  });
});

test('R071 R072 R073 one tab stop, a panel for each tab; sorting stays within the strip, one tab is reloaded', async ({
  page,
  portal,
}) => {
  await openAt(portal, A!);
  await visitAll(page, [B, C]);

  await test.step('R073 an ARIA tab list: one tab stop, arrows, Home and End, a panel for each tab', async () => {
    await expectNoFlaws(portal);
    await expect(strip(page).locator('[tabindex="0"]')).toHaveText(['公告消息']);
    await portal.focus(active(page));
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, '全部消息')).toBeFocused();
    await page.keyboard.press('End');
    await expect(tab(page, '公告消息')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(tab(page, '全部消息')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(strip(page).locator('[tabindex="0"]')).toHaveText(['手册信息']);
    await expect(page).toHaveURL(/\/mainApp\/noticeList$/);
    await page.keyboard.press(' ');
    await expect(page).toHaveURL(/\/mainApp\/allManual$/);
    const panel = page.getByRole('tabpanel', { name: '手册信息' });
    const controlled = await portal.settled(() => active(page).getAttribute('aria-controls'));
    await expect(panel).toHaveAttribute('id', controlled!);
    await tab(page, '公告消息').click();
    await expect(page).toHaveURL(/\/mainApp\/noticeList$/);
  });

  await test.step('R072 by drag and by menu only the strip changes its order', async () => {
    const panels = () => page.locator('[data-pages] > *').evaluateAll((all) => all.map(({ id }) => id));
    /** A mark that only survives if the page is neither moved nor unmounted. */
    const marked = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[data-pages] > *')].map((panel) => Reflect.has(panel, 'mark')),
      );
    await page.evaluate(() =>
      document.querySelectorAll('[data-pages] > *').forEach((panel) => Reflect.set(panel, 'mark', true)),
    );
    const before = [A, B, C].map((address) => `page-${address}`);
    await expect.poll(() => panels()).toEqual(before);

    const from = (await tab(page, '公告消息').boundingBox())!;
    const to = (await tab(page, '全部消息').boundingBox())!;
    await page.mouse.move(from.x + 20, from.y + 15);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y + 15, { steps: 3 });
    await page.mouse.move(to.x + 4, to.y + 15, { steps: 12 });
    await page.mouse.up();
    await expectTabs(page, ['公告消息', '全部消息', '手册信息']);
    await expect(page).toHaveURL(/\/mainApp\/noticeList$/);

    await tab(page, '手册信息').click({ button: 'right' });
    await choice(page, '左移').click();
    await expectTabs(page, ['公告消息', '手册信息', '全部消息']);
    await tab(page, '全部消息').click({ button: 'right' });
    await choice(page, '固定').click();
    await expectTabs(page, ['全部消息', '公告消息', '手册信息']);
    await expect(cross(page, '全部消息')).toHaveCount(0);
    await expect.poll(() => panels()).toEqual(before);
    await expect.poll(() => marked()).toEqual([true, true, true]);
    await page.reload();
    await expectTabs(page, ['全部消息', '公告消息', '手册信息']);
    await expect(tab(page, '全部消息（已固定）')).toBeVisible();
  });

  await test.step('R071 one tab is reloaded', async () => {
    const listed = page.waitForResponse(/knlKnowledgeNew\/2\.0\/list/);
    await visitAll(page, [C, B]);
    await listed;
    const recorded = portal.recordRequests();
    await tab(page, '公告消息').click({ button: 'right' });
    await choice(page, '重新加载').click();
    await expect.poll(() => recorded.filter(({ path }) => path.endsWith('/notice/2.0/list')).length).toBe(1);
    expect(recorded.filter(({ path }) => /knlKnowledge/i.test(path))).toEqual([]);
    await expect(page).toHaveURL(/\/mainApp\/allManual$/);
  });
});

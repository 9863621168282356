import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { rowsAbovePager } from '../support/lists';
import { expectError, visit } from '../support/navigation';
import { expect, test, type Portal } from '../support/portal';

const LIST = '/mainApp/messageList';
const MINE = '/mainApp/myMessageList';

const rows = (page: Page) => page.locator('tr[data-row-key]');
const titleOf = async (portal: Portal, index: number) =>
  (await portal.settled(() => rows(portal.page).nth(index).getByRole('button').first().getAttribute('title')))!;
const message = (page: Page) => page.getByRole('dialog', { name: '消息详情' });
const question = (page: Page) => page.getByRole('dialog', { name: /^删除/ });
const total = (page: Page) => page.locator('h1 + span');

test('R022 R044 R257 R264 filter and page are in the address, an error keeps the rows, and titles are suggested', async ({
  portal,
  page,
}) => {
  await portal.signIn('persona-demo', { path: LIST });
  await expect(rows(page)).toHaveCount(20);

  await test.step('twelve rows fit the window', () => expect.poll(rowsAbovePager(page)).toBeGreaterThanOrEqual(12));

  await test.step('Tab goes through chips and filters as they stand', async () => {
    await page.getByRole('group', { name: '消息类型' }).getByRole('button').first().focus();
    const places: { x: number; y: number }[] = [];
    do {
      places.push(
        await page.evaluate(() => {
          const { left, top, height } = document.activeElement!.getBoundingClientRect();
          return { x: Math.round(left), y: Math.round((top + height / 2) / 24) };
        }),
      );
      await page.keyboard.press('Tab');
    } while (
      places.length < 24 &&
      !(await page.getByRole('table').evaluate((t) => t.contains(document.activeElement)))
    );
    expect(places.length).toBeGreaterThan(10);
    expect(places).toEqual(places.toSorted((one, other) => one.y - other.y || one.x - other.x));
  });

  await test.step('R022 R257 filter and page survive a reload', async () => {
    const asked = portal.recordRequests(/getAllMessageList$/);
    await page.getByRole('combobox', { name: '标题关键字' }).fill('工单');
    await page.getByRole('button', { name: '查询' }).click();
    await expect(rows(page).first()).toContainText('工单');
    const first = await titleOf(portal, 0);
    await page.getByTitle('2', { exact: true }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(() => asked.at(-1)?.body).toMatchObject({ keyword: '工单', pageNo: 2, pageSize: 20 });
    // The response is still pending.
    await expect(rows(page).first()).not.toContainText(first);
    const shown = await titleOf(portal, 0);
    await page.reload();
    await expect(rows(page).first()).toContainText(shown);
    await expect(page.getByRole('combobox', { name: '标题关键字' })).toHaveValue('工单');
    await page.getByRole('button', { name: '重置' }).click();
    await expect(page).not.toHaveURL(/keyword|page/);
    await expect(rows(page)).toHaveCount(20);
    await portal.expectNoAxeViolations();
  });

  await test.step('an error keeps the rows; an empty result offers to clear the filters', async () => {
    const heal = await portal.failApi('**/getAllMessageList', 'http:500');
    await expectError(page, '服务器错误', () => page.getByRole('button', { name: '刷新列表' }).click());
    await expect(rows(page)).toHaveCount(20);
    await heal();
    await page.getByRole('combobox', { name: '标题关键字' }).fill('没有这样的标题');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '清空筛选' }).click();
    await expect(rows(page)).toHaveCount(20);
    await expect(page).not.toHaveURL(/keyword/);
  });

  await test.step('R264 titles are suggested while typing, for the last text only', async () => {
    const asked = portal.recordRequests(/getMessageNamesByKeyword$/);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/getMessageNamesByKeyword*', async (route) => {
      const keyword = new URL(route.request().url()).searchParams.get('keyword')!;
      if (keyword === '工') await held;
      await route.fulfill({ json: { status: '1', msg: '', data: [`${keyword}的建议`] } }).catch(() => undefined);
    });
    const field = page.getByRole('combobox', { name: '标题关键字' });
    await field.fill('工');
    await expect.poll(() => asked.length).toBe(1);
    await field.fill('工单');
    await expect(page.getByTitle('工单的建议')).toBeVisible();
    release();
    await portal.settled(() => expect(page.getByTitle('工的建议')).toHaveCount(0));
    await page.getByTitle('工单的建议').click();
    await expect(page).toHaveURL(/keyword=/);
    await page.unroute('**/getMessageNamesByKeyword*');
    await page.getByRole('button', { name: '重置' }).click();
    await expect(page).not.toHaveURL(/keyword/);
    await expect(rows(page)).toHaveCount(20);
  });

  await test.step('R264 Enter searches for the typed text, and for a suggestion only if the arrows selected it', async () => {
    await page.route('**/getMessageNamesByKeyword*', (route) =>
      route.fulfill({ json: { status: '1', msg: '', data: ['工单甲即将超时', '工单乙即将超时'] } }),
    );
    const field = page.getByRole('combobox', { name: '标题关键字' });
    await field.fill('工单');
    await expect(page.getByTitle('工单甲即将超时')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/keyword=%E5%B7%A5%E5%8D%95$/);
    await expect(page.getByTitle('工单甲即将超时')).toBeHidden();
    await expect(field).toHaveValue('工单');

    await field.fill('工单乙');
    await expect(page.getByTitle('工单乙即将超时')).toBeVisible();
    const asked = portal.recordRequests(/getAllMessageList$/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('工单乙即将超时');
    await expect(page.getByRole('button', { name: '清空筛选' })).toBeVisible();
    await portal.settled(async () => {});
    expect(asked.map(({ body }) => (body as { keyword: string }).keyword)).toEqual(['工单乙即将超时']);
  });
});

test('R265 R044 R262 R261 messages are opened from the bell and the list, exported, and deleted', async ({
  portal,
  page,
}) => {
  await portal.signIn();

  await test.step('R265 B1 the bell shows the five latest; one of them opens and is marked read', async () => {
    await portal.signIn();
    await page.getByRole('button', { name: '消息，12 条未读' }).click();
    const panel = page.getByRole('dialog', { name: '消息', exact: true });
    await expect(panel.getByRole('listitem')).toHaveCount(5);
    // Type and time share the second of two lines, the time at its end.
    const [time, line] = await portal.settled(async () => [
      (await panel.getByRole('listitem').first().locator('time').boundingBox())!,
      (await panel.getByRole('listitem').first().boundingBox())!,
    ]);
    expect(time!.height).toBeLessThan(30);
    expect(time!.x).toBeGreaterThan(line!.x + line!.width / 2);
    await portal.expectNoAxeViolations();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await page.getByRole('button', { name: '消息，12 条未读' }).click();
    await panel.getByRole('listitem').filter({ hasText: '未读' }).first().getByRole('link').click();
    await expect(message(page).getByRole('heading', { level: 2 })).toBeVisible();
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole('button', { name: '消息，11 条未读' })).toBeVisible();
    // The row in the bell is gone: the focus moves to the page.
    await page.keyboard.press('Escape');
    await expect(message(page)).toHaveCount(0);
    await expect(page.locator('main:focus, main h1:focus')).toHaveCount(1);
  });

  await test.step('filtered rows are exported as CSV', async () => {
    await visit(page, `${LIST}?read=no`);
    await expect(rows(page)).toHaveCount(11);
    // The overlay is shown while the rows are loaded (R178, A42).
    const slow = await portal.failApi('**/getAllMessageList', 'latency:3000');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      expect(page.getByText('操作中...')).toBeVisible(),
      page.getByRole('button', { name: '导出 CSV' }).click(),
    ]);
    await expect(page.locator('[data-overlay]')).toHaveCount(0);
    await slow();
    expect(download.suggestedFilename()).toMatch(/^全部消息 \d{4}-\d{2}-\d{2}\.csv$/);
    const text = readFileSync((await download.path())!, 'utf8');
    expect(text.split('\r\n')[0]).toBe('\uFEFF标题,类型,来源,时间,状态');
    expect(text.trim().split('\r\n')).toHaveLength(12);
  });

  await test.step('R262 opening a message marks it read, without moving its row, and the counts are updated', async () => {
    await page.getByRole('button', { name: '重置' }).click();
    await expect(rows(page)).toHaveCount(20);
    const unread = rows(page).filter({ has: page.locator('[data-unread]') });
    await expect(unread.first()).toBeVisible();
    const before = await portal.settled(() => unread.count());
    const title = await portal.settled(() => unread.first().getByRole('button').first().getAttribute('title'));
    const index = await portal.settled(() =>
      rows(page).evaluateAll((all, words) => all.findIndex((row) => row.textContent!.includes(words)), title!),
    );
    const badge = page.getByRole('link', { name: /全部消息/ });
    await expect(badge).toContainText('11');
    await unread.first().getByRole('button').first().click();
    await expect(message(page).getByRole('heading', { level: 2 })).toHaveText(title!);
    await portal.expectNoAxeViolations({ include: '[role="dialog"]' });
    await page.keyboard.press('Escape');
    await expect(message(page)).toHaveCount(0);
    await expect(unread).toHaveCount(before - 1);
    await expect(rows(page).nth(index)).toContainText(title!);
    await expect(badge).toContainText('10');
    await expect(page.getByRole('button', { name: '消息，10 条未读' })).toBeVisible();
  });

  await test.step('B29 an endless word wraps inside the drawer', async () => {
    await page.route('**/getMessageInfo*', async (route) => {
      const response = await (await route.fetch()).json();
      const word = 'https://example.com/' + 'a'.repeat(300);
      await route.fulfill({
        json: { ...response, data: { ...response.data, title: word, source: word, content: word } },
      });
    });
    await rows(page).first().getByRole('button').first().click();
    const article = message(page).getByRole('article');
    await expect(article).toBeVisible();
    await expect(article).toContainText('aaa');
    const overflow = () =>
      article.evaluate((element) => {
        const room = element.closest('.ant-drawer-body')!;
        return Math.max(room.scrollWidth - room.clientWidth, element.scrollWidth - room.clientWidth);
      });
    await expect.poll(overflow).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await expect(message(page)).toHaveCount(0);
    await page.unroute('**/getMessageInfo*');
  });

  await test.step('by keyboard alone: down, select, open, close, delete, and the focus is on the row', async () => {
    await rows(page).first().focus();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect(rows(page).nth(1).getByRole('checkbox')).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(message(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(message(page)).toHaveCount(0);
    await expect(rows(page).nth(1)).toBeFocused();
    // When a row is deleted, the focus moves to the row in its place.
    const next = await portal.settled(() => rows(page).nth(2).getAttribute('data-row-key'));
    await rows(page).nth(1).getByRole('button', { name: '删除' }).press('Enter');
    // A dialog moves the focus twice as it opens: a key pressed before that may be for the other button.
    await expect(question(page).getByRole('button', { name: '取消' })).toBeFocused();
    await question(page).getByRole('button', { name: '删除' }).press('Enter');
    await expect(rows(page).nth(1)).toHaveAttribute('data-row-key', next!);
    await expect(rows(page).nth(1)).toBeFocused();
  });

  await test.step('R261 deleting selected messages names them, sends their ids and removes them', async () => {
    await expect(total(page)).toHaveText(/\d+/);
    const count = Number((await portal.settled(() => total(page).textContent()))!.replace(/\D/g, ''));
    const titles = [await titleOf(portal, 0), await titleOf(portal, 1)];
    for (const index of [0, 1]) await rows(page).nth(index).getByRole('checkbox').check();
    const sent = portal.recordRequests(/deleteMessageByIds$/);
    const keys = await portal.settled(() =>
      rows(page).evaluateAll((all) => all.slice(0, 2).map((row) => (row as HTMLElement).dataset.rowKey)),
    );
    await page.getByRole('group', { name: '已选 2 条' }).getByRole('button', { name: '删除' }).click();
    for (const title of titles) await expect(question(page)).toContainText(title);
    await question(page).getByRole('button', { name: '删除' }).click();
    await expect(total(page)).toHaveText(`共 ${count - 2} 条`);
    expect(sent).toHaveLength(1);
    expect(sent[0]!.body).toEqual({ ids: keys });
  });
});

test('R023 R045 R259 my messages are filtered, written, seen by another person, changed and deleted', async ({
  portal,
  page,
  browser,
}) => {
  const form = (page: Page) => page.getByRole('dialog', { name: /新建消息|编辑消息/ });

  await portal.signIn('persona-demo', { path: MINE });

  await test.step('R023 the filter survives a reload', async () => {
    await expect(rows(page)).toHaveCount(9);
    await page.getByRole('combobox', { name: '状态' }).click();
    await page.getByTitle('草稿').click();
    await expect(page).toHaveURL(/status=1/);
    await expect(rows(page).first()).toContainText('草稿');
    const count = await portal.settled(() => rows(page).count());
    await page.reload();
    await expect(rows(page)).toHaveCount(count);
    await page.getByRole('button', { name: '重置' }).click();
    await expect(rows(page)).toHaveCount(9);
  });

  await test.step('R259 a message is written once, seen by another person, changed and deleted', async () => {
    const sent = portal.recordRequests(/saveMessageInfo$/);
    await page.getByRole('button', { name: '新建消息' }).click();
    await expect(form(page).getByRole('textbox', { name: '标题' })).toBeFocused();
    await form(page).getByRole('button', { name: '发布' }).click();
    await expect(form(page).getByRole('link', { name: '请填写标题' })).toBeVisible();
    expect(sent).toHaveLength(0);
    await form(page).getByRole('textbox', { name: '标题' }).fill('周末值班安排');
    await form(page).getByRole('textbox', { name: '内容' }).fill('请各项目核对');
    await portal.expectNoAxeViolations();
    await form(page).getByRole('button', { name: '发布' }).dblclick();
    await expect(form(page)).toHaveCount(0);
    await expect(rows(page).first()).toContainText('周末值班安排');
    await expect(rows(page).first()).toContainText('已发布');
    expect(sent).toHaveLength(1);

    const other = await browser.newPage();
    const url = new URL(page.url()).origin;
    await other.context().addCookies([{ name: 'ssoToken', value: portal.token('persona-review'), url }]);
    await other.goto(LIST);
    await expect(rows(other).first()).toContainText('周末值班安排');
    await other.close();

    await rows(page).first().getByRole('button', { name: '编辑' }).click();
    await form(page).getByRole('textbox', { name: '标题' }).fill('周末值班安排（更正）');
    await form(page).getByRole('button', { name: '发布' }).click();
    await expect(rows(page).first()).toContainText('周末值班安排（更正）');
    await rows(page).first().getByRole('button', { name: '删除' }).click();
    await expect(question(page)).toContainText('周末值班安排（更正）');
    const removed = portal.recordRequests(/deleteMyMessageByIds$/);
    await question(page).getByRole('button', { name: '删除' }).click();
    await expect(rows(page).first()).not.toContainText('周末值班安排');
    expect(removed).toHaveLength(1);
  });

  await test.step('a failed save keeps the text; leaving asks, and keeps it as a draft', async () => {
    await page.getByRole('button', { name: '新建消息' }).click();
    await form(page).getByRole('textbox', { name: '标题' }).fill('写到一半');
    await form(page).getByRole('textbox', { name: '内容' }).fill('内容');
    const heal = await portal.failApi('**/saveMessageInfo', 'http:500');
    await expectError(page, '服务器错误', () => form(page).getByRole('button', { name: '发布' }).click());
    await expect(form(page).getByRole('textbox', { name: '标题' })).toHaveValue('写到一半');
    await heal();
    await form(page).getByRole('button', { name: '取消' }).click();
    const leaving = page.getByRole('dialog', { name: '确定离开？' });
    await expect(leaving).toContainText('会保留为草稿');
    await leaving.getByRole('button', { name: '继续编辑' }).click();
    await expect(form(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await leaving.getByRole('button', { name: '离开' }).click();
    await expect(form(page)).toHaveCount(0);
    await page.getByRole('button', { name: '新建消息' }).click();
    await form(page).getByRole('button', { name: '恢复草稿' }).click();
    await expect(form(page).getByRole('textbox', { name: '标题' })).toHaveValue('写到一半');
    await expect(form(page).getByRole('textbox', { name: '内容' })).toHaveValue('内容');
  });
});

test('R044 R262 B13 the bar above the record of a message leads on to the next one, and back to its message', async ({
  portal,
  page,
}) => {
  await portal.signIn('persona-demo', { path: `${LIST}?keyword=${encodeURIComponent('设备离线')}` });
  const link = message(page).getByRole('link', { name: '打开相关记录' });
  await rows(page).first().getByRole('button').first().click();
  await expect(message(page)).toBeVisible();
  await link.click();
  const bar = page.getByRole('navigation', { name: '逐条处理全部消息' });
  await expect(bar.getByRole('status')).toHaveText(/^1 \/ \d+/);
  await bar.getByRole('button', { name: '下一条' }).click();
  await expect(bar.getByRole('status')).toHaveText(/^2 \/ \d+/);
  const title = (await portal.settled(() => bar.locator('[title]').first().getAttribute('title')))!;
  await bar.getByRole('link', { name: '返回全部消息' }).click();
  await expect(message(page).getByRole('heading', { name: title })).toBeVisible();
  await expect(page).toHaveURL(/keyword=.*message=/);
  await page.keyboard.press('Escape');
  await expect(message(page)).toHaveCount(0);
  await expect(rows(page).filter({ hasText: title }).first()).not.toContainText('未读');
});

import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expect, test } from '../support/portal';

const LIST = '/mainApp/messageList';
const MINE = '/mainApp/myMessageList';

const rows = (page: Page) => page.locator('.ant-table-row');
const titleOf = async (page: Page, index: number) =>
  (await rows(page).nth(index).getByRole('button').first().getAttribute('title'))!;
const message = (page: Page) => page.getByRole('dialog', { name: '消息详情' });
const question = (page: Page) => page.getByRole('dialog', { name: /^删除/ });
const total = (page: Page) => page.locator('h1 + span');

test.describe('all messages', () => {
  test('R022 R044 R257 filter and page stand in the address and survive a reload', async ({ portal, page }) => {
    await portal.signIn('persona-demo', { path: LIST });
    await expect(rows(page)).toHaveCount(20);
    const asked = portal.recordRequests(/getAllMessageList$/);
    await page.getByRole('combobox', { name: '标题关键字' }).fill('工单');
    await page.getByRole('button', { name: '查询' }).click();
    await expect(rows(page).first()).toContainText('工单');
    const first = await titleOf(page, 0);
    await page.getByTitle('2', { exact: true }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(() => asked.at(-1)?.body).toMatchObject({ keyword: '工单', pageNo: 2, pageSize: 20 });
    // What was asked for is not on the screen yet.
    await expect(rows(page).first()).not.toContainText(first);
    const shown = await titleOf(page, 0);
    await page.reload();
    await expect(rows(page).first()).toContainText(shown);
    await expect(page.getByRole('combobox', { name: '标题关键字' })).toHaveValue('工单');
    await page.getByRole('button', { name: '重置' }).click();
    await expect(page).not.toHaveURL(/keyword|page/);
    await portal.expectNoAxeViolations();
  });

  test('R044 R262 opening a message marks it read, without moving its row, and the counts follow', async ({
    portal,
    page,
  }) => {
    await portal.signIn('persona-demo', { path: LIST });
    const unread = rows(page).filter({ has: page.locator('[data-unread]') });
    await expect(unread.first()).toBeVisible();
    const before = await unread.count();
    const title = await unread.first().getByRole('button').first().getAttribute('title');
    const index = await rows(page).evaluateAll(
      (all, words) => all.findIndex((row) => row.textContent!.includes(words)),
      title!,
    );
    const badge = page.getByRole('link', { name: /全部消息/ });
    await expect(badge).toContainText('12');
    await unread.first().getByRole('button').first().click();
    await expect(message(page).getByRole('heading', { level: 2 })).toHaveText(title!);
    await portal.expectNoAxeViolations();
    await page.keyboard.press('Escape');
    await expect(message(page)).toHaveCount(0);
    await expect(unread).toHaveCount(before - 1);
    await expect(rows(page).nth(index)).toContainText(title!);
    await expect(badge).toContainText('11');
    await expect(page.getByRole('button', { name: '消息，11 条未读' })).toBeVisible();
  });

  test('R044 B29 a word without an end breaks inside of the drawer', async ({ portal, page }) => {
    await page.route('**/getMessageInfo*', async (route) => {
      const answer = await (await route.fetch()).json();
      const word = 'https://example.com/' + 'a'.repeat(300);
      await route.fulfill({ json: { ...answer, data: { ...answer.data, title: word, source: word, content: word } } });
    });
    await portal.signIn('persona-demo', { path: LIST });
    await rows(page).first().getByRole('button').first().click();
    const article = message(page).getByRole('article');
    await expect(article).toBeVisible();
    const overflow = await article.evaluate((element) => {
      const room = element.closest('.ant-drawer-body')!;
      return Math.max(room.scrollWidth - room.clientWidth, element.scrollWidth - room.clientWidth);
    });
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test('R044 R261 deleting selected messages names them, sends their ids and takes them away', async ({
    portal,
    page,
  }) => {
    await portal.signIn('persona-demo', { path: LIST });
    await expect(total(page)).toHaveText(/\d+/);
    const count = Number((await total(page).textContent())!.replace(/\D/g, ''));
    const titles = [await titleOf(page, 0), await titleOf(page, 1)];
    for (const index of [0, 1]) await rows(page).nth(index).getByRole('checkbox').check();
    const sent = portal.recordRequests(/deleteMessageByIds$/);
    const keys = await rows(page).evaluateAll((all) =>
      all.slice(0, 2).map((row) => (row as HTMLElement).dataset.rowKey),
    );
    await page.getByRole('group', { name: '已选 2 条' }).getByRole('button', { name: '删除' }).click();
    for (const title of titles) await expect(question(page)).toContainText(title);
    await question(page).getByRole('button', { name: '删除' }).click();
    await expect(total(page)).toHaveText(`共 ${count - 2} 条`);
    expect(sent).toHaveLength(1);
    expect(sent[0]!.body).toEqual({ ids: keys });
  });

  test('R044 an error keeps the rows; no hit offers to clear the filters', async ({ portal, page }) => {
    await portal.signIn('persona-demo', { path: LIST });
    await expect(rows(page)).toHaveCount(20);
    const heal = await portal.failApi('**/getAllMessageList', 'http:500');
    await page.getByRole('button', { name: '刷新列表' }).click();
    await expect(page.getByRole('alert')).toContainText('服务器错误');
    await expect(rows(page)).toHaveCount(20);
    await heal();
    await page.getByRole('combobox', { name: '标题关键字' }).fill('没有这样的标题');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '清空筛选' }).click();
    await expect(rows(page)).toHaveCount(20);
    await expect(page).not.toHaveURL(/keyword/);
  });

  test('R044 R264 names are suggested while typing, for the last word only', async ({ portal, page }) => {
    await portal.signIn('persona-demo', { path: LIST });
    await expect(rows(page)).toHaveCount(20);
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
    await expect(page.getByTitle('工的建议')).toHaveCount(0);
    await page.getByTitle('工单的建议').click();
    await expect(page).toHaveURL(/keyword=/);
  });

  test('R044 R264 Enter asks for the words that were typed, and a name only when the arrows went to it', async ({
    portal,
    page,
  }) => {
    await portal.signIn('persona-demo', { path: LIST });
    await expect(rows(page)).toHaveCount(20);
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
    expect(asked.map(({ body }) => (body as { keyword: string }).keyword)).toEqual(['工单乙即将超时']);
  });

  test('R044 what the filters let through is saved as a file for spreadsheets', async ({ portal, page }) => {
    await portal.signIn('persona-demo', { path: `${LIST}?read=no` });
    await expect(rows(page)).toHaveCount(12);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '导出 CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^全部消息 \d{4}-\d{2}-\d{2}\.csv$/);
    const text = readFileSync((await download.path())!, 'utf8');
    expect(text.split('\r\n')[0]).toBe('\uFEFF标题,类型,来源,时间,状态');
    expect(text.trim().split('\r\n')).toHaveLength(13);
  });

  test('R044 the keyboard alone: down, select, open, close, and the focus is back on the row', async ({
    portal,
    page,
  }) => {
    await portal.signIn('persona-demo', { path: LIST });
    await expect(rows(page)).toHaveCount(20);
    await rows(page).first().focus();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect(rows(page).nth(1).getByRole('checkbox')).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(message(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(message(page)).toHaveCount(0);
    await expect(rows(page).nth(1)).toBeFocused();
    // A row that is deleted leaves the focus to the one in its place.
    const next = await titleOf(page, 2);
    await rows(page).nth(1).getByRole('button', { name: '删除' }).press('Enter');
    await question(page).getByRole('button', { name: '删除' }).press('Enter');
    await expect(rows(page).nth(1)).toContainText(next);
    await expect(rows(page).nth(1)).toBeFocused();
  });
});

test.describe('the bell', () => {
  test('R265 B1 the five newest; one of them opens and is read', async ({ portal, page }) => {
    await portal.signIn();
    await page.getByRole('button', { name: '消息，12 条未读' }).click();
    const panel = page.getByRole('dialog', { name: '消息', exact: true });
    await expect(panel.getByRole('listitem')).toHaveCount(5);
    // Kind and time share the second of two lines, the time at its end.
    const time = await panel.getByRole('listitem').first().locator('time').boundingBox();
    const box = await panel.getByRole('listitem').first().boundingBox();
    expect(time!.height).toBeLessThan(30);
    expect(time!.x).toBeGreaterThan(box!.x + box!.width / 2);
    await portal.expectNoAxeViolations();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await page.getByRole('button', { name: '消息，12 条未读' }).click();
    await panel.getByRole('listitem').first().getByRole('link').click();
    await expect(message(page).getByRole('heading', { level: 2 })).toBeVisible();
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole('button', { name: '消息，11 条未读' })).toBeVisible();
    // The line of the bell is gone: the keyboard goes on in the page.
    await page.keyboard.press('Escape');
    await expect(message(page)).toHaveCount(0);
    await expect(page.locator('main:focus, main h1:focus')).toHaveCount(1);
  });
});

test.describe('my published messages', () => {
  const form = (page: Page) => page.getByRole('dialog', { name: /新建消息|编辑消息/ });

  test('R023 R045 R259 a message is written, seen by another person, changed and taken back', async ({
    portal,
    page,
    browser,
  }) => {
    await portal.signIn('persona-demo', { path: MINE });
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
    await other.goto(`/?ssoToken=${portal.token('persona-review')}`);
    await other.getByRole('button', { name: /条未读/ }).waitFor();
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

  test('R045 a failed save keeps the words; leaving them asks', async ({ portal, page }) => {
    await portal.signIn('persona-demo', { path: MINE });
    await page.getByRole('button', { name: '新建消息' }).click();
    await form(page).getByRole('textbox', { name: '标题' }).fill('写到一半');
    await form(page).getByRole('textbox', { name: '内容' }).fill('内容');
    const heal = await portal.failApi('**/saveMessageInfo', 'http:502');
    await form(page).getByRole('button', { name: '发布' }).click();
    await expect(page.getByRole('alert')).toContainText('服务不可用');
    await expect(form(page).getByRole('textbox', { name: '标题' })).toHaveValue('写到一半');
    await heal();
    await form(page).getByRole('button', { name: '取消' }).click();
    await page.getByRole('dialog', { name: '不保存就离开？' }).getByRole('button', { name: '继续编辑' }).click();
    await expect(form(page)).toBeVisible();
  });

  test('R023 the filter stays through a reload', async ({ portal, page }) => {
    await portal.signIn('persona-demo', { path: MINE });
    await expect(rows(page)).toHaveCount(9);
    await page.getByRole('combobox', { name: '状态' }).click();
    await page.getByTitle('草稿').click();
    await expect(page).toHaveURL(/status=1/);
    await expect(rows(page).first()).toContainText('草稿');
    const count = await rows(page).count();
    await page.reload();
    await expect(rows(page)).toHaveCount(count);
  });
});

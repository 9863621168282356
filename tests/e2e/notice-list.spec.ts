import type { Page } from '@playwright/test';
import { rowsAbovePager } from '../support/lists';
import { expectMessage, visit } from '../support/navigation';
import { expect, test, type Portal } from '../support/portal';

const LIST = '/mainApp/noticeList';
const LIST_CALL = /\/new\/notice\/2\.0\/list$/;
const rows = (page: Page) => page.locator('tbody tr[data-row-key]');
const row = (page: Page, title: string) => rows(page).filter({ hasText: title });
const titles = (page: Page) => page.locator('tbody [data-notice-id]');
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const total = (page: Page) => page.getByText(/共 \d+ 条/).first();

async function open(portal: Portal, page: Page, query = '') {
  await portal.signIn('persona-demo', { path: LIST + query });
  // The page's chunks load on its first visit.
  await expect(titles(page).first()).toBeVisible();
}

/** Actions of a row: its buttons and the items of its menu. */
async function actionsOf(page: Page, index: number): Promise<string[]> {
  const rowLocator = rows(page).nth(index);
  const shown = await rowLocator
    .locator('td')
    .last()
    .getByRole('button')
    .or(rowLocator.locator('td').last().getByRole('link'))
    .allTextContents();
  const more = rowLocator.getByRole('button', { name: /更多/ });
  if ((await more.count()) === 0) return shown.filter(Boolean);
  await more.click();
  const hidden = await page.getByRole('menuitem').allTextContents();
  await page.keyboard.press('Escape');
  return [...shown, ...hidden].map((words) => words.trim()).filter(Boolean);
}

/** Runs an action of a row, from its buttons or its menu. */
async function act(page: Page, index: number, action: string) {
  const rowLocator = rows(page).nth(index);
  const direct = rowLocator.locator('td').last().getByText(action, { exact: true });
  if ((await direct.count()) === 0) {
    await rowLocator.getByRole('button', { name: /更多/ }).click();
    await page.getByRole('menuitem', { name: action }).click();
  } else await direct.click();
}

test('R046 R134 R118 R105 columns have their color, statuses a label, actions follow the status, and a title opens the preview', async ({
  portal,
  page,
}) => {
  await open(portal, page, '?status=2&column=1');

  await test.step('R134 colors, labels and actions', async () => {
    await expect(rows(page).first().getByText('制度')).toHaveCSS('color', 'rgb(27, 122, 61)');
    await expect(rows(page).first()).toContainText('已发布');
    await expect.poll(() => actionsOf(page, 0)).toEqual(['预览', '撤销']);
    await visit(page, `${LIST}?status=2&column=2`);
    await expect(rows(page).first().getByText('活动')).toHaveCSS('color', 'rgb(11, 87, 196)');
    await visit(page, `${LIST}?status=1`);
    await expect(rows(page).first()).toContainText('草稿');
    await expect.poll(() => actionsOf(page, 0)).toEqual(['编辑', '发布', '删除']);
    await visit(page, `${LIST}?status=3`);
    await expect(rows(page).first()).toContainText('已撤销');
    await expect.poll(() => actionsOf(page, 0)).toEqual(['编辑', '重新发布', '删除']);
    await portal.expectNoAxeViolations();
  });

  await test.step('R118 R105 a title opens the preview in the address; Back closes it, and the focus is on the row', async () => {
    await visit(page, `${LIST}?status=2`);
    await expect(rows(page).first()).toContainText('已发布');
    const id = await portal.settled(() => titles(page).nth(2).getAttribute('data-notice-id'));
    await titles(page).nth(2).click();
    await expect(dialog(page, '预览公告').locator('h2')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`status=2.*preview=${id}`));
    await page.goBack();
    await expect(dialog(page, '预览公告')).toHaveCount(0);
    await expect(page).toHaveURL(/status=2$/);
    await expect(page.locator(`[data-notice-id="${id}"]`)).toBeFocused();
  });
});

test('R046 R044 R237 R022 R023 sorting, filters in the address, and a list that fails', async ({ portal, page }) => {
  const calls = portal.recordRequests(LIST_CALL);
  await open(portal, page);

  await test.step('twelve rows fit the window, not sideways either; heading, pager and filters of a selection stay', async () => {
    const table = page.getByRole('table');
    await expect.poll(() => table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    const pager = page.locator('.ant-pagination');
    await expect.poll(rowsAbovePager(page)).toBeGreaterThanOrEqual(12);
    await rows(page).nth(1).getByRole('checkbox').check();
    await rows(page).last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('columnheader', { name: '公告标题' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('group', { name: '已选 1 条' })).toBeInViewport({ ratio: 1 });
    await expect(pager).toBeInViewport({ ratio: 1 });
    await rows(page).nth(1).getByRole('checkbox').uncheck();
    await expect(page.getByRole('textbox', { name: '标题关键字' })).toBeVisible();
  });

  await test.step('R044 a column header sorts up and down, also from the initial order, and a selected row is highlighted', async () => {
    const head = page.getByRole('columnheader', { name: '发布时间' });
    for (const [order, address] of [
      ['ascending', /\?sort=createTime\.asc$/],
      ['descending', /noticeList$/],
      ['ascending', /\?sort=createTime\.asc$/],
    ] as const) {
      await head.click();
      await expect(head).toHaveAttribute('aria-sort', order);
      await expect(page).toHaveURL(address);
    }
    await portal.settled(() => rows(page).first().getByRole('checkbox').check());
    await expect(rows(page).first()).toHaveCSS('background-color', 'rgb(232, 240, 253)');
    await expect(rows(page).first().locator('[data-tag]')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    // The cells have no background of their own, not even those of the sorted column.
    const colors = () =>
      rows(page)
        .first()
        .locator('td')
        .evaluateAll((cells) => [...new Set(cells.map((cell) => getComputedStyle(cell).backgroundColor))].sort());
    await expect.poll(colors).toEqual(['rgba(0, 0, 0, 0)']);
    await rows(page).first().getByRole('checkbox').uncheck();
    await visit(page, LIST);
    await expect(head).toHaveAttribute('aria-sort', 'descending');
  });

  await test.step('R237 R022 filters are in the address, survive a reload, and are sent to the server', async () => {
    await page.getByRole('combobox', { name: '状态' }).click();
    await page.locator('.ant-select-item-option').filter({ hasText: '草稿' }).click();
    await expect(page).toHaveURL(/status=1/);
    await expect(rows(page).first()).toContainText('草稿');
    await expect.poll(() => calls.at(-1)!.query.get('status')).toBe('1');
    await page.getByRole('combobox', { name: '发布端' }).click();
    await page
      .locator('.ant-select-item-option')
      .filter({ hasText: /^PC 端$/ })
      .click();
    await expect(page).toHaveURL(/end=2/);
    // The total is that of the filtered response, not of the previous one.
    await expect.poll(() => calls.at(-1)!.query.get('publishingType')).toBe('2');
    const words = await portal.settled(() => total(page).textContent());
    const before = calls.length;
    await page.reload();
    await expect.poll(() => calls.length).toBe(before + 1);
    expect(Object.fromEntries(calls.at(-1)!.query)).toMatchObject({ status: '1', publishingType: '2' });
    await expect(total(page)).toHaveText(words!);
    await visit(page, `${LIST}?title=${encodeURIComponent('没有这样的公告')}`);
    await page.getByRole('button', { name: '清空筛选' }).click();
    await expect(page).toHaveURL(/noticeList$/);
    await expect(titles(page).first()).toBeVisible();
  });

  await test.step('R023 a failing list keeps its rows and shows the error; without rows it offers a retry', async () => {
    const first = await portal.settled(() => titles(page).first().textContent());
    const heal = await portal.failApi('**/new/notice/2.0/list**', 'http:500');
    await page.getByRole('combobox', { name: '状态' }).click();
    await page.locator('.ant-select-item-option').filter({ hasText: '草稿' }).click();
    await expect(page.getByRole('alert').filter({ hasText: '服务器错误' })).toBeVisible();
    await expect(titles(page).first()).toHaveText(first!);
    // The message is gone after seconds, and the rows do not answer the filter.
    await expect(page.getByRole('alert').filter({ hasText: '下面仍是之前的结果' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
    await heal();
    await page.getByRole('button', { name: '重试' }).click();
    await expect(rows(page).first()).toContainText('草稿');
  });
});

test('R046 R240 deleting asks with the title; after the last row of page 3 is deleted, page 2 is loaded', async ({
  portal,
  page,
}) => {
  const calls = portal.recordRequests(/\/new\/notice\/2\.0\/(list|delete)$/);
  // As many as fill two pages and one row of the third.
  const api = '/_base/new/notice/2.0';
  const headers = { ssoToken: portal.token() };
  const response = await page.request.get(`${api}/list?pageNo=1&pageSize=500`, { headers });
  const { data } = (await response.json()) as { data: { records: { id: number; status: number }[] } };
  const drafts = data.records.filter(({ status }) => status === 1);
  const others = data.records.filter(({ status }) => status !== 1).map(({ id }) => id);
  expect(drafts.length).toBeGreaterThan(0);
  const ids = others.slice(0, data.records.length - 21);
  await page.request.post(`${api}/delete`, { headers, data: { ids } });
  await open(portal, page, '?size=10&page=3');
  await expect(rows(page)).toHaveCount(1);
  // Bulk deletion is allowed in any status.
  const name = await portal.settled(() => titles(page).first().textContent());
  await rows(page).first().getByRole('checkbox').check();
  await page.getByRole('button', { name: '删除' }).last().click();
  const question = dialog(page, /删除 1 条公告/);
  await expect(question).toContainText(name!);
  await question.getByRole('button', { name: '删除' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows(page)).toHaveCount(10);
  await expect.poll(() => calls.at(-1)!.query.get('pageNo')).toBe('2');
  expect(calls.filter(({ path }) => path.endsWith('/delete')).at(-1)!.body).toMatchObject({
    ids: [expect.any(String)],
  });
});

test('R046 R240 T23 a deletion whose response is lost: the list is reloaded, and the actual result is shown', async ({
  portal,
  page,
}) => {
  await open(portal, page, '?status=1');
  const lists = portal.recordRequests(LIST_CALL);
  const remove = async (name: string) => {
    const index = await portal.settled(async () => (await titles(page).allTextContents()).indexOf(name));
    await act(page, index, '删除');
    await dialog(page, /删除 1 条公告/)
      .getByRole('button', { name: '删除' })
      .click();
  };
  const [first, second] = await portal.settled(() => titles(page).allTextContents());

  await test.step('it was carried out', async () => {
    const heal = await portal.failApi('**/new/notice/2.0/delete', 'lost:504');
    await expectMessage(page, '已删除 1 条公告', () => remove(first!));
    await expect(row(page, first!)).toHaveCount(0);
    await heal();
  });

  await test.step('the result is unknown', async () => {
    await page.route('**/new/notice/2.0/delete', (route) => route.abort());
    const before = lists.length;
    await remove(second!);
    await expect(page.getByText('未收到服务器响应')).toBeVisible();
    // Looked for by its title, then the list itself.
    await expect.poll(() => lists.slice(before).map(({ query }) => query.get('title'))).toEqual([second, null]);
    await expect(row(page, second!)).toBeVisible();
  });
});

test('R046 R239 R008 R027 A18 the home page and the cached list follow revoking, publishing again and writing', async ({
  portal,
  page,
}) => {
  const calls = portal.recordRequests(/\/_base\/new\/notice\//);
  // The list is cached and hidden while the home page is shown.
  const home = page.locator('[data-notice-id]:visible');
  // The home page shows notices published for the PC.
  await open(portal, page, '?status=2&end=2');
  const name = (await portal.settled(() => titles(page).first().textContent()))!;
  await test.step('R239 R008 revoke, publish again: the home page follows, and only listed calls are made', async () => {
    await act(page, 0, '撤销');
    await expectMessage(page, '公告已撤销', () =>
      dialog(page, `撤销“${name}”？`).getByRole('button', { name: '撤销' }).click(),
    );
    await expect(row(page, name)).toHaveCount(0);
    await page.getByRole('link', { name: '首页' }).first().click();
    await expect(home.first()).toBeVisible();
    await expect(home.filter({ hasText: name })).toHaveCount(0);
    await visit(page, `${LIST}?status=3`);
    await expect(row(page, name)).toContainText('已撤销');
    const index = await portal.settled(async () => (await titles(page).allTextContents()).indexOf(name));
    await act(page, index, '重新发布');
    await expectMessage(page, '公告已发布', () =>
      dialog(page, `发布“${name}”？`).getByRole('button', { name: '发布' }).click(),
    );
    await page.getByRole('link', { name: '首页' }).first().click();
    await expect(home.filter({ hasText: name })).toBeVisible();
    const paths = new Set(calls.map(({ path }) => path.replace('/_base/new/notice', '')));
    expect([...paths].sort()).toEqual(['/2.0/detail', '/2.0/list', '/2.0/update', '/getNoticeColumn']);
  });

  await test.step('R027 A18 the cached list keeps its filter on return, and shows what was written', async () => {
    await visit(page, `${LIST}?status=1`);
    await expect(rows(page).first()).toContainText('草稿');
    const before = await portal.settled(() => total(page).textContent());
    const calls = portal.recordRequests(LIST_CALL);
    await page.getByRole('link', { name: '发布公告' }).click();
    await page.getByLabel('公告标题').fill('刚写的公告');
    await page.getByLabel('栏目分类').click();
    await page.locator('.ant-select-item-option').filter({ hasText: '系统' }).click();
    await expectMessage(page, '草稿已保存', () => page.getByRole('button', { name: '存草稿' }).click());
    await page.getByRole('button', { name: '返回公告列表' }).click();
    await expect(page).toHaveURL(/status=1/);
    await expect(row(page, '刚写的公告')).toBeInViewport();
    await expect(row(page, '刚写的公告')).toContainText('刚刚保存');
    await portal.settled(async () => expect(calls).toHaveLength(1));
    await expect(total(page)).not.toHaveText(before!);
  });
});

test('B10 R046 in English, on a phone, nothing scrolls sideways and axe finds nothing serious', async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await portal.signIn('persona-demo', { path: LIST, language: 'en-US' });
  await expect(page.locator('li[data-row-key]').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Publish notice' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await portal.expectNoAxeViolations();
  await page.getByRole('link', { name: 'Publish notice' }).click();
  await expect(page.getByRole('textbox', { name: 'Notice content' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await portal.expectNoAxeViolations();
});

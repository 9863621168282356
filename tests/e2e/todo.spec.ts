import type { Page } from '@playwright/test';
import { rowsAbovePager } from '../support/lists';
import { expectMessage } from '../support/navigation';
import { expect, test, type Portal } from '../support/portal';

const PATH = '/mainApp/todoList';
const PENDING = '**/todo/todo/pending/list';

const rows = (page: Page) => page.locator('tbody tr[data-row-key]').filter({ visible: true });
const views = (page: Page) => page.getByRole('navigation', { name: '待办分类' });
const view = (page: Page, name: string) => views(page).getByRole('link', { name });
const shownPane = (page: Page) => page.locator('[data-pane][data-shown="true"]');
const question = (page: Page) => page.getByRole('dialog', { name: '删除待办？' });
const keywordField = (page: Page) =>
  page
    .getByRole('searchbox')
    .or(page.getByRole('textbox', { name: '事项关键字' }))
    .first();
const total = (page: Page, count: number) =>
  expect(page.getByRole('main').getByText(`共 ${count} 条`).first()).toBeVisible();

interface Task {
  id: string;
  title: string;
  handleUrl?: string;
}

/** The tasks that the server returns, instead of the mock's. */
const respondWith = (portal: Portal, tasks: Task[]) =>
  portal.page.route(PENDING, (route) =>
    route.fulfill({
      json: {
        status: '1',
        msg: '',
        data: {
          total: tasks.length,
          pageNo: 1,
          pageSize: 20,
          records: tasks.map((task) => ({
            systemCode: 'lift',
            systemName: '电梯平台',
            applicantName: '林知远',
            createTime: '2026-11-20 09:05:07',
            status: '1',
            statusName: '待审批',
            ...task,
          })),
        },
      },
    }),
  );

test('R077 R266 R267 R268 R269 A5 the system manager entry leads to three lists with their counts, where tasks are deleted', async ({
  portal,
  page,
}) => {
  const calls = portal.recordRequests(/\/todo\/todo\//);
  await portal.signIn();

  await test.step('R077 A5 the entry leads here, as a tab', async () => {
    await page.getByRole('button', { name: /^全部/ }).click();
    await page
      .getByRole('dialog', { name: /^其他系统/ })
      .getByRole('link', { name: '待办任务' })
      .last()
      .click();
    await expect(page).toHaveURL(/\/mainApp\/todoList$/);
    await expect(page.getByRole('heading', { level: 1, name: '待办任务' })).toBeVisible();
    await expect(page.getByRole('tab', { name: '待办任务' })).toHaveAttribute('aria-selected', 'true');
    await expect(rows(page).first()).toBeVisible();
    expect(calls.filter(({ path }) => path.endsWith('/pending/list')).length).toBeGreaterThan(0);
  });

  await test.step('twelve rows fit the window', () => expect.poll(rowsAbovePager(page)).toBeGreaterThanOrEqual(12));

  await test.step('what is late is seen in the window of a laptop zoomed to 125 %, beside applicant and time', async () => {
    await page.setViewportSize({ width: 1093, height: 614 });
    for (const name of ['申请人', '期限', '创建时间'])
      await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
    await page.setViewportSize({ width: 1366, height: 768 });
  });

  await test.step('R267 R269 three lists with their counts, each by its own call', async () => {
    await expect(view(page, '待办')).toHaveText('待办37');
    await expect(view(page, '已办')).toHaveText('已办64');
    await expect(view(page, '我的申请')).toHaveText('我的申请3');
    await expect(view(page, '待办')).toHaveAttribute('aria-current', 'page');
    await total(page, 37);
    await expect(page.getByText('j / k 移动，x 选择，Enter 打开')).toBeVisible();
    await portal.expectNoAxeViolations();

    await view(page, '已办').click();
    await expect(page).toHaveURL(/view=processed/);
    await total(page, 64);
    await expect(rows(page).first()).toContainText(/已通过|已驳回/);
    // The reason after it is cut instead.
    const rejected = rows(page).getByText('已驳回', { exact: true }).first();
    await expect.poll(() => rejected.evaluate((tag) => tag.scrollWidth - tag.clientWidth)).toBeLessThanOrEqual(0);
    await view(page, '我的申请').click();
    await total(page, 3);
    const reason = rows(page).getByTitle('申请岗位与当前任职不一致，请核对后重新提交。');
    await expect.poll(() => reason.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
    await portal.expectNoAxeViolations({ include: 'main' });
    const asked = (path: string) => calls.find((call) => call.path.endsWith(path));
    expect(asked('/processed/list')!.method).toBe('POST');
    expect(asked('/apply/list')!.method).toBe('GET');
  });

  await test.step('R266 B13 a task opens its record; the bar above leads to the next one and back to the list', async () => {
    await view(page, '待办').click();
    const title = (await portal.settled(() => rows(page).nth(1).locator('[data-todo]').innerText())).trim();
    const address = await portal.settled(() => rows(page).nth(1).locator('[data-todo]').getAttribute('href'));
    await rows(page).nth(1).locator('[data-todo]').click();
    await expect(page).toHaveURL(({ pathname, search }) => `${pathname}${search}` === address);
    const pager = page.getByRole('navigation', { name: '逐条处理待办' });
    await expect(pager.getByRole('status')).toHaveText(/^2 \/ 37/);
    await expect(pager).toContainText(title);
    const next = pager.getByRole('button', { name: '下一条' });
    await expect(shownPane(page)).toHaveAttribute('data-state', 'mounted');
    await portal.focus(next);
    for (const position of [3, 4, 5]) {
      await page.keyboard.press('Enter');
      await expect(pager.getByRole('status')).toHaveText(new RegExp(`^${position} / 37`));
      await expect(shownPane(page)).toHaveAttribute('data-state', 'mounted');
      // The page of the record would take it.
      await portal.settled(() => expect(next).toBeFocused());
    }
    // A reload, and a look at home, do not end the work on the list.
    await page.reload();
    await expect(pager.getByRole('status')).toHaveText(/^5 \/ 37/);
    await page.getByRole('banner').getByRole('link', { name: '首页', exact: true }).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(pager).toHaveCount(0);
    await page.reload();
    await page.goBack();
    await expect(pager.getByRole('status')).toHaveText(/^5 \/ 37/);
    for (const position of [4, 3, 2]) {
      await pager.getByRole('button', { name: '上一条' }).click();
      await expect(pager.getByRole('status')).toHaveText(new RegExp(`^${position} / 37`));
    }
    await pager.getByRole('button', { name: '上一条' }).press('Enter');
    await expect(pager.getByRole('status')).toHaveText(/^1 \/ 37/);
    await expect(next).toBeFocused();
    await expect(pager.getByRole('button', { name: '上一条' })).toBeDisabled();
    await pager.getByRole('link', { name: '返回待办' }).click();
    await expect(page).toHaveURL(/\/mainApp\/todoList$/);
    await expect(pager).toHaveCount(0);
    await total(page, 37);
    // Closed by a key it leaves the focus to the record.
    await rows(page).nth(1).locator('[data-todo]').click();
    await expect(shownPane(page)).toHaveAttribute('data-state', 'mounted');
    await portal.focus(pager.getByRole('button', { name: '关闭' }));
    await page.keyboard.press('Enter');
    await expect(pager).toHaveCount(0);
    await expect(shownPane(page).locator('h1')).toBeFocused();
    await page.goBack();
    await total(page, 37);
    await view(page, '我的申请').click();
    await total(page, 3);
  });

  await test.step('R269 deleting an application says that this does not withdraw it', async () => {
    await rows(page).first().getByRole('button', { name: '删除' }).click();
    await expect(question(page)).toContainText('申请本身不会撤回');
    await question(page).getByRole('button', { name: '取消' }).click();
    await expect(question(page)).toHaveCount(0);
  });

  await test.step('R268 a failed deletion changes nothing and shows the reason', async () => {
    await view(page, '待办').click();
    await total(page, 37);
    const heal = await portal.failApi('**/es/delete', 'http:500');
    const id = await portal.settled(() => rows(page).first().getAttribute('data-row-key'));
    await rows(page).first().getByRole('button', { name: '删除' }).click();
    await expectMessage(page, /服务器错误/, () => question(page).getByRole('button', { name: '删除' }).click());
    await expect(rows(page).first()).toHaveAttribute('data-row-key', id!);
    await heal();
    await page.keyboard.press('Escape');
    await expect(question(page)).toHaveCount(0);
  });

  await test.step('R268 deleting asks with the name, warns that it cannot be undone, and updates rows and count', async () => {
    const removals = portal.recordRequests(/\/es\/delete$/);
    const first = rows(page).first();
    const id = await portal.settled(() => first.getAttribute('data-row-key'));
    const title = (await portal.settled(() => first.locator('[data-todo]').innerText())).trim();
    await first.getByRole('button', { name: '删除' }).click();
    await expect(question(page)).toContainText(title);
    await expect(question(page)).toContainText('无法恢复');
    await question(page).getByRole('button', { name: '取消' }).click();
    await expect(question(page)).toHaveCount(0);
    expect(removals).toEqual([]);
    await first.getByRole('button', { name: '删除' }).click();
    await expectMessage(page, '待办已删除', () => question(page).getByRole('button', { name: '删除' }).click());
    await expect(rows(page).locator(`[data-todo="${id}"]`)).toHaveCount(0);
    await expect(view(page, '待办')).toHaveText('待办36');
    expect(removals.map(({ body }) => body)).toEqual([{ id }]);
  });

  await test.step('R268 several are deleted at once; one that fails stays, selected', async () => {
    const removals = portal.recordRequests(/\/es\/delete$/);
    for (const index of [0, 1, 2]) await rows(page).nth(index).getByRole('checkbox').check();
    const stays = await portal.settled(() => rows(page).nth(2).getAttribute('data-row-key'));
    await page.route('**/es/delete', (route) =>
      route.request().postDataJSON().id === stays ? route.fulfill({ status: 500 }) : route.fallback(),
    );
    await page.getByRole('group', { name: /已选/ }).getByRole('button', { name: '删除' }).click();
    const questionOfMany = page.getByRole('dialog', { name: '删除 3 项待办？' });
    await expectMessage(page, /已删除 2 项待办/, () => questionOfMany.getByRole('button', { name: '删除' }).click());
    await expect(view(page, '待办')).toHaveText('待办34');
    await expect(rows(page).first()).toHaveAttribute('data-row-key', stays!);
    await expect(rows(page).first().getByRole('checkbox')).toBeChecked();
    expect(removals).toHaveLength(3);
  });
});

test('R266 R267 A18 A38 work that is done at a record takes its task off the list and not the focus, from a sandbox and from a frame', async ({
  portal,
  page,
}) => {
  await portal.signIn('persona-demo', { path: PATH });
  await total(page, 37);
  const reported = () =>
    page.waitForResponse((response) => response.url().endsWith('/todo/todo/record/done') && response.ok());
  const open = async (keyword: string) => {
    await keywordField(page).fill(keyword);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`keyword=${encodeURIComponent(keyword)}`));
    await expect(rows(page).first()).toContainText(keyword);
    await expect(rows(page).filter({ hasNotText: keyword })).toHaveCount(0);
    const task = rows(page).first().locator('[data-todo]');
    const title = (await portal.settled(() => task.innerText())).trim();
    await task.click();
    return title;
  };
  const expectGone = async (title: string, others: string) => {
    await page.getByRole('link', { name: '返回待办' }).click();
    await expect(rows(page).first()).toContainText(others);
    await expect(rows(page).filter({ hasText: title })).toHaveCount(0);
    // The row that had the focus is gone.
    await expect(rows(page).first()).toBeFocused();
  };

  await test.step('an entry of the ledger is published', async () => {
    const title = await open('公示审核');
    const pane = page.locator('[data-pane="byd:publicBenefits"]');
    await pane.getByRole('button', { name: '公示', exact: true }).click();
    const isReported = reported();
    await page.getByRole('dialog', { name: '公示这笔凭证？' }).getByRole('button', { name: '公示' }).click();
    await isReported;
    await expectGone(title, '公示审核');
    await expect(view(page, '待办')).toContainText('36');
    await view(page, '已办').click();
    await expect(rows(page).first()).toContainText(title);
    await expect(rows(page).first()).toContainText('已通过');
    await view(page, '待办').click();
  });

  await test.step('a figure is explained', async () => {
    const title = await open('收缴率说明');
    const frame = page.frameLocator('[data-pane="opbi"] iframe');
    await frame.getByLabel('写评论').fill('空置房较多，已逐户联系。');
    const isReported = reported();
    await frame.getByRole('button', { name: '发表评论' }).click();
    await isReported;
    await expectGone(title, '收缴率说明');
    await expect(view(page, '待办')).toContainText('35');
  });
});

test('R266 R022 R069 F24 F29 page and filter are in the address; a failed list can be reloaded, an outdated response is never shown', async ({
  portal,
  page,
}) => {
  const calls = portal.recordRequests(/\/todo\/todo\/pending\/list$/);

  await test.step('F24 a list that fails to load says so and can be reloaded', async () => {
    const heal = await portal.failApi(PENDING, 'http:502');
    await portal.signIn('persona-demo', { path: PATH });
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toHaveText(/^待办任务加载失败重试$/);
    await expect(page.getByText('服务不可用')).toHaveCount(1);
    // Without a total there is no count.
    await expect(view(page, '待办')).toHaveText('待办');
    await heal();
    await alert.getByRole('button', { name: '重试' }).click();
    await expect(rows(page).first()).toBeVisible();
  });

  await test.step('R022 R069 the page is in the address, and stays across tab changes and a reload', async () => {
    await page.getByRole('listitem', { name: '2', exact: true }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(rows(page)).toHaveCount(17);
    await expect.poll(() => calls.at(-1)!.body).toEqual({ pageNo: 2, pageSize: 20 });
    await page.reload();
    await expect(rows(page)).toHaveCount(17);
    await page.getByRole('link', { name: '公告消息' }).click();
    await expect(page).toHaveURL(/noticeList/);
    calls.length = 0;
    await page.getByRole('tab', { name: '待办任务' }).click();
    await expect(rows(page)).toHaveCount(17);
    await expect(page).toHaveURL(/page=2/);
    await portal.settled(async () => expect(calls).toEqual([]));
  });

  await test.step('F29 an outdated response is never shown', async () => {
    await page.getByRole('listitem', { name: '1', exact: true }).click();
    await expect(rows(page)).toHaveCount(20);
    const first = await portal.settled(() => rows(page).first().getAttribute('data-row-key'));
    let answerFirst = () => {};
    const released = new Promise<void>((done) => (answerFirst = done));
    await page.route(PENDING, async (route) => {
      const { pageNo } = route.request().postDataJSON() as { pageNo: number };
      if (pageNo === 2) await released;
      await route.continue().catch(() => undefined); // aborted by the page
    });
    const asked = page.waitForRequest(
      (request) => request.url().endsWith('/pending/list') && request.postDataJSON().pageNo === 2,
    );
    await page.getByRole('listitem', { name: '2', exact: true }).click();
    await asked;
    await page.getByRole('listitem', { name: '1', exact: true }).click();
    await expect(rows(page)).toHaveCount(20);
    answerFirst();
    await portal.settled(async () => {
      await expect(rows(page)).toHaveCount(20);
      await expect(rows(page).first()).toHaveAttribute('data-row-key', first!);
    });
    await page.unroute(PENDING);
  });

  await test.step('a keyword filters the list, and an empty result can be cleared', async () => {
    await keywordField(page).fill('没有这样的事项');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-image="search_related"]')).toBeVisible();
    expect(calls.at(-1)!.body).toMatchObject({ keyword: '没有这样的事项', pageNo: 1 });
    await page.getByRole('button', { name: '清空筛选' }).click();
    await expect(rows(page).first()).toBeVisible();
    await expect(page).not.toHaveURL(/keyword/);
  });
});

test('R266 R119 T16 no tasks at all, and tasks with a link to their page if the address is safe', async ({
  portal,
  page,
}) => {
  await test.step('R119 an empty list shows a positive message', async () => {
    await respondWith(portal, []);
    await portal.signIn('persona-demo', { path: PATH });
    await expect(page.locator('[data-image="not_task"]')).toContainText('暂无待办任务');
  });

  await test.step('T16 only a safe address is a link', async () => {
    await page.unroute(PENDING);
    await respondWith(portal, [
      { id: '1', title: '门户内的页面', handleUrl: '/mainApp/noticeList?page=2' },
      { id: '2', title: '外部站点', handleUrl: 'https://lift.property-group.example/tasks/2' },
      { id: '3', title: '危险一', handleUrl: 'javascript:alert(1)' },
      { id: '4', title: '危险二', handleUrl: 'data:text/html,<script>alert(1)</script>' },
      { id: '5', title: '危险三', handleUrl: '//evil.example/' },
      { id: '6', title: '没有地址' },
    ]);
    await page.getByRole('button', { name: '刷新列表' }).click();
    await expect(rows(page)).toHaveCount(6);
    const title = (id: string) => page.locator(`[data-todo="${id}"]`);
    await expect(title('1')).toHaveAttribute('href', '/mainApp/noticeList?page=2');
    await expect(title('2')).toHaveAttribute('href', 'https://lift.property-group.example/tasks/2');
    await expect(title('2')).toHaveAttribute('target', '_blank');
    await expect(title('2')).toHaveAttribute('rel', /noopener/);
    for (const id of ['3', '4', '5', '6']) await expect(title(id)).not.toHaveAttribute('href');
    await portal.expectNoAxeViolations();
    await title('3').click();
    await expect(page).toHaveURL(/\/lift/);
    await page.goBack();
    await rows(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/mainApp\/noticeList\?page=2/);
  });
});

test('R015 R266 the page fits a phone, and is available in English', async ({ portal, page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await portal.signIn('persona-demo', { path: PATH, language: 'en-US' });
  await expect(page.locator('li[data-row-key]').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await expect(page.getByRole('navigation', { name: 'Task lists' })).toContainText('Pending');
  await portal.expectNoAxeViolations();
});

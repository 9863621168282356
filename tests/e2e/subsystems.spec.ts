import type { Locator, Page } from '@playwright/test';
import { expect, test, type Portal } from '../support/portal';

const MGR = /^http:\/\/mgr\.localhost:\d+\//;
const ENTRY = /^http:\/\/mgr\.localhost:\d+\/$/;
const PERMISSION = '**/mgr/integration/getPermission';
const VERDICT = '**/getPermissionVerification**';

// Each test loads, checks and starts a whole program of another origin.
test.describe.configure({ timeout: 60_000 });

const stage = (page: Page) => page.locator('[data-stage]');
const pane = (page: Page) => page.locator('[data-pane="mgr"]');
const search = (page: Page) => page.getByRole('textbox', { name: '搜索单号、住户、楼栋、电话或管家' });
const housekeeper = (page: Page) => page.getByRole('navigation').first().getByRole('link', { name: '管家' });
const home = (page: Page) => page.getByRole('navigation').first().getByRole('link', { name: '首页' });
const card = (page: Page) => pane(page).getByRole('alert');

/** Sees to it that the page is never loaded anew: a mark that only this document has. */
const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { isTheSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isTheSameDocument' in window);

/** What stands on the first page of the housekeeper. */
async function expectList(page: Page): Promise<Locator> {
  const heading = pane(page).getByRole('heading', { name: '管家服务单' });
  await expect(heading).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(/\/mgr\/orders$/);
  return heading;
}

/** The server of the micro-app as if it were down. */
async function stopServer(page: Page): Promise<() => Promise<void>> {
  await page.route(MGR, (route) => route.abort('connectionrefused'));
  return () => page.unroute(MGR);
}

const signInAt = (portal: Portal, path: string) => portal.signIn('persona-demo', { path });

test.describe('opening the housekeeper', () => {
  test('R032 R078 R140 R270 R271 opens from the navigation and knows who is there', async ({ page, portal }) => {
    await portal.signIn();
    await expect(home(page)).toBeVisible();
    await markDocument(page);
    const calls = portal.recordRequests();
    const foreign: Record<string, string>[] = [];
    page.on('request', (request) => {
      if (MGR.test(request.url())) foreign.push(request.headers());
    });
    await housekeeper(page).click();
    await expectList(page);

    const permission = calls.filter(({ path }) => path.endsWith('/integration/getPermission'));
    const account = calls.filter(({ path }) => path.endsWith('/integration/checkAccount'));
    expect(permission).toHaveLength(1);
    expect(account).toHaveLength(1);
    expect(permission[0]!.headers.ssotoken).toContain(portal.token());
    await expect(pane(page).getByText('负责项目：')).toBeVisible();
    await expect(pane(page).getByRole('button', { name: '导出当前结果' })).toBeVisible();
    await expect(housekeeper(page)).toHaveAttribute('aria-current', /.+/);
    expect(foreign.length).toBeGreaterThan(0);
    expect(JSON.stringify(foreign)).not.toContain('persona-demo');
    await expect.poll(() => isSameDocument(page)).toBe(true);
    await portal.expectNoAxeViolations();
  });

  test('F16 a deep link opens exactly there on a fresh load, whatever its spelling', async ({ page, portal }) => {
    await signInAt(portal, '/mgr/orders/42?tab=log');
    await expect(pane(page).getByRole('link', { name: '记录' })).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveURL(/\/mgr\/orders\/42\?tab=log$/);
    await page.reload();
    await expect(pane(page).getByText('住户提交')).toBeVisible();
    await expect(page).toHaveURL(/\/mgr\/orders\/42\?tab=log$/);
    await page.goto('/mgr/orders/?q=%E4%BA%91%E6%A0%96%E8%8A%B1%E5%9B%AD');
    await expect(search(page)).toHaveValue('云栖花园');
    await expect(
      pane(page)
        .locator('tbody')
        .getByText(/江南里|翠湖天地/),
    ).toHaveCount(0);
  });

  test('R140 R270 what the person may not do is not offered', async ({ page, portal }) => {
    await page.route(PERMISSION, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: { permissions: string[] } };
      body.data.permissions = ['owner:view', 'visit:view'];
      await route.fulfill({ response: answer, json: body });
    });
    await signInAt(portal, '/mgr/orders?status=accepted');
    await pane(page).locator('tbody').getByRole('link').first().click();
    await expect(pane(page).getByText('您只有查看权限，不能处理服务单。')).toBeVisible();
    await expect(pane(page).getByRole('button', { name: '保存' })).toHaveCount(0);
    await pane(page).getByRole('link', { name: '返回列表' }).click();
    await expect(pane(page).getByRole('button', { name: '导出当前结果' })).toHaveCount(0);
  });

  test('R173 R196 a refusal opens the help page and nothing is mounted', async ({ page, portal }) => {
    await page.route(VERDICT, (route) =>
      route.fulfill({ json: { status: '1', msg: '', data: { isLimit: '4', reasonsRejection: '' } } }),
    );
    await signInAt(portal, '/mgr/orders/42');
    await expect(page).toHaveURL(/\/help\?applyState=4&systemCode=housekeeper/);
    await expect(page.locator('#mgr-root')).toHaveCount(0);
  });

  test('T18 a check without a verdict fails closed, in the server’s words, and can be made again', async ({
    page,
    portal,
  }) => {
    await page.route(VERDICT, (route) => route.fulfill({ json: { status: '0', msg: '系统繁忙，请稍后', data: null } }));
    await signInAt(portal, '/mgr');
    await expect(card(page)).toContainText('系统繁忙，请稍后');
    await expect(page.locator('#mgr-root')).toHaveCount(0);
    await page.unroute(VERDICT);
    await card(page).getByRole('button', { name: '重试' }).click();
    await expectList(page);
  });
});

test.describe('going back and forth', () => {
  test('A26 A28 A38 home and back: the same mount, with text, cursor, scroll and inner page', async ({
    page,
    portal,
  }) => {
    await signInAt(portal, '/mgr/orders?kind=visit');
    await search(page).fill('幢');
    await expect(page).toHaveURL(/q=/);
    await search(page).evaluate((field: HTMLInputElement) => {
      field.dataset.mark = 'the same field';
      field.setSelectionRange(0, 1);
    });
    await pane(page).evaluate((element) => element.scrollTo({ top: 120 }));
    const scrolled = await pane(page).evaluate((element) => element.scrollTop);
    expect(scrolled).toBeGreaterThan(0);
    await markDocument(page);

    await home(page).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(pane(page)).toHaveAttribute('data-state', 'hidden');
    await expect(pane(page).getByRole('heading')).toHaveCount(0);
    const files: string[] = [];
    page.on('request', (request) => void (MGR.test(request.url()) && files.push(request.url())));
    const checked = portal.answerTo('/getPermissionVerification');
    await housekeeper(page).click();

    await expect(search(page)).toHaveAttribute('data-mark', 'the same field');
    await expect(search(page)).toHaveValue('幢');
    await expect(search(page)).toBeFocused();
    await expect(page).toHaveURL(/\/mgr\/orders\?.*kind=visit/);
    await expect.poll(() => pane(page).evaluate((element) => element.scrollTop)).toBe(scrolled);
    await checked;
    expect(files).toEqual([]);
    await expect.poll(() => isSameDocument(page)).toBe(true);
  });

  test('A28 a refusal on return leads to the help page, a failing check does not', async ({ page, portal }) => {
    await signInAt(portal, '/mgr');
    await expectList(page);
    await home(page).click();
    const stop = await portal.failApi(VERDICT, 'http:500');
    const failed = portal.answerTo('/getPermissionVerification');
    await housekeeper(page).click();
    await failed;
    await expectList(page);
    await stop();
    await home(page).click();
    await page.route(VERDICT, (route) =>
      route.fulfill({ json: { status: '1', msg: '', data: { isLimit: '5', reasonsRejection: '资料不全' } } }),
    );
    await housekeeper(page).click();
    await expect(page).toHaveURL(/\/help\?applyState=5/);
    await expect(pane(page)).toHaveAttribute('data-state', 'hidden');
  });

  test('F17 back and forward walk home, subsystem and inner pages as the person did', async ({ page, portal }) => {
    await portal.signIn();
    await expect(home(page)).toBeVisible();
    await housekeeper(page).click();
    await expectList(page);
    await pane(page).locator('tbody').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/mgr\/orders\/\d+$/);
    const record = new URL(page.url()).pathname;
    const title = await pane(page).getByRole('heading', { level: 1 }).textContent();
    await home(page).click();
    await expect(page).toHaveURL(/\/home$/);

    await page.goBack();
    await expect(page).toHaveURL(record);
    await expect(pane(page).getByRole('heading', { level: 1 })).toHaveText(title!);
    await page.goBack();
    await expectList(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/home$/);
    await page.goForward();
    await expectList(page);
    await page.goForward();
    await expect(pane(page).getByRole('heading', { level: 1 })).toHaveText(title!);
  });

  test('R140 the language of the portal is the subsystem’s, without a new mount', async ({ page, portal }) => {
    await signInAt(portal, '/mgr/orders');
    await search(page).fill('王');
    await expect(page).toHaveURL(/q=/);
    await page.getByRole('button', { name: /林知远/ }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(pane(page).getByRole('heading', { name: 'Service orders' })).toBeVisible();
    await expect(pane(page).getByRole('textbox')).toHaveValue('王');
    await portal.expectNoAxeViolations();
  });
});

test.describe('when something fails', () => {
  test('R032 F1 the server is down: words, the shell lives, and a retry that really fetches', async ({
    page,
    portal,
  }) => {
    await portal.signIn();
    await expect(home(page)).toBeVisible();
    const start = await stopServer(page);
    await housekeeper(page).click();
    await expect(card(page)).toContainText('管家打开失败');
    await expect(card(page)).toContainText('对方服务器没有响应');
    await expect(card(page).getByRole('link', { name: /新窗口打开/ })).toHaveAttribute('href', MGR);
    await portal.expectNoAxeViolations();

    let asked = 0;
    page.on('request', (request) => void (asked += Number(ENTRY.test(request.url()))));
    await card(page).getByRole('button', { name: '重试' }).click();
    await expect.poll(() => asked).toBeGreaterThan(0);
    await expect(card(page)).toContainText('对方服务器没有响应');
    await home(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await start();
    await housekeeper(page).click();
    await expectList(page);
  });

  const page404 = '<!doctype html><title>Not found</title><h1>Not found</h1><script>void 0</script>';
  const cases: [string, { status?: number; contentType?: string; body?: string; cors?: false }, RegExp][] = [
    ['F2 404', { status: 404, body: page404 }, /HTTP 404/],
    ['F2 500', { status: 500, body: page404 }, /HTTP 500/],
    ['F2 502', { status: 502, body: page404 }, /HTTP 502/],
    ['F3 JSON', { contentType: 'application/json', body: '{}' }, /不是子系统页面/],
    ['F3 an empty page', { body: '' }, /不是子系统页面/],
    ['F6 no life cycles', { body: page404 }, /没有提供门户启动它所需的函数/],
    ['F7 a script that throws', { body: '<script entry>throw new Error("broken build")</script>' }, /加载时出错/],
    ['F1 no CORS', { body: page404, cors: false }, /跨域限制/],
  ];
  for (const [name, { status = 200, contentType = 'text/html', body = '', cors }, words] of cases)
    test(`${name}: the person reads what failed, and a retry heals`, async ({ page, portal }) => {
      await portal.signIn();
      await expect(home(page)).toBeVisible();
      const headers = { 'Access-Control-Allow-Origin': cors === false ? 'https://elsewhere.example' : '*' };
      await page.route(ENTRY, (route) => route.fulfill({ status, contentType, body, headers }));
      await housekeeper(page).click();
      await expect(card(page)).toContainText(words);
      await page.unroute(ENTRY);
      await card(page).getByRole('button', { name: '重试' }).click();
      await expectList(page);
      portal.uncaught.length = 0;
    });

  test('F5 a script that is missing fails the pane, and a retry asks for it again', async ({ page, portal }) => {
    const script = /mgr\.localhost:\d+\/umi\.\w+\.js$/;
    await portal.signIn();
    await expect(home(page)).toBeVisible();
    await page.route(script, (route) =>
      route.fulfill({ status: 404, headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
    await housekeeper(page).click();
    await expect(card(page)).toContainText('HTTP 404');
    await expect(card(page)).toContainText(/umi\.\w+\.js/);
    await page.unroute(script);
    await card(page).getByRole('button', { name: '重试' }).click();
    await expectList(page);
  });

  test('R286 F4 an entry that never answers is given up after 120 000 ms', async ({ page, portal }) => {
    await page.clock.install();
    await portal.signIn();
    await expect(home(page)).toBeVisible();
    await page.route(ENTRY, () => undefined);
    const answers = Promise.all([
      portal.answerTo('/getPermissionVerification'),
      portal.answerTo('/getPermission'),
      portal.answerTo('/checkAccount'),
    ]);
    await housekeeper(page).click();
    await answers;
    await expect(stage(page).getByRole('status')).toContainText('正在打开管家');
    await page.clock.fastForward(100_000);
    await expect(stage(page).getByRole('status')).toBeVisible();
    await page.clock.fastForward(20_000);
    await expect(card(page)).toContainText('响应超时');
    await page.unroute(ENTRY);
    await card(page).getByRole('button', { name: '重试' }).click();
    await page.clock.fastForward(1_000);
    await expectList(page);
  });

  test('R032 R140 R304 the permission cannot be had: the text, no mount; the retry mounts', async ({
    page,
    portal,
  }) => {
    await portal.signIn();
    await expect(home(page)).toBeVisible();
    const stop = await portal.failApi(PERMISSION, 'http:500');
    await housekeeper(page).click();
    await expect(card(page)).toContainText('网络错误，请稍后重试');
    await expect(page.locator('#mgr-root')).toHaveCount(0);
    await stop();
    await card(page).getByRole('button', { name: '重试' }).click();
    await expectList(page);
  });

  test('a bad registry is said, and the rest of the portal lives', async ({ page, portal }) => {
    await page.route('**/subsystems.json', (route) => route.fulfill({ json: { version: 1, subsystems: [{}] } }));
    await signInAt(portal, '/mgr');
    await expect(card(page)).toContainText('子系统清单中没有该子系统');
    await home(page).click();
    await expect(page).toHaveURL(/\/home$/);
  });
});

test.describe('a service order', () => {
  test('the form says what is wrong, keeps unsaved work, and writes the log', async ({ page, portal }) => {
    await signInAt(portal, '/mgr/orders?status=visiting');
    await pane(page).locator('tbody').getByRole('link').first().click();
    const { pathname } = new URL(page.url());
    await pane(page).getByLabel('处理结果').fill('已处理');
    await expect(pane(page).getByText('有未保存的修改')).toBeVisible();

    // Another tab of the same order keeps the form; another page is asked about first.
    await pane(page).getByRole('link', { name: '记录' }).click();
    await pane(page).getByRole('link', { name: '处理' }).click();
    await expect(pane(page).getByLabel('处理结果')).toHaveValue('已处理');
    await pane(page).getByRole('link', { name: '返回列表' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '继续编辑' }).click();
    await expect(page).toHaveURL(pathname);
    await page.goBack();
    await page.getByRole('dialog').getByRole('button', { name: '继续编辑' }).click();
    await expect(page).toHaveURL(pathname);
    await expect(pane(page).getByLabel('处理结果')).toHaveValue('已处理');

    await pane(page).getByLabel('状态').click();
    await pane(page).getByTitle('已完成').click();
    await pane(page).getByRole('button', { name: '保存' }).click();
    await expect(pane(page).getByText('请写明处理结果，至少 8 个字')).toBeVisible();
    await expect(pane(page).getByText('请记录住户的满意度')).toBeVisible();
    await portal.expectNoAxeViolations();
    await pane(page).getByLabel('处理结果').fill('已上门疏通，住户当面确认');
    await pane(page).getByRole('radio', { name: '5 星', exact: true }).click();
    await pane(page).getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('服务单已保存')).toBeVisible();
    await expect(pane(page).getByText('该服务单已结束，只能查看。')).toBeVisible();
    await pane(page).getByRole('link', { name: '记录' }).click();
    await expect(pane(page).getByRole('listitem').first()).toContainText('林知远');
    await pane(page).getByRole('link', { name: '返回列表' }).click();
    await expect(pane(page).getByRole('heading', { name: '管家服务单' })).toBeVisible();
  });
});

for (const path of ['/mgr/orders', '/mgr/orders/1', '/mgr/orders/1?tab=log'])
  test(`R032 ${path} fits a window of 375 px`, async ({ page, portal }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await signInAt(portal, path);
    await expect(pane(page).getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 });
    await expect.poll(() => pane(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });

test('R032 at 375 px a row of the list says its state without being scrolled aside', async ({ page, portal }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await signInAt(portal, '/mgr/orders?status=visiting');
  const row = pane(page).locator('tbody tr').filter({ hasText: '上门中' }).first();
  await row.scrollIntoViewIfNeeded({ timeout: 20_000 });
  await expect(row.getByText('上门中')).toBeInViewport({ ratio: 1 });
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/\/mgr\/orders\/\d+$/);
});

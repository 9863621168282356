import type { Locator, Page } from '@playwright/test';
import { changeEnvironment } from '../support/changeEnvironment';
import { expectMessage, visit } from '../support/navigation';
import { expect, test, type Portal } from '../support/portal';

const MGR = /^http:\/\/mgr\.localhost:\d+\//;
const ENTRY = /^http:\/\/mgr\.localhost:\d+\/$/;
const PERMISSION = '**/mgr/integration/getPermission';
const VERDICT = '**/getPermissionVerification**';

// Each test loads, checks and starts a whole cross-origin program.
const pane = (page: Page) => page.locator('[data-pane="mgr"]');
const search = (page: Page) => page.getByRole('textbox', { name: '搜索单号、住户、楼栋、电话或管家' });
const housekeeper = (page: Page) => page.getByRole('navigation').first().getByRole('link', { name: '管家' });
const home = (page: Page) => page.getByRole('navigation').first().getByRole('link', { name: '首页' });
const card = (page: Page) => pane(page).getByRole('alert');

/** Detects reloads of the page: sets a mark that only this document has. */
const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { isTheSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isTheSameDocument' in window);

/** Content of the housekeeper's first page. */
async function expectList(page: Page): Promise<Locator> {
  const heading = pane(page).getByRole('heading', { name: '管家服务单' });
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL(/\/mgr\/orders$/);
  return heading;
}

/** Simulates that the micro-app's server is down. */
async function stopServer(page: Page): Promise<() => Promise<void>> {
  await page.route(MGR, (route) => route.abort('connectionrefused'));
  return () => page.unroute(MGR);
}

/** The phases of every opening; what was prefetched or pointed at has gone through the others before the click. */
const ALWAYS = ['host', 'bootstrap', 'mount', 'paint'];

/** The phases in the record of the last opening, in the order of their starts. */
const phasesOfOpening = (page: Page) =>
  page.evaluate(() => {
    const starts = window.__PORTAL_SUBSYSTEMS__!.openings().at(-1)?.starts ?? {};
    return Object.entries(starts)
      .sort(([, one], [, other]) => one - other)
      .map(([phase]) => phase);
  });

const signInAt = (portal: Portal, path: string) => portal.signIn('persona-demo', { path });

test('R032 A28 A31 what the person opens most often is mounted ahead after the server’s yes, changes nothing, and is shown at once', async ({
  page,
  portal,
}) => {
  await portal.signIn('persona-demo', { path: '/home' });
  await expect(home(page)).toBeVisible();
  const next = page.locator('[data-pane="bjxt"]');
  await expect(next).toHaveCount(0);
  await page.evaluate(() => {
    const person = localStorage.getItem('portal.person');
    const value = { person, transitions: { '': { bjxt: 3, jcpt: 1 } } };
    localStorage.setItem('portal.transitions', JSON.stringify({ version: 1, value }));
  });
  // The pause after the last input counts, so there has to be one since the habit is known.
  await page.mouse.move(400, 300);
  const calls: { method: string; path: string }[] = [];
  page.on('request', (request) => {
    const { pathname, hostname } = new URL(request.url());
    calls.push({ method: request.method(), path: `${hostname.split('.')[0]}${pathname}` });
  });

  await expect(next).toHaveAttribute('data-state', 'hidden');
  await expect(page).toHaveURL(/\/home$/);
  // Its files may have been prefetched before the question; that nothing of them runs then is mountAheadSchedule.test.ts.
  const asked = calls.findIndex(({ path }) => path.endsWith('/getPermissionVerification'));
  expect(asked).toBeGreaterThanOrEqual(0);
  expect(calls.map(({ path }) => path)).toContainEqual(expect.stringMatching(/^bjxt\//));
  expect(calls.slice(asked).filter(({ method }) => method !== 'GET')).toEqual([]);
  await expect(next.getByRole('heading')).toHaveCount(0);

  await page.getByRole('navigation').first().getByRole('link', { name: '报事系统' }).click();
  await expect(next).toHaveAttribute('data-state', 'mounted');
  await expect(next.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/bjxt/);
  const record = () =>
    page.evaluate(() => ({
      ahead: window.__PORTAL_SUBSYSTEMS__!.mountedAhead(),
      openings: window.__PORTAL_SUBSYSTEMS__!.openings().map(({ key, isAhead }) => ({ key, isAhead })),
    }));
  await expect.poll(record).toEqual({ ahead: { mounted: 1, shown: 1 }, openings: [{ key: 'bjxt', isAhead: true }] });
});

test('R032 A28 A37 for a person who has opened nothing yet, the first ones of the navigation are mounted ahead', async ({
  page,
  portal,
}) => {
  await changeEnvironment(page, { mountAhead: 'all' });
  await portal.signIn('persona-demo', { path: '/home' });
  await expect(page.locator('[data-pane][data-state="hidden"]')).toHaveCount(2);
  const openings = () => page.evaluate(() => window.__PORTAL_SUBSYSTEMS__!.openings().map(({ key }) => key));
  // The registry lets these two; the second one is behind 'all'.
  await expect.poll(openings).toEqual(['bjxt', 'jcpt']);
});

test('R032 R196 A28 T18 what is pointed at is evaluated after the server’s yes, changes nothing, and a click asks nothing more', async ({
  page,
  portal,
}) => {
  await portal.signIn('persona-demo', { path: '/home' });
  await expect(home(page)).toBeVisible();
  const questions = portal.recordRequests(/\/getPermissionVerification$/);
  const calls = portal.recordRequests(/./);
  const changesOfIt = () =>
    calls.filter(({ method, raw }) => method !== 'GET' && new URL(raw.url()).hostname.startsWith('bjxt.'));
  const entry = page.getByRole('navigation').first().getByRole('link', { name: '报事系统' });
  const pane = page.locator('[data-pane="bjxt"]');
  const evaluated = () => page.evaluate(() => window.__PORTAL_SUBSYSTEMS__?.evaluatedAhead());

  await entry.hover();
  await expect.poll(evaluated).toEqual({ evaluated: 1, shown: 0 });
  await expect(pane).toHaveAttribute('data-state', 'mounting');
  await expect(pane.locator('h1')).toHaveCount(0);
  await expect(page).toHaveURL(/\/home$/);
  expect([questions.length, changesOfIt()]).toEqual([1, []]);

  await entry.click();
  await expect(pane.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(evaluated).toEqual({ evaluated: 1, shown: 1 });
  expect(questions).toHaveLength(1);
  const openings = () =>
    page.evaluate(() =>
      window.__PORTAL_SUBSYSTEMS__!.openings().map(({ key, isBegunAhead }) => ({ key, isBegunAhead })),
    );
  await expect.poll(openings).toEqual([{ key: 'bjxt', isBegunAhead: true }]);
});

test('R032 A28 a task that is pointed at prepares its subsystem, which opens at the record and not at its first page', async ({
  page,
  portal,
}) => {
  await portal.signIn('persona-demo', { path: '/mainApp/todoList?view=processed' });
  const pane = page.locator('[data-pane="af"]');
  const task = page.getByRole('link', { name: /巡更漏检说明/ }).first();
  await task.hover();
  await expect(pane).toHaveAttribute('data-state', 'mounting');
  await expect(page).toHaveURL(/todoList/);
  await task.click();
  await expect(pane).toHaveAttribute('data-state', 'mounted');
  await expect(page).toHaveURL(/\/af\/rounds\/\d+/);
  await expect(pane.getByRole('heading', { level: 1 })).toHaveText(/ · /);
  await expect(page).toHaveURL(/\/af\/rounds\/\d+/);
});

test.describe('opening the housekeeper', () => {
  test('R032 T13 a deep link fetches it while the session opens; nothing in the console, and routing is left alone', async ({
    page,
    portal,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) warnings.push(message.text());
    });
    await page.clock.install();
    const isFetched = page.waitForRequest(ENTRY);
    await page.route('**/getUserInfo', async (route) => {
      await isFetched;
      await route.continue();
    });
    await signInAt(portal, '/mgr/orders');
    await expectList(page);
    await page.clock.runFor(10_000);
    await expect(search(page)).toBeVisible();
    expect(warnings).toEqual([]);
    await expect.poll(() => page.evaluate(() => 'singleSpaNavigate' in window)).toBe(false);
  });

  test('R032 R078 R140 R270 R271 A26 A28 A38 opens from the navigation, and its state is restored', async ({
    page,
    portal,
  }) => {
    await portal.signIn();
    await expect(home(page)).toBeVisible();
    await markDocument(page);
    await test.step('it opens from the navigation and knows the person', async () => {
      const calls = portal.recordRequests();
      const foreign: Record<string, string>[] = [];
      page.on('request', (request) => {
        if (MGR.test(request.url())) foreign.push(request.headers());
      });
      await housekeeper(page).click();
      await expectList(page);
      // How much of the opening they explain is measured by the bench.
      await expect
        .poll(async () => (await phasesOfOpening(page)).filter((phase) => ALWAYS.includes(phase)))
        .toEqual(ALWAYS);

      const permission = calls.filter(({ path }) => path.endsWith('/integration/getPermission'));
      const account = calls.filter(({ path }) => path.endsWith('/integration/checkAccount'));
      expect(permission).toHaveLength(1);
      expect(account).toHaveLength(1);
      expect(permission[0]!.headers.ssotoken).toContain(portal.token());
      await expect(pane(page).getByText('负责项目：')).toBeVisible();
      await expect(pane(page).getByRole('button', { name: '导出 CSV' })).toBeVisible();
      await expect(housekeeper(page)).toHaveAttribute('aria-current', /.+/);
      expect(foreign.length).toBeGreaterThan(0);
      expect(JSON.stringify(foreign)).not.toContain('persona-demo');
      await expect.poll(() => isSameDocument(page)).toBe(true);
      await portal.expectNoAxeViolations();
    });
    await test.step('home and back: the same mount, with text, cursor, scroll position and inner page', async () => {
      await visit(page, '/mgr/orders?kind=visit');
      await expect(page).toHaveURL(/kind=visit/);
      await search(page).fill('幢');
      await expect(page).toHaveURL(/q=/);
      await search(page).evaluate((field: HTMLInputElement) => {
        field.dataset.mark = 'the same field';
        field.setSelectionRange(0, 1);
      });
      const top = () => pane(page).evaluate((element) => element.scrollTop);
      await expect
        .poll(async () => {
          await pane(page).evaluate((element) => element.scrollTo({ top: 50 }));
          return top();
        })
        .toBe(50);

      await home(page).click();
      await expect(page).toHaveURL(/\/home$/);
      await expect(pane(page)).toHaveAttribute('data-state', 'hidden');
      await expect(pane(page).getByRole('heading')).toHaveCount(0);
      const files: string[] = [];
      page.on('request', (request) => void (MGR.test(request.url()) && files.push(request.url())));
      const checked = portal.responseTo('/getPermissionVerification');
      await housekeeper(page).click();

      await expect(search(page)).toHaveAttribute('data-mark', 'the same field');
      await expect(search(page)).toHaveValue('幢');
      await expect(search(page)).toBeFocused();
      await expect(page).toHaveURL(/\/mgr\/orders\?.*kind=visit/);
      await expect.poll(top).toBe(50);
      await checked;
      expect(files).toEqual([]);
      await expect.poll(() => isSameDocument(page)).toBe(true);
    });
  });

  test('R032 R140 R270 R304 without the permission nothing is mounted; the retry mounts it with the permitted actions', async ({
    page,
    portal,
  }) => {
    const stop = await portal.failApi(PERMISSION, 'http:500');
    await signInAt(portal, '/mgr/orders?status=accepted');
    await expect(card(page)).toContainText('网络错误，请稍后重试');
    await expect(page.locator('#mgr-root')).toHaveCount(0);
    await stop();
    await page.route(PERMISSION, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: { permissions: string[] } };
      body.data.permissions = ['owner:view', 'visit:view'];
      await route.fulfill({ response: answer, json: body });
    });
    await card(page).getByRole('button', { name: '重试' }).click();
    await pane(page).locator('tbody').getByRole('link').first().click();
    await expect(pane(page).getByText('您只有查看权限，不能处理服务单。')).toBeVisible();
    await expect(pane(page).getByRole('button', { name: '保存' })).toHaveCount(0);
    await pane(page).getByRole('link', { name: '返回列表' }).click();
    await expect(pane(page).getByRole('heading', { name: '管家服务单' })).toBeVisible();
    await expect(pane(page).getByRole('button', { name: '导出 CSV' })).toHaveCount(0);
  });

  test('T18 A28 a check without a verdict fails closed, on return it changes nothing, and a refusal leads to the help page', async ({
    page,
    portal,
  }) => {
    await page.route(VERDICT, (route) => route.fulfill({ json: { status: '0', msg: '系统繁忙，请稍后', data: null } }));
    await signInAt(portal, '/mgr');
    await test.step('the server’s message, nothing is mounted, and the check can be repeated', async () => {
      await expect(card(page)).toContainText('系统繁忙，请稍后');
      await expect(page.locator('#mgr-root')).toHaveCount(0);
      await page.unroute(VERDICT);
      await card(page).getByRole('button', { name: '重试' }).click();
      await expectList(page);
    });
    await test.step('on return a failing check changes nothing', async () => {
      await home(page).click();
      await expect(page).toHaveURL(/\/home$/);
      const stop = await portal.failApi(VERDICT, 'http:500');
      const failed = portal.responseTo('/getPermissionVerification');
      await housekeeper(page).click();
      await failed;
      await expectList(page);
      await stop();
    });
    await test.step('on return a refusal leads to the help page', async () => {
      await home(page).click();
      await expect(page).toHaveURL(/\/home$/);
      await page.route(VERDICT, (route) =>
        route.fulfill({ json: { status: '1', msg: '', data: { isLimit: '5', reasonsRejection: '资料不全' } } }),
      );
      await housekeeper(page).click();
      await expect(page).toHaveURL(/\/help\?applyState=5/);
      await expect(pane(page)).toHaveAttribute('data-state', 'hidden');
    });
  });
});

test('F17 R140 back and forward go through home, subsystem and inner pages, and the language changes without a new mount @nginx', async ({
  page,
  portal,
}) => {
  await portal.signIn();
  await expect(home(page)).toBeVisible();
  await housekeeper(page).click();
  await expectList(page);
  await pane(page).locator('tbody').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/mgr\/orders\/\d+$/);
  const record = new URL(page.url()).pathname;
  const heading = pane(page).getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('管家服务单');
  const title = await portal.settled(() => heading.textContent());
  await home(page).click();
  await expect(page).toHaveURL(/\/home$/);

  await page.goBack();
  await expect(page).toHaveURL(record);
  await expect(heading).toHaveText(title!);
  await page.goBack();
  await expectList(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
  await page.goForward();
  await expectList(page);
  await page.goForward();
  await expect(page).toHaveURL(record);
  await expect(heading).toHaveText(title!);

  await test.step("R140 the subsystem uses the portal's language", async () => {
    await page.goBack();
    await expectList(page);
    await search(page).fill('王');
    await expect(page).toHaveURL(/q=/);
    const root = page.locator('#mgr-root');
    await root.evaluate((element) => void (element.dataset.mark = 'the same mount'));
    await page.getByRole('button', { name: /林知远/ }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(pane(page).getByRole('heading', { name: 'Service orders' })).toBeVisible();
    await expect(pane(page).getByRole('textbox')).toHaveValue('王');
    await expect(root).toHaveAttribute('data-mark', 'the same mount');
    await portal.expectNoAxeViolations({ include: '[data-pane="mgr"]' });
  });
});

test('R032 F1 a bad registry, then a server that is down: messages, the shell works, and a retry that really fetches', async ({
  page,
  portal,
}) => {
  const registry = '**/subsystems.json';
  await page.route(registry, (route) => route.fulfill({ json: { version: 1, subsystems: [{}] } }));
  await signInAt(portal, '/mgr');
  await expect(card(page)).toContainText('系统列表中没有该系统');
  await home(page).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.unroute(registry);
  const start = await stopServer(page);
  await housekeeper(page).click();
  await expect(card(page)).toContainText('管家打开失败');
  await expect(card(page)).toContainText('该系统的服务器没有响应');
  await expect(card(page).getByRole('link', { name: /新窗口打开/ })).toHaveAttribute('href', MGR);
  await portal.expectNoAxeViolations();

  const asked = page.waitForRequest(ENTRY);
  await card(page).getByRole('button', { name: '重试' }).click();
  await asked;
  await expect(card(page)).toContainText('该系统的服务器没有响应');
  await home(page).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await start();
  await housekeeper(page).click();
  await expectList(page);
});

test.describe('a service order', () => {
  test('the form shows errors, keeps unsaved work, and writes the log', async ({ page, portal }) => {
    await signInAt(portal, '/mgr/orders?status=visiting');
    await pane(page).locator('tbody').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/mgr\/orders\/\d+/);
    const { pathname } = new URL(page.url());
    await pane(page).getByLabel('处理结果').fill('已处理');
    await expect(pane(page).getByText('有未保存的修改')).toBeVisible();

    // Another tab of the same order keeps the form; another page asks first.
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
    await expectMessage(page, '服务单已保存', () => pane(page).getByRole('button', { name: '保存' }).click());
    await expect(pane(page).getByText('该服务单已结束，只能查看。')).toBeVisible();
    await pane(page).getByRole('link', { name: '记录' }).click();
    await expect(pane(page).getByRole('listitem').first()).toContainText('林知远');
    await pane(page).getByRole('link', { name: '返回列表' }).click();
    await expect(pane(page).getByRole('heading', { name: '管家服务单' })).toBeVisible();
  });
});

test('R032 fits a window of 375 px, where a row shows its status without scrolling sideways', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await signInAt(portal, '/mgr/orders?status=visiting');
  const row = pane(page).locator('tbody tr').filter({ hasText: '上门中' }).first();
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByText('上门中')).toBeInViewport({ ratio: 1 });
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/\/mgr\/orders\/\d+$/);
  for (const [path, shown] of [
    ['/mgr/orders', pane(page).getByRole('heading', { level: 1, name: '管家服务单' })],
    ['/mgr/orders/1', pane(page).getByRole('link', { name: '处理', exact: true }).and(page.locator('[aria-current]'))],
    ['/mgr/orders/1?tab=log', pane(page).getByText('住户提交')],
  ] as const)
    await test.step(path, async () => {
      await visit(page, path);
      await expect(shown).toBeVisible();
      await expect.poll(() => pane(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    });
});

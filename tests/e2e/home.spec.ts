import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/portal';

const LIST = '**/new/notice/2.0/list*';
const FILES = '**/_files/manual-*';
const MANUAL = '工单平台操作手册 v3.2.pdf';

const panel = (page: Page, name: string) => page.getByRole('region', { name });
const notices = (page: Page) => panel(page, '最新公告');
const rows = (page: Page) => notices(page).locator('a[data-notice-id]');
const manuals = (page: Page) => panel(page, '操作手册');
const banner = (page: Page) => panel(page, '推荐');
const calendar = (page: Page) => panel(page, '日历');
const calendarTitle = (page: Page) => calendar(page).getByRole('heading', { level: 2 });
const greeting = (page: Page) => page.getByRole('heading', { level: 1 });

/** Puts the browser's clock to a time in Shanghai; it goes on from there. */
const setClock = (page: Page, time: string) => page.clock.install({ time: new Date(`${time}+08:00`) });

const leftEdges = async (parts: Locator[]) => {
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  return new Set(boxes.map((box) => Math.round(box!.x))).size;
};

const sideScroll = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      document.documentElement.scrollWidth - window.innerWidth,
      document.querySelector('main')!.scrollWidth - document.querySelector('main')!.clientWidth,
    ),
  );

test.describe('greeting', () => {
  for (const [time, words] of [
    ['06:59', '晚上好'],
    ['07:00', '早上好'],
    ['12:00', '下午好'],
    ['18:00', '晚上好'],
    ['00:30', '晚上好'],
  ] as const) {
    test(`R004 at ${time} it says ${words}`, async ({ portal, page }) => {
      await setClock(page, `2026-11-20T${time}:10`);
      await portal.signIn();
      await expect(greeting(page)).toHaveText(`${words}，林知远`);
    });
  }

  test('R004 it changes at noon while the page stays open', async ({ portal, page }) => {
    await setClock(page, '2026-11-20T11:59:20');
    await portal.signIn();
    await expect(greeting(page)).toHaveText('早上好，林知远');
    await page.clock.runFor(60_000);
    await expect(greeting(page)).toHaveText('下午好，林知远');
  });

  test('R005 phone in full and job number, both can be copied', async ({ portal, page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await portal.signIn();
    const phone = page.locator('dl').getByText(/^1\d{10}$/);
    await expect(phone).toBeVisible();
    await page.getByRole('button', { name: '复制手机号' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(await phone.innerText());
    await page.getByRole('button', { name: '复制工号' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^XK\d+$/);
  });

  test('R005 without a job number it says so', async ({ portal, page }) => {
    await page.route('**/user/center/getUserInfo', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      await route.fulfill({ response, json: { ...body, data: { ...body.data, jobNum: null, userName: '' } } });
    });
    await portal.signIn();
    await expect(greeting(page)).toHaveText(/，\*\*\*$/);
    await expect(page.getByText('工号')).toHaveText('工号');
    await expect(page.locator('dl')).toContainText('工号--');
    await expect(page.getByRole('button', { name: '复制工号' })).toHaveCount(0);
  });
});

test.describe('banner', () => {
  const current = (page: Page) => banner(page).locator('[role=group]:not([inert]) h2');

  test('R013 R319 two slides, 150 px, five seconds each', async ({ portal, page }) => {
    await setClock(page, '2026-11-20T09:00:00');
    await portal.signIn();
    await expect(current(page)).toHaveText('工单平台');
    await expect.poll(async () => Math.round((await banner(page).boundingBox())!.height)).toBe(150);
    await page.clock.pauseAt(new Date('2026-11-20T10:00:00+08:00'));
    const first = (await current(page).textContent())!;
    await page.clock.runFor(5_000);
    await expect(current(page)).not.toHaveText(first);
    await page.clock.runFor(5_000);
    await expect(current(page)).toHaveText(first);
  });

  test('R013 it stands under the mouse and when paused', async ({ portal, page }) => {
    await setClock(page, '2026-11-20T09:00:00');
    await portal.signIn();
    await expect(current(page)).toHaveText('工单平台');
    await banner(page).hover({ position: { x: 300, y: 20 } });
    const first = (await current(page).textContent())!;
    await page.clock.runFor(10_000);
    await expect(current(page)).toHaveText(first);
    await banner(page).getByRole('button', { name: '暂停' }).click();
    await page.mouse.move(5, 5);
    await page.locator('main').focus();
    await page.clock.runFor(15_000);
    await expect(current(page)).toHaveText(first);
    await banner(page).getByRole('button', { name: '播放' }).click();
    await page.mouse.move(5, 5);
    await page.locator('main').focus();
    await page.clock.runFor(5_000);
    await expect(current(page)).not.toHaveText(first);
  });

  test('R013 less motion: it waits to be started; its dots are large enough', async ({ portal, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await setClock(page, '2026-11-20T09:00:00');
    await portal.signIn();
    await page.clock.runFor(15_000);
    await expect(current(page)).toHaveText('工单平台');
    for (const dot of await banner(page)
      .getByRole('button', { name: /显示第/ })
      .all()) {
      const box = (await dot.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    }
    await banner(page).getByRole('button', { name: '显示第 2 张：工单 App' }).click();
    await expect(current(page)).toHaveText('工单 App');
  });

  test('R014 the platform opens as its entry does, after the permission check', async ({ portal, page }) => {
    const calls = portal.recordRequests(/getPermissionVerification$/);
    await portal.signIn();
    await banner(page).getByRole('button', { name: '进入工单平台' }).click();
    await expect(page).toHaveURL(/\/byd\?source=workorder&t=\d{13}$/);
    expect(calls.map(({ query }) => query.get('systemCode'))).toEqual(['workorder']);
  });

  test('R014 the app site opens in a window of its own that cannot reach back', async ({ portal, page }) => {
    await portal.signIn();
    await banner(page).getByRole('button', { name: '显示第 2 张：工单 App' }).click();
    const opened = page.waitForEvent('popup');
    await banner(page)
      .getByRole('link', { name: /访问 App 站点/ })
      .click();
    const popup = await opened;
    expect(popup.url()).toContain('/_sites/work-order-app');
    await expect.poll(() => popup.evaluate(() => window.opener)).toBeNull();
  });
});

test.describe('latest notices', () => {
  test('R006 R008 R318 thirteen are asked for, rows are links with column, title and time', async ({
    portal,
    page,
  }) => {
    const calls = portal.recordRequests(/\/new\/notice\/2\.0\/list$/);
    await portal.signIn();
    await expect(rows(page).first()).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(calls[0]!.query.toString()).toBe('status=2&publishingType=2&pageNo=1&pageSize=13');
    await expect(rows(page).first().locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT.*\+08:00$/);
    await expect(rows(page).first()).toHaveAttribute('href', /\/home\?preview=\w+$/);
    await expect(notices(page).getByRole('link', { name: '更多公告' })).toHaveAttribute('href', '/mainApp/noticeList');
    await rows(page).first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(rows(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(rows(page).first()).toBeFocused();
  });

  test('R007 R318 whole rows of 40 px only, as many as fit, without a new request', async ({ portal, page }) => {
    const calls = portal.recordRequests(/\/new\/notice\/2\.0\/list$/);
    await portal.signIn();
    await expect(rows(page).first()).toBeVisible();
    const body = notices(page).locator('[aria-busy]');
    for (const [height, count] of [
      [400, 10],
      [240, 6],
      [279, 6],
      [30, 1],
    ] as const) {
      await body.evaluate(
        (element, px) => element.setAttribute('style', `flex:none;height:${px}px;min-height:0`),
        height,
      );
      await expect(rows(page)).toHaveCount(count);
    }
    await expect.poll(async () => (await rows(page).first().boundingBox())!.height).toBe(40);
    expect(calls).toHaveLength(1);
  });

  test('R007 the panel follows the window, and the window never scrolls for its rows', async ({ portal, page }) => {
    await portal.signIn();
    await expect(rows(page)).toHaveCount(8);
    await page.setViewportSize({ width: 1366, height: 920 });
    await expect(rows(page)).toHaveCount(12);
    await expect.poll(() => page.locator('main').evaluate((main) => main.scrollHeight - main.clientHeight)).toBe(0);
  });

  test('R008 an answer without records is an empty list', async ({ portal, page }) => {
    await page.route(LIST, async (route) => route.fulfill({ json: { status: '1', msg: '', data: {} } }));
    await portal.signIn();
    await expect(notices(page).getByText('暂无公告')).toBeVisible();
  });

  test('R006 R015 a failing list is a row with a retry, the other panels are whole', async ({ portal, page }) => {
    const calls = portal.recordRequests(/\/new\/notice\/2\.0\/list$/);
    const heal = await portal.failApi(LIST, 'http:500');
    await portal.signIn();
    await expect(notices(page).getByRole('alert')).toContainText('服务器错误');
    await expect(manuals(page).getByText(MANUAL)).toBeVisible();
    await expect(calendarTitle(page)).toHaveText(/年\d+月/);
    await expect(panel(page, '应用专区').getByRole('img')).toHaveCount(2);
    await heal();
    const before = calls.length;
    await notices(page).getByRole('button', { name: '重试' }).click();
    await expect(rows(page).first()).toBeVisible();
    expect(calls).toHaveLength(before + 1);
  });

  test('R008 R178 the list raises no overlay, and is asked again on focus only after a minute', async ({
    portal,
    page,
  }) => {
    const calls = portal.recordRequests(/\/new\/notice\/2\.0\/list$/);
    await setClock(page, '2026-11-20T09:00:00');
    await portal.failApi(LIST, 'latency:600');
    await portal.signIn();
    await expect(notices(page).locator('[data-state=loading]')).toBeVisible();
    await expect(page.getByText('操作中...')).toHaveCount(0);
    await expect(rows(page).first()).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.clock.runFor(61_000);
    expect(calls).toHaveLength(1);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect.poll(() => calls.length).toBe(2);
  });

  test('R006 an opened notice loses its unread dot, also after a reload', async ({ portal, page }) => {
    await portal.signIn();
    const first = rows(page).first();
    await expect(first.getByText('未读')).toBeAttached();
    await first.click();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(first.getByText('未读')).toHaveCount(0);
    await page.reload();
    await expect(rows(page).nth(1).getByText('未读')).toBeAttached();
    await expect(rows(page).first().getByText('未读')).toHaveCount(0);
  });
});

test.describe('manuals', () => {
  test('R009 R246 R285 a row saves its file under its own name, once at a time', async ({ portal, page }) => {
    const calls = portal.recordRequests(/^\/_files\/manual-/);
    await portal.signIn();
    await portal.failApi(FILES, 'latency:1500');
    const row = manuals(page).getByTitle(MANUAL, { exact: true });
    const download = page.waitForEvent('download');
    await row.click();
    await expect(row).toContainText(/%|…/);
    await row.click();
    expect((await download).suggestedFilename()).toBe(MANUAL);
    await expect(row).not.toContainText(/%|…/);
    expect(calls).toHaveLength(1);
    expect(calls[0]!.headers.ssotoken).toBeUndefined();
  });

  test('R009 a running download can be given up, a failed one is told', async ({ portal, page }) => {
    await portal.signIn();
    const slow = await portal.failApi(FILES, 'latency:5000');
    const row = manuals(page).getByTitle(MANUAL, { exact: true });
    await row.click();
    await manuals(page)
      .getByRole('button', { name: `取消下载 ${MANUAL}` })
      .click();
    await expect(row).not.toContainText(/%|…/);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await slow();
    await portal.failApi(FILES, 'status:0:The file was removed');
    await row.click();
    await expect(page.getByRole('alert').getByText('The file was removed')).toBeVisible();
  });

  test('R009 several files drop down, R136 every source has its icon', async ({ portal, page }) => {
    await page.route('**/homeList', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      body.data[0].uploadAttachment = body.data
        .slice(0, 3)
        .flatMap((manual: { uploadAttachment: unknown }) => manual.uploadAttachment);
      await route.fulfill({ response, json: body });
    });
    await portal.signIn();
    const several = manuals(page).locator('button[aria-expanded]');
    await several.click();
    await expect(several).toHaveAttribute('aria-expanded', 'true');
    const files = manuals(page).locator('li li').getByRole('button');
    await expect(files).toHaveCount(3);
    const download = page.waitForEvent('download');
    await files.nth(1).click();
    expect((await download).suggestedFilename()).toBe(await files.nth(1).getAttribute('title'));
    await page.keyboard.press('Escape');
    await expect(files.first()).toBeHidden();
    await expect(several).toBeFocused();
    const icons = await manuals(page)
      .locator('[data-source]')
      .evaluateAll((all) => all.map((icon) => icon.innerHTML));
    expect(new Set(icons).size).toBeGreaterThanOrEqual(11);
  });
});

test.describe('app zone', () => {
  test('R010 two apps with a code that has a name, can be saved, and a link to the site', async ({ portal, page }) => {
    await portal.signIn();
    const zone = panel(page, '应用专区');
    for (const [app, site] of [
      ['工单 App', '/_sites/work-order-app'],
      ['管家 App', '/_sites/housekeeper-app'],
    ] as const) {
      await expect(zone.locator('svg').and(zone.getByRole('img', { name: `${app}二维码` }))).toBeVisible();
      const opened = page.waitForEvent('popup');
      await zone.getByRole('link', { name: new RegExp(`^${app}`) }).click();
      const popup = await opened;
      expect(popup.url()).toContain(site);
      await expect.poll(() => popup.evaluate(() => window.opener)).toBeNull();
      const download = page.waitForEvent('download');
      await zone.getByRole('button', { name: `${app}: 保存二维码` }).click();
      expect((await download).suggestedFilename()).toBe(`${app}二维码.png`);
    }
  });
});

test.describe('calendar', () => {
  test.beforeEach(async ({ portal, page }) => {
    await setClock(page, '2026-11-21T09:12:00');
    await portal.signIn();
    await expect(calendarTitle(page)).toHaveText('2026年11月');
  });

  test('R011 keys move through days, months and years; today is marked', async ({ page }) => {
    const today = calendar(page).locator('[aria-current=date]');
    await expect(today).toHaveText('21');
    await expect(calendar(page).getByRole('columnheader').first()).toContainText('星期一');
    await today.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator(':focus')).toHaveText('28');
    await page.keyboard.press('PageDown');
    await expect(calendarTitle(page)).toHaveText('2026年12月');
    await page.keyboard.press('Shift+PageUp');
    await expect(calendarTitle(page)).toHaveText('2025年12月');
    await calendar(page).getByRole('button', { name: '今天' }).click();
    await expect(today).toBeFocused();
    await expect(calendarTitle(page)).toHaveText('2026年11月');
  });

  test('R012 four buttons and two pickers turn it', async ({ page }) => {
    await calendar(page).getByRole('button', { name: '下一年' }).click();
    await expect(calendarTitle(page)).toHaveText('2027年11月');
    await calendar(page).getByRole('button', { name: '上一月' }).click();
    await expect(calendarTitle(page)).toHaveText('2027年10月');
    const height = (await calendar(page).boundingBox())!.height;
    await calendar(page).getByRole('button', { name: '2027年' }).click();
    await expect.poll(async () => (await calendar(page).boundingBox())!.height).toBe(height);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await calendar(page).getByRole('button', { name: '5月', exact: true }).click();
    await expect(calendarTitle(page)).toHaveText('2028年5月');
  });

  test('R188 a date that is none gets an error that names the form', async ({ page }) => {
    const input = calendar(page).getByRole('textbox', { name: '跳转到日期' });
    await input.fill('2026-13-40');
    await input.press('Enter');
    await expect(calendar(page).getByRole('alert')).toContainText('YYYY-MM-DD');
    await expect(calendarTitle(page)).toHaveText('2026年11月');
    await input.fill('2024-02-29');
    await input.press('Enter');
    await expect(calendarTitle(page)).toHaveText('2024年2月');
  });
});

test.describe('the page', () => {
  test('R015 three columns, two, one; never wider than the window', async ({ portal, page }) => {
    await portal.signIn();
    await expect(rows(page).first()).toBeVisible();
    const parts = [notices(page), manuals(page), calendar(page)];
    for (const [width, columns] of [
      [1920, 3],
      [1280, 3],
      [1279, 2],
      [992, 2],
      [991, 1],
      [375, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 812 });
      await expect.poll(() => leftEdges(parts), `columns at ${width}`).toBe(columns);
      await expect.poll(() => sideScroll(page), `side scroll at ${width}`).toBeLessThanOrEqual(0);
    }
  });

  test('R015 the figures beside the greeting come from their calls, each fails alone', async ({ portal, page }) => {
    await portal.failApi('**/todo/pending/list', 'http:500');
    await portal.signIn();
    await expect(page.getByRole('link', { name: /待办$/ })).toHaveText('–待办');
    await expect(page.getByRole('link', { name: /未读消息$/ })).toHaveText(/^\d+未读消息$/);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('R015 nothing moves when the late parts arrive', async ({ portal, page }) => {
    await portal.signIn();
    await expect(greeting(page)).toBeVisible();
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 2_500);
        }),
    );
    expect(shift).toBeLessThan(0.05);
  });

  test('R015 long and strange texts leave the layout alone', async ({ portal, page }) => {
    await page.route('**/user/center/getUserInfo', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      await route.fulfill({ response, json: { ...body, data: { ...body.data, userName: '长'.repeat(10_000) } } });
    });
    await page.route(LIST, async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      body.data.records.forEach((record: { title: string; columnName: string }, index: number) => {
        record.title = ['<b>粗</b><img src=x>', '👩‍👩‍👧‍👦'.repeat(300), '\u202e反\u0000转', 'W'.repeat(10_000)][index % 4]!;
        record.columnName = '很长的栏目名称'.repeat(9);
      });
      await route.fulfill({ response, json: body });
    });
    await portal.signIn();
    await expect(rows(page).first()).toContainText('<b>粗</b><img src=x>');
    for (const width of [1366, 375]) {
      await page.setViewportSize({ width, height: 812 });
      await expect.poll(() => sideScroll(page)).toBeLessThanOrEqual(0);
      await expect.poll(async () => (await rows(page).first().boundingBox())!.height).toBe(40);
    }
  });

  test('R311 R286 a part that does not load spoils its own card only, and its retry loads it', async ({
    portal,
    page,
  }) => {
    await page.route('**/js/*.async.js', async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('home.calendar.previousYear')) await route.abort();
      else await route.fulfill({ response });
    });
    await portal.signIn();
    const failed = page.getByRole('alert').filter({ hasText: '此区域加载失败' });
    await expect(failed).toBeVisible();
    await expect(rows(page).first()).toBeVisible();
    await expect(panel(page, '应用专区').getByRole('img')).toHaveCount(2);
    await page.unrouteAll({ behavior: 'wait' });
    await failed.getByRole('button', { name: '重试' }).click();
    await expect(calendarTitle(page)).toHaveText(/年\d+月/);
  });

  for (const language of ['zh-CN', 'en-US'] as const) {
    test(`R003 R011 R013 nothing serious for axe in ${language}`, async ({ portal, page }) => {
      await portal.signIn('persona-demo', { language });
      await expect(page.locator('a[data-notice-id]').first()).toBeVisible();
      await expect(page.getByRole('grid')).toBeVisible();
      await expect(page.locator('svg[aria-label][role=img]').first()).toBeVisible();
      await portal.expectNoAxeViolations();
    });
  }
});

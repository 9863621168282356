import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/portal';

test.use({ interceptsFiles: true });

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

/** Sets the browser's clock to a time in Shanghai; it keeps running. */
const setClock = (page: Page, time: string) => page.clock.install({ time: new Date(`${time}+08:00`) });

/** The current slide of the banner. */
const slide = (page: Page) => banner(page).locator('[role=group]:not([inert]) h2');

const leftEdges = async (parts: Locator[]) => {
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  return new Set(boxes.map((box) => Math.round(box!.x))).size;
};

/** What of the current slide is cut off, sticks out of the banner or lies on another part of it. */
const bannerFaults = (page: Page) =>
  banner(page).evaluate((region) => {
    const slide = region.querySelector('[role="group"]:not([inert])')!;
    const parts = [...slide.querySelectorAll('h2, p, a, button'), ...region.querySelectorAll(':scope > :last-child')];
    const edge = region.getBoundingClientRect();
    const boxes = parts.map((part) => part.getBoundingClientRect());
    return parts.flatMap((part, index) => {
      const box = boxes[index]!;
      // The action is clickable on the whole slide, by a layer that is larger than itself.
      const isText = part.matches('h2, p');
      const isCut = isText && (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1);
      const sticksOut =
        box.left < edge.left || box.right > edge.right || box.top < edge.top || box.bottom > edge.bottom;
      const isCovered = boxes.some(
        (other, at) =>
          at > index &&
          Math.min(box.right, other.right) > Math.max(box.left, other.left) + 1 &&
          Math.min(box.bottom, other.bottom) > Math.max(box.top, other.top) + 1,
      );
      return isCut || sticksOut || isCovered ? [part.textContent || part.tagName] : [];
    });
  });

const sideScroll = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      document.documentElement.scrollWidth - window.innerWidth,
      document.querySelector('main')!.scrollWidth - document.querySelector('main')!.clientWidth,
    ),
  );

/** Holds calls of one address until the test releases them. */
const hold = async (page: Page, address: string) => {
  let release!: () => void;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await isReleased;
    await route.continue().catch(() => undefined);
  });
  return release;
};

test('R004 R011 R012 R013 R188 greeting, banner and calendar with a set clock and reduced motion', async ({
  portal,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await setClock(page, '2026-11-21T11:58:20');
  await portal.signIn();

  await test.step('R004 the greeting changes at noon while the page stays open', async () => {
    await expect(greeting(page)).toHaveText('早上好，林知远');
    await page.clock.runFor(105_000);
    await expect(greeting(page)).toHaveText('下午好，林知远');
  });

  await test.step('R013 reduced motion: the banner does not start automatically; its dots are large enough', async () => {
    // Not only the slide: an even number of changes ends at the first one again.
    await expect(banner(page).getByRole('button', { name: '播放' })).toBeVisible();
    await expect(banner(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await expect(slide(page)).toHaveText('工单平台');
    const dots = banner(page).getByRole('button', { name: /显示第/ });
    await expect(dots).toHaveCount(2);
    for (const dot of await dots.all())
      await expect
        .poll(async () => {
          const { width, height } = (await dot.boundingBox())!;
          return Math.min(width, height);
        })
        .toBeGreaterThanOrEqual(24);
    await banner(page).getByRole('button', { name: '显示第 2 张：工单 App' }).click();
    await expect(slide(page)).toHaveText('工单 App');
  });

  await test.step('R011 keys move by days, months and years; today is marked', async () => {
    const today = calendar(page).locator('[aria-current=date]');
    await expect(calendarTitle(page)).toHaveText('2026年11月');
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

  await test.step('R012 four buttons and two pickers change the month, without a change of height', async () => {
    await calendar(page).getByRole('button', { name: '下一年' }).click();
    await expect(calendarTitle(page)).toHaveText('2027年11月');
    await calendar(page).getByRole('button', { name: '上一月' }).click();
    await expect(calendarTitle(page)).toHaveText('2027年10月');
    const { height } = (await portal.settled(() => calendar(page).boundingBox()))!;
    await calendar(page).getByRole('button', { name: '2027年' }).click();
    await expect(calendar(page).getByRole('button', { name: '2028年' })).toBeVisible();
    await expect.poll(async () => (await calendar(page).boundingBox())!.height).toBe(height);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await calendar(page).getByRole('button', { name: '5月', exact: true }).click();
    await expect(calendarTitle(page)).toHaveText('2028年5月');
  });

  await test.step('R188 an invalid date gets an error with the expected format', async () => {
    const input = calendar(page).getByRole('textbox', { name: '跳转到日期' });
    await input.fill('2026-13-40');
    await input.press('Enter');
    await expect(calendar(page).getByRole('alert')).toContainText('YYYY-MM-DD');
    await expect(calendarTitle(page)).toHaveText('2028年5月');
    await input.fill('2024-02-29');
    await input.press('Enter');
    await expect(calendarTitle(page)).toHaveText('2024年2月');
  });
});

test('R013 R319 two slides, 150 px, five seconds each; it pauses on hover and by its button', async ({
  portal,
  page,
}) => {
  await setClock(page, '2026-11-20T09:00:00');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await portal.signIn();
  await expect(slide(page)).toHaveText('工单平台');
  await expect.poll(async () => Math.round((await banner(page).boundingBox())!.height)).toBe(150);
  await page.clock.pauseAt(new Date('2026-11-20T10:00:00+08:00'));
  const first = (await portal.settled(() => slide(page).textContent()))!;
  await page.clock.runFor(5_000);
  await expect(slide(page)).not.toHaveText(first);
  await page.clock.runFor(5_000);
  await expect(slide(page)).toHaveText(first);

  const live = banner(page).locator('[aria-live]');
  await banner(page).hover({ position: { x: 300, y: 20 } });
  await expect(live).toHaveAttribute('aria-live', 'polite');
  // Not two turns, which end where they began.
  await page.clock.runFor(15_000);
  await portal.settled(() => expect(slide(page)).toHaveText(first));
  await banner(page).getByRole('button', { name: '暂停' }).click();
  await page.mouse.move(5, 5);
  await page.locator('main').focus();
  await page.clock.runFor(15_000);
  await portal.settled(() => expect(slide(page)).toHaveText(first));
  await banner(page).getByRole('button', { name: '播放' }).click();
  await page.mouse.move(5, 5);
  await page.locator('main').focus();
  await expect(live).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(5_000);
  await expect(slide(page)).not.toHaveText(first);
});

test('R005 R010 R014 items to copy, to save and to open from home', async ({ portal, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const calls = portal.recordRequests(/getPermissionVerification$/);
  await portal.signIn();

  await test.step('R005 the full phone and the job number can be copied', async () => {
    await expect(page.locator('dl').getByText('13812345678')).toBeVisible();
    await page.getByRole('button', { name: '复制手机号' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('13812345678');
    await page.getByRole('button', { name: '复制工号' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^XK\d+$/);
  });

  await test.step('R010 two apps, each with a labeled QR code that can be saved, and a link to the site', async () => {
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

  await test.step('R014 the app site opens in a new window without an opener', async () => {
    await banner(page).getByRole('button', { name: '显示第 2 张：工单 App' }).click();
    const opened = page.waitForEvent('popup');
    await banner(page)
      .getByRole('link', { name: /访问 App 站点/ })
      .click();
    const popup = await opened;
    expect(popup.url()).toContain('/_sites/work-order-app');
    await expect.poll(() => popup.evaluate(() => window.opener)).toBeNull();
  });

  await test.step('R014 the platform opens like its entry, after the permission check', async () => {
    await banner(page)
      .getByRole('button', { name: /显示第 1 张/ })
      .click();
    await banner(page).getByRole('button', { name: '进入工单平台' }).click();
    await expect(page).toHaveURL(/\/byd\?source=workorder&t=\d{13}$/);
    expect(calls.map(({ query }) => query.get('systemCode'))).toEqual(['workorder']);
  });
});

test('R006 R007 R008 R178 R318 the latest notices: loading, rows, whole rows only, read ones', async ({
  portal,
  page,
}) => {
  const calls = portal.recordRequests(/\/new\/notice\/2\.0\/list$/);
  const body = notices(page).locator('[aria-busy]');
  const release = await hold(page, LIST);
  await portal.signIn();

  await test.step('R008 R178 the list shows no overlay while it loads', async () => {
    await expect(notices(page).locator('[data-state=loading]')).toBeVisible();
    await expect(manuals(page).getByText(MANUAL)).toBeVisible();
    await expect(page.getByText('操作中...')).toHaveCount(0);
    release();
    await expect(rows(page).first()).toBeVisible();
  });

  await test.step('R006 R008 R318 thirteen are requested; rows are links with column, title and time', async () => {
    expect(calls.map(({ query }) => query.toString())).toEqual(['status=2&publishingType=2&pageNo=1&pageSize=13']);
    await expect(rows(page).first().locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT.*\+08:00$/);
    await expect(rows(page).first()).toHaveAttribute('href', /\/home\?preview=\w+$/);
    await expect(notices(page).getByRole('link', { name: '更多公告' })).toHaveAttribute('href', '/mainApp/noticeList');
    await rows(page).first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(rows(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(rows(page).first()).toBeFocused();
  });

  await test.step('R007 the panel follows the window, and the window never scrolls for its rows', async () => {
    const atFirst = await portal.settled(() => rows(page).count());
    // A newcomer sees systems, tasks and apps without scrolling.
    await expect
      .poll(() => page.locator('[data-home]').evaluate((home) => home.scrollHeight - home.clientHeight))
      .toBe(0);
    for (const name of ['常用系统', '我的待办', '应用专区'])
      await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1366, height: 1080 });
    await expect.poll(() => rows(page).count()).toBeGreaterThan(atFirst + 5);
    await expect
      .poll(() => page.locator('[data-home]').evaluate((home) => home.scrollHeight - home.clientHeight))
      .toBe(0);
    await page.setViewportSize({ width: 1366, height: 768 });
    await expect(rows(page)).toHaveCount(atFirst);
  });

  await test.step('R007 R318 whole rows of 40 px only, as many as fit, without a new request', async () => {
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
    await portal.settled(async () => expect(calls).toHaveLength(1));
  });

  await test.step('R006 an opened notice loses its unread dot, also after a reload', async () => {
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

test('R006 R015 R286 R311 each part of home fails alone, and its own retry restores it', async ({ portal, page }) => {
  const calls = portal.recordRequests(/\/new\/notice\/2\.0\/list$/);
  const heal = await portal.failApi(LIST, 'http:500');
  await portal.failApi('**/todo/pending/list', 'http:500');
  await page.route('**/js/*.async.js', async (route) => {
    const response = await route.fetch();
    // The chunk of the calendar, not the one with the texts.
    const isCalendar = !route.request().url().includes('/texts-');
    if (isCalendar && (await response.text()).includes('home.calendar.previousYear')) await route.abort();
    else await route.fulfill({ response });
  });
  await portal.signIn();
  const spoiled = page.getByRole('alert').filter({ hasText: '此区域加载失败' });
  await expect(notices(page).getByRole('alert')).toContainText('服务器错误');
  await expect(spoiled).toBeVisible();
  await expect(page.getByRole('link', { name: /待办$/ })).toHaveText('-待办');
  await expect(page.getByRole('link', { name: /未读消息$/ })).toHaveText(/^\d+未读消息$/);
  await expect(manuals(page).getByText(MANUAL)).toBeVisible();
  await expect(panel(page, '应用专区').getByRole('img')).toHaveCount(2);
  await expect(panel(page, '我的待办').getByRole('alert')).toContainText('服务器错误');
  await expect(page.getByRole('alert')).toHaveCount(3);

  await heal();
  await portal.settled(async () => void (calls.length = 0));
  await notices(page).getByRole('button', { name: '重试' }).click();
  await expect(rows(page).first()).toBeVisible();
  expect(calls).toHaveLength(1);

  await page.unroute('**/js/*.async.js');
  await spoiled.getByRole('button', { name: '重试' }).click();
  await expect(calendarTitle(page)).toHaveText(/年\d+月/);
  await expect(page.getByRole('alert')).toHaveCount(1);
});

test('R003 R008 R118 A38 home is preserved while another page is shown: nothing loads or renders again', async ({
  portal,
  page,
}) => {
  const calls = portal.recordRequests(/\/new\/notice\/2\.0\/list$/);
  const goHome = () => page.getByRole('banner').getByRole('link', { name: '首页', exact: true }).click();
  const first = rows(page).first();
  await setClock(page, '2026-11-25T09:12:00');
  await portal.signIn('persona-demo', { path: '/mainApp/messageList' });
  await goHome();
  await calendar(page).getByRole('button', { name: '上一月' }).click();
  await expect(calendarTitle(page)).toHaveText('2026年10月');
  await first.evaluate((row) => row.setAttribute('data-seen', 'yes'));
  await first.click();
  await expect(page.getByRole('dialog')).toBeVisible();

  // As by a long press of the Back button: the page is left with the reader open.
  await page.evaluate(() => history.go(-2));
  await expect(page.getByRole('heading', { level: 1, name: '全部消息' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(notices(page)).toHaveCount(0);

  await goHome();
  await expect(greeting(page)).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(first).toHaveAttribute('data-seen', 'yes');
  await expect(calendarTitle(page)).toHaveText('2026年10月');
  expect(calls).toHaveLength(1);
});

test('R011 R266 my tasks stand on home; a day of the calendar shows its own, and each opens its record', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  const mine = panel(page, '我的待办');
  const tasks = mine.locator('[data-todo]');
  await expect(mine.getByText(/^逾期/).first()).toBeVisible();
  const day = calendar(page)
    .getByRole('gridcell', { name: /项待办$/ })
    .first();
  const count = Number(/(\d+) 项待办$/.exec((await portal.settled(() => day.getAttribute('aria-label')))!)![1]);
  await day.click();
  const onDay = panel(page, '日的待办');
  await expect(onDay.locator('[data-todo]')).toHaveCount(count);
  await onDay.getByRole('button', { name: '显示全部' }).click();
  const address = await portal.settled(() => tasks.first().getAttribute('href'));
  await tasks.first().click();
  await expect(page).toHaveURL(({ pathname, search }) => `${pathname}${search}` === address);
  const pager = page.getByRole('navigation', { name: '逐条处理我的待办' });
  await expect(pager.getByRole('status')).toHaveText(/^1 \/ 37/);
  await pager.getByRole('link', { name: '返回我的待办' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(tasks.first()).toBeVisible();
});

test('R009 R136 R246 R285 manuals are saved one by one, can be canceled, and failures are reported', async ({
  portal,
  page,
}) => {
  await page.route('**/homeList', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const last = body.data.findLast((manual: { uploadAttachment: { name?: string }[] }) =>
      manual.uploadAttachment.every(({ name }) => name !== MANUAL),
    );
    last.uploadAttachment = body.data
      .filter((manual: { uploadAttachment: unknown[] }) => manual !== last && manual.uploadAttachment.length > 0)
      .slice(1, 4)
      .flatMap((manual: { uploadAttachment: unknown[] }) => manual.uploadAttachment[0]);
    await route.fulfill({ response, json: body });
  });
  const calls = portal.recordRequests(/^\/_files\/manual-/);
  await portal.signIn();
  const row = manuals(page).getByTitle(MANUAL, { exact: true });
  const isRunning = /%|…/;

  await test.step('a row saves its file under its own name, once at a time', async () => {
    const release = await hold(page, FILES);
    const download = page.waitForEvent('download');
    await row.click();
    await expect(row).toContainText(isRunning);
    await row.click();
    release();
    expect((await download).suggestedFilename()).toBe(MANUAL);
    await expect(row).not.toContainText(isRunning);
    expect(calls).toHaveLength(1);
    expect(calls[0]!.headers.ssotoken).toBeUndefined();
    await page.unroute(FILES);
  });

  await test.step('a running download can be canceled, a failed one is reported', async () => {
    const release = await hold(page, FILES);
    await row.click();
    await expect(row).toContainText(isRunning);
    await manuals(page)
      .getByRole('button', { name: `取消下载 ${MANUAL}` })
      .click();
    await expect(row).not.toContainText(isRunning);
    await expect(page.getByRole('alert')).toHaveCount(0);
    release();
    await page.unroute(FILES);
    const heal = await portal.failApi(FILES, 'status:0:The file was removed');
    await row.click();
    await expect(page.getByRole('alert').getByText('The file was removed')).toBeVisible();
    await heal();
  });

  await test.step('several files open as a menu, every source has its icon', async () => {
    const several = manuals(page).locator('button[aria-expanded]').first();
    await several.click();
    await expect(several).toHaveAttribute('aria-expanded', 'true');
    const files = manuals(page).locator('li li').getByRole('button');
    await expect(files).toHaveCount(3);
    const name = await portal.settled(() => files.nth(1).getAttribute('title'));
    const download = page.waitForEvent('download');
    await files.nth(1).click();
    expect((await download).suggestedFilename()).toBe(name);
    await page.keyboard.press('Escape');
    await expect(files.first()).toBeHidden();
    await expect(several).toBeFocused();
    await expect
      .poll(async () => {
        const icons = manuals(page).locator('[data-source]');
        return new Set(await icons.evaluateAll((all) => all.map((icon) => icon.innerHTML))).size;
      })
      .toBeGreaterThanOrEqual(11);
  });
});

/** Waits for every part of home, in either language. */
const isWhole = async (page: Page) => {
  await expect(page.locator('a[data-notice-id]').first()).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.locator('svg[aria-label][role=img]').first()).toBeVisible();
  await expect(page.locator('[data-source]').first()).toBeVisible();
};

test.describe('the page', () => {
  test('R003 R011 R013 R015 lazy parts cause no layout shift; axe finds nothing serious; three columns, two, one', async ({
    portal,
    page,
  }) => {
    await portal.signIn('persona-demo');
    await isWhole(page);
    await expect(page.getByRole('link', { name: /未读消息$/ })).toHaveText(/^\d+未读消息$/);
    const shift = await portal.settled(() =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            const add = (list: PerformanceEntry[]) => {
              for (const entry of list as (PerformanceEntry & { value: number })[]) sum += entry.value;
            };
            const observer = new PerformanceObserver((list) => add(list.getEntries()));
            observer.observe({ type: 'layout-shift', buffered: true });
            // Layout at this point is painted, and reported, before the second frame from here.
            requestAnimationFrame(() =>
              requestAnimationFrame(() => {
                add(observer.takeRecords());
                resolve(sum);
              }),
            );
          }),
      ),
    );
    expect(shift).toBeLessThan(0.05);
    await portal.expectNoAxeViolations();

    const parts = [panel(page, '我的待办'), notices(page), manuals(page), calendar(page)];
    for (const [width, columns] of [
      [1920, 3],
      [1366, 3],
      [1280, 3],
      [1279, 2],
      [992, 2],
      [991, 1],
      [768, 1],
      [375, 1],
      [320, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 812 });
      await expect.poll(() => leftEdges(parts), `columns at ${width}`).toBe(columns);
      await expect.poll(() => sideScroll(page), `side scroll at ${width}`).toBeLessThanOrEqual(0);
      await expect.poll(() => bannerFaults(page), `banner at ${width}`).toEqual([]);
    }
  });

  test('R003 R011 R013 axe finds nothing serious in en-US', async ({ portal, page }) => {
    await portal.signIn('persona-demo', { language: 'en-US' });
    await isWhole(page);
    await portal.expectNoAxeViolations();
  });

  test('R005 R015 long and unusual texts do not break the layout', async ({ portal, page }) => {
    await page.route('**/user/center/getUserInfo', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      await route.fulfill({
        response,
        json: { ...body, data: { ...body.data, userName: '长'.repeat(10_000), jobNum: null } },
      });
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
    await expect(page.locator('dl')).toContainText('工号-');
    await expect(page.getByRole('button', { name: '复制工号' })).toHaveCount(0);
    for (const width of [1366, 375]) {
      await page.setViewportSize({ width, height: 812 });
      await expect.poll(() => sideScroll(page)).toBeLessThanOrEqual(0);
      await expect.poll(async () => (await rows(page).first().boundingBox())!.height).toBe(40);
    }
  });
});

import type { Page } from '@playwright/test';
import { expect, test, type Portal } from '../support/portal';

const SITE = /^http:\/\/chat-bot\.localhost:\d+\/_sites\/chat-bot/;
const PAGE = (url: URL) => url.hostname === 'chat-bot.localhost' && url.pathname === '/_sites/chat-bot';

const frames = (page: Page) => page.locator('[data-chat-bot] iframe');
const inside = (page: Page) => frames(page).contentFrame();
const launcher = (page: Page) => page.getByRole('button', { name: '打开智能客服' });
const place = async (page: Page) => (await launcher(page).boundingBox())!;
const panel = (page: Page) => page.getByRole('dialog', { name: '智能客服' });
const application = (page: Page) =>
  frames(page)
    .getAttribute('src')
    .then((src) => new URL(src!).searchParams.get('applicationId'));

/** Where the launcher stands once it has stood there twice. */
const isAtRest = async (page: Page) => {
  let before = await place(page);
  await expect
    .poll(
      async () => {
        const [last, now] = [before, await place(page)];
        before = now;
        return now.x === last.x && now.y === last.y;
      },
      { intervals: [300] },
    )
    .toBe(true);
  return before;
};

const open = async (portal: Portal, path: string) => {
  await portal.signIn('persona-demo', { path });
  await expect(launcher(portal.page)).toBeVisible();
};

/** Says something in the open panel and waits for the answer. */
const talk = async (page: Page, words: string) => {
  const kept = page.waitForResponse(
    (answer) => answer.url().includes('/chat-bot/messages') && answer.request().method() === 'POST',
  );
  await inside(page).getByRole('textbox').fill(words);
  await inside(page).getByRole('textbox').press('Enter');
  await kept;
  await expect(inside(page).getByRole('listitem').last()).toContainText(words);
};

const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '子系统导航' }).getByRole('link', { name });

test.describe('which system has which chat-bot', () => {
  for (const [path, id] of [
    ['/byd?source=workorder', '27'],
    ['/jcpt', '30'],
    ['/byd?source=task', '33'],
    ['/gdzt', '34'],
    ['/bjxt', '35'],
    ['/af', '36'],
    ['/lift', '37'],
    ['/byd?source=publicBenefits', '48'],
    ['/byd?source=decoration', '49'],
  ] as const)
    test(`R093 ${path} has the one with the id ${id}`, async ({ portal, page }) => {
      await portal.signIn('persona-demo', { path });
      await expect(frames(page)).toHaveCount(1);
      await expect(frames(page)).toHaveAttribute('src', SITE);
      await expect.poll(() => application(page)).toBe(id);
      await expect(inside(page).getByTestId('application')).toHaveText(id);
    });

  for (const path of ['/home', '/opbi', '/nfc', '/mgr', '/mainApp/noticeList', '/lift?hideBar=1'])
    test(`R093 ${path} has none`, async ({ portal, page }) => {
      const asked: string[] = [];
      page.on('request', (request) => void (PAGE(new URL(request.url())) && asked.push(request.url())));
      await page.clock.install();
      await portal.signIn('persona-demo', { path });
      await expect(entry(page, '首页')).toBeVisible();
      await page.clock.runFor(5_000);
      await expect(frames(page)).toHaveCount(0);
      expect(asked).toEqual([]);
    });
});

test.describe('the frame', () => {
  test('R093 T21 it is a foreign page without anything of the person', async ({ portal, page }) => {
    const asked = page.waitForRequest((request) => PAGE(new URL(request.url())));
    await open(portal, '/lift');
    const request = await asked;
    expect(request.url()).not.toContain('persona');
    expect(await request.allHeaders()).not.toHaveProperty('referer');
    await expect(frames(page)).toHaveAttribute('sandbox', /allow-scripts/);
    await expect(frames(page)).toHaveAttribute('allow', '');
    const reach = await page
      .frames()
      .find((one) => SITE.test(one.url()))!
      .evaluate(() => {
        try {
          return typeof window.parent.document;
        } catch {
          return 'refused';
        }
      });
    expect(reach).toBe('refused');
  });

  test('R094 R182 R321 it is gone at once and new after 200 ms; five fast changes make one', async ({
    portal,
    page,
  }) => {
    await page.clock.install();
    await portal.signIn('persona-demo', { path: '/lift' });
    await expect(entry(page, '首页')).toBeVisible();
    await page.clock.runFor(3_000);
    await expect(frames(page)).toHaveCount(1);
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    const made: string[] = [];
    page.on('request', (request) => void (PAGE(new URL(request.url())) && made.push(request.url())));
    const go = (path: string) =>
      page.evaluate((next) => {
        history.pushState(null, '', next);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, path);
    // React may see the change later than this test: the time runs on until it has.
    const isMade = () =>
      expect
        .poll(
          async () => {
            await page.clock.runFor(25);
            return frames(page).count();
          },
          { intervals: [50] },
        )
        .toBe(1);

    await go('/af');
    await expect(frames(page)).toHaveCount(0);
    await page.clock.runFor(199);
    await expect.poll(() => frames(page).count()).toBe(0);
    await isMade();
    await expect.poll(() => application(page)).toBe('36');

    made.length = 0;
    for (const path of ['/lift', '/jcpt', '/gdzt', '/af', '/lift']) {
      await go(path);
      await page.clock.runFor(100);
      await expect.poll(() => frames(page).count()).toBe(0);
    }
    await isMade();
    await expect.poll(() => application(page)).toBe('37');
    await page.clock.runFor(5_000);
    expect(made).toHaveLength(1);
  });

  for (const [name, how] of [
    ['does not exist', 'abort'],
    ['answers 404', '404'],
    ['hangs', 'hang'],
    ['loads without its script', 'script'],
  ] as const)
    test(`R093 F52 when it ${name} the page works, and nobody hears of it`, async ({ portal, page }) => {
      await page.route(how === 'script' ? /widget\.js/ : PAGE, (route) =>
        how === 'abort'
          ? route.abort()
          : how === 'hang'
            ? undefined
            : route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
      );
      await portal.signIn('persona-demo', { path: '/lift' });
      await expect(frames(page)).toHaveCount(1);
      await expect(page.locator('[data-pane="lift"]')).toHaveAttribute('data-state', 'mounted');
      await expect(launcher(page)).toHaveCount(0);
      await expect(page.locator('[data-chat-bot]').getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await entry(page, '首页').click();
      await expect(frames(page)).toHaveCount(0);
    });
});

test.describe('a conversation', () => {
  test('R093 opens with the focus inside, closes by its own Escape, and the focus returns', async ({
    portal,
    page,
  }) => {
    await open(portal, '/lift');
    await portal.expectNoAxeViolations();
    await launcher(page).press('Enter');
    await expect(panel(page)).toBeVisible();
    await expect(frames(page)).toBeFocused();
    await portal.expectNoAxeViolations();
    await inside(page).getByRole('textbox').press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
    await launcher(page).click();
    await page.getByRole('button', { name: '关闭智能客服' }).press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
  });

  test('R094 R182 that was open is open again after a change of route, with what was said', async ({
    portal,
    page,
  }) => {
    await open(portal, '/lift');
    await launcher(page).click();
    await talk(page, '3 号梯困人');
    await page.evaluate(() => {
      history.pushState(null, '', '/lift/records');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await expect(panel(page)).toBeHidden();
    await expect(panel(page)).toBeVisible();
    await expect(inside(page).getByText('3 号梯困人', { exact: true })).toBeVisible();

    await page.evaluate(() => {
      history.pushState(null, '', '/af');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await expect(launcher(page)).toBeVisible();
    await expect.poll(() => application(page)).toBe('36');
    await expect(panel(page)).toBeHidden();
    await launcher(page).click();
    await expect(inside(page).getByText('3 号梯困人')).toHaveCount(0);
  });

  test('R093 T12 another window cannot close it or speak for it', async ({ portal, page }) => {
    await open(portal, '/lift');
    await launcher(page).click();
    await expect(panel(page)).toBeVisible();
    await page.evaluate(() => {
      window.postMessage({ source: 'portal-chat-bot', version: 1, type: 'close' }, '*');
      const other = document.createElement('iframe');
      other.srcdoc = `<script>parent.postMessage({ source: 'portal-chat-bot', version: 1, type: 'close' }, '*')</script>`;
      document.body.append(other);
    });
    await talk(page, '还在吗');
    await expect(panel(page)).toBeVisible();
  });
});

test.describe('in nobody’s way', () => {
  const buttonUnder = (page: Page, { x, y }: { x: number; y: number }) =>
    page.evaluate(
      ({ left, top }) => {
        const save = document.createElement('button');
        save.textContent = '保存并提交';
        save.style.cssText = `position:fixed;left:${left}px;top:${top}px;width:120px;height:64px;z-index:1`;
        document.getElementById('main')!.append(save);
      },
      { left: x - 36, top: y - 8 },
    );

  test('R093 the launcher makes way for a button that comes to stand under it', async ({ portal, page }) => {
    await open(portal, '/lift');
    await expect(page.getByRole('heading', { level: 1, name: '电梯' })).toBeVisible();
    const before = await isAtRest(page);
    await buttonUnder(page, before);
    const save = page.getByRole('button', { name: '保存并提交' });
    await expect
      .poll(async () => {
        const [one, other] = [await place(page), (await save.boundingBox())!];
        const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x;
        return isBeside || one.y + one.height <= other.y || other.y + other.height <= one.y;
      })
      .toBe(true);
    await save.click({ timeout: 2_000 });
    await save.evaluate((button) => button.remove());
    await expect.poll(async () => (await place(page)).y).toBe(before.y);
  });

  test('R093 it can be dragged and moved by keys, stays there, and a drag opens nothing', async ({ portal, page }) => {
    await open(portal, '/lift');
    // It makes way for what the page brings.
    await expect(page.getByRole('heading', { level: 1, name: '电梯' })).toBeVisible();
    const before = await isAtRest(page);
    await page.mouse.move(before.x + 24, before.y + 24);
    await page.mouse.down();
    await page.mouse.move(before.x - 176, before.y - 276, { steps: 8 });
    await page.mouse.up();
    await expect(panel(page)).toBeHidden();
    const after = await isAtRest(page);
    expect(Math.abs(after.x - (before.x - 200))).toBeLessThanOrEqual(1);
    await launcher(page).press('ArrowLeft');
    await expect.poll(async () => (await place(page)).x).toBe(after.x - 16);
    await page.reload();
    await expect(launcher(page)).toBeVisible();
    await expect.poll(async () => (await place(page)).x).toBe(after.x - 16);
    await launcher(page).press('Enter');
    await expect(panel(page)).toBeVisible();
    const box = (await panel(page).boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(56);
    expect(box.x).toBeGreaterThanOrEqual(0);
  });

  test('R093 it stays inside a window that becomes small', async ({ portal, page }) => {
    await open(portal, '/lift');
    await page.setViewportSize({ width: 375, height: 600 });
    await expect.poll(async () => (await place(page)).x).toBeLessThan(375 - 48);
    await launcher(page).click();
    const box = (await panel(page).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(375);
    expect(box.y + box.height).toBeLessThanOrEqual(600);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  });

  test('R093 it is not printed', async ({ portal, page }) => {
    await open(portal, '/lift');
    await page.emulateMedia({ media: 'print' });
    await expect(launcher(page)).toBeHidden();
  });
});

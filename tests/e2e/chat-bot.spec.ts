import type { Page } from '@playwright/test';
import { expect, test, type Portal } from '../support/portal';

const SITE = /^http:\/\/chat-bot\.localhost:\d+\/_sites\/chat-bot/;
const PAGE = (url: URL) => url.hostname === 'chat-bot.localhost' && url.pathname === '/_sites/chat-bot';

const frames = (page: Page) => page.locator('[data-chat-bot] iframe');
const inside = (page: Page) => frames(page).contentFrame();
const launcher = (page: Page) => page.getByRole('button', { name: '打开智能客服' });
const boxOf = async (page: Page) => (await launcher(page).boundingBox())!;
const panel = (page: Page) => page.getByRole('dialog', { name: '智能客服' });
const application = (page: Page) =>
  frames(page)
    .getAttribute('src')
    .then((src) => new URL(src!).searchParams.get('applicationId'));

/** The same button while the panel is open. */
const launcherToClose = (page: Page) => page.getByRole('banner').getByRole('button', { name: '关闭智能客服' }).first();

/** Whether anything has been scrolled, also inside shadow trees. Runs in the page. */
const isScrolled = () => {
  const look = (root: Document | ShadowRoot): boolean =>
    [...root.querySelectorAll('*')].some((each) => each.scrollTop > 0 || (each.shadowRoot && look(each.shadowRoot)));
  return look(document);
};

const open = async (portal: Portal, path: string) => {
  await portal.signIn('persona-demo', { path });
  await expect(launcher(portal.page)).toBeVisible();
};

/** Sends a message in the open panel and waits for the reply. */
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

/** Navigates to another page of the portal without a reload. */
const go = (page: Page, path: string) =>
  page.evaluate((next) => {
    history.pushState(null, '', next);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

test.describe('the frame', () => {
  test('R093 T21 it is a cross-origin page without personal data, one per system', async ({ portal, page }) => {
    const asked = page.waitForRequest((request) => PAGE(new URL(request.url())));
    await open(portal, '/lift');
    const request = await asked;
    expect(request.url()).not.toContain('persona');
    expect(await request.allHeaders()).not.toHaveProperty('referer');
    await expect(frames(page)).toHaveAttribute('sandbox', /allow-scripts/);
    await expect(frames(page)).toHaveAttribute('allow', '');
    await expect
      .poll(() =>
        page
          .frames()
          .find((one) => SITE.test(one.url()))!
          .evaluate(() => {
            try {
              return typeof window.parent.document;
            } catch {
              return 'refused';
            }
          }),
      )
      .toBe('refused');

    // The unit tests cover every address; this test checks that the frame follows the address within one window.
    for (const [path, id] of [
      ['/lift', '37'],
      ['/byd?source=decoration', '49'],
      ['/gdzt', '34'],
    ] as const) {
      await go(page, path);
      await expect.poll(() => application(page), path).toBe(id);
      await expect(inside(page).getByTestId('application')).toHaveText(id);
    }
  });

  test('R093 R094 R182 R321 it is removed at once and recreated after 200 ms; five fast changes create one; other pages have none', async ({
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
    // React may see the change later than this test: the clock runs on until then.
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

    await go(page, '/af');
    await expect(frames(page)).toHaveCount(0);
    await page.clock.runFor(199);
    await expect.poll(() => frames(page).count()).toBe(0);
    await isMade();
    await expect.poll(() => application(page)).toBe('36');

    made.length = 0;
    for (const path of ['/lift', '/jcpt', '/gdzt', '/af', '/lift']) {
      await go(page, path);
      await page.clock.runFor(100);
      await expect.poll(() => frames(page).count()).toBe(0);
    }
    await isMade();
    await expect.poll(() => application(page)).toBe('37');
    await page.clock.runFor(5_000);
    await portal.settled(() => expect.poll(() => made.length).toBe(1));

    made.length = 0;
    for (const path of ['/home', '/lift?hideBar=1', '/mainApp/noticeList']) {
      await go(page, path);
      await expect(frames(page), path).toHaveCount(0);
      await page.clock.runFor(5_000);
      await expect(frames(page), path).toHaveCount(0);
    }
    expect(made).toEqual([]);
  });

  test('R093 F52 if it fails to load, the page works without an error message', async ({ portal, page }) => {
    await portal.signIn();
    await expect(entry(page, '首页')).toBeVisible();
    for (const [name, how] of [
      ['does not exist', 'abort'],
      ['answers 404', '404'],
      ['hangs', 'hang'],
      ['loads without its script', 'script'],
    ] as const)
      await test.step(`it ${name}`, async () => {
        const script = /widget\.js/;
        const address = how === 'script' ? script : PAGE;
        await page.route(address, (route) =>
          how === 'abort'
            ? route.abort()
            : how === 'hang'
              ? undefined
              : route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
        );
        const asked = page.waitForRequest((request) =>
          how === 'script' ? script.test(request.url()) : PAGE(new URL(request.url())),
        );
        await go(page, '/lift');
        const request = await asked;
        // The failure has been handled; a page that hangs is still pending.
        if (how !== 'hang') await request.response().catch(() => null);
        await expect(frames(page)).toHaveCount(1);
        await expect(page.locator('[data-pane="lift"]')).toHaveAttribute('data-state', 'mounted');
        await portal.settled(() => expect(launcher(page)).toHaveCount(0));
        await expect(page.locator('[data-chat-bot]').getByRole('dialog')).toHaveCount(0);
        await expect(page.getByRole('alert')).toHaveCount(0);
        await entry(page, '首页').click();
        await expect(frames(page)).toHaveCount(0);
        await page.unroute(address);
      });
    await go(page, '/lift');
    await expect(launcher(page)).toBeVisible();
  });
});

test('R093 R094 R182 T12 a conversation opens and closes by keyboard, ignores other windows, and survives a change of route', async ({
  portal,
  page,
}) => {
  await open(portal, '/lift');

  await test.step('R093 opens with the focus inside, closes by its own Escape, and the focus returns', async () => {
    await portal.expectNoAxeViolations();
    await launcher(page).press('Enter');
    await expect(panel(page)).toBeVisible();
    await expect(frames(page)).toBeFocused();
    await portal.expectNoAxeViolations({ include: '[data-chat-bot]' });
    await inside(page).getByRole('textbox').press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
    await launcher(page).click();
    await expect(frames(page)).toBeFocused();
    await panel(page).getByRole('button', { name: '关闭智能客服' }).press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
  });

  await test.step('T12 another window cannot close it or send messages in its name', async () => {
    await launcher(page).click();
    await expect(panel(page)).toBeVisible();
    await page.evaluate(() => {
      window.postMessage({ source: 'portal-chat-bot', version: 1, type: 'close' }, '*');
      const other = document.createElement('iframe');
      other.srcdoc = `<script>parent.postMessage({ source: 'portal-chat-bot', version: 1, type: 'close' }, '*')</script>`;
      document.body.append(other);
    });
    // Neither can another frame of the chat-bot's origin.
    const src = (await frames(page).getAttribute('src'))!;
    await page.evaluate((address) => {
      const duplicate = document.createElement('iframe');
      Object.assign(duplicate, { name: 'twin', src: address });
      document.body.append(duplicate);
    }, src);
    await expect(page.frameLocator('iframe[name="twin"]').getByRole('textbox')).toBeAttached();
    await page
      .frame('twin')!
      .evaluate(() => window.parent.postMessage({ source: 'portal-chat-bot', version: 1, type: 'close' }, '*'));
    await talk(page, '还在吗');
    await expect(panel(page)).toBeVisible();
    await page.evaluate(() => document.querySelector('iframe[name="twin"]')!.remove());
  });

  await test.step('R094 R182 if open, it is open again after a change of route, with its conversation', async () => {
    await talk(page, '3 号梯困人');
    // A fast machine shows the closed panel for 200 ms only, a slow one may miss it: the frame is another one after it.
    await frames(page).evaluate((frame) => (frame.dataset.mark = 'before'));
    await go(page, '/lift/records');
    await expect(frames(page)).not.toHaveAttribute('data-mark', 'before');
    await expect(panel(page)).toBeVisible();
    await expect(inside(page).getByText('3 号梯困人', { exact: true })).toBeVisible();

    await go(page, '/af');
    await expect(launcher(page)).toBeVisible();
    await expect.poll(() => application(page)).toBe('36');
    await expect(panel(page)).toBeHidden();
    await launcher(page).click();
    await expect(inside(page).getByText('3 号梯困人')).toHaveCount(0);
  });
});

test('R093 its button is in the header and covers nothing; the panel can be moved, stays inside a small window and is not printed', async ({
  portal,
  page,
}) => {
  await open(portal, '/lift');

  await test.step('M7 the button stays in its place while the page scrolls, and nothing floats over the page', async () => {
    await expect(page.getByRole('heading', { level: 1, name: '电梯' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: '打开智能客服' })).toBeVisible();
    const before = await portal.settled(() => boxOf(page));
    const pane = await portal.settled(async () => (await page.locator('[data-pane="lift"]').boundingBox())!);
    expect(before.y + before.height).toBeLessThanOrEqual(pane.y);
    await page.mouse.move(pane.x + pane.width / 2, pane.y + pane.height / 2);
    await page.mouse.wheel(0, 2_000);
    await expect.poll(() => page.evaluate(isScrolled)).toBe(true);
    await portal.settled(() => expect.poll(() => boxOf(page)).toEqual(before));
    // The entries keep their places where there is no chat-bot.
    const all = page.getByRole('button', { name: /^全部/ });
    // Its width is that of the current system's name, which it shows.
    const left = await portal.settled(async () => (await all.boundingBox())!.x);
    await go(page, '/nfc');
    await expect(launcher(page)).toHaveCount(0);
    await portal.settled(() => expect.poll(async () => (await all.boundingBox())!.x).toBe(left));
    await go(page, '/lift');
    await expect(launcher(page)).toBeVisible();
  });

  const place = async () => (await panel(page).boundingBox())!;

  await test.step('the panel opens below the button, is dragged by its head and moved by keys, and stays there', async () => {
    await launcher(page).click();
    await expect(panel(page)).toBeVisible();
    const from = await place();
    await page.mouse.move(from.x + 40, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x - 140, from.y + 80, { steps: 8 });
    await page.mouse.up();
    await expect.poll(place).toEqual({ ...from, x: from.x - 180, y: from.y + 60 });
    await page.getByRole('button', { name: '移动智能客服' }).press('ArrowLeft');
    await expect.poll(async () => (await place()).x).toBe(from.x - 196);
    await page.reload();
    await launcher(page).click();
    await expect.poll(place).toEqual({ ...from, x: from.x - 196, y: from.y + 60 });
    await launcherToClose(page).click();
    await expect(panel(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
  });

  await test.step('the panel stays inside a window that becomes small', async () => {
    for (const [width, height] of [
      [375, 600],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      await launcher(page).click();
      await expect(panel(page)).toBeVisible();
      await expect
        .poll(async () => {
          const box = await place();
          const header = (await page.getByRole('banner').boundingBox())!;
          return (
            box.x < 0 || box.y < header.y + header.height || box.x + box.width > width || box.y + box.height > height
          );
        })
        .toBe(false);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await inside(page).getByRole('textbox').press('Escape');
      await expect(panel(page)).toBeHidden();
    }
  });

  await test.step('it is not printed', async () => {
    await launcher(page).click();
    await expect(panel(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(panel(page)).toBeHidden();
  });
});

import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/portal';

test.use({ interceptsFiles: true });

const UMI = /\/js\/umi\.[0-9a-f]{8}\.js$/;
const startPage = (page: Page) => page.locator('#portal-start');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, exact: true });

/**
 * Checks the page: both languages, a retry, and no overflow, on wide and narrow screens. Nothing else has a heading, unless
 * the portal has started below it.
 */
async function expectReadable(page: Page, [chinese, english]: [string, string], all: Page | Locator = page) {
  for (const width of [1366, 375, 320]) {
    await page.setViewportSize({ width, height: width > 800 ? 768 : 568 });
    await expect(heading(page, chinese)).toBeVisible();
    await expect(heading(page, english)).toBeVisible();
    await expect(all.getByRole('heading')).toHaveCount(2);
    await expect(page.getByRole('link', { name: '重新加载 · Reload' })).toBeVisible();
    await expect(startPage(page)).toBeVisible();
    await expect
      .poll(() => startPage(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      .toBe(0);
  }
}

/**
 * Moves the delays of the page and of its text to `currentTime` in ms: CSS animations, which the fake clock does not
 * affect. Returns their number.
 */
const skipDelays = (page: Page, currentTime: number) =>
  startPage(page).evaluate((element, time) => {
    const animations = element.getAnimations({ subtree: true });
    for (const animation of animations) {
      animation.pause();
      animation.currentTime = time;
    }
    return animations.length;
  }, currentTime);

/** Whether the text has a layout, which delays the start. */
const hasLayout = (page: Page) =>
  startPage(page)
    .locator('h1')
    .first()
    .evaluate((heading) => heading.checkVisibility());

test.describe('the first script does not load', () => {
  const failed: [string, string] = ['门户加载失败', 'The portal could not load'];

  test('R286 F55 it is missing, cut off by the connection or corrupted: a message in both languages, and the link starts the portal', async ({
    page,
    portal,
  }) => {
    await test.step('the connection is lost', async () => {
      await page.route(UMI, (route) => route.abort('connectionreset'));
      await page.goto('/');
      await expectReadable(page, failed);
    });
    await test.step('it is corrupted', async () => {
      await page.unroute(UMI);
      await page.route(UMI, (route) => route.fulfill({ contentType: 'text/javascript', body: 'cut(' }));
      await page.goto('/');
      await expectReadable(page, failed);
      expect(portal.uncaught.splice(0)).toHaveLength(1);
    });
    await test.step('the texts are missing', async () => {
      await page.unroute(UMI);
      const TEXTS = /\/js\/texts-[\w-]+\.[0-9a-f]{8}\.async\.js$/;
      await page.route(TEXTS, (route) => route.abort('connectionreset'));
      await page.goto('/');
      await expectReadable(page, failed);
      await page.unroute(TEXTS);
    });
    await test.step('it is missing', async () => {
      await page.unroute(UMI);
      await page.route(UMI, (route) => route.fulfill({ status: 404, body: '' }));
      await page.goto(`/?ssoToken=${portal.token()}`);
      await expectReadable(page, failed);
      await portal.expectNoAxeViolations();
    });
    await page.unroute(UMI);
    await page.getByRole('link', { name: '重新加载' }).click();
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await expect(startPage(page)).toHaveCount(0);
  });

  test('R286 F55 no response: hidden for 15 s, then reported as slow, whether motion is reduced or not', async ({
    page,
  }) => {
    await page.route(UMI, () => {});
    for (const reducedMotion of ['no-preference', 'reduce'] as const)
      await test.step(`motion: ${reducedMotion}`, async () => {
        await page.emulateMedia({ reducedMotion });
        await page.goto('/', { waitUntil: 'commit' });
        await expect.poll(() => skipDelays(page, 14_990)).toBe(2);
        await expect(startPage(page)).toBeHidden();
        await expect.poll(() => hasLayout(page)).toBe(false);
        await expect(page.getByRole('heading')).toHaveCount(0);
        await expect.poll(() => skipDelays(page, 15_000)).toBe(2);
        await expect.poll(() => hasLayout(page)).toBe(true);
        await expectReadable(page, ['门户仍在加载', 'The portal is still loading']);
      });
  });
});

test.describe('the style sheet does not load', () => {
  const STYLES = /\/css\/umi\.[0-9a-f]{8}\.css/;

  test('R286 F55 no response: reported as slow after 15 s, until it is requested again', async ({ page, portal }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const held: (() => Promise<void>)[] = [];
    await page.route(STYLES, (route) => void held.push(() => route.continue()));
    const asked = page.waitForRequest(/\/js\/start\..*\.js$/);
    await page.goto(`/?ssoToken=${portal.token()}`, { waitUntil: 'commit' });
    await asked;
    await expect
      .poll(async () => {
        await page.clock.runFor(15_000);
        return held.length;
      })
      .toBe(2);
    await expectReadable(page, ['门户仍在加载', 'The portal is still loading'], startPage(page));
    await page.clock.resume();
    await held[1]!();
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await expect(startPage(page)).toHaveCount(0);
  });

  test('R286 F55 missing: reported as failed instead of a page without styles', async ({ page, portal }) => {
    await page.route(STYLES, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`/?ssoToken=${portal.token()}`);
    await expect(startPage(page)).toBeVisible();
    await expect(heading(page, '门户加载失败')).toBeVisible();
  });
});

test.describe('a browser that is too old', () => {
  const outdated: [string, string] = ['浏览器版本过低', 'This browser is too old'];

  test('F55 R286 it cannot parse the first script, or only lacks a function: the page says so, and nothing is called', async ({
    page,
    portal,
  }) => {
    const calls = portal.recordRequests();
    await page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn'));
    await test.step('as in Chrome 92: scripts are parsed, functions are missing', async () => {
      await page.goto(`/?ssoToken=${portal.token()}`);
      await expectReadable(page, outdated);
      await expect(page.getByText(/Chrome 和 Edge 需 111 及以上版本，Firefox 需 121，Safari 需 16.4/)).toBeVisible();
      await portal.expectNoAxeViolations();
      portal.uncaught.splice(0);
    });
    await test.step('older ones cannot parse the first script', async () => {
      await page.route(UMI, (route) => route.fulfill({ contentType: 'text/javascript', body: 'new #syntax' }));
      await page.goto(`/?ssoToken=${portal.token()}`);
      await expectReadable(page, outdated);
      expect(portal.uncaught.splice(0)).toHaveLength(1);
    });
    expect(calls).toEqual([]);
  });

  test('F55 what the start itself does not need is missing: the portal does not begin to render', async ({
    page,
    portal,
  }) => {
    const calls = portal.recordRequests();
    await page.addInitScript(() => Reflect.deleteProperty(window, 'structuredClone'));
    const started = page.waitForResponse(UMI).then((response) => response.finished());
    await page.goto(`/?ssoToken=${portal.token()}`);
    await started;
    // The first script has run: it takes the token out of the address.
    await expect(page).toHaveURL(/\/$/);
    await expectReadable(page, outdated);
    expect(calls).toEqual([]);
  });
});

test('F55 without JavaScript the page says so', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/home');
  await expectReadable(page, ['JavaScript 已被禁用', 'JavaScript is turned off']);
  await context.close();
});

test.describe('the environment does not load', () => {
  const incomplete = '门户配置不完整';
  const tryAgain = { name: '重试' };

  test('A37 no response: the outline of the portal, a message after 10 s, and a start once it is requested again', async ({
    page,
    portal,
  }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.route('**/environment.js', () => {});
    await page.goto(`/?ssoToken=${portal.token()}`, { waitUntil: 'commit' });
    await expect(page.getByRole('main')).toBeVisible();
    await expect(startPage(page)).toHaveCount(0);
    await page.clock.runFor(9_999);
    await expect(heading(page, incomplete)).toBeHidden();
    await page.clock.runFor(1);
    await expect(heading(page, incomplete)).toBeVisible();
    await page.clock.resume();
    await page.unroute('**/environment.js');
    await page.getByRole('button', tryAgain).click();
    await expect(page.getByRole('navigation').first()).toBeVisible();
  });

  test('A37 missing: reported without waiting for the timeout, and without calls', async ({ page, portal }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.route('**/environment.js', (route) => route.fulfill({ status: 404, body: '' }));
    const calls = portal.recordRequests();
    await page.goto(`/?ssoToken=${portal.token()}`);
    await expect(heading(page, incomplete)).toBeVisible();
    await page.clock.resume();
    await portal.expectNoAxeViolations();
    expect(calls).toEqual([]);
  });

  test('A37 later than the application: the portal starts anyway', async ({ page, portal }) => {
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/environment.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/?ssoToken=${portal.token()}`, { waitUntil: 'commit' });
    await expect(startPage(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeVisible();
    release();
    await expect(page.getByRole('navigation').first()).toBeVisible();
  });
});

test('R001 F55 a successful start never shows the page and causes no layout shift', async ({ page, portal }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => {
        const { sources = [] } = entry as PerformanceEntry & { sources?: { node?: Element }[] };
        for (const { node } of sources) if (node?.closest?.('#portal-start')) seen.push('moved');
      }),
    ).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const element = document.getElementById('portal-start');
      if (element && getComputedStyle(element).visibility !== 'hidden') seen.push('shown');
      if (element || !document.getElementById('root')) requestAnimationFrame(look);
    };
    look();
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await portal.signIn();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(startPage(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'seen') as unknown)).toEqual([]);
});

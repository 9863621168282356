import { passLimit, timeOf } from '../support/clock';
import { visit } from '../support/navigation';
import { expect, test, type Portal } from '../support/portal';

test.use({ interceptsFiles: true });

const script = '**/js/p__help__index.*.js';
const style = '**/css/p__help__index.*.css';
/** Of a page that was not visited before. */
const styleOfProfile = '**/css/p__personal-info__index.*.css';
const page = '/help?applyState=6';

/** The help page in a window that has already loaded its first chunk, the home page. */
const openAccessDenied = (portal: Portal) => portal.signIn('persona-demo', { path: page });
/** Navigates from the home page to the help page without a reload. */
const visitHelp = (portal: Portal) => visit(portal.page, page);
const card = (portal: Portal) => portal.page.getByRole('main').getByRole('alert');
const heading = (portal: Portal) => portal.page.getByRole('main').getByRole('heading').first();

/** The log line that names the failed chunk. */
function namedFailure(portal: Portal) {
  const lines: string[] = [];
  portal.page.on('console', (message) => message.type() === 'error' && lines.push(message.text()));
  return () => lines.filter((line) => /ChunkLoadError|CSS_CHUNK_LOAD_FAILED/.test(line)).join('\n');
}

test.describe('a chunk that fails to load', () => {
  test('R286 R307 connection lost: the card names it, and a retry loads it in place', async ({ portal }) => {
    const named = namedFailure(portal);
    await portal.page.route(script, (route) => route.abort());
    await openAccessDenied(portal);
    await expect(card(portal)).toContainText('重试');
    await expect.poll(named).toMatch(/ChunkLoadError \(error\)/);
    await portal.expectNoAxeViolations();

    await portal.page.unroute(script);
    let loads = 0;
    portal.page.on('framenavigated', () => (loads += 1));
    await card(portal).getByRole('button', { name: '重试' }).click();
    await expect(card(portal)).toBeHidden();
    await expect(heading(portal)).toBeVisible();
    expect(loads).toBe(0);
  });

  test("R307 loaded without its content: type 'missing'", async ({ portal }) => {
    const named = namedFailure(portal);
    await portal.page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await openAccessDenied(portal);
    await expect(card(portal)).toBeVisible();
    await expect.poll(named).toMatch(/ChunkLoadError \(missing\)/);
  });

  test("F22 R286 R307 no response for a script or a style sheet: type 'timeout' after 120 seconds and not before", async ({
    portal,
  }) => {
    const named = namedFailure(portal);
    const { page: window } = portal;
    await portal.signIn();
    await expect(window.getByRole('main')).toBeVisible();
    await window.route(script, () => {});
    await window.route(styleOfProfile, () => {});
    await window.clock.install();
    const asked = [window.waitForRequest(script), window.waitForRequest(styleOfProfile)];
    const span = await timeOf(window, async () => {
      await visitHelp(portal);
      await asked[0];
      await visit(window, '/personalInfo');
      await asked[1];
    });
    await expect(window.getByRole('banner')).toBeVisible();
    // Everything else has arrived: it would fail, too.
    await expect(window.locator('script[data-webpack]')).toHaveCount(1);
    await passLimit(window, span, 120_000, () => expect(card(portal)).toBeHidden());
    await expect(card(portal)).toBeVisible();
    await expect.poll(named).toMatch(/CSS_CHUNK_LOAD_FAILED \(timeout\)/);
    await visitHelp(portal);
    await expect(card(portal)).toBeVisible();
    await expect.poll(named).toMatch(/ChunkLoadError \(timeout\)/);
    await window.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('R286 R311 the frame itself is a chunk: without it there is a card, not a blank page', async ({ portal }) => {
    const frame = '**/js/layouts__RootLayout.*.js';
    await portal.page.route(frame, (route) => route.abort());
    await portal.signIn();
    const frameCard = portal.page.getByRole('alert');
    await expect(frameCard).toContainText('重试');
    await portal.page.unroute(frame);
    await frameCard.getByRole('button', { name: '重试' }).click();
    await expect(portal.page.getByRole('banner')).toBeVisible();
    await expect(heading(portal)).toBeVisible();
  });

  test('R308 a style sheet that fails is CSS_CHUNK_LOAD_FAILED, and a retry loads it', async ({ portal }) => {
    const named = namedFailure(portal);
    await portal.page.route(style, (route) => route.abort());
    await openAccessDenied(portal);
    await expect(card(portal)).toContainText('重试');
    await expect.poll(named).toMatch(/CSS_CHUNK_LOAD_FAILED/);
    await portal.page.unroute(style);
    await card(portal).getByRole('button', { name: '重试' }).click();
    await expect(heading(portal)).toBeVisible();
  });

  test('F23 gone after a deployment: the server returns 404, and the user can retry', async ({ portal }) => {
    const named = namedFailure(portal);
    await portal.page.route(script, async (route) => {
      const url = new URL(route.request().url());
      url.pathname = '/js/p__help__index.00000000.async.js';
      await route.fulfill({ response: await route.fetch({ url: url.href }) });
    });
    await openAccessDenied(portal);
    await expect(card(portal)).toBeVisible();
    await expect.poll(named).toMatch(/ChunkLoadError/);
    await expect(portal.page.getByRole('banner').getByRole('navigation')).toBeVisible();
  });
});

test("R003 R015 antd's styles are style sheets that come before the portal's own, and none is made in the page", async ({
  portal,
  page: window,
}) => {
  await portal.signIn('persona-demo', { path: '/mainApp/noticeList' });
  await expect(window.locator('tr[data-row-key]').first()).toBeVisible();
  await visit(window, '/mainApp/noticeEdit');
  await expect(window.getByRole('main').getByRole('radio').first()).toBeVisible();

  const names = () =>
    window
      .locator('link[rel=stylesheet]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href.match(/\/css\/([\w-]+)/)?.[1]));
  await expect.poll(async () => (await names()).slice(0, 3)).toEqual(['antd-controls', 'antd-forms', 'umi']);
  // antd names the style elements that it adds.
  await expect(window.locator('style[data-css-hash]')).toHaveCount(0);
  await expect(window.locator('.ant-btn-primary').first()).toHaveCSS('background-color', 'rgb(11, 87, 196)');
});

test('R015 R027 pointing at a link loads the code of its page, whose click then waits for data only', async ({
  portal,
  page: window,
}) => {
  await portal.signIn();
  const link = window.locator('a[href="/mainApp/noticeList"]').first();
  await expect(link).toBeVisible();
  const requested = portal.recordRequests(/^\/js\/p__notice-list__/);
  await link.hover();
  await expect.poll(() => requested.length).toBe(1);
  await expect(window).toHaveURL(/\/home$/);

  await link.click();
  await expect(window.locator('tr[data-row-key]').first()).toBeVisible();
  expect(requested).toHaveLength(1);
});

import { expect, test } from '../support/portal';
import { Catalogue } from '../support/catalogue';

// The ways in which the opening of a subsystem goes wrong (subsystems/misbehaving). Each test: what the person reads,
// that the shell and a neighbour live on, and that a retry heals once the cause is gone.
test.describe.configure({ timeout: 90_000 });
// A step that is stuck shall say so, not the whole test.
test.use({ actionTimeout: 20_000 });

const cases: [title: string, name: string, words: RegExp][] = [
  ['F1 the connection is closed', 'entry-hangs-up', /对方服务器没有响应/],
  ['F1 the answer may not be read', 'entry-wrong-cors', /跨域限制/],
  ['F2 the entry answers 404', 'entry-404', /HTTP 404/],
  ['F2 the entry answers 500', 'entry-500', /HTTP 500/],
  ['F3 another page stands there', 'entry-other-page', /没有提供门户启动它所需的函数/],
  ['F3 a page without a script', 'entry-no-script', /不是子系统页面/],
  ['F3 JSON', 'entry-json', /不是子系统页面/],
  ['F3 an empty answer', 'entry-empty', /不是子系统页面/],
  ['F3 a redirect to another origin', 'entry-redirects', /可能已停止服务，或被网络拦截/],
  ['F5 the script is missing', 'script-404', /HTTP 404.*script-404\/app\.js/],
  ['F5 a page comes in place of the script', 'script-page', /不是子系统页面/],
  ['F5 the script is cut off', 'script-syntax-error', /加载时出错/],
  ['F7 the script throws', 'script-throws', /加载时出错.*the build is broken/],
  ['F6 no life cycles', 'no-lifecycles', /没有提供门户启动它所需的函数/],
  ['F6 life cycles of other names', 'wrong-lifecycles', /没有提供门户启动它所需的函数/],
  ['F6 a life cycle answers no promise', 'lifecycles-undefined', /启动时出错.*bootstrap/],
  ['F7 bootstrap throws', 'bootstrap-throws', /启动时出错.*bootstrap threw/],
  ['F7 bootstrap rejects', 'bootstrap-rejects', /启动时出错.*bootstrap refused/],
  ['F7 mount throws', 'mount-throws', /启动时出错.*mount threw/],
  ['F7 mount rejects', 'mount-rejects', /启动时出错.*mount refused/],
  ['F7 mount rejects after a second', 'mount-rejects-late', /启动时出错.*mount gave up/],
  ['an old protocol', 'old-protocol', /版本不匹配/],
];

for (const [title, name, words] of cases)
  test(`${title}: it is said, the neighbour lives, a retry heals`, async ({ page, portal }) => {
    const catalogue = new Catalogue(page, portal);
    await catalogue.open(name);
    await catalogue.entry.click();
    await catalogue.expectCard(words);
    await catalogue.expectSameNeighbour();
    await catalogue.entry.click();
    await catalogue.expectCard(words);
    await catalogue.expectRetryHeals();
    await catalogue.expectSameNeighbour();
  });

const endless: [title: string, name: string][] = [
  ['F4 the entry never answers', 'entry-never-answers'],
  ['F4 the entry stalls half-way', 'entry-stalls'],
  ['F8 bootstrap never ends', 'bootstrap-never'],
  ['F8 mount never ends', 'mount-never'],
];

for (const [title, name] of endless)
  test(`${title}: it is given up after 120 000 ms, and the neighbour works meanwhile`, async ({ page, portal }) => {
    const catalogue = new Catalogue(page, portal);
    await page.clock.install();
    await catalogue.open(name);
    const checked = portal.answerTo('/getPermissionVerification');
    await catalogue.entry.click();
    await checked;
    const waiting = page.locator('[data-stage]').getByRole('status').filter({ hasText: '正在打开报事系统' });
    await expect(waiting).toBeVisible();
    await page.clock.fastForward(100_000);
    await expect(waiting).toBeVisible();
    await catalogue.expectSameNeighbour();
    await catalogue.entry.click();
    await expect(waiting).toBeVisible();
    await page.clock.fastForward(20_000);
    await catalogue.expectCard(/响应超时/);
    await catalogue.expectSameNeighbour();
    await catalogue.entry.click();
    // Going back to what failed tries again by itself: this time it is given up the whole way.
    await page.clock.fastForward(121_000);
    await catalogue.expectCard(/响应超时/);
    await catalogue.expectRetryHeals();
  });

test('F5 a missing style sheet only degrades the page', async ({ page, portal }) => {
  const catalogue = new Catalogue(page, portal);
  await catalogue.open('style-404');
  await catalogue.entry.click();
  await expect(catalogue.heading('Without its style')).toBeVisible({ timeout: 20_000 });
  await expect(catalogue.card).toHaveCount(0);
  await catalogue.expectSameNeighbour();
});

test('a slow script is waited for, and the neighbour works meanwhile', async ({ page, portal }) => {
  const catalogue = new Catalogue(page, portal);
  await catalogue.open('script-slow');
  await catalogue.entry.click();
  await catalogue.expectSameNeighbour();
  await catalogue.entry.click();
  await expect(catalogue.heading('All is well')).toBeVisible({ timeout: 20_000 });
});

test('F19 pointed at while offline, it opens as soon as the network is back', async ({ page, portal, context }) => {
  const catalogue = new Catalogue(page, portal);
  await catalogue.open('well');
  await context.setOffline(true);
  await catalogue.entry.hover();
  await catalogue.entry.focus();
  await expect(page.getByText(/网络/).first()).toBeVisible();
  await context.setOffline(false);
  await catalogue.entry.click();
  await expect(catalogue.heading('All is well')).toBeVisible({ timeout: 20_000 });
});

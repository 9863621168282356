import { expect, test } from '../support/portal';
import { Catalog } from '../support/catalog';
import { passLimit, timeOf } from '../support/clock';

// Failures while a subsystem opens (subsystems/misbehaving). Each case checks the message, that the shell and another
// subsystem keep working, and that a retry succeeds once the cause is gone.
// A shorter limit than that of the test, so that the stuck step is reported.
test.use({ actionTimeout: 60_000 });

type Case = [title: string, failure: string, words: RegExp];
const groups: [title: string, cases: Case[]][] = [
  [
    'F1 F2 F3 an entry that does not load, or is not a subsystem',
    [
      ['F1 the connection is closed', 'entry-hangs-up', /该系统的服务器没有响应/],
      ['F1 the answer may not be read', 'entry-wrong-cors', /跨域限制/],
      ['F2 the entry answers 404', 'entry-404', /HTTP 404/],
      ['F2 the entry answers 500', 'entry-500', /HTTP 500/],
      ['F3 a page without a script', 'entry-no-script', /不是系统页面/],
      ['F3 JSON', 'entry-json', /不是系统页面/],
      ['F3 an empty answer', 'entry-empty', /不是系统页面/],
      ['F3 a redirect to another origin', 'entry-redirects', /可能已停止服务或被网络拦截/],
    ],
  ],
  [
    'F3 F5 F6 F7 a script that does not load, does not run, or is another program',
    [
      ['F3 another page stands there', 'entry-other-page', /缺少门户所需的生命周期函数/],
      ['F5 the script is missing', 'script-404', /HTTP 404.*script-404\/app\.js/],
      ['F5 a page comes in place of the script', 'script-page', /不是系统页面/],
      ['F5 the script is cut off', 'script-syntax-error', /加载时出错/],
      ['F7 the script throws', 'script-throws', /加载时出错.*the build is broken/],
      ['F6 no life cycles', 'no-lifecycles', /缺少门户所需的生命周期函数/],
      ['F6 life cycles of other names', 'wrong-lifecycles', /缺少门户所需的生命周期函数/],
      ['an old protocol', 'old-protocol', /版本不匹配/],
    ],
  ],
  [
    'F6 F7 a life cycle function that fails',
    [
      ['F6 a life cycle answers no promise', 'lifecycles-undefined', /启动时出错.*bootstrap/],
      ['F7 bootstrap throws', 'bootstrap-throws', /启动时出错.*bootstrap threw/],
      ['F7 bootstrap rejects', 'bootstrap-rejects', /启动时出错.*bootstrap refused/],
      ['F7 mount throws', 'mount-throws', /启动时出错.*mount threw/],
      ['F7 mount rejects', 'mount-rejects', /启动时出错.*mount refused/],
      ['F7 mount rejects after a second', 'mount-rejects-late', /启动时出错.*mount gave up/],
    ],
  ],
];

for (const [group, cases] of groups)
  test(`${group}: it is reported, other subsystems work, a retry succeeds`, async ({ page, portal }) => {
    const catalog = new Catalog(page, portal);
    const apps = await catalog.open(cases.map(([, failure]) => failure));
    for (const [index, [title, , words]] of cases.entries())
      await test.step(title, async () => {
        const app = apps[index]!;
        await app.enter();
        await app.expectCard(words);
        await catalog.expectSameNeighbour();
        await app.enter();
        await app.expectCard(words);
        await app.expectRetryHeals();
      });
    await catalog.expectSameNeighbour();
  });

test('R286 F4 F8 an opening that never ends times out after 120 000 ms, and other subsystems work meanwhile', async ({
  page,
  portal,
}) => {
  const catalog = new Catalog(page, portal);
  await page.clock.install();
  const apps = await catalog.open(['entry-never-answers', 'entry-stalls', 'bootstrap-never', 'mount-never']);
  const waiting = (name: string) =>
    page
      .locator('[data-stage]')
      .getByRole('status')
      .filter({ hasText: `正在打开${name}` });
  const span = await timeOf(page, () =>
    test.step('all of them are opened', async () => {
      for (const app of apps) {
        const checked = portal.responseTo('/getPermissionVerification');
        await app.enter();
        await checked;
        await expect(waiting(app.name)).toBeVisible();
      }
    }),
  );
  await test.step('after 30 s they are still loading', async () => {
    await page.clock.fastForward(30_000);
    await catalog.expectSameNeighbour();
    for (const app of apps) {
      await app.enter();
      await expect(waiting(app.name)).toBeVisible();
    }
  });
  await test.step('after 120 s, and not before, each has timed out, also the hidden ones', async () => {
    await passLimit(page, span, 120_000, async () => {
      for (const app of apps) await expect(app.pane).not.toHaveAttribute('data-state', 'failed');
    });
    for (const app of apps) await expect(app.pane).toHaveAttribute('data-state', 'failed');
    await apps.at(-1)!.expectCard(/响应超时/);
    await catalog.expectSameNeighbour();
  });
  for (const app of apps)
    await test.step(`${app.failure}: returning retries automatically, times out again, and succeeds once fixed`, async () => {
      await app.enter();
      await expect(waiting(app.name)).toBeVisible();
      await page.clock.fastForward(121_000);
      await app.expectCard(/响应超时/);
      await app.expectRetryHeals();
    });
});

test('F5 F19 a delayed or degraded page is not a failure', async ({ page, portal, context }) => {
  const catalog = new Catalog(page, portal);
  const [withoutStyle, slow, well] = await catalog.open(['style-404', 'script-slow', 'well']);
  await test.step('F5 a missing style sheet only degrades the page', async () => {
    await withoutStyle.expectOpen('Without its style');
    await expect(withoutStyle.card).toHaveCount(0);
    await catalog.expectSameNeighbour();
  });
  await test.step('a slow script is waited for, and other subsystems work meanwhile', async () => {
    await slow.enter();
    await catalog.expectSameNeighbour();
    await slow.expectOpen('All is well');
  });
  await test.step('F19 if its entry is hovered while offline, it opens as soon as the network is back', async () => {
    await page.getByRole('navigation').first().getByRole('button', { name: '全部' }).click();
    await expect(well.entry).toBeVisible();
    await context.setOffline(true);
    await well.entry.hover();
    await well.entry.focus();
    await expect(page.getByText(/网络/).first()).toBeVisible();
    await context.setOffline(false);
    await well.expectOpen('All is well');
  });
});

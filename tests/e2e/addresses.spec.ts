import { bar, isReady, visit } from '../support/navigation';
import { expect, test } from '../support/portal';

test.describe('addresses', () => {
  test('R017 F56 an unknown path redirects to home with a message, and Back does not return to it', async ({
    portal,
    page,
  }) => {
    await portal.signIn();
    await isReady(page);
    const before = await portal.settled(() => page.evaluate(() => window.history.length));
    await page.goto('/nope/x');
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByText('页面不存在，已返回首页')).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.history.length)).toBe(before + 1);
  });

  for (const path of ['/home/x', '//evil.example', '/mainApp/nope', '/%E0%A4%A', '/%', '/@x', `/${'x'.repeat(8000)}`])
    test(`R017 F56 ${path.slice(0, 16)} redirects to home within the portal`, async ({ portal, page }) => {
      await portal.signIn();
      await isReady(page);
      const { origin } = new URL(page.url());
      await page.goto(`${origin}${path}`);
      await expect(page).toHaveURL(`${origin}/home`);
    });

  test('R017 F56 from every kind of link the header stays and home is shown', async ({ portal, page }) => {
    await portal.signIn();
    await isReady(page);
    for (const path of ['/@x', '/!', '/(a', '/$', '/*', "/,'", '/;=&', '/+', '/:x', '/%', '/%zz', '/%E0%A4%A']) {
      await visit(page, path);
      await expect(page, path).toHaveURL(/\/home$/);
      await expect(bar(page).getByText('工单平台'), path).toBeVisible();
    }
    // Below a subsystem, the subsystem reports unknown paths; this one's layout is also at `/`.
    await visit(page, '/mgr/%');
    await expect(page.locator('[data-pane="mgr"]').getByText('页面不存在')).toBeVisible();
    await expect(page).toHaveURL(/\/mgr\/%$/);
  });

  test('R016 F56 a trailing slash shows the same page', async ({ portal, page }) => {
    await portal.signIn('persona-demo', { path: '/personalInfo/' });
    await expect(page.getByRole('heading', { level: 1, name: '个人信息' })).toBeVisible();
  });
});

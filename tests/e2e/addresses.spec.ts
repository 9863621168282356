import { bar, expectMessage, isReady, visit } from '../support/navigation';
import { expect, test } from '../support/portal';

test('R017 F56 an unknown address redirects to home with a message, and Back does not return to it @nginx', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await isReady(page);
  const { origin } = new URL(page.url());
  const before = await portal.settled(() => page.evaluate(() => window.history.length));
  await expectMessage(page, '页面不存在，已返回首页', () => page.goto('/nope/x'));
  await expect(page).toHaveURL(`${origin}/home`);
  await expect.poll(() => page.evaluate(() => window.history.length)).toBe(before + 1);
  for (const path of ['//evil.example', '/%E0%A4%A', '/%', `/${'x'.repeat(8000)}`])
    await test.step(path.slice(0, 16), async () => {
      await page.goto(`${origin}${path}`);
      await expect(page).toHaveURL(`${origin}/home`);
    });
});

test('R016 R017 F56 from every kind of link the header stays and home is shown; a trailing slash shows the same page', async ({
  portal,
  page,
}) => {
  await portal.signIn('persona-demo', { path: '/personalInfo/' });
  await expect(page.getByRole('heading', { level: 1, name: '个人信息' })).toBeVisible();
  await isReady(page);
  for (const path of [
    '/home/x',
    '/@x',
    '/!',
    '/(a',
    '/$',
    '/*',
    "/,'",
    '/;=&',
    '/+',
    '/:x',
    '/%',
    '/%zz',
    '/%E0%A4%A',
  ]) {
    await visit(page, path);
    await expect(page, path).toHaveURL(/\/home$/);
    await expect(bar(page).getByText('工单平台'), path).toBeVisible();
  }
  // Below a subsystem, the subsystem reports unknown paths; this one's layout is also at `/`.
  await visit(page, '/mgr/%');
  await expect(page.locator('[data-pane="mgr"]').getByText('页面不存在')).toBeVisible();
  await expect(page).toHaveURL(/\/mgr\/%$/);
});

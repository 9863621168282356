import { expect, test } from '../support/portal';

const bar = '子系统导航';

test.describe('a subsystem that does not open', () => {
  for (const [row, name, applyState, heading, words] of [
    ['R174', '装修', '0', '暂无权限', /数据/],
    ['R173', '任务', '4', '身份审核中', /无需任何操作/],
    ['R175', '公共收益', '5', '申请未通过', /岗位/],
    ['R173', '工单平台', '6', '尚未开通权限', /审批通过后/],
  ] as const)
    test(`R083 ${row} ${name} leads to the help page with applyState ${applyState}`, async ({ portal, page }) => {
      await portal.signIn('persona-restricted');
      const navigation = page.getByRole('navigation', { name: bar });
      await expect(navigation.getByText('工单平台')).toBeVisible();
      const entry = navigation.getByRole('link', { name, exact: true });
      if ((await entry.count()) === 0) await navigation.getByRole('button', { name: '全部' }).click();
      await entry.click();
      await expect(page).toHaveURL(
        (url) => url.pathname === '/help' && url.searchParams.get('applyState') === applyState,
      );
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
      await expect(page.getByRole('main').getByText(name, { exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByText(words)).toBeVisible();
      await expect(page).toHaveTitle('暂无权限 · 运营集成门户');
    });

  test('R029 R174 T14 values from the address are shown as text only', async ({ portal, page }) => {
    await portal.signIn('persona-demo', {
      path: `/help?applyState=0&msg=${encodeURIComponent('<img src=x onerror=alert(1)>')}`,
    });
    await expect(page.getByText('<img src=x onerror=alert(1)>', { exact: true })).toBeVisible();
    await expect.poll(() => page.getByRole('main').locator('img, a[href^="http"]').count()).toBe(0);
  });

  test('R096 A41 a refused address in English marks its entry and shows its name in the current language', async ({
    portal,
    page,
  }) => {
    await portal.signIn('persona-restricted', { path: '/byd?source=workorder', language: 'en-US' });
    await expect(page).toHaveURL(/\/help\?.*systemName=Work\+orders/);
    const navigation = page.getByRole('navigation', { name: 'Subsystems' });
    const entry = navigation.getByRole('link', { name: 'Work orders', exact: true });
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('main').getByText('Work orders', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /, user menu$/ }).click();
    await page.getByRole('menuitemradio', { name: '中文' }).click();
    await expect(page.getByRole('main').getByText('工单平台', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: '工单平台', exact: true })).toHaveAttribute('aria-current', 'page');
  });

  test('R052 an unknown applyState counts as no permission yet', async ({ portal, page }) => {
    await portal.signIn('persona-demo', { path: '/help?applyState=99&systemCode=lift' });
    await expect(page.getByRole('heading', { level: 1, name: '尚未开通权限' })).toBeVisible();
    // The name comes from the list of subsystems.
    await expect(page.getByRole('main').getByText('电梯平台', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: '申请权限' }).click();
    await expect(page).toHaveURL(/\/mainApp\/authorityApply\?systemCode=lift$/);
  });

  test('R145 without a name in the address the last refused subsystem is named', async ({ portal, page }) => {
    await portal.signIn('persona-restricted');
    await page.getByRole('navigation', { name: bar }).getByRole('link', { name: '工单平台' }).click();
    await expect(page).toHaveURL(/\/help/);
    await page.goto('/help?applyState=6');
    await expect(page.getByRole('main').getByText('工单平台', { exact: true })).toBeVisible();
  });

  test('R052 R173 checking again reports that nothing has changed', async ({ portal, page }) => {
    await portal.signIn('persona-restricted', { path: '/help?applyState=6&systemCode=task&systemName=任务' });
    const asked = portal.recordRequests(/getPermissionVerification$/);
    await page.getByRole('button', { name: '重新检查' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '身份审核中' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: '仍无权限' })).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test('R052 R172 checking again opens the subsystem as soon as it is allowed', async ({ portal, page }) => {
    await portal.signIn('persona-demo', { path: '/help?applyState=4&systemCode=workorder' });
    await page.getByRole('button', { name: '重新检查' }).click();
    await expect(page).toHaveURL(/\/byd\?source=workorder&t=\d{13}$/);
  });

  test('R176 checking again without a response is reported once, and the page stays', async ({ portal, page }) => {
    await portal.failApi('**/getPermissionVerification*', 'http:502');
    await portal.signIn('persona-demo', { path: '/help?applyState=4&systemCode=workorder' });
    await page.getByRole('button', { name: '重新检查' }).click();
    await expect(page.getByText('服务不可用')).toHaveCount(1);
    await expect(page.getByRole('button', { name: '重新检查' })).toBeEnabled();
    await expect(page).toHaveURL(/\/help/);
  });

  test('R052 the details for the administrator can be copied', async ({ portal, page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await portal.signIn('persona-demo', { path: '/help?applyState=5&systemCode=lift&systemName=电梯平台' });
    await page.getByRole('button', { name: '复制信息' }).click();
    await expect(page.getByText('信息已复制')).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe('系统：电梯平台（lift），状态 5，工号 XK002417');
  });

  test('R052 axe finds nothing serious in any state, wide and narrow', async ({ portal, page }) => {
    await portal.signIn();
    for (const state of ['0&msg=请先完成认证', '4', '5&msg=岗位不符', '6']) {
      await page.goto(`/help?applyState=${state}&systemCode=lift`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await portal.expectNoAxeViolations();
    }
    await page.setViewportSize({ width: 375, height: 700 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  });
});

import type { Page } from '@playwright/test';
import { expectMessage, visit } from '../support/navigation';
import { expect, test } from '../support/portal';

const navigation = (page: Page) => page.getByRole('navigation', { name: '子系统导航' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const check = (page: Page) => page.getByRole('button', { name: '重新检查' });

test('R083 R145 R173 R174 R175 a subsystem that does not open leads to the help page, which names it and checks again', async ({
  portal,
  page,
}) => {
  await portal.signIn('persona-restricted');
  await expect(navigation(page).getByText('工单平台')).toBeVisible();
  for (const [row, name, applyState, title, words] of [
    ['R174', '装修', '0', '系统暂时无法进入', /数据/],
    ['R173', '任务', '4', '身份审核中', /无需任何操作/],
    ['R175', '公共收益', '5', '申请未通过', /岗位/],
    ['R173', '工单平台', '6', '尚未开通权限', /审批通过后/],
  ] as const)
    await test.step(`${row} ${name} with applyState ${applyState}`, async () => {
      const entry = navigation(page).getByRole('link', { name, exact: true });
      if ((await portal.settled(() => entry.count())) === 0)
        await navigation(page).getByRole('button', { name: '全部' }).click();
      await entry.click();
      await expect(page).toHaveURL(
        (url) => url.pathname === '/help' && url.searchParams.get('applyState') === applyState,
      );
      await expect(heading(page, title)).toBeFocused();
      await expect(page.getByRole('article').getByText(name, { exact: true })).toBeVisible();
      await expect(page.getByRole('article').getByText(words)).toBeVisible();
      await expect(page).toHaveTitle('暂无权限 · 运营集成门户');
    });

  await test.step('R052 R173 checking again reports that nothing has changed', async () => {
    await visit(page, '/help?applyState=6&systemCode=task&systemName=任务');
    const asked = portal.recordRequests(/getPermissionVerification$/);
    await check(page).click();
    await expect(page.getByText(/仍无权限/)).toBeVisible();
    await expect(heading(page, '身份审核中')).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  await test.step('R145 without a name in the address the last refused subsystem is named', async () => {
    await navigation(page).getByRole('link', { name: '工单平台' }).click();
    await expect(page).toHaveURL(/systemCode=workorder/);
    await page.goto('/help?applyState=6');
    await expect(page.getByRole('article').getByText('工单平台', { exact: true })).toBeVisible();
  });
});

test('R029 R052 R172 R176 T14 the help page from its address: text only, every state, and what can be done', async ({
  portal,
  page,
  context,
}) => {
  await portal.signIn('persona-demo', {
    path: `/help?applyState=0&msg=${encodeURIComponent('<img src=x onerror=alert(1)>')}`,
  });
  await expect(page.getByText('<img src=x onerror=alert(1)>', { exact: true })).toBeVisible();
  await expect.poll(() => page.getByRole('main').locator('img, a[href^="http"]').count()).toBe(0);

  await test.step('R052 axe finds nothing serious in any state, wide and narrow', async () => {
    for (const [state, title] of [
      ['0&msg=请先完成认证', '系统暂时无法进入'],
      ['4', '身份审核中'],
      ['5&msg=岗位不符', '申请未通过'],
      ['6', '尚未开通权限'],
    ] as const) {
      await visit(page, `/help?applyState=${state}&systemCode=lift`);
      await expect(heading(page, title)).toBeVisible();
      await portal.expectNoAxeViolations();
    }
    await page.setViewportSize({ width: 375, height: 700 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    await page.setViewportSize({ width: 1366, height: 768 });
  });

  await test.step('R052 the details for the administrator can be copied', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, '/help?applyState=5&systemCode=lift&systemName=电梯平台');
    await expect(heading(page, '申请未通过')).toBeVisible();
    await expectMessage(page, '信息已复制', () => page.getByRole('button', { name: '复制信息' }).click());
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe('系统：电梯平台（lift），结果：申请未通过，工号：XK002417');
  });

  await test.step('R052 an unknown applyState counts as no permission yet', async () => {
    await visit(page, '/help?applyState=99&systemCode=lift');
    await expect(heading(page, '尚未开通权限')).toBeVisible();
    // The name comes from the list of subsystems.
    await expect(page.getByRole('article').getByText('电梯平台', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: '申请权限' }).click();
    await expect(page).toHaveURL(/\/mainApp\/authorityApply\?systemCode=lift$/);
  });

  await test.step('R176 checking again without a response is reported once, and the page stays', async () => {
    const heal = await portal.failApi('**/getPermissionVerification*', 'http:502');
    await visit(page, '/help?applyState=4&systemCode=workorder');
    await check(page).click();
    await expect(page.getByText('服务不可用')).toHaveCount(1);
    await expect(check(page)).toBeEnabled();
    await expect(page).toHaveURL(/\/help/);
    await heal();
  });

  await test.step('R172 checking again opens the subsystem as soon as it is allowed', async () => {
    await check(page).click();
    await expect(page).toHaveURL(/\/byd\?source=workorder&t=\d{13}$/);
  });
});

test('R096 A41 a refused address in English marks its entry and shows its name in the current language', async ({
  portal,
  page,
}) => {
  await portal.signIn('persona-restricted', { path: '/byd?source=workorder', language: 'en-US' });
  await expect(page).toHaveURL(/\/help\?.*systemName=Work\+orders/);
  const subsystems = page.getByRole('navigation', { name: 'Subsystems' });
  const entry = subsystems.getByRole('link', { name: 'Work orders', exact: true });
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('article').getByText('Work orders', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /, user menu$/ }).click();
  await page.getByRole('menuitemradio', { name: '中文' }).click();
  await expect(page.getByRole('article').getByText('工单平台', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: '工单平台', exact: true })).toHaveAttribute('aria-current', 'page');
});

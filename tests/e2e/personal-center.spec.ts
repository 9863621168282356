import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal';
import { expectMessage } from '../support/navigation';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const field = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) });

test('R020 R056 R043 B10 B21 B29 the personal center: personal data, the masked phone, language and start page', async ({
  portal,
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await portal.signIn('persona-demo', { path: '/personalInfo' });

  await test.step('R056 all personal data, the phone masked until it is revealed', async () => {
    await expect(page.getByRole('heading', { level: 1, name: '个人信息' })).toBeVisible();
    for (const [name, value] of [
      ['姓名', '林知远'],
      ['性别', '男'],
      ['工号', 'XK002417'],
      ['手机号', '138****5678'],
      ['大区', '华东大区'],
      ['区域', '上海城市公司'],
      ['项目', '翠湖天地'],
      ['部门', '客服中心'],
      ['身份认证', '已认证'],
      ['旧账号', '已绑定'],
    ] as const)
      await expect(field(page, name), name).toContainText(value);
    await expect(page.getByRole('main').locator('img[data-avatar="male"]')).toBeVisible();

    await page.getByRole('button', { name: '显示完整手机号' }).click();
    await expect(field(page, '手机号')).toContainText('13812345678');
    await page.getByRole('button', { name: '隐藏手机号' }).click();
    await expect(field(page, '手机号')).toContainText('138****5678');
    await expectMessage(page, '手机号已复制', () => page.getByRole('button', { name: '复制手机号' }).click());
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('13812345678');
    await portal.expectNoAxeViolations();
  });

  await test.step('B21 on return to the page the phone is masked again', async () => {
    await page.getByRole('button', { name: '显示完整手机号' }).click();
    await page.getByRole('link', { name: '全部消息' }).click();
    await expect(page).toHaveURL(/messageList/);
    await page.goBack();
    await expect(field(page, '手机号')).toContainText('138****5678');
  });

  await test.step('B29 on a phone nothing is cut off', async () => {
    await page.setViewportSize({ width: 375, height: 740 });
    await expect(field(page, '手机号')).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1366, height: 768 });
  });

  await test.step('R043 the start page is set here, and a link still opens its own page', async () => {
    await page.getByLabel('起始页').click();
    await page.locator('.ant-select-item-option').filter({ hasText: '待办任务' }).click();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: '待办任务' })).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === '/mainApp/todoList');
    await page.getByRole('link', { name: '首页' }).first().click();
    await expect(page).toHaveURL(/\/home$/);
    await page.goto('/mainApp/noticeList');
    await expect(page.getByRole('heading', { level: 1, name: '公告消息' })).toBeVisible();
  });

  await test.step('B10 the language is changed here, and no text stays in the old one', async () => {
    await page.getByRole('tab', { name: '个人信息' }).click();
    await page.getByLabel('语言').click();
    await page.getByText('English', { exact: true }).last().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Personal information' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'My permissions' })).toBeVisible();
    await expect(page.getByText('Publish notices')).toBeVisible();
  });
});

test('R020 R162 R163 the verification is started, or its review shown, from here', async ({ portal, page }) => {
  const dialog = page.getByRole('dialog');

  await test.step('R163 an unverified person', async () => {
    await portal.signIn('persona-unverified', { path: '/personalInfo' });
    // Sign-in opens the dialog automatically; the button here works after that one was closed.
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(field(page, '身份认证')).toContainText('未认证');
    await page.getByRole('button', { name: '去认证' }).click();
    await expect(dialog).toBeVisible();
  });

  await test.step('R162 a person under review', async () => {
    await portal.signIn('persona-review', { path: '/personalInfo' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(field(page, '身份认证')).toContainText('审核中');
    await page.getByRole('button', { name: '查看审核' }).click();
    await expect(dialog).toBeVisible();
  });
});

test('R020 R194 the permissions have names and codes, and a failed list can be reloaded', async ({ portal, page }) => {
  const heal = await portal.failApi('**/power/listUserPowerCode', 'http:500');
  await portal.signIn('persona-restricted', { path: '/personalInfo' });
  await expect(region(page, '我的权限').getByText('权限列表加载失败')).toBeVisible();
  await heal();
  await region(page, '我的权限').getByRole('button', { name: '重试' }).click();
  await expect(region(page, '我的权限').getByRole('listitem')).toHaveText([
    '发布消息message:publish',
    '申请权限personal:apply',
  ]);
});

import type { Page } from '@playwright/test';
import { expectMessage, visit } from '../support/navigation';
import { expect, test, type Portal } from '../support/portal';

const REASON = '新任电梯管理员，需要查看维保记录';

const next = (page: Page) => page.getByRole('button', { name: '下一步' });
const send = (page: Page) => page.getByRole('button', { name: '提交申请' });
const mine = (page: Page) => page.getByRole('region', { name: '我的申请' });
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const chosen = (page: Page, name: string) => page.locator('.ant-form-item').filter({ hasText: name });

const choose = async (page: Page, field: string, name: string) => {
  await page.getByLabel(field, { exact: true }).click();
  // Long lists are virtual: searching scrolls the item into view.
  await page.getByLabel(field, { exact: true }).fill(name);
  await page.locator('.ant-select-tree-title:visible, .ant-select-item-option:visible').getByText(name).click();
};

const open = async (portal: Portal, query = '') => {
  await portal.signIn('persona-demo', { path: `/mainApp/authorityApply${query}` });
  await expect(step(portal.page, '选择系统')).toBeVisible();
};

async function fillScope(page: Page) {
  await choose(page, '区域', '上海城市公司');
  await choose(page, '项目', '梧桐里');
  await choose(page, '部门', '工程维修部');
}

/** From the second step to the last one. */
async function fillRest(page: Page) {
  await fillScope(page);
  await next(page).click();
  await page.getByRole('checkbox', { name: '工程主管' }).check();
  await next(page).click();
  await page.getByLabel('申请原因说明').fill(REASON);
  await next(page).click();
  await expect(step(page, '确认提交')).toBeFocused();
}

test.describe('requesting the permission of a subsystem', () => {
  test('R050 R230 R231 R232 R235 from the help page to the list of my applications', async ({ portal, page }) => {
    const requests = portal.recordRequests(/api\/(area|item|department|role|skill)\/|oiAuthentication$/);
    await portal.signIn('persona-demo', { path: '/help?applyState=6&systemCode=lift' });
    await page.getByRole('link', { name: '申请权限' }).click();
    await expect(chosen(page, '系统').getByTitle('电梯平台')).toBeVisible();
    await portal.expectNoAxeViolations({ include: 'main' });
    await next(page).click();
    await expect(step(page, '选择范围')).toBeFocused();

    // The person's own, each of them.
    await expect(chosen(page, '区域').getByTitle('上海城市公司')).toBeVisible();
    await expect(chosen(page, '项目').getByTitle('翠湖天地')).toBeVisible();
    await expect(chosen(page, '部门').getByTitle('客服中心')).toBeVisible();
    await expect(page.getByText('已按您的个人信息选好')).toBeVisible();
    await chosen(page, '区域').locator('.ant-select-clear').click();
    await expect(page.getByLabel('项目', { exact: true })).toBeDisabled();
    await choose(page, '区域', '杭州城市公司');
    await choose(page, '项目', '溪岸名邸');
    // Changing the area clears the project.
    await choose(page, '区域', '上海城市公司');
    await expect(chosen(page, '项目').getByTitle('溪岸名邸')).toHaveCount(0);
    await choose(page, '项目', '梧桐里');
    await choose(page, '部门', '工程维修部');
    await portal.expectNoAxeViolations({ include: 'main' });
    expect(requests.filter(({ path }) => path.endsWith('getItemList')).map(({ body }) => body)).toEqual([
      { areaId: 'A0101' },
      { areaId: 'A0102' },
      { areaId: 'A0101' },
    ]);
    await next(page).click();

    await expect(step(page, '角色与技能')).toBeFocused();
    await page.getByRole('checkbox', { name: '工程主管' }).check();
    await page.getByRole('checkbox', { name: '维修技工' }).check();
    await choose(page, '技能', '电梯管理');
    await page.keyboard.press('Escape');
    await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
    await portal.expectNoAxeViolations({ include: 'main' });
    await next(page).click();
    await page.getByLabel('申请原因说明').fill(`  ${REASON}  `);
    await next(page).click();
    await expect(page.getByText('上海城市公司 / 梧桐里 / 工程维修部')).toBeVisible();
    await expect(page.getByText('技能：电梯管理')).toBeVisible();
    await portal.expectNoAxeViolations({ include: 'main' });

    // The response comes after the second click, which would take the focus from the heading.
    let answer!: () => void;
    const clicked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/oiAuthentication', async (route) => {
      await clicked;
      await route.continue();
    });
    await send(page).dblclick();
    answer();
    await expect(page.getByRole('heading', { name: '申请已提交' })).toBeFocused();
    const sent = requests.filter(({ path }) => path.endsWith('oiAuthentication'));
    expect(sent).toHaveLength(1);
    expect(sent[0]!.path).toBe('/_base/api/user/oiAuthentication');
    expect(sent[0]!.body).toMatchObject({
      systemCode: 'lift',
      areaId: 'A0101',
      itemId: 'P010103',
      roleTypeIds: ['4', '3'],
      skillIds: ['15'],
      reason: REASON,
    });
    await expect(mine(page).getByRole('listitem').first()).toContainText('电梯平台使用权限申请');
    await expect(mine(page).getByRole('listitem').first()).toContainText('已提交');
    await portal.expectNoAxeViolations({ include: 'main' });
  });

  test('R026 R050 R193 R231 R232 each step shows what is missing, offers a retry for failed choices, and is kept with its tab', async ({
    portal,
    page,
  }) => {
    await open(portal);
    const requests = portal.recordRequests(/oiAuthentication$/);
    const summary = page.getByRole('group', { name: /处需要修改/ });

    await test.step('R050 my applications with their status, and the reason of the rejected one', async () => {
      const rows = mine(page).getByRole('listitem');
      await expect(rows).toHaveCount(3);
      await expect(rows.filter({ hasText: '报表中心' })).toContainText('已提交');
      await expect(rows.filter({ hasText: '电梯平台' })).toContainText('已通过');
      await expect(rows.filter({ hasText: '公共收益' })).toContainText('申请岗位与当前任职不一致');
    });

    await test.step('R193 without a system', async () => {
      await expect(chosen(page, '系统').getByText('请选择系统')).toBeVisible();
      await next(page).click();
      await expect(summary.getByRole('link', { name: '请选择要申请的系统' })).toBeVisible();
      await expect(summary).toBeFocused();
      await choose(page, '系统', '报表中心');
      await expect(page.getByText('您已提交过该系统的申请，正在等待审批。')).toBeVisible();
      await choose(page, '系统', '电梯平台');
      await expect(page.getByText('您已提交过该系统的申请，正在等待审批。')).toHaveCount(0);
      await next(page).click();
    });

    await test.step('R231 R232 choices that fail to load can be reloaded', async () => {
      // Not the person's own: neither are its projects.
      await choose(page, '区域', '杭州城市公司');
      await next(page).click();
      await expect(summary.getByRole('link')).toHaveCount(2);
      const heal = await portal.failApi('**/getItemList', 'http:500');
      await choose(page, '区域', '上海城市公司');
      await expect(page.getByText('选项加载失败')).toBeVisible();
      await heal();
      await page.getByRole('alert').getByRole('button', { name: '重试' }).click();
      await choose(page, '项目', '梧桐里');
      await expect(chosen(page, '项目').getByTitle('梧桐里')).toBeVisible();
      await choose(page, '部门', '工程维修部');
    });

    await test.step('R026 another tab and back: the step and its input are kept', async () => {
      await page.getByRole('link', { name: '个人信息' }).click();
      await expect(page).toHaveURL(/personalInfo/);
      const calls = portal.recordRequests(/api\/(area|item|department)\//);
      await page.goBack();
      await expect(step(page, '选择范围')).toBeVisible();
      await expect(chosen(page, '部门').getByTitle('工程维修部')).toBeVisible();
      await portal.settled(async () => expect(calls).toEqual([]));
    });

    await test.step('R193 without a role, and with a short reason', async () => {
      await next(page).click();
      await page.setViewportSize({ width: 375, height: 740 });
      await next(page).click();
      await expect(summary.getByRole('link', { name: '请至少选择一个角色' })).toBeInViewport();
      // The bar of the actions does not cover it.
      const error = page.locator('.ant-form-item-explain-error');
      const bar = page.locator('[data-sticky-actions]');
      const bottom = (box: Element) => box.getBoundingClientRect().bottom;
      await expect
        .poll(async () => {
          const top = await bar.evaluate((box) => box.getBoundingClientRect().top);
          return top - (await error.evaluate(bottom));
        })
        .toBeGreaterThan(0);
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.getByRole('checkbox', { name: '物业管家' }).check();
      await next(page).click();
      await page.getByLabel('申请原因说明').fill('四个字了   ');
      await next(page).click();
      await expect(summary.getByRole('link', { name: /至少 5 个字/ })).toBeVisible();
      await expect(send(page)).toHaveCount(0);
    });

    await mine(page)
      .getByRole('link', { name: /查看全部/ })
      .click();
    await expect(page).toHaveURL(/todoList\?view=applied/);
    expect(requests).toEqual([]);
  });

  test('R050 R236 F41 A23 A31 an application survives a reload and a failed submission; the next one goes to another host', async ({
    portal,
    page,
  }) => {
    await open(portal, '?systemCode=lift');

    await test.step('A31 after a reload the draft is offered and restores the step', async () => {
      await next(page).click();
      await fillScope(page);
      await next(page).click();
      await page.getByRole('checkbox', { name: '工程主管' }).check();
      await expect(page.getByText(/已自动保存/)).toBeVisible();
      page.once('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await page.getByRole('button', { name: '恢复草稿' }).click();
      await expect(step(page, '申请原因')).toBeVisible();
      await page.getByRole('button', { name: '上一步' }).click();
      await expect(page.getByRole('checkbox', { name: '工程主管' })).toBeChecked();
    });

    await test.step('F41 a failed submission keeps everything, and later changes are sent', async () => {
      await next(page).click();
      await page.getByLabel('申请原因说明').fill(REASON);
      await next(page).click();
      await expect(step(page, '确认提交')).toBeFocused();
      const heal = await portal.failApi('**/oiAuthentication', `status:0:${encodeURIComponent('审批服务维护中')}`);
      await expectMessage(page, '审批服务维护中', () => send(page).click());
      await expect(page.getByText('上海城市公司 / 梧桐里 / 工程维修部')).toBeVisible();
      await heal();
      await page.getByRole('button', { name: '修改：申请原因' }).click();
      await expect(page.getByLabel('申请原因说明')).toHaveValue(REASON);
      await page.getByLabel('申请原因说明').fill('改为临时支援三个月');
      await next(page).click();
      const sent = page.waitForRequest('**/oiAuthentication');
      await send(page).click();
      expect((await sent).postDataJSON()).toMatchObject({ reason: '改为临时支援三个月', roleTypeIds: ['4'] });
      await expect(page.getByRole('heading', { name: '申请已提交' })).toBeVisible();
    });

    await test.step('R236 A23 the work-order platform receives its applications on its own host', async () => {
      await visit(page, '/mainApp/authorityApply?systemCode=workorder');
      await expect(step(page, '选择系统')).toBeVisible();
      const requests = portal.recordRequests(/oiAuthentication$/);
      await next(page).click();
      await fillRest(page);
      await send(page).click();
      await expect(page.getByRole('heading', { name: '申请已提交' })).toBeVisible();
      expect(requests.map(({ path }) => path)).toEqual(['/_workorder/user/oiAuthentication']);
    });
  });

  test('R026 R052 the help page of the same system leads to the form in progress', async ({ portal, page }) => {
    await portal.signIn('persona-restricted');
    const apply = async () => {
      await page.getByRole('banner').getByRole('link', { name: '装修' }).click();
      await page.getByRole('link', { name: '申请权限' }).click();
      await expect(chosen(page, '系统').getByTitle('装修')).toBeVisible();
    };
    await apply();
    await next(page).click();
    await fillRest(page);
    await send(page).click();
    await expect(page.getByRole('heading', { name: '申请已提交' })).toBeVisible();
    await apply();
    await expect(page.getByText('您已提交过该系统的申请，正在等待审批。')).toBeVisible();
    await next(page).click();
    await expect(step(page, '选择范围')).toBeFocused();
  });

  test('R026 T14 B29 an unknown system in the address selects nothing, on a phone nothing is cut off, and Back stays in the portal', async ({
    portal,
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto('/_mock/');
    await open(portal, `?systemCode=${encodeURIComponent('<img src=x>')}`);
    await expect(page.getByText('链接中的系统不存在，请重新选择')).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: '返回', exact: true }).click();
    await expect(page).toHaveURL(/\/home$/);
  });

  test('R050 B10 in English all texts are English', async ({ portal, page }) => {
    await portal.signIn('persona-demo', { path: '/mainApp/authorityApply?systemCode=lift', language: 'en-US' });
    await expect(page.getByRole('heading', { level: 2, name: 'Choose subsystem' })).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Choose scope' })).toBeFocused();
    await expect(page.getByRole('region', { name: 'My applications' })).toContainText('Rejected');
  });
});

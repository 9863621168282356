import type { Page } from '@playwright/test';
import { bar, expectMessage, isReady, visit } from '../support/navigation';
import { expect, test } from '../support/portal';

// Three programs of other teams, each loaded from its own origin.
type Code = 'jcpt' | 'bjxt' | 'af';
const pane = (page: Page, code: Code) => page.locator(`[data-pane="${code}"]`);
const heading = (page: Page, code: Code) => pane(page, code).getByRole('heading', { level: 1 });
const question = (page: Page) => page.getByRole('dialog', { name: /放弃未/ });

/** Navigates to an inner page of an open subsystem, or opens it there. */
const go = async (page: Page, code: Code, inner: string) => {
  await visit(page, `/${code}${inner}`);
  await expect(heading(page, code)).toBeVisible();
};

const speakEnglish = async (page: Page) => {
  await page.getByRole('button', { name: /林知远/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
};

const entryOf = (page: Page, name: string) => bar(page).locator('a, button').filter({ hasText: name });

/** Opens an entry that may be in the "all" panel. */
async function openFrom(page: Page, name: string) {
  await isReady(page);
  if (!(await entryOf(page, name).isVisible())) await bar(page).getByRole('button', { name: '全部' }).click();
  await entryOf(page, name).click();
}

test('R033 F17 the integrated platform: from its entry to a saved fault and a scrapped machine', async ({
  page,
  portal,
}) => {
  await portal.signIn();
  const app = pane(page, 'jcpt');
  await test.step('the navigation entry leads to it and is marked', async () => {
    await openFrom(page, '综合平台');
    await expect(heading(page, 'jcpt')).toHaveText('设备设施台账');
    await expect(page).toHaveURL(/\/jcpt\/equipment$/);
    const all = bar(page).getByRole('button', { name: '全部' });
    await expect(all).toHaveAttribute('aria-current', 'true');
    await all.click();
    await expect(bar(page).getByRole('link', { name: '综合平台' })).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('Escape');
  });
  await test.step('the list of machines is filtered by its address, and back removes a filter', async () => {
    await go(page, 'jcpt', '/equipment?project=云栖花园&kind=pump');
    await expect(heading(page, 'jcpt')).toHaveText('设备设施台账');
    await expect(app.locator('tbody tr')).toHaveCount(2);
    await app.getByRole('button', { name: /^翠湖天地/ }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('project') === '翠湖天地');
    await expect(app.locator('tbody tr')).toHaveCount(1);
    await expect(app.getByText('泳池循环泵')).toBeVisible();
    await page.goBack();
    await expect(app.locator('tbody tr')).toHaveCount(2);
    await app.getByRole('searchbox').fill('没有这台设备');
    await expect(app.getByText('没有符合条件的设备')).toBeVisible();
    await expect(page).toHaveURL(/q=/);
    await app.getByRole('button', { name: '清除筛选' }).click();
    await expect(app.locator('tbody tr')).toHaveCount(48);
    await portal.expectNoAxeViolations();
  });
  await test.step('F17 a fault needs a description before it is saved, and unsaved work always asks first', async () => {
    await go(page, 'jcpt', '/equipment?q=客梯');
    await app.getByRole('link', { name: '客梯 1#' }).first().click();
    await expect(heading(page, 'jcpt')).toBeFocused();
    await expect(page).toHaveURL(/\/jcpt\/equipment\/\d+$/);
    const { pathname } = new URL(page.url());
    await app.getByText('故障', { exact: true }).click();
    await expect(app.getByText('有未保存的修改')).toBeVisible();

    await page.goBack();
    await question(page).getByRole('button', { name: '继续编辑' }).click();
    await expect(page).toHaveURL((url) => url.pathname === pathname);
    await app.getByRole('link', { name: '返回台账' }).click();
    await question(page).getByRole('button', { name: '继续编辑' }).click();
    await app.getByRole('link', { name: /履历/ }).click();
    await expect(page).toHaveURL(/tab=log/);
    await app.getByRole('link', { name: '维护信息' }).click();

    await app.getByRole('button', { name: '保存', exact: true }).click();
    await expect(app.getByText('请描述故障现象，至少 6 个字')).toBeVisible();
    await expect(app.getByLabel('故障现象')).toBeFocused();
    await portal.expectNoAxeViolations({ include: '[data-pane="jcpt"]' });
    await app.getByLabel('故障现象').fill('门机动作迟缓，自动停机');
    await expectMessage(page, '设备信息已保存', () => app.getByRole('button', { name: '保存', exact: true }).click());
    await app.getByRole('link', { name: /履历/ }).click();
    await expect(app.getByRole('listitem').first()).toContainText('林知远');
    await app.getByRole('link', { name: '返回台账' }).click();
    await expect(heading(page, 'jcpt')).toHaveText('设备设施台账');
  });
  await test.step('scrapping asks in a dialog of the pane, which is hidden with it', async () => {
    await go(page, 'jcpt', '/equipment/44?tab=log');
    await expect(app.getByText('超过设计年限，已更换新机')).toBeVisible();
    await go(page, 'jcpt', '/equipment/20');
    await app.getByRole('button', { name: '报废设备' }).click();
    const dialog = app.getByRole('dialog');
    await expect(dialog.getByLabel('报废原因')).toBeFocused();
    await expect(dialog.getByRole('button', { name: '确认报废' })).toBeDisabled();
    await portal.expectNoAxeViolations({ include: '[data-pane="jcpt"]' });
    await bar(page).getByRole('link', { name: '首页' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await dialog.getByLabel('报废原因').fill('机房浸水，主机绝缘损坏无法修复');
    await page.keyboard.press('Escape');
    await question(page).getByRole('button', { name: '继续编辑' }).click();
    await dialog.getByRole('button', { name: '确认报废' }).click();
    await expect(app.getByText('该设备已报废，只能查看。')).toBeVisible();
  });
});

test('R037 the residents’ reports: board and list, and a report from assignment to completion', async ({
  page,
  portal,
}) => {
  await portal.signIn();
  const app = pane(page, 'bjxt');
  await test.step('board and list show the same, opened from the navigation entry', async () => {
    await openFrom(page, '报事系统');
    await expect(heading(page, 'bjxt')).toHaveText('住户报事');
    await expect(entryOf(page, '报事系统')).toHaveAttribute('aria-current', /.+/);
    await portal.expectNoAxeViolations();
    await app.getByLabel('类别').selectOption('lift');
    await expect(page).toHaveURL(/kind=lift/);
    const count = await portal.settled(() => app.getByRole('status').textContent());
    expect(count).toMatch(/\d/);
    await app.getByRole('link', { name: '列表' }).click();
    await expect(page).toHaveURL(/view=list/);
    await expect(app.getByRole('status')).toHaveText(count!);
    await app.getByLabel('阶段').selectOption('closed');
    await expect(page).toHaveURL(/stage=closed/);
    await page.goBack();
    await page.goBack();
    await expect(app.getByRole('heading', { level: 2, name: '待派单' })).toBeVisible();
    await app.getByRole('searchbox').fill('没有这件报事');
    await expect(app.getByText('没有符合条件的报事')).toBeVisible();
  });
  await test.step('until completion: assigned, in progress, answered, closed', async () => {
    await go(page, 'bjxt', '/reports/140');
    await app.getByRole('button', { name: '派单' }).click();
    const menu = app.getByRole('menu', { name: '选择处理人' });
    await expect(menu.getByRole('menuitemradio').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(menu).toHaveCount(0);
    await expect(app.getByText('派单给周明远')).toBeVisible();
    await app.getByRole('button', { name: '开始处理' }).click();

    await app.getByLabel('回复住户').fill('我们在楼下了');
    await app.getByRole('link', { name: '返回看板' }).click();
    await question(page).getByRole('button', { name: '继续编辑' }).click();
    await app.getByRole('button', { name: '发送' }).click();
    await expect(app.getByLabel('回复住户')).toHaveValue('');

    await app.getByRole('button', { name: '提交处理结果' }).click();
    await expect(app.getByText('请选择原因')).toBeVisible();
    await expect(app.getByText('请写明处理结果，至少 10 个字')).toBeVisible();
    await portal.expectNoAxeViolations({ include: '[data-pane="bjxt"]' });
    await app.getByLabel('原因').selectOption('use');
    await app.getByLabel('处理结果').fill('已与商户约定音量，连续两天复测达标');
    await app.getByRole('button', { name: '提交处理结果' }).click();
    await app.getByRole('radio', { name: '2 分' }).check();
    await app.getByRole('button', { name: '退回处理' }).click();
    await question(page).getByRole('button', { name: '继续编辑' }).click();
    await expect(app.getByRole('radio', { name: '2 分' })).toBeChecked();
    await app.getByRole('button', { name: '关闭报事' }).click();
    await expect(app.getByText('满意度较低，请写明后续跟进，至少 8 个字')).toBeVisible();
    await app.getByLabel('后续跟进').fill('主管致电致歉，一周后再回访');
    await app.getByRole('button', { name: '关闭报事' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '关闭报事' }).click();
    await expect(app.getByRole('listitem').filter({ hasText: /^已关闭$/ })).toHaveAttribute('aria-current', 'step');
    await expect(app.getByLabel('回复住户')).toHaveCount(0);
  });
});

test('R038 F17 the security patrols: rounds of a day, a completed round, a reported incident', async ({
  page,
  portal,
}) => {
  await portal.signIn();
  const app = pane(page, 'af');
  await test.step('the rounds of a day are filtered by status, project and location', async () => {
    await openFrom(page, '安防');
    await expect(heading(page, 'af')).toHaveText('巡更任务');
    await app.getByRole('button', { name: '昨天' }).click();
    await expect(page).toHaveURL(/day=yesterday/);
    await app.getByRole('button', { name: /有漏检/ }).click();
    await expect(app.getByRole('status')).toHaveText('3 条任务');
    await portal.expectNoAxeViolations();
    await app.getByRole('searchbox').fill('泵房');
    await expect(page).toHaveURL(/q=/);
    await app.getByRole('searchbox').fill('没有这个点位');
    await expect(app.getByText('没有符合条件的巡更任务')).toBeVisible();
    await app.getByRole('button', { name: '清除筛选' }).click();
    await expect(app.getByRole('status')).toHaveText('18 条任务');
  });
  await test.step('F17 a round is complete only if each checkpoint was visited or has a reason', async () => {
    await go(page, 'af', '/rounds?day=yesterday&state=attention');
    await app.getByRole('listitem').getByRole('link').first().click();
    await expect(heading(page, 'af')).toBeFocused();
    await expect(page).toHaveURL(/\/af\/rounds\/\d+/);
    const { pathname } = new URL(page.url());
    await app.getByRole('button', { name: '确认完成' }).click();
    await expect(app.getByText('还有 1 个点位未巡且未说明原因')).toBeVisible();
    const reason = app.getByLabel(/漏检原因/);
    await expect(reason).toBeFocused();
    await reason.fill('下雨');
    await portal.expectNoAxeViolations({ include: '[data-pane="af"]' });
    await page.goBack();
    await question(page).getByRole('button', { name: '继续编辑' }).click();
    await expect(page).toHaveURL((url) => url.pathname === pathname);
    await reason.fill('暴雨积水，按预案绕行');
    // A visit that is entered late is in time even beside a reason, and the second click of a double click keeps it.
    const point = app.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^(补录打卡|撤销)/ }) });
    await point.getByRole('button', { name: /^补录打卡/ }).click();
    await point.getByRole('button', { name: /^撤销/ }).dispatchEvent('click', { detail: 2 });
    await expect(point).toContainText('已巡');
    await point.getByRole('button', { name: /^撤销/ }).click();
    await app.getByRole('button', { name: '确认完成' }).click();
    await expect(page.locator('[data-toast]').filter({ hasText: '巡更任务已完成' })).toBeVisible();
    await expect(app.getByText(/完成，只能查看。/)).toBeVisible();
    await page.goBack();
    await expect(app.getByRole('status')).toHaveText('2 条任务');
  });
  await test.step('an incident is reported from the form next to the log', async () => {
    await go(page, 'af', '/incidents?level=high');
    await app.getByRole('button', { name: '上报事件' }).click();
    const form = app.getByRole('dialog', { name: '上报事件' });
    await form.getByLabel('地点').fill('B1 配电房');
    await form.getByLabel('严重').check();
    await form.getByLabel('经过与处置').fill('闻到焦糊味');
    await form.getByRole('button', { name: '上报', exact: true }).click();
    await expect(form.getByText('请写明经过，至少 6 个字')).toBeVisible();
    await portal.expectNoAxeViolations({ include: '[data-pane="af"]' });
    await page.keyboard.press('Escape');
    await question(page).getByRole('button', { name: '继续编辑' }).click();
    await form.getByLabel('经过与处置').fill('闻到焦糊味，已断开回路并通知值班电工到场');
    await form.getByRole('button', { name: '上报', exact: true }).click();
    await expect(form).toHaveCount(0);
    const first = app.getByRole('listitem').first();
    await expect(first).toContainText('林知远');
    await first.getByRole('button', { name: /标记为已处理/ }).click();
    await expect(first).toContainText('已处理');
    await expect(app.getByRole('button', { name: /标记为已处理/ }).first()).toBeFocused();
  });
});

test('R033 R037 R038 without the permission codes the pages are read-only', async ({ page, portal }) => {
  await portal.signIn('persona-restricted', { path: '/jcpt/equipment/20' });
  await test.step('R033 a machine cannot be changed', async () => {
    const app = pane(page, 'jcpt');
    await expect(app.getByText('您只有查看权限，不能修改设备信息。')).toBeVisible();
    await expect(app.getByRole('button', { name: '保存', exact: true })).toHaveCount(0);
    await expect(app.getByRole('button', { name: '报废设备' })).toHaveCount(0);
    await expect(app.getByLabel('责任人')).toBeDisabled();
  });
  await test.step('R037 a report cannot be assigned or closed', async () => {
    await go(page, 'bjxt', '/reports/140');
    const app = pane(page, 'bjxt');
    await expect(app.getByText('您没有派单权限，请等待主管派单。')).toBeVisible();
    await expect(app.getByRole('button', { name: '派单' })).toHaveCount(0);
    await app.getByRole('link', { name: '返回看板' }).click();
    await app.getByRole('link', { name: '列表' }).click();
    await app.getByLabel('阶段').selectOption('answered');
    await app.getByRole('row').getByRole('link').first().click();
    await expect(app.getByText('您没有关闭权限，回访由主管完成。')).toBeVisible();
    await expect(app.getByRole('button', { name: '退回处理' })).toBeVisible();
  });
  await test.step('R038 a missed checkpoint waits for a supervisor', async () => {
    await go(page, 'af', '/rounds/104');
    await expect(pane(page, 'af').getByText('等待主管核实原因')).toBeVisible();
    await expect(pane(page, 'af').getByLabel(/漏检原因/)).toHaveCount(0);
  });
});

test('R033 R037 R038 they follow the portal’s language without a new mount', async ({ page, portal }) => {
  const apps: [Code, string, string, string][] = [
    ['jcpt', '/equipment', 'Equipment register', '泵'],
    ['bjxt', '/reports?view=list', 'Resident reports', '电梯'],
    ['af', '/rounds?day=yesterday', 'Patrol rounds', '泵房'],
  ];
  const left = new Map<Code, string>();
  await portal.signIn('persona-demo', { path: '/jcpt/equipment' });
  for (const [code, inner, , words] of apps)
    await test.step(code, async () => {
      await go(page, code, inner);
      const search = pane(page, code).getByRole('searchbox');
      await search.fill(words);
      await expect(page).toHaveURL(/q=/);
      await search.evaluate((field) => void (field.dataset.mark = 'the same field'));
      left.set(code, page.url());
    });
  await speakEnglish(page);
  for (const [code, , title, words] of apps.reverse())
    await test.step(title, async () => {
      await visit(page, left.get(code)!);
      await expect(pane(page, code)).toHaveAttribute('data-shown', 'true');
      await expect(heading(page, code)).toHaveText(title);
      const search = pane(page, code).getByRole('searchbox');
      await expect(search).toHaveValue(words);
      await expect(search).toHaveAttribute('data-mark', 'the same field');
      await portal.expectNoAxeViolations({ include: `[data-pane="${code}"]` });
    });
});

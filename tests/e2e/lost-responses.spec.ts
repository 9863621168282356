import type { Page } from '@playwright/test';
import { bar, expectMessage, isReady, visit } from '../support/navigation';
import { expect, test, type Portal } from '../support/portal';

const lost = (page: Page) => page.locator('[data-lost-save]').filter({ visible: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`${name}$`) });
const rows = (page: Page, name: string) =>
  page.locator('tr[data-row-key]').filter({ hasText: name }).filter({ visible: true });

/** Makes the list that would tell whether something was saved fail until the returned function is called. */
const hide = (portal: Portal, list: string) => portal.failApi(list, 'http:500');

const choose = async (page: Page, name: string, option: string) => {
  await page.getByLabel(name, { exact: true }).click();
  await page.getByLabel(name, { exact: true }).fill(option);
  await page.locator('.ant-select-tree-title:visible, .ant-select-item-option:visible').getByText(option).click();
};

async function publishManual(page: Page, portal: Portal) {
  const sent = portal.recordRequests(/knlKnowledgeNew\/2\.0\/add$/);
  await visit(page, '/mainApp/operationManualEdit');
  await field(page, '手册名称').fill('配电房巡检手册');
  await page.getByRole('combobox', { name: '来源' }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: '安防' }).click();
  await page
    .locator('input[type="file"]')
    .last()
    .setInputFiles({ name: '巡检.txt', mimeType: 'text/plain', buffer: Buffer.from('巡检') });
  await expect(page.getByRole('button', { name: '移除 巡检.txt' })).toBeVisible();
  const healSave = await portal.failApi('**/knlKnowledgeNew/2.0/add', 'lost');
  const healList = await hide(portal, '**/knlKnowledgeNew/2.0/list*');
  await page.getByRole('button', { name: '发布', exact: true }).filter({ visible: true }).click();
  await expect(lost(page)).toContainText('无法确认是否已保存');
  await healSave();
  await healList();
  await lost(page).getByRole('button', { name: '立即核对' }).click();
  await expect(page).toHaveURL(/\/mainApp\/allManual/);
  await expect(rows(page, '配电房巡检手册')).toHaveCount(1);
  expect(sent).toHaveLength(1);
  expect(sent[0]!.headers['idempotency-key']).toMatch(/./);
}

async function publishMessage(page: Page, portal: Portal) {
  const form = page.getByRole('dialog', { name: '新建消息' });
  const sent = portal.recordRequests(/saveMessageInfo$/);
  await visit(page, '/mainApp/myMessageList');
  await page.getByRole('button', { name: '新建消息' }).filter({ visible: true }).click();
  await form.getByRole('textbox', { name: '标题' }).fill('国庆值班安排');
  await form.getByRole('textbox', { name: '内容' }).fill('请各项目核对');
  await page.route('**/saveMessageInfo', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).slice(0, 12) });
  });
  // The list tells that it was saved: nothing is asked.
  await form.getByRole('button', { name: '发布' }).click();
  await expect(form).toHaveCount(0);
  await expect(rows(page, '国庆值班安排')).toHaveCount(1);
  await page.unroute('**/saveMessageInfo');
  expect(sent).toHaveLength(1);
}

async function apply(page: Page, portal: Portal) {
  const next = page.getByRole('button', { name: '下一步' });
  const send = page.getByRole('button', { name: '提交申请' });
  const sent = portal.recordRequests(/oiAuthentication$/);
  await visit(page, '/mainApp/authorityApply?systemCode=lift');
  await expect(page.locator('.ant-form-item').filter({ hasText: '系统' }).getByTitle('电梯平台')).toBeVisible();
  await next.click();
  await choose(page, '区域', '上海城市公司');
  await choose(page, '项目', '梧桐里');
  await choose(page, '部门', '工程维修部');
  await next.click();
  await page.getByRole('checkbox', { name: '工程主管' }).check();
  await next.click();
  await page.getByLabel('申请原因说明').fill('新任电梯管理员');
  await next.click();
  const healSave = await portal.failApi('**/oiAuthentication', 'lost:504');
  const healList = await hide(portal, '**/todo/todo/apply/list*');
  await send.click();
  await expect(lost(page)).toContainText('无法确认是否已保存');
  await portal.expectNoAxeViolations({ include: '[data-lost-save]' });
  await healSave();
  await healList();
  await send.click();
  await expect(page.getByRole('heading', { name: '申请已提交' })).toBeVisible();
  await expect(page.getByRole('region', { name: '我的申请' }).getByText('电梯平台使用权限申请')).toHaveCount(2);
  expect(sent).toHaveLength(1);
}

async function order(page: Page, portal: Portal) {
  const dialog = page.getByRole('dialog', { name: '菜单自定义' });
  const sent = portal.recordRequests(/order\/save$/);
  await isReady(page);
  await bar(page).getByRole('button', { name: '全部' }).click();
  await page.getByText('菜单自定义').click();
  await dialog.getByRole('button', { name: '恢复默认' }).click();
  const heal = await portal.failApi('**/subsystem/order/save', 'lost');
  await expectMessage(page, '菜单排序已保存，仅对您本人生效', () =>
    dialog.getByRole('button', { name: '提交' }).click(),
  );
  await expect(dialog).toHaveCount(0);
  await heal();
  expect(sent).toHaveLength(1);
}

test('R247 R259 R235 R212 T23 what was saved although its response was lost is looked up, and not sent again', async ({
  page,
  portal,
}) => {
  await portal.signIn('persona-demo', { path: '/mainApp/allManual' });
  await test.step('a manual: the connection is reset', () => publishManual(page, portal));
  await test.step('a message: the response is cut off', () => publishMessage(page, portal));
  await test.step('an application: a gateway gives up', () => apply(page, portal));
  await test.step('the order of the systems: the connection is reset', () => order(page, portal));
});

import type { Page } from '@playwright/test';
import { serveFrame } from '../support/frame-app/serve';
import { bar, expectMessage, visit } from '../support/navigation';
import { ADDED_FIELDS, nonsenseRecords, otherRecords, serveWith } from '../support/otherServers';
import { expect, test, type Portal } from '../support/portal';

/** The visible page: cached pages are in the DOM as well. */
const shown = (page: Page) => page.getByRole('main').locator('[data-shown="true"]');
const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`${name}$`) });

/** The body that the form sent; it contains the extra fields of the server. */
const bodyOf = async (portal: Portal, path: string, send: () => Promise<unknown>) => {
  const answered = portal.responseTo(path, 'POST');
  await send();
  const response = await answered;
  const { status, code } = (await response.json()) as { status?: unknown; code?: unknown };
  expect(String(status ?? code)).toBe('1');
  const body = response.request().postDataJSON() as Record<string, unknown>;
  expect(body).toMatchObject(ADDED_FIELDS);
  return body;
};

const choose = async (page: Page, name: string, option: string) => {
  await page.getByLabel(name, { exact: true }).click();
  await page.getByLabel(name, { exact: true }).fill(option);
  await page.locator('.ant-select-tree-title:visible, .ant-select-item-option:visible').getByText(option).click();
};

async function changeNotice(page: Page, portal: Portal) {
  const row = page.locator('tbody tr[data-row-key]').first();
  await expect(row).toContainText('草稿');
  const id = await portal.settled(() => page.locator('tbody [data-notice-id]').first().getAttribute('data-notice-id'));
  const title = page.getByLabel('公告标题');
  await visit(page, `/mainApp/noticeEdit?id=${id}`);
  await expect(page.getByRole('textbox', { name: '公告内容' })).toBeVisible();
  await expect(title).not.toHaveValue('');
  await title.fill('水泵房检修（更正）');
  const body = await bodyOf(portal, '/new/notice/2.0/update', () =>
    expectMessage(page, '草稿已保存', () => page.getByRole('button', { name: '存草稿' }).click()),
  );
  expect(body).toMatchObject({ id, title: '水泵房检修（更正）', status: '1' });
  expect(body.content).not.toBe('');
}

async function changeManual(page: Page, portal: Portal) {
  await visit(page, '/mainApp/operationManualEdit?id=30');
  await expect(field(page, '手册名称')).not.toHaveValue('');
  await field(page, '手册名称').fill('门禁操作手册（更正）');
  const body = await bodyOf(portal, '/knlKnowledgeNew/2.0/update', () =>
    page.getByRole('button', { name: '保存' }).filter({ visible: true }).click(),
  );
  await expect(page).toHaveURL(/\/mainApp\/allManual/);
  await expect(page.locator('tr[data-row-key]').filter({ hasText: '门禁操作手册（更正）' })).toBeVisible();
  expect(body).toMatchObject({ id: '30', uploadAttachment: [expect.objectContaining({ id: expect.any(String) })] });
}

async function changeRule(page: Page, portal: Portal) {
  const rule = page.getByRole('switch', { name: '规则状态' });
  const save = page.getByRole('group', { name: '操作' }).getByRole('button', { name: '保存' });
  await visit(page, '/grayRelease');
  await expect(rule).toBeChecked();
  await expect(page.getByRole('button', { name: /^移除 林知远/ })).toBeVisible();
  await rule.click();
  await save.click();
  const confirm = page.getByRole('dialog', { name: '保存规则' }).getByRole('button', { name: '保存' });
  const body = await bodyOf(portal, '/saveGrayRule', () => expectMessage(page, '的规则已保存', () => confirm.click()));
  await expect(rule).not.toBeChecked();
  expect(body).toMatchObject({ enabled: false, regionIds: ['R01'] });
}

async function changeMessage(page: Page, portal: Portal) {
  const form = page.getByRole('dialog', { name: '编辑消息' });
  await visit(page, '/mainApp/myMessageList');
  await shown(page).getByRole('button', { name: '编辑' }).first().click();
  await expect(form.getByRole('textbox', { name: '标题' })).not.toHaveValue('');
  await expect(form.getByRole('textbox', { name: '内容' })).not.toHaveValue('');
  await form.getByRole('textbox', { name: '标题' }).fill('值班安排（更正）');
  const body = await bodyOf(portal, '/saveMessageInfo', () => form.getByRole('button', { name: '发布' }).click());
  await expect(form).toHaveCount(0);
  await expect(shown(page).getByText('值班安排（更正）').first()).toBeVisible();
  expect(body).toMatchObject({ title: '值班安排（更正）', status: '2', id: expect.any(String) });
}

async function apply(page: Page, portal: Portal) {
  const next = page.getByRole('button', { name: '下一步' });
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
  const sent = portal.responseTo('/oiAuthentication', 'POST');
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByRole('heading', { name: '申请已提交' })).toBeVisible();
  const body = (await sent).request().postDataJSON() as object;
  // A new record: it contains no extra fields of the lists it was selected from.
  expect(body).toMatchObject({ systemCode: 'lift', reason: '新任电梯管理员' });
  expect(Object.keys(body)).not.toContain('addedByServer');
}

test('A40 R239 R248 R229 R259 every form shows and saves its record with a server that omits, spells and adds fields', async ({
  page,
  portal,
}) => {
  await serveWith(page, otherRecords);
  await portal.signIn('persona-demo', { path: '/mainApp/noticeList?status=1' });
  await test.step('notice', () => changeNotice(page, portal));
  await test.step('permission application', () => apply(page, portal));
  await test.step('manual', () => changeManual(page, portal));
  await test.step('gray rule', () => changeRule(page, portal));
  await test.step('message', () => changeMessage(page, portal));
});

test('A40 R140 R143 R149 subsystems get the permission data of such a server, with nonsense between its records', async ({
  page,
  portal,
}) => {
  await serveFrame(page, 'opbi');
  await serveWith(page, (body) => nonsenseRecords(otherRecords(body)));
  await portal.signIn('persona-demo', { path: '/mgr' });
  await expect(page.locator('[data-pane="mgr"]').getByRole('heading', { name: '管家服务单' })).toBeVisible();
  await expect(page.locator('[data-pane="mgr"]').getByText(/^负责项目：.*翠湖天地/)).toBeVisible();
  await visit(page, '/opbi');
  const opbi = page.locator('[data-pane="opbi"]').frameLocator('iframe');
  await expect(opbi.getByRole('heading', { name: 'Frame of opbi' })).toBeVisible();
  const frame = page.frames().find((each) => /^http:\/\/opbi\.localhost:/.test(each.url()))!;
  const permissions = () => frame.evaluate(() => window.portal.getState().permissions);
  await expect.poll(permissions).toMatchObject({
    powerCodes: expect.arrayContaining(['gdzt:dispatch']),
    menus: expect.arrayContaining([expect.objectContaining({ systemCode: 'lift', name: expect.stringMatching(/./) })]),
    housekeeper: { status: '1', data: { permissions: expect.arrayContaining(['visit:edit']) } },
  });
});

test('A40 R006 R009 R225 R265 a note shows how many records were left out', async ({ page, portal }) => {
  const note = /^有 5 条记录无法读取/;
  const region = (name: string) => page.getByRole('region', { name }).filter({ visible: true });
  await serveWith(page, nonsenseRecords);
  await portal.signIn('persona-demo', { path: '/home' });
  await expect(region('最新公告').getByText(note)).toBeVisible();
  await expect(region('最新公告').getByRole('listitem').first()).toBeVisible();
  await expect(region('操作手册').getByText(note)).toBeVisible();
  await page.getByRole('button', { name: /^消息/ }).click();
  await expect(page.getByRole('banner').getByText(note)).toBeVisible();
  await page.keyboard.press('Escape');
  await bar(page).getByRole('button', { name: /^全部/ }).click();
  await expect(page.getByRole('dialog', { name: /^其他系统/ }).getByText(note)).toBeVisible();
  await portal.expectNoAxeViolations();
  await page.keyboard.press('Escape');
  await visit(page, '/mainApp/noticeList');
  await expect(shown(page).getByText(note)).toBeVisible();
  await expect(page.locator('tbody [data-notice-id]').first()).toBeVisible();
  await visit(page, '/mainApp/authorityApply');
  await expect(region('我的申请').getByText(note)).toBeVisible();
  await visit(page, '/grayRelease');
  await expect(region('服务').getByText(note)).toBeVisible();
});

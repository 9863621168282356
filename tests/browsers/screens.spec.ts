import { byCss, byRole } from './engines/engine';
import { test } from './journey';

// One journey for each screen of the portal: it is reached, shows what it is for, and does one thing.

const option = (text: string) => byCss('.ant-select-item-option', { text });

test('R018 home: a notice of the panel is read and closed, and a panel leads to its list', async ({ journey }) => {
  await journey.signIn('/');
  await journey.see(journey.heading(/林知远/));
  await journey.see(journey.entry('工单平台'));
  await journey.click(byCss('[data-notice-id]'));
  await journey.see(journey.dialog('预览公告'));
  await journey.press('Escape');
  await journey.seeNot(journey.dialog());
  await journey.click(journey.entry('基础信息'));
  await journey.see(journey.heading('全部消息'));
});

test('R022 messages: a filter that a reload keeps, the second page, one message', async ({ journey }) => {
  const keyword = byRole('combobox', '标题关键字');
  await journey.signIn('/mainApp/messageList');
  await journey.see(journey.rows, 20);
  await journey.fill(keyword, '工单');
  await journey.press('Enter');
  await journey.seeAddress(/keyword=/);
  await journey.click(byCss('.ant-pagination-item-2'));
  await journey.seeAddress(/page=2/);
  await journey.engine.reload();
  await journey.seeValue(keyword, '工单');
  await journey.seeText(journey.rows, '工单');
  await journey.click(byRole('button', /工单/, journey.rows));
  await journey.see(journey.dialog('消息详情'));
  await journey.press('Escape');
  await journey.seeNot(journey.dialog());
});

test('R023 my messages: the list, and a deletion that asks first', async ({ journey }) => {
  await journey.signIn('/mainApp/myMessageList');
  await journey.see(journey.heading('我发布的消息'));
  await journey.see(journey.rows);
  await journey.click(byRole('button', /^删除/, journey.rows));
  await journey.see(journey.dialog(/^删除/));
  await journey.press('Escape');
  await journey.seeNot(journey.dialog());
});

test('R024 manuals: filtered by their source, a PDF page by page', async ({ journey }) => {
  await journey.signIn('/mainApp/allManual?source=1');
  await journey.see(journey.heading('手册信息'));
  await journey.click(byRole('button', undefined, byCss('tr[data-row-key]', { text: 'v3.2' })));
  await journey.see(byCss('[role="dialog"] canvas'));
  await journey.seeText(byCss('[role="dialog"] .textLayer'), '适用范围');
  await journey.press('Escape');
  await journey.seeNot(journey.dialog());
});

test('R025 writing a manual: what is not saved is marked in the tab', async ({ journey }) => {
  await journey.signIn('/mainApp/operationManualEdit');
  await journey.see(journey.heading('发布手册'));
  await journey.fill(byRole('textbox', /手册名称$/), '电梯困人处置');
  await journey.press('Tab');
  await journey.see(byRole('tab', /（未保存）$/));
});

test('R026 R029 applying for a permission: from the help page to the second step', async ({ journey }) => {
  await journey.signIn('/help?applyState=6&systemCode=lift');
  await journey.see(journey.heading('尚未开通权限'));
  await journey.click(byRole('link', '申请权限'));
  await journey.see(journey.heading('选择系统'));
  await journey.click(byRole('button', '下一步'));
  await journey.see(journey.heading('选择范围'));
});

test('R027 notices: the list, sorted out by category, and a notice', async ({ journey }) => {
  await journey.signIn('/mainApp/noticeList');
  await journey.see(journey.rows, 20);
  await journey.click(byRole('link', undefined, journey.rows));
  await journey.see(journey.dialog('预览公告'));
  await journey.press('Escape');
  await journey.seeNot(journey.dialog());
});

test('B13 tasks: three lists, one after the other', async ({ journey }) => {
  const views = byRole('navigation', '待办分类');
  await journey.signIn('/mainApp/todoList');
  await journey.see(journey.rows);
  await journey.click(byRole('link', /^已办/, views));
  await journey.seeAddress(/todoList\?/);
  await journey.see(journey.rows);
  await journey.click(byRole('link', /^我的申请/, views));
  await journey.see(journey.rows, 3);
});

test('R056 the personal center: the telephone is revealed and masked, the language changed', async ({ journey }) => {
  await journey.signIn('/personalInfo');
  await journey.seeText(byRole('main'), '138****5678');
  await journey.click(byRole('button', '显示完整手机号'));
  await journey.seeText(byRole('main'), '13812345678');
  await journey.click(byRole('button', '隐藏手机号'));
  await journey.seeText(byRole('main'), '138****5678');
  await journey.click(byRole('combobox', '语言'));
  await journey.click(option('English'));
  await journey.see(journey.heading('Personal information'));
});

test('R017 F56 an unknown address redirects to home', async ({ journey }) => {
  await journey.signIn('/no/such/page');
  await journey.seeAddress('/home');
});

test('R152 signing out: the session is gone', async ({ journey }) => {
  await journey.signIn('/home');
  await journey.click(byRole('button', /用户菜单$/));
  await journey.click(byRole('menuitem', '退出登录'));
  await journey.seeAddress(/^\/_idp/);
});

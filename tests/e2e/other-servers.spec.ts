import type { Page } from '@playwright/test';
import { visit } from '../support/navigation';
import { servers, serveWith } from '../support/otherServers';
import { expect, test, type Portal } from '../support/portal';

/** A control of a record that is open over its list. */
const inRecord = (name: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).filter({ visible: true }).first();

/** What a screen shows whatever the server omits. */
const screens: [address: string, content: (page: Page) => ReturnType<Page['locator']>][] = [
  ['/home', (page) => page.getByRole('heading', { level: 1, name: /好，/ })],
  ['/mainApp/noticeList', (page) => page.getByRole('heading', { level: 1, name: '公告消息' })],
  ['/mainApp/noticeEdit', (page) => page.getByLabel('公告标题')],
  ['/mainApp/allManual', (page) => page.getByRole('heading', { level: 1, name: '手册信息' })],
  ['/mainApp/operationManualEdit', (page) => page.getByRole('textbox', { name: /手册名称/ })],
  ['/mainApp/messageList', (page) => page.getByRole('heading', { level: 1, name: '全部消息' })],
  ['/mainApp/myMessageList', (page) => page.getByRole('heading', { level: 1, name: '我发布的消息' })],
  ['/mainApp/todoList', (page) => page.getByRole('heading', { level: 1, name: '待办任务' })],
  ['/mainApp/authorityApply', (page) => page.getByRole('heading', { level: 1, name: '权限申请' })],
  ['/personalInfo', (page) => page.getByRole('heading', { level: 1, name: '个人信息' })],
  ['/grayRelease', (page) => page.getByRole('heading', { level: 1, name: '灰度配置' })],
  ['/help', (page) => page.getByRole('main').getByRole('heading').first()],
];

/** Records that are open over their list. */
const records: typeof screens = [
  ['/mainApp/messageList?message=5001', inRecord('下一条')],
  ['/mainApp/noticeList?preview=1', inRecord('返回')],
  ['/mainApp/allManual?manual=30', inRecord('返回')],
];

const expectEveryScreen = async (portal: Portal, shown = screens) => {
  const { page } = portal;
  for (const [address, content] of shown)
    await test.step(address, async () => {
      await visit(page, address);
      await expect(content(page).filter({ visible: true })).toBeVisible();
      const failed = page.getByRole('alert').filter({ hasText: '加载失败', visible: true });
      await portal.settled(() => expect(failed).toHaveCount(0));
    });
};

for (const [quirks, change] of Object.entries(servers))
  test(`A40 R205 R299 every screen works with a server that ${quirks}`, async ({ page, portal }) => {
    const drift: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && drift.push(message.text()));
    await serveWith(page, change);
    await portal.signIn('persona-demo', { path: '/home' });
    await expectEveryScreen(portal, [...screens, ...records]);
    // One line per call and field, never one per record.
    expect(new Set(drift).size).toBe(drift.length);
  });

test('A40 R173 R205 R299 every screen works with a server that returns 204 where it has no data, and permission needs nothing but an allowing verdict', async ({
  page,
  portal,
}) => {
  const thrown: Error[] = [];
  page.on('pageerror', (error) => void thrown.push(error));
  // Data is sent only for the current person and permissions, and for records that would be saved with gaps.
  await page.route(
    /\/_(base|workorder|portal)\/(?!.*(getUserInfo|listUserPowerCode|getServiceName|getGrayRule))/,
    (route) => route.fulfill({ status: 204 }),
  );
  await portal.signIn('persona-demo', { path: '/home' });
  await expectEveryScreen(portal);
  expect(thrown).toEqual([]);

  await test.step('R173 permission needs nothing but an allowing verdict', async () => {
    await page.route('**/getPermissionVerification*', (route) =>
      route.fulfill({ json: { status: '1', data: { isLimit: 1 } } }),
    );
    await visit(page, '/gdzt');
    await expect(page.locator('[data-pane="gdzt"]').getByRole('searchbox')).toBeVisible();
  });
});

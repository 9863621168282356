import { expect, test } from '../support/portal';
import { API, homeIsUsable } from '../support/sessionWindow';

/** The calls of one sign-in with the home page, for a bound person: docs/guides/operate.md has these figures. */
const CALLS = [
  '/_base/api/knlKnowledgeNew/2.0/homeList',
  '/_base/new/notice/2.0/list',
  '/_base/power/listUserPowerCode',
  '/_base/system/front/page/subsystem/list',
  '/_base/system/front/page/subsystem/permission/list',
  '/_base/system/message/getMessageSumList',
  '/_base/system/user/center/getUserInfo',
  '/_base/system/user/center/getUserInfo',
  '/_base/todo/todo/pending/list',
  '/_portal/api/gray/rule/getServiceName',
  '/_portal/api/reflashToken',
];

test('a sign-in with the home page calls each API host as often as the operators are told, with a warm cache, too', async ({
  page,
  portal,
}) => {
  const calls = portal.recordRequests(API);
  const made = () => portal.settled(async () => calls.map(({ path }) => path).sort());
  await portal.signIn('persona-demo', { path: '/home' });
  await homeIsUsable(page);
  await expect.poll(made).toEqual(CALLS);

  calls.length = 0;
  await page.reload();
  await homeIsUsable(page);
  await expect.poll(made).toEqual(CALLS);
});

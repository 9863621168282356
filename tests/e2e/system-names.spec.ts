import { visit } from '../support/navigation';
import { expect, test } from '../support/portal';

test('A41 R044 R048 R266 on an English page systems have the names of the navigation, other sources those of the server', async ({
  portal,
  page,
}) => {
  // Lists that were visited before stay mounted, hidden.
  const row = (text: string) => page.locator('tr[data-row-key]:visible', { hasText: text }).first();
  const cell = (text: string) => row(text).locator('td').getByText(text, { exact: true });

  await portal.signIn('persona-demo', { path: '/mainApp/messageList', language: 'en-US' });
  await test.step('in the list of messages and in a message', async () => {
    await expect(cell('Work orders')).toBeVisible();
    await expect(cell('门户与账号')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.locator('td').getByText('工单平台', { exact: true })).toHaveCount(0);
    await row('Work orders').getByRole('button').first().click();
    const message = page.getByRole('dialog', { name: 'Message' });
    await expect(message.getByText('Work orders', { exact: true })).toBeVisible();
    await expect(message.getByRole('heading', { level: 2 })).toHaveAttribute('lang', 'zh-CN');
  });

  await test.step('in the list of manuals, in the name of their icon and in a manual', async () => {
    await visit(page, '/mainApp/allManual');
    await expect(cell('Work orders')).toBeVisible();
    await expect(cell('Renovation')).toBeVisible();
    await expect(cell('门户与账号')).toHaveAttribute('lang', 'zh-CN');
    await expect(row('Work orders').getByRole('img', { name: 'Work orders' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Source' }).click();
    await expect(page.locator('.ant-select-item-option', { hasText: 'Work orders' })).toBeVisible();
    await page.keyboard.press('Escape');
    await row('Work orders').getByRole('button').first().click();
    await expect(page.getByRole('dialog').getByText('Work orders', { exact: true })).toBeVisible();
  });

  await test.step('in the list of to-dos, and on the home page', async () => {
    await visit(page, '/mainApp/todoList');
    await expect(cell('Lifts')).toBeVisible();
    await visit(page, '/home');
    await expect(page.getByRole('img', { name: 'Lifts' }).first()).toBeAttached();
    await expect(page.getByRole('img', { name: '电梯平台' })).toHaveCount(0);
  });
});

import { changeEnvironment } from '../support/changeEnvironment';
import { expectMessage, visit } from '../support/navigation';
import { expect, test } from '../support/portal';
import { replaceRegistry } from '../support/registry';

const SHORTCUT = 'Control+Alt+KeyD';
const isItsChunk = (address: string) => /\/inspector\.[^/]+\.js$/.test(new URL(address).pathname);

test('R095 T1 the inspector shows the opening of a subsystem as bars, its version and calls, and copies them without the token', async ({
  page,
  portal,
}) => {
  const chunks: string[] = [];
  page.on('request', (request) => isItsChunk(request.url()) && chunks.push(request.url()));
  await replaceRegistry(page, (entry) => [
    entry.code === 'lift' ? { ...entry, version: '3.1.4', owner: 'Elevator team' } : entry,
  ]);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await portal.signIn('persona-demo', { path: '/lift' });
  const pane = page.locator('[data-pane="lift"]');
  await expect(pane).toHaveAttribute('data-state', 'mounted');
  await visit(page, '/wcx');
  await expect(page.locator('[data-pane="wcx"]')).toHaveAttribute('data-state', 'mounted');
  expect(chunks).toEqual([]);

  const inspector = page.getByRole('dialog', { name: '子系统检查器' });
  await test.step('R095 the shortcut opens it, and the list of shortcuts names it', async () => {
    await page.keyboard.press(SHORTCUT);
    await expect(inspector).toBeVisible();
    expect(chunks).toHaveLength(1);
    await portal.expectNoAxeViolations({ include: '[role="dialog"]' });
  });
  const card = inspector.locator('[data-inspected="lift"]');
  await test.step('state, version and the phases of the opening, as bars and as numbers', async () => {
    await expect(card).toContainText('后台运行');
    await expect(inspector.locator('[data-inspected="wcx"]')).toContainText('显示中');
    await expect(card).toContainText('3.1.4');
    await expect(card).toContainText('Elevator team');
    for (const phase of ['host', 'registry', 'permission', 'assets', 'evaluate', 'mount', 'paint']) {
      const line = card.locator(`[data-phase="${phase}"]`);
      await expect(line).toContainText(/\d+(\.\d)? 毫秒$/);
      await expect(line.locator('[aria-hidden] > *')).toHaveAttribute('style', /width/);
    }
    await expect(card).toContainText(/各阶段覆盖 \d+%/);
  });
  await test.step('A26 by halves it finds the subsystem that causes a problem, and wakes what was suspended', async () => {
    const lift = page.locator('[data-pane="lift"]');
    await inspector.getByRole('button', { name: '开始排查' }).click();
    const bar = page.getByRole('region', { name: '排查出问题的子系统' });
    await expect(lift).toHaveAttribute('data-state', 'asleep');
    await expect(bar.getByRole('status')).toBeFocused();
    await expect(bar).toContainText('请在门户中操作');
    await portal.expectNoAxeViolations({ include: '[data-bisect]' });
    // By keyboard, and the portal can be used meanwhile.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(lift).toHaveAttribute('data-state', 'hidden');
    await visit(page, '/home');
    await page.keyboard.press(SHORTCUT);
    await expect(bar.getByRole('status')).toBeFocused();
    await bar.getByRole('button', { name: '仍然存在' }).click();
    await expect(inspector).toContainText('只有唤醒该子系统时才出现问题。');
    await expect(inspector.locator('[data-bisect="found"]')).toContainText('lift@3.1.4');
    await expect(inspector.locator('[data-bisect="found"]')).toBeInViewport();
    await expect(lift).toHaveAttribute('data-state', 'hidden');
  });
  await test.step('T1 the copied JSON has no token and no user', async () => {
    await expectMessage(page, '已复制，内容不含个人信息和令牌。', () =>
      inspector.getByRole('button', { name: '全部复制为 JSON' }).click(),
    );
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toContain('"lastOpening"');
    await expect.poll(copied).not.toContain(portal.token());
    await expect.poll(copied).not.toMatch(/1[3-9]\d{9}|\p{Script=Han}{2,3}先生/u);
  });
  await test.step('R127 a subsystem is closed from it, Esc closes it and returns the focus', async () => {
    await card.getByRole('button', { name: /^关闭/ }).click();
    await expect(card).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(inspector).toHaveCount(0);
    await page.keyboard.press('Control+/');
    await expect(page.getByRole('dialog', { name: '键盘快捷键' })).toContainText('打开子系统检查器');
  });
});

test('R199 in production without the permission the shortcut opens nothing, loads nothing and is not listed', async ({
  page,
  portal,
}) => {
  const chunks: string[] = [];
  page.on('request', (request) => isItsChunk(request.url()) && chunks.push(request.url()));
  await changeEnvironment(page, { name: 'production' });
  await portal.signIn('persona-restricted', { path: '/home' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press(SHORTCUT);
  // A later shortcut has been handled, so this one has been, too.
  await page.keyboard.press('Control+/');
  const list = page.getByRole('dialog', { name: '键盘快捷键' });
  await expect(list).toContainText('显示快捷键列表');
  await expect(list).not.toContainText('打开子系统检查器');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  expect(chunks).toEqual([]);
});

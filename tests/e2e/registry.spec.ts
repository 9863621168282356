import type { Page } from '@playwright/test';
import { visit } from '../support/navigation';
import { expect, test } from '../support/portal';
import { replaceRegistry } from '../support/registry';

const pane = (page: Page, key: string) => page.locator(`[data-pane="${key}"]`);

test('R017 T19 A27 A37 A40 a replaced registry: names, gaps, codes without a route, third-party origins', async ({
  page,
  portal,
}) => {
  await replaceRegistry(page, (entry) => {
    if (entry.code === 'lift')
      return [
        { ...entry, name: { 'en-US': 'Elevators', 'zh-CN': '升降设备' } },
        { ...entry, code: 'lift2', name: { 'en-US': 'Lifts 2', 'zh-CN': '电梯二' } },
      ];
    if (entry.code === 'wcx') return [{ ...entry, timeoutMs: 'soon', color: 'red', names: null }, { name: 'no code' }];
    if (entry.code === 'bjxt') return [{ ...entry, isolation: undefined, isolaton: 'frame' }];
    if (entry.code === 'af') return [{ ...entry, entry: 'http://evil.localhost:8010/' }];
    return [entry];
  });
  const words: string[] = [];
  page.on('console', (message) => void words.push(message.text()));
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).hostname));

  await portal.signIn('persona-demo', { path: '/lift' });
  await test.step('A37 a name changes without a build, an entry without a code is reported, the others load', async () => {
    await expect(pane(page, 'lift')).toHaveAttribute('aria-label', '升降设备');
    await expect(pane(page, 'lift')).toHaveAttribute('data-state', 'mounted');
    expect(words.some((text) => text.includes('registry of subsystems: #'))).toBe(true);
  });
  await test.step('A40 an entry with unreadable fields loads without them', async () => {
    await visit(page, '/wcx');
    await expect(pane(page, 'wcx')).toHaveAttribute('data-state', 'mounted');
    for (const field of ['timeoutMs', 'color'])
      expect(words.filter((text) => text.startsWith(`registry of subsystems: 'wcx.${field}'`))).toHaveLength(1);
  });
  await test.step('T19 an entry with a misspelled isolation does not run in the sandbox', async () => {
    await visit(page, '/bjxt');
    await expect(pane(page, 'bjxt').getByRole('alert')).toContainText(
      /配置有误.*bjxt: isolaton seems to be a misspelled isolation/s,
    );
  });
  await test.step('T19 an origin that the environment does not allow gets no requests', async () => {
    await visit(page, '/af');
    await expect(pane(page, 'af').getByRole('alert')).toContainText(/配置有误.*af: entry .*evil\.localhost/s);
    expect(asked).not.toContain('evil.localhost');
  });
  await test.step('R017 A27 a subsystem without a route in the portal is shown at its code', async () => {
    await visit(page, '/lift2');
    await expect(pane(page, 'lift2')).toHaveAttribute('data-state', 'mounted');
    await expect(pane(page, 'lift2')).toHaveAttribute('aria-label', '电梯二');
    await expect(page).toHaveURL(/\/lift2\b/);
    await page.reload();
    await expect(pane(page, 'lift2')).toHaveAttribute('data-state', 'mounted');
  });
});

test('F9 a subsystem that is turned off says so within a minute, keeps what was typed, and comes back', async ({
  page,
  portal,
}) => {
  const off = { 'en-US': 'Moving to a new server until 18:00.', 'zh-CN': '迁移服务器，预计 18:00 恢复。' };
  let isOff = false;
  await replaceRegistry(page, (entry) => [
    isOff && ['lift', 'wcx'].includes(entry.code) ? { ...entry, disabled: off } : entry,
  ]);
  await page.clock.install();
  await portal.signIn('persona-demo', { path: '/lift' });
  const lift = pane(page, 'lift');
  await expect(lift).toHaveAttribute('data-state', 'mounted');
  const search = lift.getByRole('searchbox').or(lift.getByRole('textbox')).first();
  await search.fill('还没有保存');

  await test.step('F9 an open pane says so, and stays', async () => {
    isOff = true;
    await page.clock.runFor(60_000);
    await expect(lift.getByRole('alert')).toContainText(`电梯平台已停用 ${off['zh-CN']}`);
    await expect(search).toHaveValue('还没有保存');
    await expect(lift).toHaveAttribute('data-state', 'mounted');
    await portal.expectNoAxeViolations();
  });
  await test.step('an opening says so, without asking the server', async () => {
    await visit(page, '/wcx');
    const card = pane(page, 'wcx').getByRole('alert');
    await expect(card).toContainText(off['zh-CN']);
    await expect(card.getByRole('heading')).toHaveText('能耗抄表已停用');
    await expect(card.getByRole('link')).toHaveCount(0);
    await portal.expectNoAxeViolations();
  });
  await test.step('what is on screen opens by itself when it is back', async () => {
    isOff = false;
    await page.clock.runFor(60_000);
    await expect(pane(page, 'wcx')).toHaveAttribute('data-state', 'mounted');
    await page.goBack();
    await expect(search).toHaveValue('还没有保存');
    await expect(lift.getByRole('alert')).toBeHidden();
  });
});

test('A40 the panel of the mock server lists which field of which call drifted, from any window', async ({
  page,
  portal,
  context,
}) => {
  // A unique name: the panel is shared by all users of the mock server.
  const code = `drift${Date.now().toString(36)}`;
  await replaceRegistry(page, (entry) =>
    entry.code === 'lift' ? [entry, { ...entry, code, timeoutMs: 'a value to keep' }] : [entry],
  );
  await portal.signIn('persona-demo', { path: '/lift' });
  await expect(pane(page, 'lift')).toHaveAttribute('data-state', 'mounted');

  const panel = await context.newPage();
  await expect(async () => {
    await panel.goto('/_mock/?lang=en');
    const row = panel.getByRole('region', { name: 'Fields that could not be read' }).getByRole('row');
    await expect(row.filter({ hasText: `registry of subsystems ${code}.timeoutMs` })).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await expect(panel.getByText('a value to keep')).toHaveCount(0);
});

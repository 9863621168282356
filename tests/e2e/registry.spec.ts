import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { bar, isReady } from '../support/navigation';
import { expect, test, type Portal } from '../support/portal';

test.describe.configure({ timeout: 60_000 });

type Entry = { code: string; name: Record<string, string>; entry: Record<string, string> } & Record<string, unknown>;
const registered = (JSON.parse(readFileSync('public/subsystems.json', 'utf8')) as { subsystems: Entry[] }).subsystems;

const pane = (page: Page, key: string) => page.locator(`[data-pane="${key}"]`);

/** The registry as a deployment would replace it; addresses are those that the page would have been sent. */
const replaceRegistry = (page: Page, change: (entries: Entry[]) => unknown[]) =>
  page.route('**/subsystems.json', async (route) => {
    const response = await route.fetch();
    const { subsystems } = (await response.json()) as { subsystems: Entry[] };
    await route.fulfill({ response, json: { version: 1, subsystems: change(subsystems) } });
  });

const open = (portal: Portal, path: string) => portal.signIn('persona-demo', { path });

test.describe('the ten subsystems', () => {
  const rows: Record<string, string> = {
    mgr: 'R032',
    jcpt: 'R033',
    gdzt: 'R034',
    wcx: 'R035',
    lift: 'R036',
    bjxt: 'R037',
    af: 'R038',
    opbi: 'R039',
    nfc: 'R040',
  };
  for (const [code, row] of Object.entries(rows))
    test(`${row} ${code} opens at its address, and its entry is the current one`, async ({ page, portal }) => {
      const name = registered.find((entry) => entry.code === code)!.name['zh-CN']!;
      await open(portal, `/${code}`);
      await isReady(page);
      await expect(pane(page, code)).toHaveAttribute('data-state', 'mounted', { timeout: 30_000 });
      const entry = bar(page).getByRole('link', { name: new RegExp(`^${name}`) });
      if ((await entry.count()) === 0) await bar(page).getByRole('button', { name: '全部' }).click();
      await expect(entry).toHaveAttribute('aria-current', 'page');
      await expect(bar(page).locator('[aria-current="page"]')).toHaveCount(1);
    });
});

test.describe('a replaced registry', () => {
  test('A37 a name and an address change without a build, a bad entry is reported and the others load', async ({
    page,
    portal,
  }) => {
    await replaceRegistry(page, (entries) =>
      entries.flatMap((entry): unknown[] => {
        if (entry.code === 'lift') return [{ ...entry, name: { 'en-US': 'Elevators', 'zh-CN': '升降设备' } }];
        if (entry.code === 'wcx') return [{ ...entry, timeoutMs: 'soon' }, { name: 'no code' }];
        return [entry];
      }),
    );
    const words: string[] = [];
    page.on('console', (message) => void words.push(message.text()));
    await open(portal, '/lift');
    await expect(pane(page, 'lift')).toHaveAttribute('aria-label', '升降设备');
    await expect(pane(page, 'lift')).toHaveAttribute('data-state', 'mounted', { timeout: 30_000 });
    expect(words.filter((text) => text.includes('registry of subsystems: wcx: timeoutMs'))).toHaveLength(1);
    expect(words.some((text) => text.includes('registry of subsystems: #'))).toBe(true);
    await page.goto('/wcx');
    await expect(pane(page, 'wcx').getByRole('alert')).toContainText('子系统清单中没有该子系统');
  });

  test('R017 A27 a subsystem that the portal has no route for is shown at its code', async ({ page, portal }) => {
    await replaceRegistry(page, (entries) => [
      ...entries,
      {
        ...entries.find(({ code }) => code === 'lift')!,
        code: 'lift2',
        name: { 'en-US': 'Lifts 2', 'zh-CN': '电梯二' },
      },
    ]);
    await open(portal, '/lift2');
    await expect(pane(page, 'lift2')).toHaveAttribute('data-state', 'mounted', { timeout: 30_000 });
    await expect(pane(page, 'lift2')).toHaveAttribute('aria-label', '电梯二');
    await expect(page).toHaveURL(/\/lift2\b/);
    await page.reload();
    await expect(pane(page, 'lift2')).toHaveAttribute('data-state', 'mounted', { timeout: 30_000 });
  });

  test('T19 an origin that the environment does not admit is not asked for anything', async ({ page, portal }) => {
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).hostname));
    await replaceRegistry(page, (entries) =>
      entries.map((entry) => (entry.code === 'lift' ? { ...entry, entry: 'http://evil.localhost:8010/' } : entry)),
    );
    await open(portal, '/lift');
    await expect(pane(page, 'lift').getByRole('alert')).toContainText('子系统清单中没有该子系统');
    expect(asked).not.toContain('evil.localhost');
  });
});

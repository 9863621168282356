import type { Page } from '@playwright/test';
import { PERMISSION_CHECK } from '../support/navigation';
import { expect, test } from '../support/portal';
import { isClearOf } from '../support/readability';
import { replaceRegistry } from '../support/registry';

const subsystemPort = process.env.SUBSYSTEM_PORT ?? '8110';
const storedOverrides = (page: Page) => page.evaluate(() => sessionStorage.getItem('portal.overrides'));
const pane = (page: Page) => page.locator('[data-pane="lift"]');

/** Serves the build of `lift` at the host of reviews, as its team would; returns the address, and what was requested. */
async function serveReview(page: Page, port: string) {
  const address = `http://review.localhost:${port}/`;
  const requested: string[] = [];
  await page.route(`${address}**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    requested.push(pathname);
    const headers = { ...route.request().headers(), host: `lift.localhost:${port}` };
    await route.fulfill({
      response: await route.fetch({ url: `http://127.0.0.1:${port}${pathname}${search}`, headers }),
    });
  });
  return { address, requested };
}

test('A37 T13 a link shows another address in place of a subsystem after one question, in this window, until it is reset or ends', async ({
  page,
  portal,
}) => {
  const { address, requested } = await serveReview(page, subsystemPort);
  const link = `/override?${new URLSearchParams({ code: 'lift', address })}`;
  await portal.signIn('persona-demo', { path: link });

  await test.step('the question names the whole address, and nothing of it is requested before', async () => {
    await expect(page.getByRole('heading', { level: 1, name: /^要从其他地址打开/ })).toBeVisible();
    await expect(page.getByText(address, { exact: true })).toBeVisible();
    await portal.expectNoAxeViolations({ include: 'main' });
    expect(requested).toEqual([]);
  });

  await test.step('after the consent it opens there, with a bar and a mark in the title, also after a reload', async () => {
    await page.getByRole('button', { name: '在本窗口打开' }).click();
    await expect(pane(page)).toHaveAttribute('data-state', 'mounted');
    await expect(pane(page).locator('[data-override="on"]')).toContainText(address);
    await expect(page).toHaveTitle(/^\[替换\] /);
    expect(requested.length).toBeGreaterThan(1);
    await page.reload();
    await expect(pane(page)).toHaveAttribute('data-state', 'mounted');
    await expect(pane(page).locator('[data-override="on"]')).toBeVisible();
  });
  await test.step('R129 in a narrow window a message covers none of its buttons', async () => {
    await page.setViewportSize({ width: 375, height: 720 });
    const recover = await portal.failApi(PERMISSION_CHECK, `status:0:${encodeURIComponent('系统维护中')}`);
    await page.getByRole('banner').getByRole('button', { name: /^全部/ }).click();
    await page.getByRole('dialog').getByRole('link', { name: '工单平台' }).click();
    const message = page.locator('[data-toast]');
    await expect(message).toContainText('系统维护中');
    await page.keyboard.press('Escape');
    for (const button of await pane(page).locator('[data-override="on"]').getByRole('button').all())
      await isClearOf(message, button);
    await recover();
    await page.setViewportSize({ width: 1366, height: 768 });
  });
  const stored = (await portal.settled(() => storedOverrides(page)))!;

  await test.step('another window of the same person has the registered one', async () => {
    const other = await page.context().newPage();
    await other.goto('/lift');
    await expect(pane(other)).toHaveAttribute('data-state', 'mounted');
    await expect(pane(other).locator('[data-override]')).toHaveCount(0);
    await expect(other).not.toHaveTitle(/替换/);
    await other.close();
  });

  await test.step('the inspector lists it with its end, and resets it: the registered one opens in its place', async () => {
    await page.keyboard.press('Control+Alt+KeyD');
    const inspector = page.getByRole('dialog', { name: '子系统检查器' });
    const line = inspector.locator('[data-overridden="lift"]');
    await expect(line).toContainText(address);
    await expect(line).toContainText(/\d{2}:\d{2}.*失效/);
    await expect(inspector.locator('[data-inspected="lift"]')).toContainText(address);
    await line.getByRole('button', { name: /恢复为正式版本/ }).click();
    await expect(line).toHaveCount(0);
    await expect(inspector.locator('[data-inspected="lift"]')).toContainText(`http://lift.localhost:${subsystemPort}/`);
    await page.keyboard.press('Escape');
    await expect(inspector).toHaveCount(0);
    await expect(pane(page)).toHaveAttribute('data-state', 'mounted');
    await expect(pane(page).locator('[data-override]')).toHaveCount(0);
    await expect(page).not.toHaveTitle(/替换/);
    await expect.poll(() => storedOverrides(page)).toBeNull();
  });

  await test.step('it ends by time while the window is open, without a question', async () => {
    await page.clock.install();
    await page.evaluate((text) => {
      const overrides = JSON.parse(text) as { value: { until: number }[] };
      for (const override of overrides.value) override.until = Date.now() + 120_000;
      sessionStorage.setItem('portal.overrides', JSON.stringify(overrides));
    }, stored);
    await page.reload();
    await expect(pane(page).locator('[data-override="on"]')).toBeVisible();
    await page.clock.fastForward(121_000);
    await expect(pane(page).locator('[data-override]')).toHaveCount(0);
    await expect(pane(page)).toHaveAttribute('data-state', 'mounted');
    await expect(page).not.toHaveTitle(/替换/);
  });
});

test('A37 F1 an override whose program does not respond changes nothing', async ({ page, portal }) => {
  await replaceRegistry(page, (entry) => [entry]);
  const address = `http://review.localhost:${subsystemPort}/`;
  await portal.signIn('persona-demo', { path: `/override?${new URLSearchParams({ code: 'lift', address })}` });
  await page.getByRole('button', { name: '在本窗口打开' }).click();
  await expect(page.getByRole('alert')).toContainText('未做任何更改');
  await expect.poll(() => storedOverrides(page)).toBeNull();
});

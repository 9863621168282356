import type { Page } from '@playwright/test';
import { bar, expectMessage, isReady, visit } from '../support/navigation';
import { expect, test } from '../support/portal';

const pane = (page: Page, source: string) => page.locator(`[data-pane="byd:${source}"]`);
const isMounted = (page: Page, source: string) => expect(pane(page, source)).toHaveAttribute('data-state', 'mounted');
const field = (page: Page, source: string) => pane(page, source).getByRole('textbox').first();

test.describe('the work-order app', () => {
  test('R031 R196 F12 F16 one pane and one mount for each source, whatever the cache buster', async ({
    page,
    portal,
  }) => {
    await portal.signIn('persona-demo', { path: '/byd?source=workorder&t=1700000000000' });
    await isMounted(page, 'workorder');
    await isReady(page);
    await test.step('the cache buster is not part of the pane key', async () => {
      await expect(bar(page).getByRole('link', { name: '工单平台' })).toHaveAttribute('aria-current', 'page');
      const heading = pane(page, 'workorder').getByRole('heading').first();
      await heading.evaluate((element) => void (element.dataset.mark = 'the same mount'));
      const mounts = () =>
        page.evaluate(
          () => performance.getEntriesByType('mark').filter(({ name }) => /^portal:.*:mount$/.test(name)).length,
        );
      await expect.poll(mounts).toBe(1);

      await visit(page, '/byd?source=workorder&t=1700000000001');
      await expect(page).toHaveURL(/t=1700000000001/);
      await expect(heading).toHaveAttribute('data-mark', 'the same mount');
      await expect(page.locator('[data-pane]')).toHaveCount(1);
      await expect.poll(mounts).toBe(1);
    });
    await test.step('B9 screen readers announce the number of orders, not the table', async () => {
      await expect(pane(page, 'workorder').getByRole('status')).toHaveText(/^共 \d+ 单$/);
      await expect(pane(page, 'workorder').locator('[aria-live="polite"] table')).toHaveCount(0);
    });
    await test.step('F12 two sources are two panes with separate input', async () => {
      await field(page, 'workorder').fill('漏水');
      await bar(page).getByRole('link', { name: '装修' }).click();
      await isMounted(page, 'decoration');
      await expect(bar(page).getByRole('link', { name: '装修' })).toHaveAttribute('aria-current', 'page');
      await expect(field(page, 'decoration')).toHaveValue('');
      await field(page, 'decoration').fill('押金');
      await expect(pane(page, 'workorder')).toHaveAttribute('data-state', 'hidden');

      await bar(page).getByRole('link', { name: '工单平台' }).click();
      await expect(field(page, 'workorder')).toHaveValue('漏水');
      await bar(page).getByRole('link', { name: '装修' }).click();
      await expect(field(page, 'decoration')).toHaveValue('押金');
      await expect(page.locator('[data-pane^="byd:"]')).toHaveCount(2);
    });
    await test.step('F16 a deep address keeps its source, also after a reload', async () => {
      await page.goto('/byd?source=task&t=1700000000000');
      await isMounted(page, 'task');
      await page.reload();
      await isMounted(page, 'task');
      await expect(page).toHaveURL(
        (url) => url.pathname.startsWith('/byd') && url.searchParams.get('source') === 'task',
      );
    });
  });

  test('R196 R173 an address that the server refuses opens the help page, and nothing is mounted', async ({
    page,
    portal,
  }) => {
    await portal.signIn('persona-restricted', { path: '/byd?source=task' });
    await expect(page).toHaveURL(/\/help\?applyState=4&systemCode=task/);
    await expect(page.locator('[data-pane="byd:task"][data-state="mounted"]')).toHaveCount(0);
  });
});

test('R031 each source fits a window of 375 px', async ({ page, portal }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await portal.signIn('persona-demo', { path: '/byd?source=workorder' });
  for (const path of [
    '/byd?source=workorder',
    '/byd/orders/1?source=workorder',
    '/byd?source=decoration',
    '/byd/applications/1?source=decoration',
    '/byd?source=task',
    '/byd/tasks/1?source=task',
    '/byd?source=publicBenefits',
    '/byd/new?source=publicBenefits',
  ])
    await test.step(path, async () => {
      const { pathname, searchParams } = new URL(path, 'http://portal.example');
      const app = pane(page, searchParams.get('source')!);
      await visit(page, path);
      await isMounted(page, searchParams.get('source')!);
      // A record has a link back to the list, or is shown next to it.
      const record = app.getByRole('link', { name: /^返回/ }).or(app.locator('[aria-labelledby="byd-task"]'));
      await expect(record.filter({ visible: true })).toHaveCount(pathname === '/byd' ? 0 : 1);
      await expect(app.getByRole('heading').first()).toBeVisible();
      await expect.poll(() => app.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      // An order shows its stage without being swiped.
      if (path === '/byd?source=workorder')
        await expect(
          app
            .getByRole('row', { name: /GD\d/ })
            .first()
            .getByText(/^(待派单|待开工|处理中|待回访|已办结)$/),
        ).toBeInViewport({ ratio: 1 });
    });
});

test('R266 an entry is published on its page, after a question, and the ledger shows it', async ({ page, portal }) => {
  await portal.signIn('persona-demo', { path: '/byd/entries/45?source=publicBenefits' });
  await isMounted(page, 'publicBenefits');
  const app = pane(page, 'publicBenefits');
  const question = page.getByRole('dialog', { name: '公示这笔凭证？' });
  await app.getByRole('button', { name: '公示' }).click();
  await expect(question).toContainText('GY2645');
  await question.getByRole('button', { name: '取消' }).click();
  await expect(app.getByText('未公示')).toBeVisible();

  await app.getByRole('button', { name: '公示' }).click();
  await expectMessage(page, '凭证已公示', () => question.getByRole('button', { name: '公示' }).click());
  await expect(app.getByText('已公示', { exact: true })).toBeVisible();
  await expect(app.getByText('公示日期')).toBeVisible();
  await expect(app.getByRole('button', { name: '公示' })).toHaveCount(0);
  await expect(app.getByRole('heading', { name: 'GY2645' })).toBeFocused();

  await app.getByRole('link', { name: /^返回/ }).click();
  await expect(app.getByRole('row').filter({ hasText: 'GY2645' })).toContainText('已公示');
  await expect(app.getByRole('row').filter({ hasText: 'GY2644' })).toContainText('未公示');
});

test('R266 a task far down in the agenda is in view beside its form', async ({ page, portal }) => {
  await portal.signIn('persona-demo', { path: '/byd/tasks/46?source=task' });
  await isMounted(page, 'task');
  const app = pane(page, 'task');
  await expect(app.locator('[aria-labelledby="byd-task"]')).toBeInViewport();
  await expect(app.getByRole('listitem').filter({ has: page.locator('a[aria-current]') })).toBeInViewport({ ratio: 1 });
});

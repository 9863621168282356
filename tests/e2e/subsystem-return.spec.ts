import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal';

test.describe.configure({ timeout: 60_000 });

const pane = (page: Page) => page.locator('[data-pane="mgr"]');
const entry = (page: Page, name: string) => page.getByRole('navigation').first().getByRole('link', { name });
const search = (page: Page) => page.getByRole('textbox', { name: '搜索单号、住户、楼栋、电话或管家' });

async function goHomeAndBack(page: Page) {
  await entry(page, '首页').click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(pane(page)).toHaveAttribute('data-state', 'hidden');
  await entry(page, '管家').click();
  await expect(pane(page)).toHaveAttribute('data-state', 'mounted');
}

test('A26 A28 typing goes on where it stopped, with the cursor in the middle of the word', async ({ page, portal }) => {
  await portal.signIn('persona-demo', { path: '/mgr/orders' });
  await search(page).click();
  await page.keyboard.type('abcf');
  await page.keyboard.press('ArrowLeft');
  await goHomeAndBack(page);
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('de');
  await expect(search(page)).toHaveValue('abcdef');
  await page.keyboard.press('Shift+Home');
  await goHomeAndBack(page);
  await page.keyboard.type('x');
  await expect(search(page)).toHaveValue('xf');
});

test('R032 the keyboard goes with the person to the inner page and back, and stays among the filters', async ({
  page,
  portal,
}) => {
  await portal.signIn('persona-demo', { path: '/mgr/orders?status=visiting' });
  const first = pane(page).locator('tbody').getByRole('link').first();
  await first.focus({ timeout: 20_000 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/mgr\/orders\/\d+$/);
  await expect(pane(page).getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('main')).toHaveCount(1);
  await page.goBack();
  await expect(pane(page).getByRole('heading', { name: '管家服务单' })).toBeFocused();
  await pane(page).getByRole('button', { name: '清除筛选' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/mgr\/orders$/);
  await expect(search(page)).toBeFocused();
});

test('A26 an open select and a text that is marked are found as they were left', async ({ page, portal }) => {
  await portal.signIn('persona-demo', { path: '/mgr/orders?status=visiting' });
  await pane(page).locator('tbody').getByRole('link').first().click();
  await pane(page).getByLabel('状态').click();
  const choice = pane(page).getByTitle('已完成');
  await expect(choice).toBeVisible();
  await goHomeAndBack(page);
  await expect(choice).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(choice).toBeHidden();

  const marked = await pane(page)
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => {
      document.getSelection()!.selectAllChildren(heading);
      return document.getSelection()!.toString();
    });
  await goHomeAndBack(page);
  await expect.poll(() => page.evaluate(() => document.getSelection()!.toString())).toBe(marked);
});

test('A26 a hidden pane can be neither found nor reached, and comes back at its place', async ({ page, portal }) => {
  await portal.signIn('persona-demo', { path: '/mgr/orders' });
  await expect(pane(page).getByRole('heading', { name: '管家服务单' })).toBeVisible({ timeout: 20_000 });
  await pane(page).evaluate((element) => element.scrollTo({ top: 140 }));
  const at = await pane(page).evaluate((element) => element.scrollTop);
  await entry(page, '首页').click();
  await expect(pane(page)).toHaveAttribute('data-state', 'hidden');
  await expect(pane(page).getByRole('heading')).toHaveCount(0);
  await expect
    .poll(() =>
      page.evaluate(() => document.elementFromPoint(683, 400)?.closest('[data-pane]')?.getAttribute('data-pane')),
    )
    .toBeUndefined();
  await page.goBack();
  await expect.poll(() => pane(page).evaluate((element) => element.scrollTop)).toBe(at);
});

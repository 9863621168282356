import type { Page } from '@playwright/test';
import { changeEntry } from '../support/registry';
import { expect, test } from '../support/portal';

const CARD = { light: 'rgb(255, 255, 255)', dark: 'rgb(22, 30, 44)' };
const background = (page: Page, selector: string) =>
  page
    .locator(selector)
    .filter({ visible: true })
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

const menu = (page: Page) => page.getByRole('button', { name: /用户菜单$/ }).filter({ visible: true });

test('R003 R020 R095 B9 B11 dark like the system: before the first paint, on every kind of page, readable for axe', async ({
  portal,
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    // What the browser can paint first: the body has just begun.
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      Object.assign(window, { schemeAtBody: document.documentElement.dataset.colorScheme });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await portal.signIn('persona-demo', { path: '/home' });
  await expect(page.locator('a[data-notice-id]').first()).toBeVisible();
  await expect.poll(() => page.evaluate('window.schemeAtBody')).toBe('dark');
  await expect.poll(() => background(page, 'header')).toBe(CARD.dark);
  await expect(page.getByRole('grid')).toBeVisible();
  await portal.expectNoAxeViolations();

  await test.step('R095 the menu of the user', async () => {
    await menu(page).click();
    await expect(page.getByRole('menuitemradio', { name: '跟随系统' })).toHaveAttribute('aria-checked', 'true');
    await portal.expectNoAxeViolations({ include: 'header' });
    await page.keyboard.press('Escape');
  });

  await test.step('R044 R046 a list, its choices, and a notice with colors of its author on white', async () => {
    await page.getByRole('navigation').first().getByRole('link', { name: '基础信息' }).click();
    await page.getByRole('link', { name: '公告消息' }).click();
    const rows = page.locator('tr[data-row-key]').filter({ visible: true });
    await expect(rows).toHaveCount(20);
    await page.getByRole('combobox', { name: '栏目' }).click();
    await expect(page.locator('.ant-select-item-option').first()).toBeVisible();
    await portal.expectNoAxeViolations();
    await page.keyboard.press('Escape');
    await page.route('**/new/notice/2.0/detail*', async (route) => {
      const response = await route.fetch();
      const text = (await response.text()).replace(/"content":"/, '"content":"<p style=\\"color:#333\\">深色字</p>');
      await route.fulfill({ response, body: text });
    });
    await rows.first().getByRole('link').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('深色字')).toBeVisible();
    await expect.poll(() => background(page, '[role=dialog] div[data-color-scheme=light]')).toBe(CARD.light);
    await portal.expectNoAxeViolations({ include: '[role=dialog]' });
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('R047 a form', async () => {
    await page
      .getByRole('link', { name: '发布公告' })
      .or(page.getByRole('button', { name: '发布公告' }))
      .click();
    await expect(page.getByLabel('公告标题')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /公告正文|公告内容/ })).toBeVisible();
    await portal.expectNoAxeViolations();
  });

  await test.step('R003 paper stays white', async () => {
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--card')))
      .toBe('#ffffff');
    await page.emulateMedia({ colorScheme: 'dark', media: null });
  });
});

test('R020 R095 R140 B11 the choice of a person: at once, in every window and subsystem, without losing what is typed', async ({
  portal,
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await portal.signIn('persona-demo', { path: '/lift' });
  const lift = page.locator('[data-pane="lift"]');
  const search = lift.getByRole('searchbox').first();
  await search.fill('江南里');
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'light');

  await test.step('R095 by keyboard in the menu of the user', async () => {
    await menu(page).press('Enter');
    const dark = page.getByRole('menuitemradio', { name: '深色' });
    await dark.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    await expect(lift.locator('.lift-app')).toHaveCSS('background-color', 'rgb(14, 20, 31)');
    await expect(search).toHaveValue('江南里');
    await portal.expectNoAxeViolations();
  });

  await test.step('R020 another window follows, the personal center says so, and a reload keeps it', async () => {
    const other = await page.context().newPage();
    await other.goto(new URL('/personalInfo', page.url()).href);
    await expect(other.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    await other.getByLabel('外观').click();
    await other.locator('.ant-select-item-option').filter({ hasText: '浅色' }).click();
    await expect(other.locator('html')).toHaveAttribute('data-color-scheme', 'light');
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'light');
    await expect(search).toHaveValue('江南里');
    await other.getByLabel('外观').click();
    await other.locator('.ant-select-item-option').filter({ hasText: '深色' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    await other.close();
  });

  await test.step('R034 a subsystem that knows no dark theme keeps its light ground and the light theme', async () => {
    await changeEntry(page, 'lift', { colorScheme: undefined });
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    await expect(lift.locator('.lift-app')).toHaveCSS('background-color', 'rgb(244, 246, 250)');
    await expect(lift.locator('.lift-app')).toHaveCSS('color', 'rgb(20, 33, 58)');
    await portal.expectNoAxeViolations();
  });
});

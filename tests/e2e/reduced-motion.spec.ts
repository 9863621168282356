import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/portal';

/** Expects a pop-up to touch its control, give or take arrow and padding, and to lie in the window. */
async function expectAt(page: Page, popup: Locator, control: Locator) {
  await expect(popup).toBeVisible();
  await expect
    .poll(async () => {
      const [own, other] = await Promise.all([popup.boundingBox(), control.boundingBox()]);
      if (!own || !other) return 'not drawn';
      const { width, height } = page.viewportSize()!;
      const isInside = own.x >= 0 && own.y >= 0 && own.x + own.width <= width && own.y + own.height <= height;
      const gap = Math.max(own.y - (other.y + other.height), other.y - (own.y + own.height));
      return isInside && gap < 40 ? 'at its control' : JSON.stringify({ own, other });
    })
    .toBe('at its control');
}

test('B9 R044 R046 with reduced motion pop-ups open at their controls, and layers close', async ({ portal, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await portal.signIn('persona-demo', { path: '/mainApp/allManual' });
  const rows = page.locator('tr[data-row-key]');
  await expect(rows).toHaveCount(20);

  await test.step('R046 a menu', async () => {
    const density = page.getByRole('button', { name: '密度' });
    await density.click();
    await expectAt(page, page.getByRole('menu').filter({ hasText: '紧凑' }), density);
    await page.getByRole('menuitemradio', { name: '紧凑' }).click();
    await expect(page.getByRole('menuitemradio', { name: '紧凑' })).toBeHidden();
  });

  await test.step('R046 a panel', async () => {
    const columns = page.getByRole('button', { name: '列设置' });
    await columns.click();
    await expectAt(page, page.getByRole('dialog', { name: '列设置' }), columns);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: '列设置' })).toBeHidden();
  });

  await test.step('R044 a choice', async () => {
    const source = page.getByRole('combobox', { name: '来源' });
    await source.click();
    await expectAt(page, page.locator('.ant-select-dropdown'), source);
    await page.locator('.ant-select-item-option').filter({ hasText: '电梯平台' }).click();
    await expect(page).toHaveURL(/source=5/);
    await expect(page.locator('.ant-select-dropdown')).toBeHidden();
  });

  await test.step('a dialog and a drawer close, and the focus returns', async () => {
    const name = rows.first().getByRole('button').first();
    await name.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(name).toBeFocused();
    await page.keyboard.press('Control+Alt+d');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(name).toBeFocused();
  });
});

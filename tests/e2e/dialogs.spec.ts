import { expect, test, type Page } from '@playwright/test';
import { runAxe } from '../support/axe';
import { openStage } from '../support/stage/openStage';

// The first test of each worker bundles the stage.
// Dialogs fade in and out here.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Waits until animations have ended: before that, a dialog is not at its position and text has too little contrast. */
const isAtRest = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
            ).length,
      ),
    )
    .toBe(0);

const open = async (page: Page, scene = 'dialog') => {
  await openStage(page, scene);
  await page.getByRole('button', { name: 'open' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bind' });
  await expect(dialog).toBeVisible();
  await isAtRest(page);
  return dialog;
};

const boxOf = async (page: Page) => (await page.getByRole('dialog').first().boundingBox())!;

async function drag(page: Page, from: { x: number; y: number }, by: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2, { steps: 4 });
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 4 });
  await page.mouse.up();
}

test('R123 R124 a dialog is 580 px wide, and never wider than the window', async ({ page }) => {
  await open(page);
  await expect.poll(async () => (await boxOf(page)).width).toBeCloseTo(580, 0);
  await page.setViewportSize({ width: 375, height: 720 });
  await expect.poll(async () => (await boxOf(page)).width).toBeCloseTo(343, 0);
  await openStage(page, 'dialog&untitled');
  await page.getByRole('button', { name: 'open' }).click();
  await expect(page.getByRole('dialog', { name: '默认标题' })).toBeVisible();
});

test('R125 Escape closes an open select first, then the topmost dialog; a click outside closes nothing', async ({
  page,
}) => {
  const dialog = await open(page);
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await page.getByRole('combobox', { name: 'column' }).click();
  await expect(page.getByText('Rules', { exact: true }).last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: 'column' })).toHaveAttribute('aria-expanded', 'false');
  await expect(dialog).toBeVisible();
  await page.getByRole('button', { name: 'go on' }).click();
  await expect(page.getByText('inner words')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('inner words')).toBeHidden();
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('button', { name: 'go on' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('R125 a layer that is fading out does not swallow the next Escape', async ({ page }) => {
  const dialog = await open(page);
  const select = page.getByRole('combobox', { name: 'column' });
  await test.step('a select, then its dialog', async () => {
    await select.click();
    await expect(page.getByText('Rules', { exact: true }).last()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(select).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('a select, the inner dialog, then the outer one', async () => {
    await page.getByRole('button', { name: 'open' }).click();
    await isAtRest(page);
    await select.click();
    await expect(page.getByText('Rules', { exact: true }).last()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'go on' }).click();
    await expect(page.getByText('inner words')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});

test('R125 unsaved input is asked about, once per Escape, and Escape has no effect after leaving', async ({ page }) => {
  const dialog = await open(page, 'dialog&unsaved');
  const question = page.getByRole('dialog', { name: '确定离开？' });
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await expect(page.getByRole('button', { name: '继续编辑' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '离开' }).click();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('R126 a dialog is dragged by its header, stays reachable, and reopens in the middle', async ({ page }) => {
  const dialog = await open(page);
  const home = await boxOf(page);
  await drag(page, { x: home.x + 100, y: home.y + 30 }, { x: 100, y: 60 });
  await expect.poll(() => boxOf(page)).toMatchObject({ x: home.x + 100, y: home.y + 60 });

  const words = (await page.getByText('words to select').boundingBox())!;
  await drag(page, { x: words.x + 2, y: words.y + 10 }, { x: 90, y: 0 });
  await expect.poll(async () => (await boxOf(page)).x).toBe(home.x + 100);
  await expect.poll(() => page.evaluate(() => String(window.getSelection()))).not.toBe('');

  for (const [x, y] of [
    [3000, 3000],
    [-3000, -3000],
  ] as const) {
    const box = await boxOf(page);
    const handle = box.x < 0 ? box.x + box.width - 70 : box.x + 20;
    await drag(page, { x: handle, y: box.y + 20 }, { x, y });
    await expect.poll(() => boxOf(page)).not.toEqual(box);
    await expect
      .poll(async () => {
        const after = await boxOf(page);
        const inSight = Math.min(after.x + after.width, 1366) - Math.max(after.x, 0);
        return inSight >= 40 && after.y >= 0 && 768 - after.y >= 40;
      })
      .toBe(true);
  }

  const box = await boxOf(page);
  await page.mouse.dblclick(box.x + box.width - 70, box.y + 20);
  await expect.poll(() => boxOf(page)).toMatchObject({ x: home.x, y: home.y });

  await drag(page, { x: home.x + 100, y: home.y + 30 }, { x: 50, y: 0 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'open' }).click();
  await expect(dialog).toBeVisible();
  await expect.poll(async () => (await boxOf(page)).x).toBe(home.x);
});

test('R127 the focus starts in the first field, stays inside and is restored on close', async ({ page }) => {
  const dialog = await open(page);
  await expect(page.getByRole('textbox', { name: 'phone' })).toBeFocused();
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press(step < 10 ? 'Tab' : 'Shift+Tab');
    await expect
      .poll(() =>
        page.evaluate(() => {
          const focused = document.activeElement;
          return focused === document.body || focused?.closest('[role="dialog"]') !== null;
        }),
      )
      .toBe(true);
  }
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'open' })).toBeFocused();
});

test('R311 a page that is hidden with an open dialog is interactive on return', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const dialog = await open(page);
  const hide = (isHidden: boolean) =>
    page.evaluate((value) => (window as unknown as { setHidden(v: boolean): void }).setHidden(value), isHidden);
  await hide(true);
  await expect(dialog).toBeHidden();
  await hide(false);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(errors).toEqual([]);
});

test('R178 R127 the overlay blocks the pointer at once, and a dialog keeps its focus', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    const stage = window as unknown as { acquireOverlay(): () => void; end(): void };
    stage.end = stage.acquireOverlay();
  });
  await expect(page.getByText('操作中...')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.elementFromPoint(683, 300)?.closest('[data-overlay]') !== null))
    .toBe(true);
  await expect(page.getByRole('textbox', { name: 'phone' })).toBeFocused();
  await page.evaluate(() => (window as unknown as { end(): void }).end());
  await expect(page.locator('[data-overlay]')).toHaveCount(0);
});

for (const scene of ['dialog', 'empty'])
  test(`R003 R119 R127 axe finds nothing serious in the scene ${scene}`, async ({ page }) => {
    if (scene === 'dialog') await open(page);
    else await openStage(page, scene);
    await page.evaluate(() => {
      const { toast } = window as unknown as { toast: { show(request: object): void } };
      for (const type of ['success', 'error', 'save']) toast.show({ type, text: `说明 ${type}` });
    });
    await expect(page.getByText('说明 save')).toBeVisible();
    await isAtRest(page);
    const serious = (await runAxe(page)).filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });

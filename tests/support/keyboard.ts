import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Key presses after which a control counts as out of reach. */
const MAX_PRESSES = 150;

/** Whether a focused element shows it: a text by its caret, other controls by a ring. */
const isFocusVisible = (element: Element): boolean => {
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
  const hasRing = (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  return hasRing || element.matches('input, textarea, [contenteditable="true"]');
};

/** Moves the focus to a control by one key, as somebody without a mouse does; fails when the key does not lead there. */
async function moveTo(page: Page, control: Locator, key: string): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) {
      await expect(control).toBeInViewport();
      await expect.poll(() => control.evaluate(isFocusVisible), 'the focus is visible').toBe(true);
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${control.toString()}`);
}

/** Moves the focus through the page. */
export const reach = (page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> =>
  moveTo(page, control, key);

/** Moves the focus through an open menu. */
export const walkTo = (page: Page, item: Locator): Promise<void> => moveTo(page, item, 'ArrowDown');

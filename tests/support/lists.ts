import type { Page } from '@playwright/test';

/** Rows of the list on the screen that stand whole above its pager. */
export const rowsAbovePager = (page: Page) => async (): Promise<number> =>
  page.locator('.ant-pagination').evaluate((pager) => {
    const edge = pager.getBoundingClientRect().top;
    const all = [...document.querySelectorAll('tr[data-row-key]')];
    return all.filter((row) => row.getBoundingClientRect().bottom <= edge).length;
  });

import type { Page } from '@playwright/test';

/** The time that the clock of a page shows, in ms. */
export const now = (page: Page) => page.evaluate(() => Date.now());

/**
 * The time of a page before and after an action that starts a time limit, in ms: the limit begins between the two. A
 * test that stops the clock before `earliest` + limit, and then runs it past `latest` + limit, sees that something
 * happens then and not before, however long the machine takes.
 */
export async function timeOf(page: Page, act: () => Promise<unknown>) {
  const earliest = await now(page);
  await act();
  return { earliest, latest: await now(page) };
}

import type { Page } from '@playwright/test';

/** The time that the clock of a page shows, in ms. */
export const now = (page: Page) => page.evaluate(() => Date.now());

/** The time of a page before and after an action that starts a time limit, in ms: the limit begins between the two. */
export interface Span {
  earliest: number;
  latest: number;
}

export async function timeOf(page: Page, act: () => Promise<unknown>): Promise<Span> {
  const earliest = await now(page);
  await act();
  return { earliest, latest: await now(page) };
}

/**
 * Stops the clock of a page a second before a limit in ms, expects what holds until then, and lets the limit pass: what
 * happens then has not happened before, however long the machine takes.
 */
export async function passLimit(
  page: Page,
  { earliest, latest }: Span,
  limit: number,
  expectBefore: () => Promise<unknown>,
): Promise<void> {
  await page.clock.pauseAt(earliest + limit - 1_000);
  await expectBefore();
  await page.clock.runFor(latest - earliest + 2_000);
  await page.clock.resume();
}

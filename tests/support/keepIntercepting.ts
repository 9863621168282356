import type { Page } from '@playwright/test';

/**
 * Keeps the requests of a page intercepted once one of them was: what is no longer routed goes on to the server. Playwright
 * never tells of a request that begins while it stops intercepting, so that a record of requests would lack it.
 */
export function keepIntercepting(page: Page): void {
  page.unroute = async (address) => {
    await page.route(address, (route) => route.continue().catch(() => undefined));
  };
}

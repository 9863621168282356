import type { Page } from '@playwright/test';

/** What Playwright, which runs in this process, has behind a page: not a part of its interface. */
interface InternalPage {
  _connection: {
    toImpl(page: Page): {
      delegate: { _mainFrameSession: { _client: { send(method: string, parameters: object): Promise<unknown> } } };
    };
  };
}

/**
 * Turns the cache on, which Playwright turns off while requests are intercepted. Without it every start fetches every file
 * of the build anew, and takes half as much processor time again.
 */
async function enableCache(page: Page): Promise<void> {
  const { delegate } = (page as unknown as InternalPage)._connection.toImpl(page);
  await delegate._mainFrameSession._client.send('Network.setCacheDisabled', { cacheDisabled: false });
}

/**
 * Keeps the requests of a page intercepted once one of them was: what is no longer routed goes on to the server. Playwright
 * never tells of a request that begins while it stops intercepting, so that a record of requests would lack it.
 *
 * Files that the browser has in memory are intercepted only with `interceptsFiles`.
 */
export function keepIntercepting(page: Page, { interceptsFiles }: { interceptsFiles: boolean }): void {
  const route = page.route.bind(page);
  page.route = async (...given) => {
    const routed = await route(...given);
    if (!interceptsFiles) await enableCache(page);
    return routed;
  };
  page.unroute = async (address) => {
    await page.route(address, (each) => each.continue().catch(() => undefined));
  };
}

import type { Page, Request } from '@playwright/test';

/**
 * Watches the requests of a page, and returns a function that lists the addresses of those without a response. While
 * Playwright intercepts requests it tells of one after the page has sent it, so that 2 of 100 were unknown when asked
 * right after; the protocol tells of each in order. So a page that has a route is also watched by the protocol.
 */
export function watchPendingRequests(page: Page): () => string[] {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));

  /** Address and document of each request, by the request's id. */
  const sent = new Map<string, { url: string; loaderId: string }>();
  const watch = async () => {
    const protocol = await page.context().newCDPSession(page);
    protocol.on('Network.requestWillBeSent', ({ requestId, loaderId, request: { url } }) =>
      sent.set(requestId, { url, loaderId }),
    );
    protocol.on('Network.loadingFinished', ({ requestId }) => sent.delete(requestId));
    protocol.on('Network.loadingFailed', ({ requestId }) => sent.delete(requestId));
    // A document that is left takes its requests with it, and need not tell.
    protocol.on('Page.frameNavigated', ({ frame }) => {
      if (frame.parentId === undefined)
        for (const [requestId, { loaderId }] of sent) if (loaderId !== frame.loaderId) sent.delete(requestId);
    });
    await Promise.all([protocol.send('Network.enable'), protocol.send('Page.enable')]);
  };
  let watching: Promise<void> | undefined;
  const route = page.route.bind(page);
  page.route = async (...given) => {
    await (watching ??= watch());
    return route(...given);
  };
  return () => [...[...pending].map((request) => request.url()), ...[...sent.values()].map(({ url }) => url)];
}

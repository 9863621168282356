import type { Page, Request } from '@playwright/test';

/**
 * Counts the calls of a page that have no response yet. While Playwright intercepts requests it tells of one after the
 * page has sent it, so that 2 of 100 were unknown when asked right after; the protocol tells of each in order. So a page
 * that has a route is also watched by the protocol.
 */
export function countPendingCalls(page: Page, isCall: (url: string) => boolean): () => number {
  const pending = new Set<Request>();
  page.on('request', (request) => isCall(request.url()) && pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));

  /** The document of each call, by the call's id. */
  const sent = new Map<string, string>();
  const watch = async () => {
    const protocol = await page.context().newCDPSession(page);
    protocol.on('Network.requestWillBeSent', ({ requestId, loaderId, request }) => {
      if (isCall(request.url)) sent.set(requestId, loaderId);
    });
    protocol.on('Network.loadingFinished', ({ requestId }) => sent.delete(requestId));
    protocol.on('Network.loadingFailed', ({ requestId }) => sent.delete(requestId));
    // A document that is left takes its calls with it, and need not tell.
    protocol.on('Page.frameNavigated', ({ frame }) => {
      if (frame.parentId === undefined)
        for (const [requestId, loaderId] of sent) if (loaderId !== frame.loaderId) sent.delete(requestId);
    });
    await Promise.all([protocol.send('Network.enable'), protocol.send('Page.enable')]);
  };
  let watching: Promise<void> | undefined;
  const route = page.route.bind(page);
  page.route = async (...given) => {
    await (watching ??= watch());
    return route(...given);
  };
  return () => pending.size + sent.size;
}

import { exits, freshPage, resetBrowser, settle, toast } from '../../../tests/support/sessionPage';

/** Loads a page with a session whose calls go through the real HTTP client to a server that returns `body`. */
const pageBefore = async (respond: (address: string) => { status?: number; body: unknown; delayMs?: number }) => {
  const page = await freshPage();
  const http = await import('@/services/http');
  const { endpoints } = await import('@/services/endpoints');
  const { getEnvironment } = await import('@/utils/environment');
  const fetched = jest.fn(async (address: string, init: RequestInit) => {
    const { status = 200, body, delayMs = 0 } = respond(address);
    await new Promise((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('cut off', 'AbortError')));
      if (delayMs) setTimeout(resolve, delayMs);
      else resolve(undefined);
    });
    return new Response(JSON.stringify(body), { status });
  });
  global.fetch = fetched as never;
  const onFailure = jest.fn();
  http.configureHttp({
    environment: getEnvironment(),
    readToken: page.readToken,
    isSigningOut: page.isSigningOut,
    onFailure,
    onSessionExpired: page.handleTokenRefused,
  });
  await page.ensureSession();
  await settle();
  const ask = () => http.call(endpoints.listHomeManuals, undefined);
  return { ...page, ask, fetched, onFailure };
};

const EXPIRED = { status: '201', msg: '登录已过期' };

beforeEach(() => {
  resetBrowser();
  jest.useFakeTimers();
});

describe('R154 R289 R306 T10 status 201', () => {
  test.each([5, 20])(
    '%s calls in parallel: one message, nothing after 299 ms, exactly one sign-out after 300 ms',
    async (count) => {
      const { ask, onFailure, sessionStore } = await pageBefore(() => ({ body: EXPIRED }));
      const results = Promise.allSettled(Array.from({ length: count }, ask));
      await jest.advanceTimersByTimeAsync(0);
      expect((await results).every(({ status }) => status === 'rejected')).toBe(true);
      expect(toast.show).toHaveBeenCalledTimes(1);
      expect(toast.show.mock.calls[0]?.[0]).toMatchObject({ type: 'warning', text: '登录已过期' });
      expect(onFailure).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(299);
      expect(exits.redirectTo).not.toHaveBeenCalled();
      expect(sessionStore.getState().phase).toBe('active');
      await jest.advanceTimersByTimeAsync(1);
      expect(exits.redirectTo).toHaveBeenCalledTimes(1);
      expect(sessionStore.getState().phase).toBe('ended');
      await jest.advanceTimersByTimeAsync(10_000);
      expect(exits.redirectTo).toHaveBeenCalledTimes(1);
    },
  );

  test('T11 without the cookie, too: the message says that the session has expired', async () => {
    const { sessionStore, ...page } = await freshPage();
    await page.ensureSession();
    document.cookie = 'ssoToken=; Path=/; Max-Age=0';
    page.handleTokenRefused();
    expect(toast.show.mock.calls.map(([{ text }]) => text as string)).toEqual(['登录已过期']);
    page.handleTokenRefused();
    await jest.advanceTimersByTimeAsync(300);
    expect(sessionStore.getState()).toMatchObject({ phase: 'ended', endReason: 'expired' });
    expect(toast.show).toHaveBeenCalledTimes(1);
  });

  test('R222 a window that starts continues with the token that another one has stored', async () => {
    const page = await freshPage();
    await page.ensureSession();
    page.sessionStore.setState({ phase: 'starting' });
    document.cookie = 'ssoToken=persona-demo.r7; Path=/';
    page.handleTokenRefused();
    expect([page.readToken(), page.isSigningOut()]).toEqual(['persona-demo.r7', false]);
  });

  test('F27 while it ends no call starts, pending ones are aborted, and no message appears', async () => {
    const { ask, fetched, onFailure, signOut } = await pageBefore(() => ({
      body: { status: '1', data: null },
      delayMs: 60_000,
    }));
    const running = ask().catch((error: Error) => error.name);
    await jest.advanceTimersByTimeAsync(0);
    const started = fetched.mock.calls.length;
    expect(started).toBeGreaterThan(0);
    signOut('expired');
    expect(await running).toBe('AbortedError');
    await expect(ask()).rejects.toMatchObject({ name: 'AbortedError' });
    expect(fetched).toHaveBeenCalledTimes(started);
    expect(onFailure).not.toHaveBeenCalled();
  });

  test('A17 HTTP 401 shows a message, HTTP 201 is a success: neither signs out', async () => {
    const statuses = [401, 201];
    const { ask, isSigningOut } = await pageBefore(() => ({
      status: statuses.shift() ?? 200,
      body: { status: '1', msg: '', data: null },
    }));
    await ask().catch(() => undefined);
    await ask().catch(() => undefined);
    expect(statuses).toEqual([]);
    expect(isSigningOut()).toBe(false);
  });
});

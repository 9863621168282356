import { exits, freshPage, person, resetBrowser, services, settle, toast } from '../../../tests/support/sessionPage';

const NOW = 1_700_000_000_000;

/** A running session whose server returns these lifetimes, in seconds. */
const pageWithExpiry = async ({ user, token }: { user?: number; token?: number }) => {
  services.getUserInfo.mockResolvedValue({ ...person, expiresIn: user });
  services.refreshToken.mockResolvedValue({ ssoToken: 'persona-demo.r1', expiresIn: token });
  const page = await freshPage();
  const stop = page.watchExpiry();
  await page.ensureSession();
  await settle();
  return { ...page, stop };
};

beforeEach(() => {
  resetBrowser();
  jest.useFakeTimers({ now: NOW });
});

describe('R155 session expiry', () => {
  test.each([
    [{ user: 180 }, NOW + 180_000],
    [{ token: 180 }, NOW + 180_000],
    [{ user: 90, token: 180 }, NOW + 90_000],
    [{}, null],
  ])('reported as %j the session ends at %s', async (lifetimes, end) => {
    const { sessionStore } = await pageWithExpiry(lifetimes);
    expect(sessionStore.getState().endsAt).toBe(end);
  });

  test('at the expiry, and not a millisecond before, the person is signed out as expired', async () => {
    const { isSigningOut } = await pageWithExpiry({ user: 180 });
    await jest.advanceTimersByTimeAsync(179_999);
    expect(isSigningOut()).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(isSigningOut()).toBe(true);
    expect(toast.show.mock.calls.at(-1)?.[0]).toMatchObject({ type: 'warning', text: '登录已过期' });
    expect(exits.redirectTo).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(300);
    expect(exits.redirectTo).toHaveBeenCalledTimes(1);
  });

  test('an unknown expiry does not sign out, nor does a stopped watch', async () => {
    const unknown = await pageWithExpiry({});
    jest.advanceTimersByTime(30 * 86_400_000);
    expect(unknown.isSigningOut()).toBe(false);
    const stopped = await pageWithExpiry({ user: 180 });
    stopped.stop();
    await jest.advanceTimersByTimeAsync(200_000);
    expect(stopped.isSigningOut()).toBe(false);
  });

  test('an expiry after a month exceeds the longest timer of a browser and still works', async () => {
    const { isSigningOut } = await pageWithExpiry({ user: 30 * 86_400 });
    jest.advanceTimersByTime(30 * 86_400_000 - 1);
    expect(isSigningOut()).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(isSigningOut()).toBe(true);
  });

  test('R222 extending renews the token once, however often it is requested, and moves the expiry', async () => {
    const { extendSession, sessionStore, readToken } = await pageWithExpiry({ user: 180 });
    services.refreshToken.mockClear().mockResolvedValue({ ssoToken: 'persona-demo.r2', expiresIn: 600 });
    await jest.advanceTimersByTimeAsync(100_000);
    await Promise.all([extendSession(), extendSession(), extendSession()]);
    expect(services.refreshToken).toHaveBeenCalledTimes(1);
    expect(readToken()).toBe('persona-demo.r2');
    expect(sessionStore.getState().endsAt).toBe(NOW + 700_000);
  });

  test('R222 a renewal after a failed one, or after one that has ended, asks the server again', async () => {
    const { extendSession, readToken } = await pageWithExpiry({ user: 180 });
    services.refreshToken.mockClear().mockRejectedValueOnce(new Error('no answer'));
    await expect(extendSession()).rejects.toThrow('no answer');
    for (const round of [2, 3]) {
      services.refreshToken.mockResolvedValueOnce({ ssoToken: `persona-demo.r${round}`, expiresIn: 600 });
      await extendSession();
      expect(readToken()).toBe(`persona-demo.r${round}`);
    }
    expect(services.refreshToken).toHaveBeenCalledTimes(3);
  });

  test('R155 the other windows learn the renewed expiry, those of a person without a key do not', async () => {
    const { extendSession, sessionStore } = await pageWithExpiry({ user: 180 });
    const received: unknown[] = [];
    new BroadcastChannel('portal.session').addEventListener('message', ({ data }) => received.push(data));
    services.refreshToken.mockResolvedValue({ ssoToken: 'persona-demo.r2', expiresIn: 600 });
    await extendSession();
    await jest.advanceTimersByTimeAsync(0);
    const { userKey } = sessionStore.getState();
    expect(received).toEqual([{ type: 'renewed', person: userKey, endsAt: NOW + 600_000 }]);
    sessionStore.setState({ userKey: null });
    services.refreshToken.mockResolvedValue({ ssoToken: 'persona-demo.r3', expiresIn: 600 });
    await extendSession();
    await jest.advanceTimersByTimeAsync(0);
    expect(received).toHaveLength(1);
  });

  test('T11 a renewal after a sign-out elsewhere signs out, and during the own sign-out restores nothing', async () => {
    const { extendSession, sessionStore, signOut } = await pageWithExpiry({ user: 180 });
    services.refreshToken.mockImplementation(async () => {
      document.cookie = 'ssoToken=; Path=/; Max-Age=0';
      return { ssoToken: 'persona-demo.r2' };
    });
    await extendSession();
    expect(sessionStore.getState()).toMatchObject({ phase: 'ended', endReason: 'other-window' });
    expect(document.cookie).toBe('');
    const sent = services.refreshToken.mock.calls.length;
    signOut('chosen');
    await extendSession();
    expect(services.refreshToken.mock.calls).toHaveLength(sent);
  });

  test('R155 a session that is not active yet, or no longer, does not expire', async () => {
    const { sessionStore, isSigningOut } = await pageWithExpiry({ user: 180 });
    sessionStore.setState({ phase: 'failed' });
    await jest.advanceTimersByTimeAsync(200_000);
    expect(isSigningOut()).toBe(false);
    sessionStore.setState({ phase: 'active' });
    await jest.advanceTimersByTimeAsync(0);
    expect(isSigningOut()).toBe(true);
  });

  test('R155 an expiry that is known before the watch starts counts as well', async () => {
    const { sessionStore, isSigningOut, stop, watchExpiry } = await pageWithExpiry({});
    stop();
    sessionStore.setState({ endsAt: NOW + 60_000 });
    const stopAgain = watchExpiry();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(isSigningOut()).toBe(true);
    stopAgain();
  });

  test('a failed renewal keeps the token and the expiry', async () => {
    const { extendSession, sessionStore, readToken } = await pageWithExpiry({ user: 180 });
    services.refreshToken.mockRejectedValue(new Error('no answer'));
    await expect(extendSession()).rejects.toThrow('no answer');
    expect(readToken()).toBe('persona-demo.r1');
    expect(sessionStore.getState().endsAt).toBe(NOW + 180_000);
  });

  test('R155 a cookie that was removed by hand does not keep the session beyond its expiry', async () => {
    const { isSigningOut } = await pageWithExpiry({ user: 180 });
    document.cookie = 'ssoToken=; Path=/; Max-Age=0';
    await jest.advanceTimersByTimeAsync(180_000);
    expect(isSigningOut()).toBe(true);
    expect(toast.show.mock.calls.at(-1)?.[0]).toMatchObject({ text: '登录已过期' });
  });

  test('T11 the expiry of a token that another window has replaced does not sign out', async () => {
    const { isSigningOut, sessionStore } = await pageWithExpiry({ user: 180 });
    document.cookie = 'ssoToken=persona-demo.r2; Path=/';
    await jest.advanceTimersByTimeAsync(180_000);
    expect(isSigningOut()).toBe(false);
    expect(sessionStore.getState().endsAt).toBeNull();
  });

  test('T11 the same person with a newer token: the window adopts it and loads its expiry', async () => {
    const { readToken, sessionStore } = await pageWithExpiry({ user: 180 });
    document.cookie = 'ssoToken=persona-demo.r2; Path=/';
    services.getUserInfo.mockResolvedValue({ ...person, expiresIn: 600 });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(readToken()).toBe('persona-demo.r2');
    expect(sessionStore.getState().endsAt).toBeNull();
    await jest.advanceTimersByTimeAsync(0);
    expect(sessionStore.getState().endsAt).toBe(NOW + 600_000);
  });

  test('T3 a renewal response after another sign-in changes neither the token nor the expiry', async () => {
    const { extendSession, readToken, sessionStore } = await pageWithExpiry({ user: 180 });
    services.refreshToken.mockImplementation(async () => {
      document.cookie = 'ssoToken=persona-other; Path=/';
      return { ssoToken: 'persona-demo.r2', expiresIn: 600 };
    });
    const listener = jest.fn();
    new BroadcastChannel('portal.session').addEventListener('message', listener);
    await extendSession();
    await jest.advanceTimersByTimeAsync(0);
    expect(readToken()).toBe('persona-demo.r1');
    expect(document.cookie).toBe('ssoToken=persona-other');
    expect(sessionStore.getState().endsAt).toBe(NOW + 180_000);
    expect(listener).not.toHaveBeenCalled();
  });

  test('T11 the other windows of the same user get the same expiry', async () => {
    const { sessionStore } = await pageWithExpiry({ user: 180 });
    const other = new BroadcastChannel('portal.session');
    const own = sessionStore.getState().userKey;
    other.postMessage({ type: 'renewed', person: 'somebody-else', endsAt: NOW + 1 });
    await jest.advanceTimersByTimeAsync(0);
    expect(sessionStore.getState().endsAt).toBe(NOW + 180_000);
    other.postMessage({ type: 'renewed', person: own, endsAt: NOW + 600_000 });
    await jest.advanceTimersByTimeAsync(0);
    expect(sessionStore.getState().endsAt).toBe(NOW + 600_000);
  });

  test('the expiry is cleared with the session', async () => {
    const { sessionStore, signOut } = await pageWithExpiry({ user: 180 });
    signOut('chosen');
    expect(sessionStore.getState().endsAt).toBeNull();
  });
});

describe('R169 R206 loading the user info again', () => {
  test('applies what has changed', async () => {
    const { reloadUser, sessionStore } = await pageWithExpiry({});
    services.getUserInfo.mockResolvedValue({ ...person, identityState: 4 });
    await reloadUser();
    expect(sessionStore.getState()).toMatchObject({ identityState: 4, user: { identityState: 4 } });
    expect(JSON.parse(sessionStorage.getItem('userInfo')!)).toMatchObject({ zattestState: 4 });
  });

  test('T3 ignores a response about another person', async () => {
    const { reloadUser, sessionStore } = await pageWithExpiry({});
    services.getUserInfo.mockResolvedValue({ ...person, jobNumber: 'XK009999', identityState: 5 });
    await reloadUser();
    expect(sessionStore.getState().identityState).toBe(1);
    expect(sessionStorage.getItem('userInfo')).not.toContain('XK009999');
  });

  test.each(['failed', 'ended', 'no-phone'] as const)('in the phase %s changes nothing', async (phase) => {
    const { reloadUser, sessionStore } = await pageWithExpiry({});
    sessionStore.setState({ phase });
    const changed = { ...person, identityState: 4 };
    services.getUserInfo.mockResolvedValue(changed);
    expect(await reloadUser()).toBe(changed);
    expect(sessionStore.getState().identityState).toBe(1);
    expect(JSON.parse(sessionStorage.getItem('userInfo')!)).toMatchObject({ zattestState: 1 });
  });

  test('runs in the background unless the person has asked for it', async () => {
    const { reloadUser } = await pageWithExpiry({});
    await reloadUser();
    expect(services.getUserInfo).toHaveBeenLastCalledWith({ quiet: true, overlay: false });
    await reloadUser({ overlay: true });
    expect(services.getUserInfo).toHaveBeenLastCalledWith({ overlay: true });
  });

  test('R190 without a phone the session ends as at the start', async () => {
    const { reloadUser, sessionStore, isSigningOut } = await pageWithExpiry({});
    services.getUserInfo.mockResolvedValue({ ...person, telephone: ' ' });
    await reloadUser();
    expect(sessionStore.getState().phase).toBe('no-phone');
    await jest.advanceTimersByTimeAsync(2299);
    expect(isSigningOut()).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(isSigningOut()).toBe(true);
  });
});

import { exits, freshPage, resetBrowser, services, settle } from '../../../tests/support/sessionPage';

describe('R001 A30 not signed in', () => {
  beforeEach(() => resetBrowser(null));

  test('sends no call, stores the address and shows the login address', async () => {
    window.history.replaceState(null, '', '/mainApp/noticeList?status=2');
    const { sessionStore, ensureSession } = await freshPage();
    await ensureSession();
    expect(Object.values(services).filter(({ mock }) => mock.calls.length > 0)).toEqual([]);
    expect(sessionStore.getState().phase).toBe('guest');
    expect(window.location.pathname + window.location.hash).toBe('/#/login');
    expect(sessionStorage.getItem('portal.wantedAddress')).toContain('/mainApp/noticeList?status=2');
  });

  test('R042 a login address on another origin is opened', async () => {
    window.__PORTAL_ENVIRONMENT__ = {
      ...(window.__PORTAL_ENVIRONMENT__ as object),
      portalSite: 'https://portal.property-group.example',
    };
    const { ensureSession } = await freshPage();
    await ensureSession();
    expect(exits.redirectTo).toHaveBeenCalledWith('https://portal.property-group.example/#/login');
  });

  test('R042 A37 a login address that may not be opened fails with a message instead of waiting forever', async () => {
    window.__PORTAL_ENVIRONMENT__ = {
      ...(window.__PORTAL_ENVIRONMENT__ as object),
      portalSite: 'https://portal.property-group.example',
    };
    exits.redirectTo.mockReturnValue(false);
    const { sessionStore, ensureSession } = await freshPage();
    await ensureSession();
    expect(sessionStore.getState()).toMatchObject({
      phase: 'failed',
      failure: { name: 'EnvironmentError', missing: 'portalSite' },
    });
  });

  test('T5 clears what an earlier session left in storage', async () => {
    localStorage.setItem('ssoToken', 'persona-demo');
    localStorage.setItem('userName', '林知远');
    sessionStorage.setItem('userInfo', '{"telephone":"13812345678"}');
    const { ensureSession } = await freshPage();
    await ensureSession();
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });

  test('a malformed token in the cookie counts as absent', async () => {
    document.cookie = 'ssoToken=a%20b; Path=/';
    const { sessionStore, ensureSession } = await freshPage();
    await ensureSession();
    expect(sessionStore.getState().phase).toBe('guest');
  });

  test('A30 after sign-in the stored address replaces the root, once', async () => {
    window.history.replaceState(null, '', '/mainApp/noticeList');
    await (await freshPage()).ensureSession();
    document.cookie = 'ssoToken=persona-demo; Path=/';
    window.history.replaceState(null, '', '/');
    await (await freshPage()).ensureSession();
    expect(window.location.pathname).toBe('/mainApp/noticeList');
    window.history.replaceState(null, '', '/');
    await (await freshPage()).ensureSession();
    expect(window.location.pathname).toBe('/');
  });

  test.each([
    ['/', '/mainApp/todoList', '/mainApp/todoList'],
    ['/?hideBar=1', '/mainApp/todoList', '/mainApp/todoList?hideBar=1'],
    ['/', '/home', '/'],
    ['/', 'https://evil.example/', '/'],
    ['/home', '/mainApp/todoList', '/home'],
    ['/mainApp/noticeList', '/mainApp/todoList', '/mainApp/noticeList'],
  ])('R020 R043 from %s a person who starts with %s gets to %s', async (address, startPage, expected) => {
    document.cookie = 'ssoToken=persona-demo; Path=/';
    localStorage.setItem('portal.startPage', JSON.stringify({ version: 1, value: startPage }));
    window.history.replaceState(null, '', address);
    await (await freshPage()).ensureSession();
    expect(window.location.pathname + window.location.search).toBe(expected);
  });

  test('the login address with a session leads to the root', async () => {
    document.cookie = 'ssoToken=persona-demo; Path=/';
    window.history.replaceState(null, '', '/#/login');
    const { sessionStore, ensureSession } = await freshPage();
    await ensureSession();
    expect(sessionStore.getState().phase).toBe('active');
    expect(window.location.hash).toBe('');
  });

  test('Back does not lead to an address that the portal has left by itself', async () => {
    const entries = window.history.length;
    await (await freshPage()).ensureSession();
    expect([window.location.hash, window.history.length]).toEqual(['#/login', entries]);
    document.cookie = 'ssoToken=persona-demo; Path=/';
    window.history.replaceState(null, '', '/#/login?returnUrl=x');
    localStorage.setItem('portal.startPage', '{"version":1,"value":"/mainApp/todoList"}');
    await (await freshPage()).ensureSession();
    expect([window.location.pathname, window.history.length]).toEqual(['/mainApp/todoList', entries]);
  });
});

describe('F58 R001 a loop between the portal and the identity provider', () => {
  /**
   * Opens the portal as after a redirect of the identity provider, then leaves for sign-in as the login address does.
   */
  const comeBack = async (address: string) => {
    window.history.replaceState(null, '', address);
    const page = await freshPage();
    (await import('@/shell/single-sign-on')).consumeTokenFromUrl();
    await page.ensureSession();
    const { phase, signInProblem } = page.sessionStore.getState();
    if (phase === 'guest') page.goToSignIn();
    return { page, phase, signInProblem };
  };
  const rounds = async (...addresses: string[]) => {
    const phases: string[] = [];
    for (const address of addresses) phases.push((await comeBack(address)).phase);
    return phases;
  };

  beforeEach(() => {
    resetBrowser(null);
  });

  test.each([
    ['without a token', '/', 'no-token'],
    ['with an empty token', '/?ssoToken=', 'unusable-token'],
    ['with a token that is too long', `/?ssoToken=${'a'.repeat(5000)}`, 'unusable-token'],
    ['with a malformed token', '/?ssoToken=%3Cb%3E', 'unusable-token'],
    ['at the provider’s own address', '/_idp/login?entityId=portal', 'environment'],
  ])('after two rounds that end %s a page says so', async (_, address, signInProblem) => {
    expect(await rounds('/mainApp/noticeList', address)).toEqual(['guest', 'guest']);
    exits.redirectTo.mockClear();
    expect(await comeBack(address)).toMatchObject({ phase: 'stopped', signInProblem });
    expect(exits.redirectTo).not.toHaveBeenCalled();
    expect(window.location.pathname + window.location.search + window.location.hash).toBe('/');
    // A30: the requested address is kept, and it is not the provider's.
    expect(sessionStorage.getItem('portal.wantedAddress')).toContain('"/mainApp/noticeList"');
  });

  test('a reload stops again; a retry leaves, and so does a visit a minute later', async () => {
    expect(await rounds('/', '/', '/', '/')).toEqual(['guest', 'guest', 'stopped', 'stopped']);
    jest.advanceTimersByTime(60_000);
    expect(await rounds('/', '/')).toEqual(['guest', 'guest']);
    const { page } = await comeBack('/');
    page.retrySignIn();
    expect(exits.redirectTo).toHaveBeenLastCalledWith(expect.stringContaining('/_idp/login?'));
    expect(await rounds('/', '/')).toEqual(['guest', 'stopped']);
  });

  test('a session in between resets the count', async () => {
    await rounds('/', '/');
    await comeBack('/?ssoToken=persona-demo');
    await settle();
    document.cookie = 'ssoToken=; Path=/; Max-Age=0';
    expect(await rounds('/', '/')).toEqual(['guest', 'guest']);
  });

  test('R152 a sign-out, which leads to the login address itself, stores nothing and does not count', async () => {
    expect(await rounds('/#/login', '/#/login', '/#/login')).toEqual(['guest', 'guest', 'guest']);
    expect(sessionStorage).toHaveLength(0);
  });
});

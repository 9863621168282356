import fc from 'fast-check';
import {
  exits,
  feedback,
  freshPage,
  person,
  resetBrowser,
  services,
  settle,
  toast,
} from '../../../tests/support/sessionPage';

const LOGOUT =
  '/_idp/logout?redirectToLogin=true&entityId=portal&returnUrl=' + encodeURIComponent('http://localhost/#/login');

/** Loads a page with a session and everything that depends on it. */
const signedIn = async () => {
  const page = await freshPage();
  await page.ensureSession();
  await settle();
  return page;
};

beforeEach(() => resetBrowser());

describe('R152 signing out', () => {
  test('R150 R152 A31 leaves no cookie, no session storage, no token and no name; preferences stay', async () => {
    const { signOut } = await signedIn();
    localStorage.setItem('portal.language', '{"version":1,"value":"en-US"}');
    document.cookie = 'other=1; Path=/';
    signOut('chosen');
    expect(document.cookie).toBe('');
    expect(sessionStorage).toHaveLength(0);
    expect(Object.keys(localStorage)).toEqual(['portal.language']);
    expect(exits.redirectTo).toHaveBeenCalledWith(LOGOUT);
  });

  test.each([
    ['after a moment', false, 'no-phone'],
    ['at their request', true, null],
  ] as const)('R190 without a phone, %s: the login address says why until it is left', async (_, isAsked, reason) => {
    (await signedIn()).signOut('no-phone', isAsked);
    for (let visit = 1; visit <= 2; visit += 1) {
      const { ensureSession, sessionStore, goToSignIn } = await freshPage();
      await ensureSession();
      expect(sessionStore.getState()).toMatchObject({ phase: 'guest', endReason: reason });
      if (visit === 2) goToSignIn();
    }
    expect(sessionStorage.getItem('portal.signOutReason')).toBeNull();
  });

  test('a second sign-out does nothing', async () => {
    const { signOut, onSessionEnd } = await signedIn();
    const ended = jest.fn();
    onSessionEnd(ended);
    signOut('chosen');
    signOut('chosen');
    signOut('expired');
    expect(ended).toHaveBeenCalledTimes(1);
    expect(exits.redirectTo).toHaveBeenCalledTimes(1);
  });

  test('R141 every session store is reset', async () => {
    const { signOut, sessionStore, createSessionStore } = await signedIn();
    const other = createSessionStore(() => ({ permissionData: {}, visitedViews: [] as string[] }));
    other.setState({ permissionData: { a: 1 }, visitedViews: ['/home'] });
    signOut('chosen');
    expect(other.getState()).toEqual({ permissionData: {}, visitedViews: [] });
    expect(sessionStore.getState()).toEqual({
      ...sessionStore.getInitialState(),
      phase: 'ended',
      endReason: 'chosen',
    });
    expect(sessionStore.getState().powerList).toEqual([]);
  });

  test.each(['chosen', 'expired', 'other-window'] as const)('R152 %s: open questions are dismissed', async (reason) => {
    const { signOut } = await signedIn();
    signOut(reason);
    expect(feedback.dismissQuestions).toHaveBeenCalledTimes(1);
  });

  test('R141 T3 clears what pages loaded in the background', async () => {
    const { signOut } = await signedIn();
    const { backgroundCache } = await import('@/utils/backgroundCache');
    backgroundCache.set('home-notices', { data: ['for one person only'], time: 1 });
    signOut('chosen');
    expect(backgroundCache.get('home-notices')).toBeUndefined();
  });

  test('T9 the address of the page does not affect the redirect', async () => {
    const { signOut } = await signedIn();
    window.history.replaceState(
      null,
      '',
      '/help?returnUrl=//evil.example&redirect=https://evil.example#//evil.example',
    );
    signOut('chosen');
    expect(exits.redirectTo).toHaveBeenCalledWith(LOGOUT);
  });

  test('T11 the other windows are told, unless one of them was first', async () => {
    for (const [reason, messages] of [
      ['chosen', [{ type: 'signed-out' }]],
      ['other-window', []],
    ] as const) {
      resetBrowser();
      const { signOut } = await signedIn();
      await jest.advanceTimersByTimeAsync(0);
      const received: unknown[] = [];
      new BroadcastChannel('portal.session').addEventListener('message', ({ data }) => received.push(data));
      signOut(reason);
      await jest.advanceTimersByTimeAsync(0);
      expect(received).toEqual(messages);
    }
  });

  test('R222 T11 an expired token that another window replaces meanwhile ends neither session: this window starts again', async () => {
    const { signOut } = await signedIn();
    const received: unknown[] = [];
    new BroadcastChannel('portal.session').addEventListener('message', ({ data }) => received.push(data));
    signOut('expired');
    document.cookie = 'ssoToken=persona-demo.r2; Path=/';
    await jest.advanceTimersByTimeAsync(300);
    expect(document.cookie).toBe('ssoToken=persona-demo.r2');
    expect(exits.forceReload).toHaveBeenCalledTimes(1);
    expect(exits.redirectTo).not.toHaveBeenCalled();
    expect(received).toEqual([]);
  });

  test('A37 a sign-in page that may not be opened is a failure with a message, and no redirect is counted', async () => {
    const { goToSignIn, sessionStore } = await signedIn();
    exits.redirectTo.mockReturnValue(false);
    expect(goToSignIn()).toBe(false);
    expect(sessionStore.getState()).toMatchObject({
      phase: 'failed',
      failure: { name: 'EnvironmentError', missing: 'identityProvider' },
    });
    expect(sessionStorage.getItem('portal.signInTrip')).toBeNull();
    exits.redirectTo.mockReturnValue(true);
    expect(goToSignIn()).toBe(true);
    expect(sessionStorage.getItem('portal.signInTrip')).not.toBeNull();
  });

  test('a response after the end changes nothing', async () => {
    let respond!: (codes: string[]) => void;
    services.listPowerCodes.mockReturnValue(new Promise((resolve) => (respond = resolve)));
    const { signOut, sessionStore } = await signedIn();
    signOut('chosen');
    respond(['late']);
    await settle();
    expect(sessionStore.getState().powerList).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('T8 F57 steps that throw', () => {
  const fail = () => {
    throw new Error('broken');
  };
  const steps: Record<string, () => void> = {
    cookies: () => jest.spyOn(document, 'cookie', 'set').mockImplementation(fail),
    'reading local storage': () => jest.spyOn(Storage.prototype, 'getItem').mockImplementation(fail),
    'writing local storage': () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(fail),
    'removing from local storage': () => jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(fail),
    'clearing session storage': () => jest.spyOn(Storage.prototype, 'clear').mockImplementation(fail),
    'local storage itself': () => jest.spyOn(window, 'localStorage', 'get').mockImplementation(fail),
    'session storage itself': () => jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(fail),
    toasts: () => toast.clear.mockImplementation(fail),
    'broadcasting to other windows': () =>
      jest.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(fail),
    redirect: () => exits.redirectTo.mockImplementation(fail),
  };

  test.each(Object.entries(steps))('%s: all other steps still run', async (name, breakIt) => {
    jest.spyOn(console, 'error').mockImplementation();
    const { signOut, sessionStore, onSessionEnd } = await signedIn();
    const unmounted = jest.fn();
    onSessionEnd(fail);
    onSessionEnd(() => Promise.reject(new Error('later')));
    onSessionEnd(unmounted);
    breakIt();
    expect(() => signOut('chosen')).not.toThrow();
    await settle();
    jest.restoreAllMocks();
    expect(unmounted).toHaveBeenCalledTimes(1);
    expect(exits.redirectTo).toHaveBeenCalledTimes(1);
    expect(sessionStore.getState().phase).toBe('ended');
    if (name !== 'cookies') expect(document.cookie).toBe('');
    if (!name.includes('session storage')) expect(sessionStorage).toHaveLength(0);
    if (!name.includes('local storage')) expect(Object.keys(localStorage)).toEqual([]);
  });

  const modules: [step: string, module: string, name: string][] = [
    ['last address', './returnAddress', 'storeLastAddress'],
    ['listeners', './sessionEvents', 'emitSessionEnd'],
    ['requests', '@/services/http', 'abortAll'],
    ['cookies', '@/utils/storage', 'expireAllCookies'],
    ['local storage', '@/utils/storage', 'endLocalSession'],
    ['token', './token', 'forgetToken'],
    ['loop breaker', '@/domain/session', 'isSignOutLoop'],
    ['return address', './returnAddress', 'storeReturnAddress'],
    ['state', './createSessionStore', 'resetSessionStores'],
    ['background data', '@/utils/backgroundCache', 'forgetBackgroundData'],
  ];
  test.each(modules)('%s, which cannot fail today: the session ends, and the log names the step', async (...row) => {
    const [step, module, name] = row;
    const log = jest.spyOn(console, 'error').mockImplementation();
    jest.doMock(module, () => ({ ...jest.requireActual<object>(module), [name]: jest.fn(fail) }));
    const { signOut, sessionStore } = await signedIn();
    jest.dontMock(module);
    signOut('expired');
    signOut('chosen');
    jest.advanceTimersByTime(300);
    expect(log.mock.calls).toEqual([[expect.stringContaining(` ${step} `), new Error('broken')]]);
    expect([sessionStore.getState().phase, exits.redirectTo.mock.calls.length]).toEqual(['ended', 1]);
  });

  const named: [step: string, breakIt: () => void][] = [
    ['toasts', () => toast.clear.mockImplementation(fail)],
    ['questions', () => feedback.dismissQuestions.mockImplementation(fail)],
    ['message', () => toast.show.mockImplementation(fail)],
    ['other windows', () => jest.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(fail)],
    ['redirect', () => exits.redirectTo.mockImplementation(fail)],
  ];
  test.each(named)('%s: the log names the step', async (step, breakIt) => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const { signOut } = await signedIn();
    breakIt();
    signOut('expired');
    jest.advanceTimersByTime(300);
    expect(log.mock.calls).toEqual([[expect.stringContaining(` ${step} `), new Error('broken')]]);
  });

  test('any set of failing steps ends the session', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    await fc.assert(
      fc.asyncProperty(fc.subarray(Object.keys(steps)), async (broken) => {
        resetBrowser();
        const { signOut, sessionStore } = await signedIn();
        broken.forEach((name) => steps[name]?.());
        signOut('chosen');
        const { phase, user } = sessionStore.getState();
        jest.restoreAllMocks();
        jest.spyOn(console, 'error').mockImplementation();
        expect([phase, user]).toEqual(['ended', null]);
        expect(exits.redirectTo).toHaveBeenCalledTimes(1);
      }),
      { numRuns: 15 },
    );
  });
});

describe('A31 the last address', () => {
  test('R154 after a forced sign-out the same person returns to the same route', async () => {
    const { signOut } = await signedIn();
    window.history.replaceState(null, '', '/mainApp/noticeList?status=2');
    signOut('expired');
    jest.advanceTimersByTime(300);
    window.history.replaceState(null, '', '/');
    document.cookie = 'ssoToken=persona-demo; Path=/';
    await signedIn();
    expect(window.location.pathname + window.location.search).toBe('/mainApp/noticeList?status=2');
    expect(localStorage.getItem('portal.wayBack')).toBeNull();
  });

  test('after a voluntary sign-out it is offered, not opened', async () => {
    const { signOut } = await signedIn();
    window.history.replaceState(null, '', '/mainApp/noticeList');
    signOut('chosen');
    window.history.replaceState(null, '', '/');
    document.cookie = 'ssoToken=persona-demo; Path=/';
    await signedIn();
    expect(window.location.pathname).toBe('/');
    expect(toast.show.mock.calls).toEqual([
      [
        {
          type: 'info',
          text: expect.stringMatching(/./),
          staysOpen: true,
          action: { label: expect.stringMatching(/./), onClick: expect.any(Function) },
        },
      ],
    ]);
    const entries = window.history.length;
    toast.show.mock.calls[0]?.[0].action.onClick();
    expect([window.location.pathname, window.history.length]).toEqual(['/mainApp/noticeList', entries + 1]);
  });

  test('T3 it is not opened for another person, and it is deleted', async () => {
    const { signOut } = await signedIn();
    window.history.replaceState(null, '', '/mainApp/noticeList');
    signOut('login-over');
    expect(localStorage.getItem('portal.wayBack')).not.toBeNull();
    window.history.replaceState(null, '', '/');
    document.cookie = 'ssoToken=persona-other; Path=/';
    services.getUserInfo.mockResolvedValue({ ...person, userName: '高可心', jobNumber: 'XK009' });
    await signedIn();
    expect(window.location.pathname).toBe('/');
    expect(localStorage.getItem('portal.wayBack')).toBeNull();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('林知远');
  });

  test.each([
    ['chosen', { isForced: false }],
    ['expired', { isForced: true }],
    ['no-phone', { isForced: true }],
    ['login-over', { isForced: true }],
    ['other-window', undefined],
  ] as const)('after the reason %s it is stored as %j', async (reason, expected) => {
    const { signOut } = await signedIn();
    window.history.replaceState(null, '', '/mainApp/noticeList');
    signOut(reason);
    const stored = localStorage.getItem('portal.wayBack');
    expect(stored === null ? undefined : { isForced: JSON.parse(stored).value.isForced }).toEqual(expected);
  });

  test('of a person without a key nothing is stored', async () => {
    services.getUserInfo.mockResolvedValue({ ...person, userName: '', jobNumber: '' });
    const { signOut } = await signedIn();
    window.history.replaceState(null, '', '/mainApp/noticeList');
    signOut('chosen');
    expect(localStorage.getItem('portal.wayBack')).toBeNull();
  });

  test('from home there is no address to return to', async () => {
    const { signOut } = await signedIn();
    window.history.replaceState(null, '', '/home');
    signOut('chosen');
    expect(localStorage.getItem('portal.wayBack')).toBeNull();
  });

  test('A30 a token refused before the session began keeps the requested address', async () => {
    window.history.replaceState(null, '', '/mainApp/noticeList');
    const { ensureSession, signOut } = await freshPage();
    services.getUserInfo.mockImplementation(async () => {
      signOut('expired');
      throw new Error('expired');
    });
    await ensureSession();
    jest.advanceTimersByTime(300);
    expect(Object.keys(sessionStorage)).toEqual(['portal.wantedAddress']);
    expect(localStorage.getItem('portal.wayBack')).toBeNull();
  });
});

describe('T25 F58 a token that is refused every time', () => {
  /** Signs in with a token that the server refuses. */
  const refused = async () => {
    document.cookie = 'ssoToken=persona-demo; Path=/';
    const page = await freshPage();
    services.getUserInfo.mockImplementation(async () => {
      page.signOut('expired');
      throw new Error('expired');
    });
    await page.ensureSession();
    jest.advanceTimersByTime(300);
    return page;
  };

  test('the second refusal within a minute stops at a page, signed out', async () => {
    const first = await refused();
    expect(first.sessionStore.getState().phase).toBe('ended');
    jest.advanceTimersByTime(30_000);
    // The actions of the login address do not reset the count.
    first.goToSignIn();
    exits.redirectTo.mockClear();
    const second = await refused();
    expect(second.sessionStore.getState().phase).toBe('stopped');
    expect(exits.redirectTo).not.toHaveBeenCalled();
    expect(document.cookie).toBe('');
    const third = await refused();
    expect(third.sessionStore.getState().phase).toBe('stopped');
    third.retrySignIn();
    expect(exits.redirectTo).toHaveBeenLastCalledWith(expect.stringContaining('/_idp/login?entityId=portal'));
    expect((await refused()).sessionStore.getState().phase).toBe('ended');
  });

  test('a refusal a minute later is handled as the first one', async () => {
    await refused();
    jest.advanceTimersByTime(60_000);
    expect((await refused()).sessionStore.getState().phase).toBe('ended');
  });

  test('a successful start in between resets the count', async () => {
    await refused();
    services.getUserInfo.mockReset().mockResolvedValue(person);
    document.cookie = 'ssoToken=persona-demo; Path=/';
    await signedIn();
    expect((await refused()).sessionStore.getState().phase).toBe('ended');
  });

  test('a start that completes while it signs out does not reset the count', async () => {
    let respond!: () => void;
    services.getGrayServiceName.mockReturnValue(
      new Promise((resolve) => (respond = () => resolve({ serviceName: '', eurekaUrl: '' }))),
    );
    const page = await freshPage();
    await page.ensureSession();
    page.signOut('expired');
    jest.advanceTimersByTime(300);
    const counted = localStorage.getItem('portal.forcedSignOut');
    expect(counted).not.toBeNull();
    respond();
    await settle();
    expect(localStorage.getItem('portal.forcedSignOut')).toBe(counted);
  });

  test('two windows that expire at the same time are not a loop', async () => {
    const one = await signedIn();
    const other = await signedIn();
    one.signOut('expired');
    other.signOut('expired');
    jest.advanceTimersByTime(300);
    expect([one, other].map((page) => page.sessionStore.getState().phase)).toEqual(['ended', 'ended']);
  });
});

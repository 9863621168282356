import { waitFor } from '@testing-library/react';
import { exits, freshPage, person, resetBrowser, services, settle, toast } from '../../../tests/support/sessionPage';

/** Two pages of one browser that share cookie and storage and receive each other's messages. */
const twoWindows = async () => {
  const here = await freshPage();
  await here.ensureSession();
  const there = await freshPage();
  await there.ensureSession();
  await settle();
  return { here, there };
};

const phases = (...pages: Awaited<ReturnType<typeof freshPage>>[]) =>
  pages.map(({ sessionStore }) => sessionStore.getState().phase);

const storageEvent = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));

const pageShow = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

beforeEach(() => resetBrowser());
// None of this shows a toast. Checked here: a test of its own would run after the mock is reset.
afterEach(() => expect(toast.show).not.toHaveBeenCalled());

describe('T11 R152 signing out in one window', () => {
  test('signs the others out, too', async () => {
    const { here, there } = await twoWindows();
    here.signOut('chosen');
    await waitFor(() => expect(phases(here, there)).toEqual(['ended', 'ended']));
    expect(exits.redirectTo).toHaveBeenCalledTimes(2);
    expect(there.sessionStore.getState().endReason).toBe('other-window');
  });

  test('has no effect when received late, after a new sign-in', async () => {
    const here = await freshPage();
    await here.ensureSession();
    document.cookie = 'ssoToken=persona-demo.new; Path=/';
    new BroadcastChannel('portal.session').postMessage({ type: 'signed-out' });
    await waitFor(() => expect(here.readToken()).toBe('persona-demo.new'));
    expect(phases(here)).toEqual(['active']);
    expect(exits.forceReload).not.toHaveBeenCalled();
    new BroadcastChannel('portal.session').postMessage({ type: 'signed-out' });
    await waitFor(() => expect(phases(here)).toEqual(['ended']));
  });

  test('F55 without a channel is detected by the change of local storage', async () => {
    const page = await freshPage();
    await page.ensureSession();
    document.cookie = 'ssoToken=; Path=/; Max-Age=0';
    storageEvent('ssoToken', null);
    expect(phases(page)).toEqual(['ended']);
  });

  test('F38 a key that was removed by hand is not a sign-out', async () => {
    const page = await freshPage();
    await page.ensureSession();
    storageEvent('ssoToken', null);
    storageEvent('userName', null);
    storageEvent(null, null);
    expect(phases(page)).toEqual(['active']);
  });

  test('F55 is detected when all of the storage was cleared', async () => {
    const page = await freshPage();
    await page.ensureSession();
    document.cookie = 'ssoToken=; Path=/; Max-Age=0';
    storageEvent(null, null);
    expect(page.sessionStore.getState()).toMatchObject({ phase: 'ended', endReason: 'other-window' });
  });

  test('F55 other values of the storage say nothing about the session', async () => {
    const page = await freshPage();
    await page.ensureSession();
    document.cookie = 'ssoToken=persona-other; Path=/';
    storageEvent('userName', 'somebody-else');
    storageEvent('portal.person', null);
    await jest.advanceTimersByTimeAsync(5_000);
    expect([phases(page), exits.forceReload.mock.calls.length]).toEqual([['active'], 0]);
  });
});

describe('T3 R222 signing in in another window', () => {
  test('as the same person: this window continues with the newer token', async () => {
    services.refreshToken
      .mockResolvedValueOnce({ ssoToken: 'persona-demo.r1' })
      .mockResolvedValueOnce({ ssoToken: 'persona-demo.r2' });
    const { here, there } = await twoWindows();
    await waitFor(() => expect(here.readToken()).toBe('persona-demo.r2'));
    expect(there.readToken()).toBe('persona-demo.r2');
    expect(exits.forceReload).not.toHaveBeenCalled();
  });

  test('as another person: this window keeps its own token until it reloads', async () => {
    const here = await freshPage();
    await here.ensureSession();
    const own = here.readToken();
    document.cookie = 'ssoToken=persona-other; Path=/';
    services.getUserInfo.mockResolvedValue({ ...person, userName: '高可心', jobNumber: 'XK009' });
    services.refreshToken.mockResolvedValue({ ssoToken: 'persona-other.r1' });
    expect(here.readToken()).toBe(own);
    await (await freshPage()).ensureSession();
    await waitFor(() => expect(exits.forceReload).toHaveBeenCalledTimes(1));
    // Both pages of this test share one session storage, so the second one claims the window.
    toast.show.mockClear();
  });

  test('people who cannot be distinguished do not reload each other', async () => {
    services.getUserInfo.mockResolvedValue({ ...person, userName: '', jobNumber: '' });
    await twoWindows();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(exits.forceReload).not.toHaveBeenCalled();
    expect(localStorage.getItem('portal.person')).toBeNull();
  });

  test('F55 without a channel is detected by local storage, too', async () => {
    const page = await freshPage();
    await page.ensureSession();
    storageEvent('portal.person', 'somebody-else');
    await waitFor(() => expect(exits.forceReload).toHaveBeenCalledTimes(1));
  });

  test('A43 open forms save their content before this window reloads, once', async () => {
    const page = await freshPage();
    await page.ensureSession();
    let finish!: () => void;
    const keep = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    page.onUserChange(keep);
    sessionStorage.setItem('portal.tabs', '{"version":1,"value":[]}');
    storageEvent('portal.person', 'somebody-else');
    storageEvent('portal.person', 'somebody-else');
    await settle();
    expect(keep).toHaveBeenCalledTimes(1);
    expect(exits.forceReload).not.toHaveBeenCalled();
    // The form still belongs to the previous person.
    expect(page.sessionStore.getState().user).toEqual(person);
    finish();
    await settle();
    expect(exits.forceReload).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem('portal.tabs')).toBeNull();
  });

  test('reloads the window without its stored data for another person, with them for the same one', async () => {
    const keepTabs = () => sessionStorage.setItem('portal.tabs', '{"version":1,"value":[]}');
    const page = await freshPage();
    await page.ensureSession();
    keepTabs();
    sessionStorage.setItem('portal.wantedAddress', '{"version":1,"value":"/mainApp/noticeList"}');
    storageEvent('portal.person', 'somebody-else');
    await settle();
    expect(sessionStorage.getItem('portal.tabs')).toBeNull();
    expect(sessionStorage.getItem('portal.wantedAddress')).toContain('noticeList');
    keepTabs();
    page.sessionStore.setState({ phase: 'failed', userKey: null });
    storageEvent('portal.person', localStorage.getItem('portal.person'));
    await settle();
    expect(exits.forceReload).toHaveBeenCalledTimes(2);
    expect(sessionStorage.getItem('portal.tabs')).not.toBeNull();
  });

  describe('a token is stored there, and no message follows because that start failed', () => {
    const storeElsewhere = async (token: string, known: string | null) => {
      const page = await freshPage();
      await page.ensureSession();
      await settle();
      document.cookie = `ssoToken=${token}; Path=/`;
      if (known === null) localStorage.removeItem('portal.person');
      storageEvent('ssoToken', token);
      return page;
    };

    test('for the same person: this window continues with it', async () => {
      const page = await storeElsewhere('persona-demo.link', 'same');
      await jest.advanceTimersByTimeAsync(5_000);
      expect(page.readToken()).toBe('persona-demo.link');
      expect(exits.forceReload).not.toHaveBeenCalled();
    });

    test('for another person: it saves its forms and reloads', async () => {
      const page = await storeElsewhere('persona-other', null);
      const keep = jest.fn(() => Promise.resolve());
      page.onUserChange(keep);
      await jest.advanceTimersByTimeAsync(5_000);
      expect(keep).toHaveBeenCalledTimes(1);
      expect(exits.forceReload).toHaveBeenCalledTimes(1);
      expect(page.readToken()).toBe('persona-demo.r1');
    });

    test('for another person although the stored person is still this one: the server says so, and it reloads', async () => {
      const page = await storeElsewhere('persona-other', 'same');
      services.getUserInfo.mockResolvedValue({ ...person, userName: '高可心', jobNumber: 'XK009' });
      await jest.advanceTimersByTimeAsync(5_000);
      expect(exits.forceReload).toHaveBeenCalledTimes(1);
      expect(page.sessionStore.getState().user).toEqual(person);
    });

    test('a message that arrives first is enough: the user is read once', async () => {
      const page = await storeElsewhere('persona-demo.r9', 'same');
      const read = services.getUserInfo.mock.calls.length;
      new BroadcastChannel('portal.session').postMessage({
        type: 'renewed',
        person: page.sessionStore.getState().userKey,
        endsAt: null,
      });
      await jest.advanceTimersByTimeAsync(5_000);
      expect(page.readToken()).toBe('persona-demo.r9');
      expect(services.getUserInfo.mock.calls).toHaveLength(read);
    });

    test('people who cannot be distinguished do not reload each other', async () => {
      services.getUserInfo.mockResolvedValue({ ...person, userName: '', jobNumber: '' });
      await storeElsewhere('persona-other', null);
      await jest.advanceTimersByTimeAsync(5_000);
      expect(exits.forceReload).not.toHaveBeenCalled();
    });
  });

  test('while this window starts: it starts as the person who is signed in now', async () => {
    services.refreshToken.mockImplementationOnce(async () => {
      document.cookie = 'ssoToken=persona-other; Path=/';
      return { ssoToken: 'persona-demo.r1' };
    });
    const page = await freshPage();
    await page.ensureSession();
    expect(page.readToken()).toBe('persona-other');
    expect(document.cookie).toBe('ssoToken=persona-other');
  });

  test('signed out elsewhere while this window starts: the session is not restored', async () => {
    services.refreshToken.mockImplementationOnce(async () => {
      document.cookie = 'ssoToken=; Path=/; Max-Age=0';
      return { ssoToken: 'persona-demo.r1' };
    });
    const page = await freshPage();
    await page.ensureSession();
    expect(phases(page)).toEqual(['ended']);
    expect(document.cookie).toBe('');
  });
});

describe('F43 T11 returning', () => {
  test('from the page cache with the session still there: nothing happens', async () => {
    const page = await freshPage();
    await page.ensureSession();
    pageShow(true);
    expect(phases(page)).toEqual(['active']);
    expect(exits.forceReload).not.toHaveBeenCalled();
  });

  test('from the page cache after a sign-out elsewhere: the window signs out', async () => {
    const page = await freshPage();
    await page.ensureSession();
    document.cookie = 'ssoToken=; Path=/; Max-Age=0';
    pageShow(false);
    expect(phases(page)).toEqual(['active']);
    pageShow(true);
    expect(phases(page)).toEqual(['ended']);
    expect(page.sessionStore.getState().user).toBeNull();
  });

  test('from the page cache to a page that was leaving: it reloads', async () => {
    const page = await freshPage();
    await page.ensureSession();
    page.signOut('chosen');
    pageShow(true);
    expect(exits.forceReload).toHaveBeenCalledTimes(1);
  });

  test.each<[string, () => void]>([
    ['the machine slept', () => jest.setSystemTime(Date.now() + 3_600_000)],
    ['the network was away', () => window.dispatchEvent(new Event('online'))],
  ])('to a window without its cookie, because %s: it signs out, and forms save their text first', async (_, happen) => {
    const page = await freshPage();
    await page.ensureSession();
    const stored = jest.fn(() => expect(exits.redirectTo).not.toHaveBeenCalled());
    page.onSessionEnd(stored);
    document.cookie = 'ssoToken=; Path=/; Max-Age=0';
    happen();
    jest.advanceTimersByTime(10_000);
    expect(phases(page)).toEqual(['ended']);
    expect(stored).toHaveBeenCalledTimes(1);
    expect(exits.redirectTo).toHaveBeenCalledTimes(1);
  });

  test('R222 to a failed start, with a newer token of another window: it retries with that token', async () => {
    services.getUserInfo.mockRejectedValueOnce(new Error('HTTP 500'));
    const page = await freshPage();
    await page.ensureSession();
    document.cookie = 'ssoToken=persona-demo.r7; Path=/';
    page.handleTokenRefused();
    expect(page.isSigningOut()).toBe(false);
    expect(page.readToken()).toBe('persona-demo.r7');
  });

  test('to a window that was frozen while another person signed in: it reloads', async () => {
    const page = await freshPage();
    await page.ensureSession();
    document.cookie = 'ssoToken=persona-other; Path=/';
    localStorage.removeItem('portal.person');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(exits.forceReload).toHaveBeenCalledTimes(1));
  });
});

describe('a window without a session', () => {
  const signOutElsewhere = () => {
    document.cookie = 'ssoToken=; Path=/; Max-Age=0';
    storageEvent(null, null);
    storageEvent('portal.person', 'somebody-else');
    new BroadcastChannel('portal.session').postMessage({ type: 'signed-out' });
  };

  test.each(['unknown', 'guest', 'ended', 'stopped'] as const)(
    'in the phase %s ignores what others do, and is outdated when it comes back from the page cache',
    async (phase) => {
      const page = await freshPage();
      await page.ensureSession();
      page.sessionStore.setState({ phase });
      signOutElsewhere();
      await jest.advanceTimersByTimeAsync(5_000);
      expect(phases(page)).toEqual([phase]);
      expect([exits.redirectTo, exits.forceReload].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
      pageShow(true);
      expect(exits.forceReload).toHaveBeenCalledTimes(1);
    },
  );

  test.each(['starting', 'choosing', 'active', 'failed', 'no-phone'] as const)(
    'T11 is what one in the phase %s becomes when another one signs out',
    async (phase) => {
      const page = await freshPage();
      await page.ensureSession();
      page.sessionStore.setState({ phase });
      document.cookie = 'ssoToken=; Path=/; Max-Age=0';
      storageEvent('ssoToken', null);
      expect(phases(page)).toEqual(['ended']);
    },
  );

  test('T3 a sign-out while the forms of another person are saved comes before the reload', async () => {
    const page = await freshPage();
    await page.ensureSession();
    let finish!: () => void;
    page.onUserChange(() => new Promise<void>((resolve) => (finish = resolve)));
    storageEvent('portal.person', 'somebody-else');
    page.signOut('chosen');
    finish();
    await settle();
    expect(exits.forceReload).not.toHaveBeenCalled();
  });

  test('T3 the server’s answer about a newer token counts only while the session runs', async () => {
    for (const end of [
      (page: Awaited<ReturnType<typeof freshPage>>) => page.signOut('chosen'),
      (page: Awaited<ReturnType<typeof freshPage>>) => page.sessionStore.setState({ phase: 'failed' }),
    ]) {
      resetBrowser();
      const page = await freshPage();
      await page.ensureSession();
      let respond!: (user: typeof person) => void;
      services.getUserInfo.mockReturnValue(new Promise((resolve) => (respond = resolve)));
      document.cookie = 'ssoToken=persona-demo.r2; Path=/';
      storageEvent('portal.person', page.sessionStore.getState().userKey);
      expect(page.readToken()).toBe('persona-demo.r2');
      end(page);
      respond({ ...person, userName: '高可心', jobNumber: 'XK009' });
      await settle();
      expect(exits.forceReload).not.toHaveBeenCalled();
    }
  });

  test('while it signs out another sign-in changes nothing', async () => {
    const page = await freshPage();
    await page.ensureSession();
    page.signOut('expired');
    storageEvent('portal.person', 'somebody-else');
    await jest.advanceTimersByTimeAsync(200);
    expect(exits.forceReload).not.toHaveBeenCalled();
    toast.show.mockClear();
  });

  test('R152 after the watch has ended nothing is followed', async () => {
    jest.resetModules();
    const page = await import('.');
    const stop = page.watchOtherWindows();
    await page.ensureSession();
    storageEvent('ssoToken', 'persona-demo.link');
    stop();
    signOutElsewhere();
    pageShow(true);
    window.dispatchEvent(new Event('focus'));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(page.sessionStore.getState().phase).toBe('active');
    expect(exits.forceReload).not.toHaveBeenCalled();
  });
});

test('T3 a window that starts leaves a newer token to its start', async () => {
  const page = await freshPage();
  await page.ensureSession();
  const own = page.readToken();
  page.sessionStore.setState({ phase: 'starting' });
  document.cookie = 'ssoToken=persona-other; Path=/';
  document.dispatchEvent(new Event('visibilitychange'));
  storageEvent('portal.person', 'somebody-else');
  await settle();
  expect(page.readToken()).toBe(own);
  expect(exits.forceReload).not.toHaveBeenCalled();
});

test.each([
  [1_900_000_000_000, 1_900_000_000_000],
  ['soon', null],
  [undefined, null],
])('R155 a renewal elsewhere until %j ends this session at %j', async (sent, endsAt) => {
  const page = await freshPage();
  await page.ensureSession();
  page.sessionStore.setState({ endsAt: 1_800_000_000_000 });
  const { userKey } = page.sessionStore.getState();
  new BroadcastChannel('portal.session').postMessage({ type: 'renewed', person: userKey, endsAt: sent });
  await waitFor(() => expect(page.sessionStore.getState().endsAt).toBe(endsAt));
  expect(phases(page)).toEqual(['active']);
});

describe('R222 T11 a token renewed in another window', () => {
  /** Another window that renews the token and then waits for user info forever: it never broadcasts 'signed-in'. */
  const renewElsewhere = async (who = person) => {
    services.refreshToken.mockResolvedValueOnce({ ssoToken: 'persona-demo.r2' });
    services.getUserInfo.mockResolvedValueOnce(who).mockReturnValue(new Promise(() => undefined));
    void (await freshPage()).ensureSession();
  };

  test('the same person: this window adopts it at once', async () => {
    const here = await freshPage();
    await here.ensureSession();
    await renewElsewhere();
    await waitFor(() => expect(here.readToken()).toBe('persona-demo.r2'));
    expect(exits.forceReload).not.toHaveBeenCalled();
  });

  test('T3 another person: this window keeps its own', async () => {
    const here = await freshPage();
    await here.ensureSession();
    await renewElsewhere({ ...person, userName: '高可心', jobNumber: 'XK009' });
    await waitFor(() => expect(document.cookie).toBe('ssoToken=persona-demo.r2'));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(here.readToken()).toBe('persona-demo.r1');
  });

  test('the old one is refused before the message arrives: the new one is adopted, without a sign-out', async () => {
    const page = await freshPage();
    await page.ensureSession();
    document.cookie = 'ssoToken=persona-demo.r2; Path=/';
    page.handleTokenRefused();
    expect(phases(page)).toEqual(['active']);
    expect(page.readToken()).toBe('persona-demo.r2');
    page.handleTokenRefused();
    expect(page.isSigningOut()).toBe(true);
    expect(toast.show).toHaveBeenCalledTimes(1);
    toast.show.mockClear();
  });

  test('T3 the old one is refused after another person signed in: this window reloads', async () => {
    const page = await freshPage();
    await page.ensureSession();
    document.cookie = 'ssoToken=persona-other; Path=/';
    localStorage.removeItem('portal.person');
    page.handleTokenRefused();
    await waitFor(() => expect(exits.forceReload).toHaveBeenCalledTimes(1));
    expect(page.readToken()).toBe('persona-demo.r1');
    expect(page.isSigningOut()).toBe(false);
  });
});

import { userKeyOf } from '@/domain/session';
import { exits, freshPage, person, resetBrowser, services, settle, toast } from '../../../tests/support/sessionPage';

const gao = { ...person, userName: '高可心', jobNumber: 'XK009' };

/** The server's users by token; an error for an unknown token. */
type TokenUsers = Record<string, typeof person | 'refused' | Error>;
let tokenUsers: TokenUsers;

/** Opens a link with a token in a fresh window. */
const openLink = async (token: string) => {
  window.history.replaceState(null, '', `/?ssoToken=${token}`);
  const page = await freshPage();
  const { consumeTokenFromUrl } = await import('@/shell/single-sign-on');
  const { SessionExpiredError } = await import('@/services/http');
  services.getUserInfo.mockImplementation(async (options?: { token?: string }) => {
    const tokenUser = tokenUsers[options?.token ?? page.readToken() ?? ''];
    if (tokenUser instanceof Error) throw tokenUser;
    if (tokenUser && tokenUser !== 'refused') return tokenUser;
    if (options?.token === undefined) page.signOut('expired');
    throw new SessionExpiredError('getUserInfo');
  });
  consumeTokenFromUrl();
  await page.ensureSession();
  await settle();
  return page;
};

const stored = () => ({ cookie: document.cookie, local: { ...localStorage }, session: { ...sessionStorage } });

/** Lin is signed in to this browser, and the window has stored data of theirs. */
const linIsSignedIn = async () => {
  const page = await openLink('persona-lin');
  sessionStorage.setItem('portal.tabs', '{"version":1,"value":["7"]}');
  return page;
};

const messages: unknown[] = [];
beforeEach(() => {
  resetBrowser(null);
  services.refreshToken.mockRejectedValue(new Error('HTTP 500'));
  jest.spyOn(console, 'warn').mockImplementation();
  tokenUsers = { 'persona-lin': person, 'persona-lin2': person, 'persona-gao': gao };
  messages.length = 0;
  jest
    .spyOn(BroadcastChannel.prototype, 'postMessage')
    .mockImplementation((message: unknown) => messages.push(message));
});

describe('A44 a token in the address while someone is signed in', () => {
  test('T3 another person: the portal prompts, names both, and shares it with no storage and no other window', async () => {
    await linIsSignedIn();
    const before = stored();
    messages.length = 0;
    const { sessionStore } = await openLink('persona-gao');
    expect(sessionStore.getState()).toMatchObject({
      phase: 'choosing',
      user: null,
      accountChoice: { present: person, next: gao },
    });
    expect(window.location.search).toBe('');
    expect(stored()).toEqual(before);
    expect(messages).toEqual([]);
  });

  test('stay: nothing changes', async () => {
    await linIsSignedIn();
    const before = stored();
    const { sessionStore, chooseAccount, readToken } = await openLink('persona-gao');
    await chooseAccount(false);
    expect(sessionStore.getState()).toMatchObject({ phase: 'active', user: person, accountChoice: null });
    expect(readToken()).toBe('persona-lin');
    expect(stored().cookie).toBe(before.cookie);
    expect(stored().local).toEqual(before.local);
    expect(sessionStorage.getItem('portal.tabs')).toContain('7');
  });

  test("T3 switch: the other person's session starts, without data of the first one", async () => {
    await linIsSignedIn();
    const { sessionStore, chooseAccount } = await openLink('persona-gao');
    await Promise.all([chooseAccount(true), chooseAccount(false)]);
    expect(sessionStore.getState()).toMatchObject({ phase: 'active', user: gao });
    expect(document.cookie).toBe('ssoToken=persona-gao');
    expect(JSON.stringify(stored())).not.toContain('林知远');
    expect(sessionStorage.getItem('portal.tabs')).toBeNull();
    expect(messages).toContainEqual({ type: 'signed-in', person: userKeyOf(gao) });
  });

  test('the same person: the token replaces the older one without a prompt, and the window keeps its data', async () => {
    await linIsSignedIn();
    const { sessionStore, readToken } = await openLink('persona-lin2');
    expect(sessionStore.getState()).toMatchObject({ phase: 'active', user: person });
    expect(readToken()).toBe('persona-lin2');
    expect(document.cookie).toBe('ssoToken=persona-lin2');
    expect(sessionStorage.getItem('portal.tabs')).toContain('7');
  });

  test('the same person, known only to the server: no prompt either', async () => {
    await linIsSignedIn();
    localStorage.removeItem('portal.person');
    const { sessionStore } = await openLink('persona-lin2');
    expect(sessionStore.getState().phase).toBe('active');
    expect(document.cookie).toBe('ssoToken=persona-lin2');
  });

  test('people who cannot be distinguished cause a prompt', async () => {
    const nameless = { ...person, userName: '', jobNumber: '' };
    tokenUsers = { 'persona-lin': nameless, 'persona-gao': nameless };
    await linIsSignedIn();
    expect((await openLink('persona-gao')).sessionStore.getState().phase).toBe('choosing');
  });

  test('R151 the current token is refused: no one is signed in, so it is replaced', async () => {
    await linIsSignedIn();
    tokenUsers['persona-lin'] = 'refused';
    const { sessionStore, isSigningOut } = await openLink('persona-gao');
    expect(sessionStore.getState()).toMatchObject({ phase: 'active', user: gao });
    expect(isSigningOut()).toBe(false);
    expect(JSON.stringify(stored())).not.toContain('林知远');
  });

  test.each<[string, TokenUsers[string]]>([
    ['that the server refuses', 'refused'],
    ['that cannot be checked', new Error('HTTP 500')],
  ])('a token %s is dropped with a message that names the person', async (_, response) => {
    await linIsSignedIn();
    tokenUsers['persona-bad1'] = response;
    const { sessionStore, isSigningOut } = await openLink('persona-bad1');
    expect(sessionStore.getState()).toMatchObject({ phase: 'active', user: person });
    expect(isSigningOut()).toBe(false);
    expect(document.cookie).toBe('ssoToken=persona-lin');
    expect(toast.show).toHaveBeenCalledTimes(1);
    expect(toast.show.mock.calls[0]?.[0]).toMatchObject({ type: 'warning', text: expect.stringContaining('林知远') });
  });

  test('a token of another user from a sign-in of this window does not prompt', async () => {
    const { goToSignIn } = await linIsSignedIn();
    goToSignIn();
    const { sessionStore } = await openLink('persona-gao');
    expect(sessionStore.getState()).toMatchObject({ phase: 'active', user: gao });
    expect(sessionStorage.getItem('portal.signInTrip')).toBeNull();
  });

  test('a departure does not authorize a token once a session has started', async () => {
    const { goToSignIn } = await linIsSignedIn();
    goToSignIn();
    await openLink('persona-lin');
    expect((await openLink('persona-gao')).sessionStore.getState().phase).toBe('choosing');
  });

  test('T11 signed out in another window during the prompt: this window leaves, too', async () => {
    await linIsSignedIn();
    const { sessionStore } = await openLink('persona-gao');
    document.cookie = 'ssoToken=; Path=/; Max-Age=0';
    window.dispatchEvent(new StorageEvent('storage', { key: 'ssoToken', newValue: null, storageArea: localStorage }));
    expect(sessionStore.getState().phase).toBe('ended');
  });

  test('another window of the present person starts during the prompt: the prompt stays', async () => {
    await linIsSignedIn();
    const { sessionStore, chooseAccount, readToken } = await openLink('persona-gao');
    document.cookie = 'ssoToken=persona-lin2; Path=/';
    const key = userKeyOf(person);
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'portal.person', newValue: key, storageArea: localStorage }),
    );
    await settle();
    expect(sessionStore.getState().phase).toBe('choosing');
    expect(exits.forceReload).not.toHaveBeenCalled();
    await chooseAccount(false);
    expect(readToken()).toBe('persona-lin2');
  });

  test('another person signs in in another window during the prompt: both windows reload', async () => {
    await linIsSignedIn();
    await openLink('persona-gao');
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'portal.person', newValue: 'somebody-else', storageArea: localStorage }),
    );
    await settle();
    expect(exits.forceReload).toHaveBeenCalledTimes(2);
  });

  test('the same person, known here: the server is asked about the token of the link only', async () => {
    await linIsSignedIn();
    services.getUserInfo.mockClear();
    await openLink('persona-lin2');
    const asked = services.getUserInfo.mock.calls.map(([options]) => options?.token as string | undefined);
    expect(asked.filter((token) => token !== undefined)).toEqual(['persona-lin2']);
  });

  test('T3 the token of a link is not used while the server cannot say who is signed in', async () => {
    const { sessionStore } = await linIsSignedIn();
    expect(sessionStore.getState().phase).toBe('active');
    tokenUsers['persona-lin'] = new Error('HTTP 500');
    const opened = await openLink('persona-gao');
    expect(opened.sessionStore.getState()).toMatchObject({ phase: 'failed', user: null });
    expect([document.cookie, opened.readToken()]).toEqual(['ssoToken=persona-lin', 'persona-lin']);
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('token in the address'), expect.any(Error));
  });

  test('A11 the same person keeps the data of the window, but is asked again about what was postponed', async () => {
    await linIsSignedIn();
    const keep = () => {
      sessionStorage.setItem('portal.bindingLater', '{"version":1,"value":true}');
      sessionStorage.setItem('portal.tabs', '{"version":1,"value":["7"]}');
    };
    const left = () => ['portal.bindingLater', 'portal.tabs'].filter((key) => sessionStorage.getItem(key) !== null);
    keep();
    await openLink('persona-lin2');
    expect(left()).toEqual(['portal.tabs']);
    keep();
    localStorage.removeItem('portal.person');
    await openLink('persona-lin');
    expect(left()).toEqual(['portal.tabs']);
  });

  test('T10 a sign-out during the server check uses no token', async () => {
    await linIsSignedIn();
    window.history.replaceState(null, '', '/?ssoToken=persona-lin2');
    const page = await freshPage();
    const { consumeTokenFromUrl } = await import('@/shell/single-sign-on');
    services.getUserInfo.mockImplementation(async () => {
      page.signOut('chosen');
      return person;
    });
    consumeTokenFromUrl();
    await page.ensureSession();
    await settle();
    expect(page.sessionStore.getState().phase).toBe('ended');
    expect([document.cookie, localStorage.getItem('ssoToken')]).toEqual(['', null]);
  });

  test('a link says nothing about a refused token when none was refused', async () => {
    await linIsSignedIn();
    await openLink('persona-lin2');
    expect(toast.show).not.toHaveBeenCalled();
  });

  test('signed out in another window during the server check: the link signs in', async () => {
    await linIsSignedIn();
    services.getUserInfo.mockClear();
    const opened = openLink('persona-gao');
    tokenUsers = new Proxy(tokenUsers, {
      get(target, token: string) {
        document.cookie = document.cookie.includes('persona-lin') ? 'ssoToken=; Path=/; Max-Age=0' : document.cookie;
        return target[token];
      },
    });
    const { sessionStore } = await opened;
    expect(sessionStore.getState()).toMatchObject({ phase: 'active', user: gao });
  });
});

import { userInfo } from '@/domain/user/schema';
import {
  exits,
  freshPage,
  person,
  resetBrowser,
  services,
  settle,
  toast,
  unbound,
} from '../../../tests/support/sessionPage';

const cookies = () => document.cookie;
const order = () =>
  Object.entries(services)
    .flatMap(([name, spy]) => spy.mock.invocationCallOrder.map((at) => [at, name] as const))
    .sort(([a], [b]) => a - b)
    .map(([, name]) => name);

beforeEach(() => resetBrowser());

describe('order of the calls', () => {
  test('A33 R159 R206 bound: user info, renewed token, user info again, then the rest in parallel', async () => {
    const { sessionStore, ensureSession, readToken } = await freshPage();
    await ensureSession();
    expect(order()).toEqual([
      'getUserInfo',
      'refreshToken',
      'getUserInfo',
      'listPowerCodes',
      'listPermissionMenus',
      'getGrayServiceName',
    ]);
    expect(sessionStore.getState()).toMatchObject({
      phase: 'active',
      user: person,
      binding: 'bound',
      identityState: 1,
    });
    expect(readToken()).toBe('persona-demo.r1');
  });

  test('A33 R196 who is known is told before the start ends: bound with the renewed token, unbound at once', async () => {
    const { ensureSession, readToken, onIdentified } = await freshPage();
    const seen: unknown[] = [];
    onIdentified((known) => seen.push(known, readToken(), order()));
    await ensureSession();
    const calls = ['getUserInfo', 'refreshToken', 'getUserInfo'];
    expect(seen).toEqual([{ telephone: person.telephone }, 'persona-demo.r1', calls]);
    onIdentified(() => seen.push('late'));
    expect(seen).toHaveLength(3);
  });

  test('A33 R156 unbound: no renewal and no bindStatus, but all other calls', async () => {
    services.getUserInfo.mockResolvedValue({ ...person, loginTicket: unbound });
    const { sessionStore, ensureSession } = await freshPage();
    await ensureSession();
    expect(order()).toEqual(['getUserInfo', 'listPowerCodes', 'listPermissionMenus', 'getGrayServiceName']);
    expect(sessionStore.getState()).toMatchObject({ phase: 'active', binding: 'unbound', bipNum: 'B7' });
    expect(sessionStorage.getItem('bindStatus')).toBeNull();
  });

  test('A33 R196 unbound: the person is told with the phone, and the session with the key', async () => {
    services.getUserInfo.mockResolvedValue({ ...person, loginTicket: unbound });
    const { ensureSession, onIdentified, onSessionStart, sessionStore } = await freshPage();
    const seen: unknown[] = [];
    onIdentified((known) => seen.push(known));
    onSessionStart((start) => seen.push(start));
    const phases: string[] = [];
    sessionStore.subscribe(({ phase }) => phases.push(phase));
    await ensureSession();
    expect(seen).toEqual([{ telephone: person.telephone }, { userKey: sessionStore.getState().userKey }]);
    expect([phases[0], phases.at(-1)]).toEqual(['starting', 'active']);
  });

  test('T3 unbound, and someone signs in in another window meanwhile: this window starts as that person', async () => {
    const other = { ...person, userName: '高可心', jobNumber: 'XK009', loginTicket: unbound };
    services.getUserInfo.mockReset().mockImplementationOnce(async () => {
      document.cookie = 'ssoToken=persona-other; Path=/';
      return { ...person, loginTicket: unbound };
    });
    services.getUserInfo.mockResolvedValue(other);
    const { sessionStore, ensureSession, readToken } = await freshPage();
    await ensureSession();
    expect([readToken(), sessionStore.getState().user]).toEqual(['persona-other', other]);
    expect(services.getUserInfo).toHaveBeenCalledTimes(2);
  });

  test('R143 what an earlier start has stored about the binding and the person does not outlive an unbound one', async () => {
    sessionStorage.setItem('bindStatus', 'true');
    localStorage.setItem('portal.person', '{"version":1,"value":"somebody"}');
    services.getUserInfo.mockResolvedValue({ ...person, userName: '', jobNumber: '', loginTicket: unbound });
    await (await freshPage()).ensureSession();
    expect([sessionStorage.getItem('bindStatus'), localStorage.getItem('portal.person')]).toEqual([null, null]);
  });

  test('T25 A20 a ticket that does not decode counts as bound and is logged once', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    services.getUserInfo.mockResolvedValue({ ...person, loginTicket: '%%%' });
    const { sessionStore, ensureSession } = await freshPage();
    await ensureSession();
    expect(sessionStore.getState().binding).toBe('bound');
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('R222 the renewed token replaces cookie and storage at once', async () => {
    const { ensureSession } = await freshPage();
    await ensureSession();
    expect(cookies()).toBe('ssoToken=persona-demo.r1');
    expect(localStorage.getItem('ssoToken')).toBe('persona-demo.r1');
  });

  test.each([
    ['fails', () => services.refreshToken.mockRejectedValue(new Error('HTTP 500'))],
    ['returns a malformed token', () => services.refreshToken.mockResolvedValue({ ssoToken: 'a b;c' })],
  ])('R159 a renewal that %s keeps the old token', async (_, prepare) => {
    jest.spyOn(console, 'warn').mockImplementation();
    prepare();
    const { sessionStore, ensureSession, readToken } = await freshPage();
    await ensureSession();
    expect(readToken()).toBe('persona-demo');
    expect(services.getUserInfo).toHaveBeenCalledTimes(2);
    expect(sessionStore.getState().phase).toBe('active');
  });
});

describe('stored values', () => {
  test('R142 R143 R146 R147 R149 session storage after a start', async () => {
    const { ensureSession } = await freshPage();
    await ensureSession();
    await settle();
    expect(sessionStorage.getItem('bindStatus')).toBe('true');
    expect(sessionStorage.getItem('powerList')).toBe('["notice:publish"]');
    expect(sessionStorage.getItem('graySystem')).toBe('svc-a');
    expect(sessionStorage.getItem('eurekaUrl')).toBe('http://eureka');
    expect(Object.keys(JSON.parse(sessionStorage.getItem('nav_permission_menus') ?? ''))).toEqual(['task']);
  });

  test('R131 R142 user info is stored in the spelling of the specification and reads back unchanged', async () => {
    const user = { ...person, identityState: 4, extra: { orgName: '总部' } };
    services.getUserInfo.mockResolvedValue(user);
    await (await freshPage()).ensureSession();
    const stored = JSON.parse(sessionStorage.getItem('userInfo') ?? '');
    expect(stored).toEqual({
      telephone: person.telephone,
      zattestState: 4,
      userName: '林知远',
      sex: 1,
      jobNum: 'XK002417',
      orgName: '总部',
    });
    expect(userInfo.safeParse(stored).data).toEqual(user);
  });

  test('R195 permission menus are stored by systemCode, in memory and in storage', async () => {
    const menu = (systemCode: string) => ({ systemCode, id: systemCode, name: systemCode, children: [] });
    services.listPermissionMenus.mockResolvedValue([menu('task'), menu('lift')]);
    const { sessionStore, ensureSession } = await freshPage();
    await ensureSession();
    await settle();
    const byCode = { task: menu('task'), lift: menu('lift') };
    expect({ ...sessionStore.getState().permissionMenus }).toEqual(byCode);
    expect(JSON.parse(sessionStorage.getItem('nav_permission_menus') ?? '')).toEqual(byCode);
  });

  test('R148 T24 an address of the gray service is stored unchanged, even if it is executable', async () => {
    services.getGrayServiceName.mockResolvedValue({ serviceName: 'svc-a', eurekaUrl: 'javascript:alert(1)' });
    await (await freshPage()).ensureSession();
    await settle();
    expect(sessionStorage.getItem('graySystem')).toBe('svc-a');
    expect(sessionStorage.getItem('eurekaUrl')).toBe('javascript:alert(1)');
  });

  test('A32 R150 T5 local storage after a start holds no phone', async () => {
    const { ensureSession } = await freshPage();
    await ensureSession();
    await settle();
    expect(Object.keys(localStorage).sort()).toEqual(['portal.person', 'ssoToken', 'userName']);
    expect(Object.values(localStorage).join()).not.toContain(person.telephone);
    expect(localStorage.getItem('userName')).toBe('林知远');
  });

  test('R142 T20 corrupt stored values and hostile codes change nothing', async () => {
    for (const key of ['userInfo', 'powerList', 'nav_permission_menus', 'bindStatus', 'portal.wantedAddress'])
      sessionStorage.setItem(key, '{"broken');
    localStorage.setItem('portal.wayBack', '[[');
    services.listPermissionMenus.mockResolvedValue([{ systemCode: '__proto__', id: '1', name: 'x', children: [] }]);
    const { sessionStore, ensureSession } = await freshPage();
    await ensureSession();
    await settle();
    expect(sessionStore.getState().phase).toBe('active');
    expect(Object.keys(sessionStore.getState().permissionMenus)).toEqual(['__proto__']);
    expect(({} as { name?: string }).name).toBeUndefined();
  });
});

describe('T3 A31 data of an earlier session in this window', () => {
  const other = { ...person, userName: '高可心', jobNumber: 'XK009' };
  const leftOver = () => {
    for (const key of ['portal.tabs', 'graySystem', 'of-a-subsystem'])
      sessionStorage.setItem(key, '{"version":1,"value":["kept"]}');
    services.getGrayServiceName.mockRejectedValue(new Error('HTTP 500'));
    return () => ['portal.tabs', 'graySystem', 'of-a-subsystem'].filter((key) => sessionStorage.getItem(key));
  };
  const startOnce = async () => {
    const page = await freshPage();
    await page.ensureSession();
    await settle();
    return page;
  };

  test('is available to the same person', async () => {
    await startOnce();
    const left = leftOver();
    await startOnce();
    expect(left()).toHaveLength(3);
    expect(toast.show).not.toHaveBeenCalled();
  });

  test.each([
    ['another person', other],
    ['a person who cannot be identified', { ...person, userName: '', jobNumber: '' }],
  ])('is not available to %s, who is redirected to the requested address (A30)', async (_, next) => {
    await startOnce();
    const left = leftOver();
    sessionStorage.setItem('portal.wantedAddress', '{"version":1,"value":"/mainApp/noticeList"}');
    services.getUserInfo.mockResolvedValue({ ...next, expiresIn: 90 });
    const { sessionStore } = await startOnce();
    expect(left()).toEqual([]);
    expect(window.location.pathname).toBe('/mainApp/noticeList');
    expect(sessionStorage.getItem('bindStatus')).toBe('true');
    expect(sessionStore.getState()).toMatchObject({ phase: 'active', user: { userName: next.userName } });
    expect(sessionStore.getState().endsAt).not.toBeNull();
    // A43: the window shows who is signed in now.
    expect(toast.show).toHaveBeenCalledTimes(1);
    expect(toast.show.mock.calls[0]?.[0]).toMatchObject({
      type: 'warning',
      text: expect.stringContaining(next.userName || '***'),
      staysOpen: true,
    });
  });

  test('is not available to anyone after a person who could not be identified', async () => {
    services.getUserInfo.mockResolvedValue({ ...person, userName: '', jobNumber: '' });
    await startOnce();
    const left = leftOver();
    await startOnce();
    expect(left()).toEqual([]);
  });

  test('is not available to a person who signed in during the start, in memory either', async () => {
    await startOnce();
    const left = leftOver();
    services.refreshToken.mockImplementationOnce(async () => {
      document.cookie = 'ssoToken=persona-other; Path=/';
      services.getUserInfo.mockResolvedValue(other);
      return { ssoToken: 'persona-demo.r1' };
    });
    const page = await freshPage();
    const store = page.createSessionStore(() => ({ ids: [] as string[] }));
    store.setState({ ids: ['read from the storage'] });
    await page.ensureSession();
    expect(left()).toEqual([]);
    expect(store.getState().ids).toEqual([]);
    expect(page.sessionStore.getState().user?.userName).toBe(other.userName);
  });
});

describe('failures', () => {
  test('A33 R206 failing user info is a failed start, and a retry starts the session', async () => {
    const failure = new Error('HTTP 500');
    services.getUserInfo.mockRejectedValueOnce(failure);
    const { sessionStore, ensureSession, startSession } = await freshPage();
    await ensureSession();
    expect(sessionStore.getState()).toMatchObject({ phase: 'failed', failure });
    expect(services.refreshToken).not.toHaveBeenCalled();
    await Promise.all([startSession(), startSession()]);
    expect(sessionStore.getState().phase).toBe('active');
    expect(services.getUserInfo).toHaveBeenCalledTimes(3);
  });

  const extras = ['listPowerCodes', 'listPermissionMenus', 'getGrayServiceName'] as const;
  const combinations = Array.from({ length: 8 }, (_, bits) => extras.filter((__, index) => bits & (1 << index)));
  test.each(combinations.map((failing) => [failing.join(', ') || 'none', failing] as const))(
    'F34 R194 failing calls (%s) stop neither the start nor the other calls',
    async (_, failing) => {
      for (const name of failing) services[name].mockRejectedValue(new Error('HTTP 500'));
      sessionStorage.setItem('powerList', '["kept"]');
      const { sessionStore, ensureSession, hasPermission } = await freshPage();
      await ensureSession();
      await settle();
      const state = sessionStore.getState();
      const isFailing = (name: (typeof extras)[number]) => failing.includes(name);
      expect(state.phase).toBe('active');
      expect(state.permissionState).toBe(isFailing('listPowerCodes') ? 'failed' : 'ready');
      expect(hasPermission('notice:publish')).toBe(!isFailing('listPowerCodes'));
      expect(sessionStorage.getItem('powerList')).toBe(isFailing('listPowerCodes') ? '["kept"]' : '["notice:publish"]');
      expect(Object.keys(state.permissionMenus)).toEqual(isFailing('listPermissionMenus') ? [] : ['task']);
      expect(state.grayService?.serviceName).toBe(isFailing('getGrayServiceName') ? undefined : 'svc-a');
      expect(toast.show).not.toHaveBeenCalled();
    },
  );

  test('R147 without a gray service nothing is stored', async () => {
    services.getGrayServiceName.mockResolvedValue({ serviceName: '', eurekaUrl: '' });
    const { sessionStore, ensureSession } = await freshPage();
    await ensureSession();
    await settle();
    expect(sessionStore.getState().grayService).toBeNull();
    expect(sessionStorage.getItem('graySystem')).toBeNull();
  });

  test('A37 without its environment the portal sends no request', async () => {
    delete window.__PORTAL_ENVIRONMENT__;
    const { sessionStore, ensureSession } = await freshPage();
    await ensureSession();
    expect(sessionStore.getState()).toMatchObject({ phase: 'failed', failure: { name: 'EnvironmentError' } });
    expect(order()).toEqual([]);
  });
});

describe('T10 a sign-out while the session starts', () => {
  const aborted = async () => {
    throw new Error('aborted');
  };
  test.each([
    ['the user info is aborted', 'getUserInfo', 1, aborted],
    ['the renewal is aborted', 'refreshToken', 1, aborted],
    ['the renewed token arrives', 'refreshToken', 1, async () => ({ ssoToken: 'persona-demo.r1' })],
    ['the second user info is aborted', 'getUserInfo', 2, aborted],
    ['the second user info arrives', 'getUserInfo', 2, async () => person],
  ] as const)('%s: nothing starts, and nothing is stored or sent any more', async (_, name, turn, respond) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const page = await freshPage();
    const started = jest.fn();
    page.onSessionStart(started);
    let calls = 0;
    services[name].mockImplementation(async () => {
      calls += 1;
      if (calls < turn) return person;
      page.signOut('chosen');
      return respond();
    });
    await page.ensureSession();
    await settle();
    expect(order()).toEqual(['getUserInfo', 'refreshToken', 'getUserInfo'].slice(0, order().lastIndexOf(name) + 1));
    expect(calls).toBe(turn);
    expect(page.sessionStore.getState()).toMatchObject({ phase: 'ended', user: null, failure: null });
    expect([document.cookie, sessionStorage.length, localStorage.length]).toEqual(['', 0, 0]);
    expect(started).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });

  test('starts nothing again, whatever the person clicks', async () => {
    const page = await freshPage();
    await page.ensureSession();
    page.signOut('chosen');
    const sent = order().length;
    page.sessionStore.setState({ phase: 'choosing' });
    await Promise.all([page.startSession(), page.chooseAccount(true)]);
    expect(page.sessionStore.getState().phase).toBe('choosing');
    expect(order()).toHaveLength(sent);
  });
});

test('A44 without a question about the person there is nothing to choose', async () => {
  const page = await freshPage();
  await page.ensureSession();
  const sent = order().length;
  await page.chooseAccount(true);
  expect([page.sessionStore.getState().phase, order().length]).toEqual(['active', sent]);
});

test('R159 a renewal that fails is logged', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const failure = new Error('HTTP 500');
  services.refreshToken.mockRejectedValue(failure);
  await (await freshPage()).ensureSession();
  expect(warn.mock.calls).toEqual([[expect.any(String), failure]]);
});

describe('R190 R327 user info without a phone', () => {
  beforeEach(() => {
    services.getUserInfo.mockResolvedValue({ ...person, telephone: ' ' });
  });

  test('shows its message for 2299 ms and signs out after 2300 ms', async () => {
    const { sessionStore, ensureSession, onSessionEnd } = await freshPage();
    const reasons: string[] = [];
    onSessionEnd((reason) => reasons.push(reason));
    await ensureSession();
    expect(sessionStore.getState().phase).toBe('no-phone');
    jest.advanceTimersByTime(2299);
    expect(exits.redirectTo).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(reasons).toEqual(['no-phone']);
    expect(exits.redirectTo).toHaveBeenCalledTimes(1);
  });

  test('that is missing only after the renewal of the token, does not start the session either', async () => {
    services.getUserInfo
      .mockReset()
      .mockResolvedValueOnce(person)
      .mockResolvedValue({ ...person, telephone: '' });
    const { sessionStore, ensureSession } = await freshPage();
    await ensureSession();
    expect(sessionStore.getState()).toMatchObject({ phase: 'no-phone', user: null });
    jest.advanceTimersByTime(2300);
    expect(exits.redirectTo).toHaveBeenCalledTimes(1);
  });

  test('the button signs out at once, and only once', async () => {
    const { signOut, ensureSession } = await freshPage();
    await ensureSession();
    signOut('no-phone');
    jest.advanceTimersByTime(5000);
    expect(exits.redirectTo).toHaveBeenCalledTimes(1);
  });
});

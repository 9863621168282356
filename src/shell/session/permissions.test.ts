import { freshPage, resetBrowser, services, settle } from '../../../tests/support/sessionPage';

let stop = (): void => undefined;

const page = async () => {
  const session = await freshPage();
  stop = session.watchPermissions();
  await session.ensureSession();
  await settle();
  services.listPowerCodes.mockClear();
  services.listPermissionMenus.mockClear();
  return session;
};

const comeBack = async () => {
  window.dispatchEvent(new Event('focus'));
  await settle();
};

beforeEach(() => {
  resetBrowser();
  jest.useFakeTimers();
});
afterEach(() => stop());

describe('R194 R195 R199 permissions during the session', () => {
  test('returning to the window after a minute reloads the permissions, an earlier return does not', async () => {
    const { sessionStore } = await page();
    services.listPowerCodes.mockResolvedValue(['manual:publish']);
    services.listPermissionMenus.mockResolvedValue([{ systemCode: 'lift', id: '2', name: '电梯', children: [] }]);
    await jest.advanceTimersByTimeAsync(60_000);
    await comeBack();
    expect(services.listPowerCodes).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await comeBack();
    await comeBack();
    expect(services.listPowerCodes).toHaveBeenCalledTimes(1);
    expect(sessionStore.getState()).toMatchObject({ powerList: ['manual:publish'], permissionState: 'ready' });
    expect(Object.keys(sessionStore.getState().permissionMenus)).toEqual(['lift']);
    expect(sessionStorage.getItem('powerList')).toBe('["manual:publish"]');
  });

  test('known permissions stay until the response, and an equal response changes nothing', async () => {
    const { sessionStore } = await page();
    const before = sessionStore.getState();
    const seen: string[] = [];
    sessionStore.subscribe(({ permissionState }) => seen.push(permissionState));
    await jest.advanceTimersByTimeAsync(61_000);
    await comeBack();
    expect(services.listPowerCodes).toHaveBeenCalledTimes(1);
    expect(seen).not.toContain('loading');
    expect(sessionStore.getState().powerList).toBe(before.powerList);
    expect(sessionStore.getState().permissionMenus).toBe(before.permissionMenus);
  });

  test.each([401, 403])('an action that is refused with HTTP %s reloads the permissions at once', async (status) => {
    const { recheckPermissions, sessionStore } = await page();
    const { HttpStatusError } = await import('@/services/http');
    recheckPermissions(new HttpStatusError('publish', 500));
    recheckPermissions(new Error('something else'));
    expect(services.listPowerCodes).not.toHaveBeenCalled();
    recheckPermissions(new HttpStatusError('publish', status));
    expect(services.listPowerCodes).toHaveBeenCalledTimes(1);
    sessionStore.setState({ phase: 'failed' });
    recheckPermissions(new HttpStatusError('publish', status));
    expect(services.listPowerCodes).toHaveBeenCalledTimes(1);
  });

  test('an unreachable server keeps the permissions; a refusal removes them', async () => {
    const { sessionStore } = await page();
    const { EnvelopeError, NetworkError } = await import('@/services/http');
    services.listPowerCodes.mockRejectedValue(new NetworkError('listPowerCodes'));
    await jest.advanceTimersByTimeAsync(61_000);
    await comeBack();
    expect(sessionStore.getState().powerList).toEqual(['notice:publish']);
    services.listPowerCodes.mockRejectedValue(new EnvelopeError('listPowerCodes', '0', ''));
    await jest.advanceTimersByTimeAsync(61_000);
    await comeBack();
    expect(sessionStore.getState().powerList).toEqual([]);
    // The stored list stays (R194).
    expect(sessionStorage.getItem('powerList')).toBe('["notice:publish"]');
  });

  test('R154 waking the machine reloads without a click, and once more when the network is back', async () => {
    await page();
    const { NetworkError } = await import('@/services/http');
    services.listPowerCodes.mockRejectedValueOnce(new NetworkError('listPowerCodes'));
    jest.setSystemTime(Date.now() + 8 * 3_600_000);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(services.listPowerCodes).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(services.listPowerCodes).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(services.listPowerCodes).toHaveBeenCalledTimes(2);
  });

  test('F29 an older response never replaces a newer one', async () => {
    const { sessionStore } = await page();
    let answerOld!: (codes: string[]) => void;
    services.listPowerCodes.mockReturnValueOnce(new Promise((resolve) => (answerOld = resolve)));
    services.listPowerCodes.mockResolvedValueOnce(['new']);
    await jest.advanceTimersByTimeAsync(61_000);
    await comeBack();
    await jest.advanceTimersByTimeAsync(61_000);
    await comeBack();
    answerOld(['old']);
    await settle();
    expect(sessionStore.getState().powerList).toEqual(['new']);
  });

  test('F29 a failure of an older call changes nothing, and is reported to nobody', async () => {
    const { sessionStore, loadPermissions } = await page();
    const { EnvelopeError } = await import('@/services/http');
    const fail: (() => void)[] = [];
    for (const name of ['listPowerCodes', 'listPermissionMenus'] as const)
      services[name].mockReturnValueOnce(
        new Promise((_, reject) => fail.push(() => reject(new EnvelopeError(name, '0', '')))),
      );
    const before = sessionStore.getState();
    const onFailure = jest.fn();
    const older = loadPermissions(onFailure);
    await loadPermissions();
    fail.forEach((act) => act());
    await older;
    expect(onFailure).not.toHaveBeenCalled();
    expect(sessionStore.getState()).toMatchObject({
      ...{ powerList: before.powerList, permissionMenus: before.permissionMenus },
      ...{ permissionState: 'ready', permissionMenuState: 'ready' },
    });
  });

  test('F29 menus of an older call do not replace newer ones', async () => {
    const { sessionStore, loadPermissions } = await page();
    const menu = (systemCode: string) => ({ systemCode, id: systemCode, name: systemCode, children: [] });
    let respond!: (menus: unknown[]) => void;
    services.listPermissionMenus.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
    services.listPermissionMenus.mockResolvedValueOnce([menu('new')]);
    const older = loadPermissions();
    await loadPermissions();
    respond([menu('old')]);
    await older;
    expect(Object.keys(sessionStore.getState().permissionMenus)).toEqual(['new']);
    expect(sessionStorage.getItem('nav_permission_menus')).toContain('"new"');
  });

  test('the caller is told why the codes could not be loaded; menus that fail stay as they are', async () => {
    const { sessionStore, loadPermissions } = await page();
    const failure = new Error('HTTP 500');
    services.listPowerCodes.mockRejectedValue(failure);
    services.listPermissionMenus.mockRejectedValue(failure);
    const onFailure = jest.fn();
    await loadPermissions(onFailure);
    expect(onFailure.mock.calls).toEqual([[failure]]);
    // Not because of the network: the next event does not ask again at once.
    const asked = services.listPowerCodes.mock.calls.length;
    await comeBack();
    expect(services.listPowerCodes.mock.calls).toHaveLength(asked);
    await loadPermissions();
    expect(sessionStore.getState()).toMatchObject({ permissionState: 'ready', permissionMenuState: 'ready' });
    expect(Object.keys(sessionStore.getState().permissionMenus)).toEqual(['task']);
  });

  test('a session that starts without them has none, and says so', async () => {
    services.listPowerCodes.mockRejectedValue(new Error('HTTP 500'));
    services.listPermissionMenus.mockRejectedValue(new Error('HTTP 500'));
    const { sessionStore } = await page();
    expect(sessionStore.getState()).toMatchObject({
      ...{ powerList: [], permissionState: 'failed', permissionMenus: {}, permissionMenuState: 'failed' },
    });
  });

  test('a page that waits for them goes on once the codes are there, or could not be loaded', async () => {
    const { sessionStore, permissionsKnown } = await page();
    const known = jest.fn();
    await permissionsKnown();
    for (const permissionState of ['ready', 'failed'] as const) {
      known.mockClear();
      sessionStore.setState({ permissionState: 'loading' });
      void permissionsKnown().then(known);
      sessionStore.setState({ powerList: ['notice:publish'] });
      await settle();
      expect(known).not.toHaveBeenCalled();
      sessionStore.setState({ permissionState });
      await settle();
      expect(known).toHaveBeenCalledTimes(1);
    }
  });

  test('a window in the background reloads nothing until it is seen', async () => {
    await page();
    const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await jest.advanceTimersByTimeAsync(61_000);
    await comeBack();
    expect(services.listPowerCodes).not.toHaveBeenCalled();
    state.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(services.listPowerCodes).toHaveBeenCalledTimes(1);
  });

  test('a clock that was set back does not prevent the reload', async () => {
    await page();
    jest.setSystemTime(Date.now() - 86_400_000);
    await comeBack();
    expect(services.listPowerCodes).toHaveBeenCalledTimes(1);
  });

  test('nothing is loaded without a session, while it ends, or after the watch has stopped', async () => {
    const { signOut, watchPermissions } = await page();
    stop();
    await jest.advanceTimersByTimeAsync(61_000);
    await comeBack();
    stop = watchPermissions();
    signOut('chosen');
    await comeBack();
    expect(services.listPowerCodes).not.toHaveBeenCalled();
  });
});

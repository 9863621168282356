import { freshPage, resetBrowser, services, settle } from '../../../tests/support/sessionPage';

const calls = () => services.getUserInfo.mock.calls.length;

/** A page on which what src/global.ts does has just run. */
async function preloadedPage() {
  const page = await freshPage();
  const { consumeTokenFromUrl } = await import('@/shell/single-sign-on');
  consumeTokenFromUrl();
  page.preloadUser();
  return page;
}

beforeEach(() => {
  resetBrowser();
  document.body.innerHTML = '';
});

describe('A33 R206 the user info with which a session starts', () => {
  test('is requested before the session starts, and once', async () => {
    const { ensureSession, sessionStore } = await preloadedPage();
    expect(calls()).toBe(1);
    await ensureSession();
    expect(sessionStore.getState().phase).toBe('active');
    // The second one is for the renewed token.
    expect(calls()).toBe(2);
  });

  test('is requested again after a failure', async () => {
    services.getUserInfo.mockImplementationOnce(async () => {
      await settle();
      throw new Error('HTTP 500');
    });
    const { ensureSession, sessionStore, startSession } = await preloadedPage();
    await ensureSession();
    expect(sessionStore.getState().phase).toBe('failed');
    expect(calls()).toBe(1);
    await startSession();
    expect(sessionStore.getState().phase).toBe('active');
    expect(calls()).toBe(3);
  });

  test.each<[string, () => void]>([
    ['nobody is signed in', () => resetBrowser(null)],
    ['A44 the address has another token', () => window.history.replaceState(null, '', '/?ssoToken=persona-gao')],
    [
      'the browser is outdated',
      () => (document.body.innerHTML = '<div id="portal-start" data-problem="outdated"></div>'),
    ],
  ])('is not requested where %s', async (_, prepare) => {
    prepare();
    await preloadedPage();
    await settle();
    expect(calls()).toBe(0);
  });
});

import type { BrowserContext, Page, Request } from '@playwright/test';
import { NO_PHONE_LOGOUT_DELAY_MS } from '../../src/constants/session';
import { LOCAL_KEYS, SESSION_KEYS } from '../../src/constants/storage';
import { expect, test } from '../support/portal';

const API = /^\/_(base|workorder|portal)\//;
const LOGOUT = '/_idp/logout';
const NAME = '林知远';
const OTHER_NAME = '周晓彤';
const PHONE = '13812345678';

const pathOf = (address: string) => new URL(address).pathname;

/** Every address that the main frame navigates to. */
const journeyOf = (page: Page): string[] => {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) addresses.push(frame.url());
  });
  return addresses;
};

const snapshot = (page: Page) =>
  page.evaluate(() => ({
    local: { ...localStorage } as Record<string, string>,
    session: { ...sessionStorage } as Record<string, string>,
    cookie: document.cookie,
  }));

const tokenCookies = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => name === 'ssoToken');

const choosePersona = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(name) }).click();

const openUserMenu = (page: Page) => page.getByRole('button', { name: /用户菜单|User menu|林知远/ }).click();

const logOut = async (page: Page) => {
  await openUserMenu(page);
  await page.getByRole('menuitem', { name: '退出登录' }).click();
};

/** An entry of the top navigation. */
const entry = (page: Page, name: string) =>
  page.getByRole('navigation').first().getByRole('link', { name, exact: true });

/** The redirects over the provider's sign-out and the login address have ended. */
const isSignedOut = (page: Page) => expect(page).toHaveURL(/\/_idp\/login\?entityId=portal&returnUrl=/);

const homeIsUsable = (page: Page) => expect(page.getByText(PHONE)).toBeVisible();

test.describe('signing in', () => {
  test('R001 R042 A30 a guest is redirected to the login address, and after sign-in to the requested page', async ({
    page,
    portal,
  }) => {
    const calls = portal.recordRequests(API);
    const addresses = journeyOf(page);
    await page.goto('/mainApp/noticeList?status=2');
    await page.waitForURL(/\/_idp\/login\?entityId=portal&returnUrl=/);
    expect(addresses.map((address) => address.replace(/^https?:\/\/[^/]+/, ''))).toContain('/#/login');
    expect(calls).toEqual([]);

    await choosePersona(page, NAME);
    await page.waitForURL('**/mainApp/noticeList?status=2');
    await expect(page.getByRole('navigation').first()).toBeVisible();
    expect(calls.length).toBeGreaterThan(0);
  });

  test('R001 only the skeleton is shown before the session is known', async ({ page, portal }) => {
    let release!: () => void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/getUserInfo', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/?ssoToken=${portal.token()}`);
    await expect(page.getByRole('status').first()).toBeAttached();
    await expect(page.getByRole('heading')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    release();
    await homeIsUsable(page);
  });

  test('R043 R150 R151 T4 one cookie replaces older ones, and the first call carries it', async ({
    page,
    portal,
    context,
    baseURL,
  }) => {
    const { hostname } = new URL(baseURL!);
    await context.addCookies(
      ['/', '/mainApp', '/home'].map((path) => ({ name: 'ssoToken', value: 'persona-older', domain: hostname, path })),
    );
    const calls = portal.recordRequests(API);
    await page.goto(`/?ssoToken=persona-unknown.w1&ssoToken=${portal.token()}`);
    await page.waitForURL('**/home');
    await homeIsUsable(page);
    expect(calls[0]?.headers['ssotoken']).toBe(portal.token());
    await expect
      .poll(() => tokenCookies(context))
      .toMatchObject([
        { value: `${portal.token()}.r1`, path: '/', sameSite: 'Lax', httpOnly: false, expires: -1, domain: hostname },
      ]);
  });

  test('R043 T1 the token is removed from the address before anything else can read it', async ({ page, portal }) => {
    const token = portal.token();
    const seen: string[] = [];
    page.on('console', (message) => seen.push(message.text()));
    const requests: Promise<void>[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) return;
      requests.push(
        request.allHeaders().then(
          ({ ssotoken: _, cookie: __, ...others }) => void seen.push(request.url(), JSON.stringify(others)),
          () => undefined,
        ),
      );
    });
    await page.goto('about:blank');
    await page.goto(`/?ssoToken=${token}`);
    await homeIsUsable(page);
    await Promise.all(requests);
    seen.push(
      ...(await page.evaluate(() => [
        location.href,
        document.referrer,
        document.documentElement.outerHTML,
        ...performance.getEntriesByType('resource').map(({ name }) => name),
      ])),
    );
    expect(seen.length).toBeGreaterThan(20);
    expect(seen.filter((text) => text.includes(token))).toEqual([]);
    await page.goBack();
    expect(page.url()).toBe('about:blank');
    await page.goForward();
    expect(page.url()).not.toContain(token);
  });

  for (const query of [
    'ssoToken=',
    'ssoToken=short',
    'ssoToken=persona-demo%3B%20Domain%3Devil.example',
    'ssoToken=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    `ssoToken=${'a'.repeat(5000)}`,
  ])
    test(`T2 R151 '${query.slice(0, 40)}' signs nobody in`, async ({ page, portal, context }) => {
      const calls = portal.recordRequests(API);
      await page.goto(`/?${query}`);
      await page.waitForURL('**/_idp/login**');
      await expect.poll(() => tokenCookies(context)).toEqual([]);
      expect(calls).toEqual([]);
    });

  test('T2 a token unknown to the server is an expired session', async ({ page }) => {
    await page.goto('/?ssoToken=nobody-knows-this-one');
    await page.waitForURL('**/_idp/l**');
    await expect.poll(async () => (await snapshot(page)).cookie).not.toContain('ssoToken');
  });

  test('A33 R159 R206 R222 the calls of the start come in order, the later ones with the refreshed token', async ({
    page,
    portal,
  }) => {
    const calls = portal.recordRequests(API);
    await portal.signIn();
    await homeIsUsable(page);
    const names = calls.slice(0, 7).map(({ path }) => path.split('/').at(-1));
    expect(names.slice(0, 3)).toEqual(['getUserInfo', 'reflashToken', 'getUserInfo']);
    expect(calls.slice(0, 2).every(({ headers }) => headers['ssotoken'] === portal.token())).toBe(true);
    expect(calls.slice(2).every(({ headers }) => headers['ssotoken'] === `${portal.token()}.r1`)).toBe(true);
    expect(calls.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('/power/listUserPowerCode'),
        expect.stringContaining('/subsystem/permission/list'),
        expect.stringContaining('/gray/rule/getServiceName'),
      ]),
    );
    expect(calls.filter(({ path }) => path.endsWith('getUserInfo'))).toHaveLength(2);
  });

  test('R142 R143 F37 broken stored values are ignored', async ({ page, portal }) => {
    await portal.signIn();
    await homeIsUsable(page);
    await page.evaluate(() => {
      for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, '{"broken');
      localStorage.setItem('portal.language', '[');
    });
    await page.reload();
    await homeIsUsable(page);
    await expect
      .poll(async () => JSON.parse((await snapshot(page)).session.userInfo ?? 'null'))
      .toMatchObject({ userName: NAME });
  });

  test('T5 A32 after a start only the listed keys are stored, and no phone in local storage', async ({
    page,
    portal,
  }) => {
    await portal.signIn();
    await homeIsUsable(page);
    const { local, session } = await snapshot(page);
    expect(Object.keys(LOCAL_KEYS)).toEqual(expect.arrayContaining(Object.keys(local)));
    expect(Object.keys(SESSION_KEYS)).toEqual(expect.arrayContaining(Object.keys(session)));
    expect(Object.values(local).join()).not.toContain(PHONE);
    expect(session.bindStatus).toBe('true');
  });
});

test.describe('a start that fails', () => {
  test('A33 R206 R293 user info fails: an error page that retries without a reload', async ({ page, portal }) => {
    const recover = await portal.failApi('**/getUserInfo', 'http:500');
    await portal.signIn();
    await expect(page.getByRole('heading', { name: '门户启动失败' })).toBeVisible();
    await expect(page.getByText('服务器错误')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await portal.expectNoAxeViolations();
    await recover();
    await page.getByRole('button', { name: '重试' }).click();
    await homeIsUsable(page);
  });

  test('F34 the parallel calls all fail: the portal starts anyway', async ({ page, portal }) => {
    await portal.failApi(
      /listUserPowerCode|subsystem\/list|subsystem\/permission\/list|gray\/rule\/getServiceName/,
      'http:500',
    );
    await portal.signIn();
    await homeIsUsable(page);
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await expect.poll(async () => (await snapshot(page)).session.powerList).toBeUndefined();
  });

  test('A37 without its environment the portal says so and sends no calls', async ({ page, portal }) => {
    await page.route('**/environment.js', (route) => route.fulfill({ status: 404, body: '' }));
    const calls = portal.recordRequests(API);
    await page.goto(`/?ssoToken=${portal.token()}`);
    await expect(page.getByRole('heading', { name: '门户配置不完整' })).toBeVisible();
    await portal.expectNoAxeViolations();
    expect(calls).toEqual([]);
  });

  test('R190 R327 without a phone: the message, and signed out after 2.3 s', async ({ page, portal }) => {
    await page.clock.install();
    await page.goto('/_idp/login');
    await page.clock.pauseAt(Date.now() + 60_000);
    const left: string[] = [];
    page.on('request', (request) => {
      if (pathOf(request.url()) === LOGOUT) left.push(request.url());
    });
    await portal.signIn('persona-nophone');
    await expect(page.getByRole('heading', { name: '用户信息解析失败，请重新登录' })).toBeVisible();
    await page.clock.runFor(2299);
    expect(left).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => left).toHaveLength(1);
  });

  test('R190 the button signs out at once', async ({ page, portal }) => {
    await page.clock.install();
    await page.goto('/_idp/login');
    await page.clock.pauseAt(Date.now() + 60_000);
    await portal.signIn('persona-nophone');
    await page.getByRole('button', { name: '立即登录' }).click();
    await isSignedOut(page);
    await expect.poll(async () => (await snapshot(page)).cookie).toBe('');
  });

  test('T25 F58 a token that is always refused ends at a page instead of a loop', async ({ page, portal }) => {
    await portal.failApi('**/getUserInfo', 'session-expired');
    await portal.signIn();
    await isSignedOut(page);
    await portal.signIn();
    await expect(page.getByRole('heading', { name: '登录失败' })).toBeVisible();
    await portal.expectNoAxeViolations();
    await expect.poll(async () => (await snapshot(page)).cookie).toBe('');
    await page.getByRole('button', { name: '重新登录' }).click();
    await page.waitForURL('**/_idp/login**');
  });
});

test.describe('a loop between the portal and the identity provider', () => {
  for (const [what, way, words] of [
    ['brings a token that is too long', `/?ssoToken=${'a'.repeat(3000)}`, '过长或格式不正确'],
    ['brings no token', '/', '未返回登录凭证'],
  ] as const)
    test(`F58 T2 a provider that ${what}: after two redirects an error page is shown`, async ({ page, portal }) => {
      let visits = 0;
      await page.route('**/_idp/login**', (route) => {
        visits += 1;
        return route.fulfill({ contentType: 'text/html', body: `<script>location.replace('${way}')</script>` });
      });
      await page.goto('/mainApp/noticeList');
      await expect(page.getByRole('heading', { name: '登录失败' })).toBeFocused();
      await expect(page.getByText(words)).toBeVisible();
      expect(visits).toBe(2);
      await portal.expectNoAxeViolations();
      await page.unroute('**/_idp/login**');
      await page.getByRole('button', { name: '重新登录' }).click();
      await page.waitForURL('**/_idp/login**');
      await choosePersona(page, NAME);
      await page.waitForURL('**/mainApp/noticeList');
    });

  test('F58 A36 the mock environment without its provider shows an error page', async ({ page, portal }) => {
    await portal.preferLanguage('en-US');
    // A server of the portal returns the portal's page for every unknown address.
    await page.route('**/_idp/**', async (route) =>
      route.fulfill({ response: await route.fetch({ url: new URL('/', route.request().url()).href }) }),
    );
    await page.goto('/');
    await expect(page.getByText('uses the settings of the mock environment')).toBeVisible();
    await portal.expectNoAxeViolations();
  });
});

test.describe('signing out', () => {
  test('R152 A31 removes the whole session and leads to the global sign-out', async ({ page, portal, context }) => {
    await portal.signIn('persona-demo', { path: '/help?returnUrl=//evil.example&redirect=https://evil.example' });
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await context.addCookies([{ name: 'other', value: '1', url: page.url() }]);
    const asked = page.waitForRequest((request) => pathOf(request.url()) === LOGOUT);
    await logOut(page);
    const url = new URL((await asked).url());
    expect(Object.fromEntries(url.searchParams)).toEqual({
      redirectToLogin: 'true',
      entityId: 'portal',
      returnUrl: `${url.origin}/#/login`,
    });
    await isSignedOut(page);
    const { cookie, local, session } = await snapshot(page);
    expect(cookie).toBe('');
    expect(session).toEqual({});
    expect(local).not.toHaveProperty('ssoToken');
    expect(local).not.toHaveProperty('userName');
    expect(JSON.stringify(local)).not.toContain(NAME);
    await expect.poll(() => tokenCookies(context)).toEqual([]);
  });

  test('R152 T11 F39 the other windows sign out as well, and Back shows nothing', async ({ page, portal, context }) => {
    await portal.signIn();
    await homeIsUsable(page);
    const other = await context.newPage();
    await other.goto('/home');
    await homeIsUsable(other);
    await logOut(page);
    await isSignedOut(page);
    // Sent synchronously on click, as the unit tests of `signOut` show; the time of arrival depends on the machine.
    await other.waitForURL('**/_idp/**');
    for (const each of [page, other]) {
      await each.goBack().catch(() => null);
      await expect(each.getByText(PHONE)).toHaveCount(0);
    }
  });

  test('R154 R289 R306 T10 F27 many expired responses: one message, one sign-out after 300 ms', async ({
    page,
    portal,
  }) => {
    await portal.signIn('persona-demo', { path: '/help' });
    await expect(page.getByRole('navigation').first()).toBeVisible();
    const recover = await portal.failApi(/\/_(base|portal)\//, 'session-expired');
    const logouts: Request[] = [];
    page.on('request', (request) => {
      if (pathOf(request.url()) === LOGOUT) logouts.push(request);
    });
    const answers: Request[] = [];
    page.on('response', (response) => {
      if (API.test(pathOf(response.url()))) answers.push(response.request());
    });
    // The message is shown for those 300 ms only: every frame is checked, from before the click.
    const messageShown = page.waitForFunction(() => document.body.innerText.includes('登录已过期'));
    await Promise.all([messageShown, entry(page, '首页').click()]);
    await isSignedOut(page);
    expect(logouts).toHaveLength(1);
    // Measured by the browser's clock: events reach the test late on a busy machine.
    const { startTime, responseStart } = answers[0]!.timing();
    const delay = logouts[0]!.timing().startTime - (startTime + responseStart);
    expect(delay).toBeGreaterThanOrEqual(290);
    expect(delay).toBeLessThan(1500);
    await recover();
  });

  test('R154 A31 after a forced sign-out the same person returns to the same route', async ({ page, portal }) => {
    await portal.signIn('persona-demo', { path: '/mainApp/noticeList?status=2' });
    const recover = await portal.failApi('**/getPermissionVerification**', 'session-expired');
    await entry(page, '装修').click();
    await isSignedOut(page);
    await recover();
    await portal.signIn();
    await expect(page).toHaveURL(/\/mainApp\/noticeList\?status=2$/);
  });

  test('A30 R154 a token that is refused at the start keeps the requested address', async ({ page, portal }) => {
    await portal.signIn();
    await homeIsUsable(page);
    const recover = await portal.failApi('**/getUserInfo', 'session-expired');
    await page.goto('/mainApp/noticeList?status=2');
    await isSignedOut(page);
    await recover();
    await portal.signIn();
    await expect(page).toHaveURL(/\/mainApp\/noticeList\?status=2$/);
  });

  test('R001 R042 the login address leads to the provider, also for a window that was signed out', async ({ page }) => {
    await page.goto('/#/login');
    await page.waitForURL('**/_idp/login?entityId=portal**');
  });
});

test.describe('error pages instead of the portal', () => {
  for (const language of ['zh-CN', 'en-US'] as const) {
    test(`F57 R042 a provider that does not respond: the ${language} page says so and offers a way on`, async ({
      page,
      portal,
    }) => {
      await portal.preferLanguage(language);
      // 204 No Content: the browser stays on the page.
      await page.route('**/_idp/**', (route) => route.fulfill({ status: 204 }));
      await page.goto('/');
      await expect(page.getByRole('button', { name: /^(前往登录|Go to sign-in)$/ })).toBeVisible();
      await portal.expectNoAxeViolations();

      await portal.signIn();
      await homeIsUsable(page);
      await openUserMenu(page);
      await page.getByRole('menuitem', { name: /^(退出登录|Log out)$/i }).click();
      await expect(page.getByRole('heading', { name: /^(您已退出登录|You are signed out)$/ })).toBeFocused();
      await expect(page.getByRole('button', { name: /^(重新登录|Sign in again)$/ })).toBeVisible();
      await expect.poll(async () => (await snapshot(page)).cookie).toBe('');
      await expect(page.getByText(PHONE)).toHaveCount(0);
      await portal.expectNoAxeViolations();
    });

    test(`R190 the ${language} page for a person without a phone is accessible`, async ({ page, portal }) => {
      // The page would redirect before it is checked.
      await page.addInitScript((delay) => {
        const { setTimeout } = window;
        window.setTimeout = ((run: TimerHandler, ms?: number) =>
          ms === delay ? 0 : setTimeout(run, ms)) as typeof window.setTimeout;
      }, NO_PHONE_LOGOUT_DELAY_MS);
      await portal.signIn('persona-nophone', { language });
      await expect(page.getByRole('button', { name: /^(立即登录|Sign in now)$/ })).toBeVisible();
      await portal.expectNoAxeViolations();
    });
  }
});

test.describe('another person', () => {
  test('T3 R043 no data of the first person is left in any window', async ({ page, portal, context }) => {
    await portal.signIn();
    await homeIsUsable(page);
    const other = await context.newPage();
    await other.route('**/new/notice/2.0/list**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue().catch(() => undefined);
    });
    await other.goto('/home');
    await homeIsUsable(other);

    await test.step('A44 a link of another person asks first, and declining changes nothing', async () => {
      const link = portal.token('persona-restricted');
      await page.goto(`/?ssoToken=${link}`);
      await expect(page.getByRole('heading', { name: '是否切换账号？' })).toBeFocused();
      await expect(page.getByText(new RegExp(`^当前登录账号为${NAME}.*${OTHER_NAME}`))).toBeVisible();
      expect(page.url()).not.toContain(link);
      await portal.expectNoAxeViolations();
      await homeIsUsable(other);
      const everything = async () => JSON.stringify([await tokenCookies(context), await snapshot(page)]);
      await expect.poll(everything).not.toContain(link);
      await page.getByRole('button', { name: new RegExp(`继续使用${NAME}`) }).click();
      await homeIsUsable(page);
      await expect.poll(everything).not.toContain(link);
      await expect.poll(everything).toContain(portal.token());
    });

    await page.goto(`/?ssoToken=${portal.token('persona-restricted')}`);
    await page.getByRole('button', { name: new RegExp(`切换到${OTHER_NAME}`) }).click();
    await page.waitForURL('**/home');
    for (const each of [page, other]) {
      await expect(each.getByText(PHONE)).toHaveCount(0);
      await expect(each.getByRole('heading', { level: 1 })).toBeVisible();
      const { local, session } = await snapshot(each);
      expect(JSON.stringify({ local, session })).not.toContain(NAME);
      await expect.poll(() => each.content()).not.toContain(NAME);
    }
  });

  test('A31 T3 the return address of the first person is deleted', async ({ page, portal }) => {
    await portal.signIn('persona-demo', { path: '/mainApp/noticeList' });
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await logOut(page);
    await isSignedOut(page);
    await expect.poll(async () => (await snapshot(page)).local).toHaveProperty(['portal.wayBack']);
    await portal.signIn('persona-restricted');
    await page.waitForURL('**/home');
    await expect.poll(async () => (await snapshot(page)).local['portal.wayBack']).toBeUndefined();
  });

  test('A31 the same person is returned to the last address', async ({ page, portal }) => {
    await portal.signIn('persona-demo', { path: '/mainApp/noticeList' });
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await logOut(page);
    await isSignedOut(page);
    await portal.signIn();
    await page.waitForURL('**/home');
    await page.getByRole('button', { name: '返回该页面' }).click();
    await page.waitForURL('**/mainApp/noticeList');
  });
});

test('the language is changed without a reload and stored', async ({ page, portal }) => {
  await portal.signIn();
  await homeIsUsable(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await openUserMenu(page);
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(entry(page, 'Home')).toBeVisible();
  await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.reload();
  await expect(entry(page, 'Home')).toBeVisible();
});

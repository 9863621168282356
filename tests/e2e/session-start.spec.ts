import type { Page } from '@playwright/test';
import { LOCAL_KEYS, SESSION_KEYS } from '../../src/constants/storage';
import { expect, test } from '../support/portal';
import {
  API,
  choosePersona,
  entry,
  clearRedirects,
  homeIsUsable,
  isSignedOut,
  LOGOUT,
  NAME,
  openUserMenu,
  pathOf,
  PHONE,
  snapshot,
  tokenCookies,
} from '../support/sessionWindow';

/** Every address that the main frame navigates to. */
const journeyOf = (page: Page): string[] => {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) addresses.push(frame.url());
  });
  return addresses;
};

/**
 * Runs in the page: records in `askedOfIntl` who makes the browser read the data of its locales. `Intl.PluralRules`
 * alone does not.
 */
function recordIntl(): void {
  const asked: string[] = [];
  Reflect.set(window, 'askedOfIntl', asked);
  const record = (name: string) => void asked.push(`${name} ${new Error().stack}`);
  for (const name of ['NumberFormat', 'DateTimeFormat', 'RelativeTimeFormat', 'Collator'] as const)
    Reflect.set(
      Intl,
      name,
      new Proxy(Intl[name], {
        construct(target, values) {
          record(name);
          return Reflect.construct(target, values) as object;
        },
        apply(target, self, values) {
          record(name);
          return Reflect.apply(target as () => void, self, values) as unknown;
        },
        get(target, key) {
          if (key === 'supportedLocalesOf') record(name);
          return Reflect.get(target, key) as unknown;
        },
      }),
    );
  const methods: [object, string][] = [
    [String.prototype, 'localeCompare'],
    [Number.prototype, 'toLocaleString'],
    [Date.prototype, 'toLocaleString'],
    [Date.prototype, 'toLocaleDateString'],
    [Date.prototype, 'toLocaleTimeString'],
  ];
  for (const [prototype, name] of methods) {
    const original = Reflect.get(prototype, name) as (...values: unknown[]) => unknown;
    Reflect.set(prototype, name, function (this: unknown, ...values: unknown[]) {
      record(name);
      return original.apply(this, values);
    });
  }
}

test.describe('signing in', () => {
  test('R001 R042 A30 a guest is redirected to the login address, and after sign-in, over a skeleton, to the requested page @nginx', async ({
    page,
    portal,
  }) => {
    const calls = portal.recordRequests(API);
    const addresses = journeyOf(page);
    await page.goto('/mainApp/noticeList?status=2');
    await page.waitForURL(/\/_idp\/login\?entityId=portal&returnUrl=/);
    expect(addresses.map((address) => address.replace(/^https?:\/\/[^/]+/, ''))).toContain('/#/login');
    expect(calls).toEqual([]);

    let release!: () => void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/getUserInfo', async (route) => {
      await held;
      await route.continue();
    });
    await choosePersona(page, NAME);
    await test.step('R001 only the skeleton is shown before the session is known', async () => {
      await expect(page.getByRole('status').first()).toBeAttached();
      await expect(page.getByRole('heading')).toHaveCount(0);
      await expect(page.getByRole('navigation')).toHaveCount(0);
    });
    release();
    await page.waitForURL('**/mainApp/noticeList?status=2');
    await expect(page.getByRole('navigation').first()).toBeVisible();
    expect(calls.length).toBeGreaterThan(0);
  });

  test('R118 A30 R043 a link to a notice over the home page still opens it after the sign-in', async ({
    page,
    portal,
  }) => {
    await portal.signIn();
    const link = page.locator('main a[href*="preview="]').first();
    const href = await portal.settled(() => link.getAttribute('href'));
    await page.context().clearCookies();
    await page.goto(href!);
    await page.waitForURL(/\/_idp\/login\?entityId=portal&returnUrl=/);
    await choosePersona(page, NAME);
    await expect(page).toHaveURL(/\/home\?preview=\d+$/);
    await expect(page.getByRole('dialog', { name: '预览公告' })).toBeVisible();
  });

  test('R001 R016 session and page are shown without any timer', async ({ page, portal }) => {
    await page.clock.install();
    await page.goto('/favicon.svg');
    await page.clock.pauseAt(Date.now() + 60_000);
    let release!: () => void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/getUserInfo', async (route) => {
      await held;
      await route.continue();
    });
    await portal.signIn('persona-demo', { path: '/home' });
    // The code of the layout and of the page arrives before the session, as on every network with a server to ask.
    await expect(page.getByRole('status').first()).toBeAttached();
    await expect(page.locator('script[data-webpack]')).toHaveCount(0);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(NAME));
    await expect(page.locator('main a[data-notice-id]').first()).toBeVisible();
  });

  for (const language of ['zh-CN', 'en-US'] as const)
    test(`R001 R011 in ${language} the home page waits for no format of the browser, the first of which takes 25 ms`, async ({
      page,
      portal,
    }) => {
      await page.addInitScript(recordIntl);
      await portal.signIn('persona-demo', { path: '/home', language });
      await expect(page.locator('main a[data-notice-id]').first()).toBeVisible();
      await expect(page.getByRole('grid')).toBeVisible();
      await portal.settled(() => expect.poll(() => page.evaluate('askedOfIntl')).toEqual([]));
    });

  test.describe('while the first scripts load', () => {
    test.use({ interceptsFiles: true });

    test('A33 R206 the first call is sent while the first script runs, before it requests anything else', async ({
      page,
      portal,
    }) => {
      await page.addInitScript(() => {
        const { fetch } = window;
        const requested: number[] = [];
        Reflect.set(window, 'requestedBefore', requested);
        window.fetch = (...request) => {
          requested.push(document.querySelectorAll('script[data-webpack]').length);
          return fetch(...request);
        };
      });
      // Without the settings, which arrive in any order, no address is known yet.
      await page.route('**/js/umi.*.js', async (route) => {
        await page.waitForFunction(() => '__PORTAL_ENVIRONMENT__' in window);
        await route.continue();
      });
      await portal.signIn('persona-demo', { path: '/home' });
      await homeIsUsable(page);
      await expect.poll(() => page.evaluate('requestedBefore[0]')).toBe(0);
    });

    test('A33 R016 a link into a subsystem asks for its files before the first script has arrived, and for each once', async ({
      page,
      portal,
    }) => {
      const files: string[] = [];
      page.on('request', (request) => {
        const { hostname, pathname } = new URL(request.url());
        if (hostname === 'lift.localhost' || pathname === '/subsystems.json') files.push(pathname);
      });
      const script = page.waitForRequest(/lift\.localhost.*\.js$/);
      await page.route('**/js/umi.*.js', async (route) => {
        await script;
        await route.continue();
      });
      await portal.signIn('persona-demo', { path: '/lift' });
      await expect(page.locator('[data-pane="lift"]').getByRole('heading', { level: 1 })).toBeVisible();
      expect(files).toEqual([...new Set(files)]);
      expect(files.slice(0, 2)).toEqual(['/subsystems.json', '/']);
    });

    test('A33 R016 nothing that the first script waits for begins only after the script that the page waits for', async ({
      page,
      portal,
    }) => {
      const waitedFor = /\/js\/start\.\w+\.js$|\/js\/(preload|umi)\.\w+\.js$|\/css\/umi\.\w+\.css$|\/environment\.js$/;
      const asked = new Set<string>();
      page.on('request', (request) => waitedFor.test(request.url()) && asked.add(new URL(request.url()).pathname));
      const blocking = (await (await page.request.get('/')).text()).match(/<script src="([^"]+)"><\/script>/)![1]!;
      const all = () => asked.size;
      await page.route(`**${blocking}`, async (route) => {
        await expect.poll(all).toBe(6);
        await route.continue();
      });
      await portal.signIn();
      await homeIsUsable(page);
    });
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

  test('A33 R159 R206 R222 A32 T5 F37 the calls of a start and what it stores; broken values and another language', async ({
    page,
    portal,
  }) => {
    const calls = portal.recordRequests(API);
    await portal.signIn();
    await homeIsUsable(page);

    await test.step('R159 R222 the calls come in order, the later ones with the refreshed token', async () => {
      const names = calls.slice(0, 3).map(({ path }) => path.split('/').at(-1));
      expect(names).toEqual(['getUserInfo', 'reflashToken', 'getUserInfo']);
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

    const { local, session } = await portal.settled(() => snapshot(page));
    expect(Object.keys(LOCAL_KEYS)).toEqual(expect.arrayContaining(Object.keys(local)));
    expect(Object.keys(SESSION_KEYS)).toEqual(expect.arrayContaining(Object.keys(session)));
    expect(Object.values(local).join()).not.toContain(PHONE);
    expect(session.bindStatus).toBe('true');

    await test.step('R142 R143 F37 broken stored values are ignored', async () => {
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

    await test.step('the language is changed without a reload and stored', async () => {
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await openUserMenu(page);
      await page.getByRole('menuitemradio', { name: 'English' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
      await expect(entry(page, 'Home')).toBeVisible();
      await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(true);
      await page.reload();
      await expect(entry(page, 'Home')).toBeVisible();
    });
  });

  test('R043 T1 the token is removed from the address before anything else can read it @nginx', async ({
    page,
    portal,
  }) => {
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

  test('T2 R151 no malformed or unknown token signs anybody in', async ({ page, portal, context }) => {
    const calls = portal.recordRequests(API);
    for (const query of [
      'ssoToken=',
      'ssoToken=short',
      'ssoToken=persona-demo%3B%20Domain%3Devil.example',
      'ssoToken=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
      `ssoToken=${'a'.repeat(5000)}`,
    ])
      await test.step(query.slice(0, 60), async () => {
        await page.goto(`/?${query}`);
        await page.waitForURL('**/_idp/login**');
        await expect.poll(() => tokenCookies(context)).toEqual([]);
        expect(calls).toEqual([]);
        await clearRedirects(page);
      });

    await test.step('T2 a token unknown to the server is an expired session', async () => {
      await page.goto('/?ssoToken=nobody-knows-this-one');
      await page.waitForURL('**/_idp/l**');
      await expect.poll(async () => (await snapshot(page)).cookie).not.toContain('ssoToken');
    });
  });
});

test.describe('a start that fails', () => {
  test('A33 R206 R293 F34 without user info there is an error page that retries without a reload; without the parallel calls the portal starts anyway', async ({
    page,
    portal,
  }) => {
    const recover = await portal.failApi('**/getUserInfo', 'http:500');
    await portal.failApi(
      /listUserPowerCode|subsystem\/list|subsystem\/permission\/list|gray\/rule\/getServiceName/,
      'http:500',
    );
    await portal.signIn();
    await expect(page.getByRole('heading', { name: '门户启动失败' })).toBeVisible();
    await expect(page.getByText('服务器错误')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await portal.expectNoAxeViolations();
    await recover();
    await page.getByRole('button', { name: '重试' }).click();
    await homeIsUsable(page);
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await expect.poll(async () => (await snapshot(page)).session.powerList).toBeUndefined();
  });

  test('R190 R327 without a phone: the message, and signed out after 2.3 s, or at once by the button', async ({
    page,
    portal,
  }) => {
    await page.clock.install();
    await page.goto('/_idp/login');
    await page.clock.pauseAt(Date.now() + 60_000);
    const left: string[] = [];
    page.on('request', (request) => {
      if (pathOf(request.url()) === LOGOUT) left.push(request.url());
    });
    await portal.signIn('persona-nophone');
    await expect(page.getByRole('heading', { name: '用户信息解析失败，请重新登录' })).toBeVisible();
    // To the millisecond: startSession.test.ts.
    await page.clock.runFor(1_500);
    expect(left).toEqual([]);
    await page.clock.runFor(2_300);
    await expect.poll(() => left).toHaveLength(1);
    await test.step('where the provider returns to, the reason stays until the person goes on', async () => {
      for (const again of [false, true]) {
        if (again) await page.reload();
        await expect(page.locator('main').getByRole('status')).toHaveText(/^您的账号没有手机号，无法使用门户/);
        await expect(page).toHaveURL(/\/#\/login$/);
      }
      await page.clock.runFor(60_000);
      await expect(page.getByRole('heading', { name: '用户信息解析失败，请重新登录' })).toBeVisible();
      await page.getByRole('button', { name: '重新登录' }).click();
      await isSignedOut(page);
    });

    // Who presses the button has read the reason.
    await clearRedirects(page);
    await portal.signIn('persona-nophone');
    await page.getByRole('button', { name: '立即登录' }).click();
    await expect.poll(() => left).toHaveLength(2);
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

test('F58 T2 a provider that brings no token or one that is too long: after two redirects an error page is shown', async ({
  page,
  portal,
}) => {
  for (const [what, way, words] of [
    ['no token', '/', '未返回登录凭证'],
    ['a token that is too long', `/?ssoToken=${'a'.repeat(3000)}`, '过长或格式不正确'],
  ] as const)
    await test.step(what, async () => {
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
      await clearRedirects(page);
    });
  await page.goto('/mainApp/noticeList');
  await choosePersona(page, NAME);
  await page.waitForURL('**/mainApp/noticeList');
});

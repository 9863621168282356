import type { Frame, Page } from '@playwright/test';
import { framePage, serveFrame } from '../support/frame-app/serve';
import { expect, test, type Portal } from '../support/portal';

test.describe.configure({ timeout: 60_000 });

const OPBI = /^http:\/\/opbi\.localhost:\d+\//;
const pane = (page: Page, code = 'opbi') => page.locator(`[data-pane="${code}"]`);
const content = (page: Page, code = 'opbi') => pane(page, code).frameLocator('iframe');
const card = (page: Page, code = 'opbi') => pane(page, code).getByRole('alert');
const home = (page: Page) => page.getByRole('navigation').first().getByRole('link', { name: '首页' });
const place = (page: Page) => content(page).locator('[data-place]');

const signInAt = (portal: Portal, path: string) => portal.signIn('persona-demo', { path });

/** The window of the subsystem itself. */
async function inside(page: Page): Promise<Frame> {
  await expect(content(page).getByRole('heading', { name: 'Frame of opbi' })).toBeVisible({ timeout: 20_000 });
  return page.frames().find((frame) => OPBI.test(frame.url()))!;
}

test.describe('a subsystem in a frame', () => {
  test('R039 T13 opens by a handshake, knows the person, and is fenced in', async ({ page, portal }) => {
    await serveFrame(page, 'opbi');
    await signInAt(portal, '/opbi/reports/7?year=2026');
    await inside(page);
    await expect(place(page)).toHaveText('/reports/7?year=2026');
    await expect(content(page).locator('[data-person]')).toHaveText('林知远');
    await expect(page).toHaveURL(/\/opbi\/reports\/7\?year=2026$/);

    const frame = pane(page).locator('iframe');
    await expect(frame).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-forms allow-popups allow-downloads allow-same-origin',
    );
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(frame).toHaveAttribute('allow', '');
    await expect(frame).toHaveAttribute('title', /.+/);
    await portal.expectNoAxeViolations();
  });

  test('F17 inner pages show in the address, and back and forward walk them', async ({ page, portal }) => {
    await serveFrame(page, 'opbi');
    await signInAt(portal, '/home');
    await expect(home(page)).toBeVisible();
    await page.goto('/opbi');
    const frame = await inside(page);
    await frame.evaluate(() => window.portal.navigation.push('/reports/1'));
    await expect(page).toHaveURL(/\/opbi\/reports\/1$/);
    await frame.evaluate(() => window.portal.navigation.replace('/reports/2?tab=chart'));
    await expect(page).toHaveURL(/\/opbi\/reports\/2\?tab=chart$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/opbi$/);
    await expect(place(page)).toHaveText('/');
    await page.goForward();
    await expect(place(page)).toHaveText('/reports/2?tab=chart');
    await expect
      .poll(() => frame.evaluate(() => window.portal.navigation.hrefOf('/reports/3')))
      .toBe(new URL('/opbi/reports/3', page.url()).href);

    // A refused move leaves the address where it was, and adds no entry.
    const entries = await page.evaluate(() => window.history.length);
    await frame.evaluate(() => void (window.told.refuses = true));
    await page.goBack();
    await expect(page).toHaveURL(/\/opbi\/reports\/2\?tab=chart$/);
    await expect(place(page)).toHaveText('/reports/2?tab=chart');
    await expect.poll(() => frame.evaluate(() => window.portal.navigation.current())).toBe('/reports/2?tab=chart');
    await frame.evaluate(() => void (window.told.refuses = false));
    await expect.poll(() => page.evaluate(() => window.history.length)).toBe(entries);
    await page.goBack();
    await expect(page).toHaveURL(/\/opbi$/);
  });

  test('R140 language, visibility and title: what changes is told, and a return is the same document', async ({
    page,
    portal,
  }) => {
    await serveFrame(page, 'opbi');
    await signInAt(portal, '/opbi');
    const frame = await inside(page);
    await content(page).getByRole('textbox').focus();
    await frame.evaluate(() => Object.assign(window, { isTheSame: true }));
    await home(page).click();
    await expect(pane(page)).toHaveAttribute('data-shown', 'false');
    await expect.poll(() => frame.evaluate(() => window.told.shown)).toEqual([true, false]);
    await page.getByRole('button', { name: /林知远/ }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await page.goBack();
    await expect(content(page).locator('[data-language]')).toHaveText('en-US');
    await expect.poll(() => frame.evaluate(() => window.told.shown)).toEqual([true, false, true]);
    await expect.poll(() => frame.evaluate(() => 'isTheSame' in window)).toBe(true);
    await expect.poll(() => frame.evaluate(() => document.documentElement.lang)).toBe('en-US');
  });

  test('T19 a request is signed for the API alone, and no token comes into the frame', async ({ page, portal }) => {
    await serveFrame(page, 'opbi');
    const foreign: Record<string, string>[] = [];
    await page.route('http://nfc.localhost:*/echo', (route) => {
      foreign.push(route.request().headers());
      return route.fulfill({ json: {}, headers: { 'Access-Control-Allow-Origin': '*' } });
    });
    await signInAt(portal, '/opbi');
    const frame = await inside(page);
    const heard = await frame.evaluateHandle(() => {
      const messages: string[] = [];
      window.addEventListener('message', ({ data }) => messages.push(JSON.stringify(data)));
      return messages;
    });
    const calls = portal.recordRequests();
    const answer = await frame.evaluate(async () => {
      const form = new FormData();
      form.append('name', '报表');
      form.append('file', new File(['a,b'], 'a.csv', { type: 'text/csv' }));
      const response = await window.portal.request('/_base/system/dictionary/list', {
        headers: { ssoToken: 'forged', 'X-Mine': '1' },
      });
      const upload = await window.portal.request('/_base/nowhere', { method: 'POST', body: form });
      return {
        isResponse: response instanceof Response,
        status: response.status,
        url: response.url,
        json: (await response.json()) as { status: string },
        upload: upload.status,
      };
    });
    expect(answer).toMatchObject({ isResponse: true, status: 200, json: { status: '1' } });
    expect(answer.url).toContain('/_base/system/dictionary/list');
    const list = calls.find(({ headers }) => headers['x-mine'] === '1')!;
    expect(list.headers.ssotoken).toContain(portal.token());
    const upload = calls.find(({ path }) => path === '/_base/nowhere')!;
    expect(upload.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);

    const port = new URL(frame.url()).port;
    await frame.evaluate(
      (address) => window.portal.request(address).then(({ status }) => status),
      `http://nfc.localhost:${port}/echo`,
    );
    expect(foreign).toHaveLength(1);
    expect(JSON.stringify(foreign)).not.toContain('persona-demo');
    const aborted = await frame.evaluate(async () => {
      const abort = new AbortController();
      const asked = window.portal.request('/_base/system/dictionary/list', { signal: abort.signal });
      abort.abort();
      return asked.then(
        () => 'answered',
        (error: Error) => error.name,
      );
    });
    expect(aborted).toBe('AbortError');
    const everything = await frame.evaluate(
      (messages) =>
        JSON.stringify([messages, window.portal.getState(), document.cookie, location.href, document.referrer]),
      heard,
    );
    expect(everything).not.toContain('persona-demo');
  });

  test('A29 unsaved work in a frame makes the portal ask', async ({ page, portal }) => {
    await serveFrame(page, 'opbi');
    await signInAt(portal, '/opbi');
    const frame = await inside(page);
    await content(page).getByRole('textbox').fill('Not saved yet');
    await expect
      .poll(() => page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))))
      .toBe(true);
    const agreed = frame.evaluate(() => window.portal.confirm({ title: 'Really?', content: 'It asks.' }));
    await page.getByRole('dialog').getByRole('button').last().click();
    expect(typeof (await agreed)).toBe('boolean');
    await content(page).getByRole('textbox').fill('');
    await expect
      .poll(() => page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))))
      .toBe(false);
  });
});

test.describe('who may take part', () => {
  test('T13 a hello of another window or origin, and garbage over the port, have no effect', async ({
    page,
    portal,
  }) => {
    // The frame holds a frame of a stranger, who says hello to the portal itself.
    const stranger = framePage(
      `<script>onmessage = ({ data }) => (window.heard = data);
       top.postMessage({ type: 'portal:hello', protocol: '1.1' }, '*')</script>`,
    );
    await serveFrame(page, 'nfc', stranger);
    await page.route(OPBI, (route) => {
      const nfc = route.request().url().replace('opbi', 'nfc');
      return route.fulfill({
        contentType: 'text/html',
        body: framePage(`<h1>Mute</h1><iframe src="${nfc}"></iframe>`),
      });
    });
    await page.clock.install();
    await signInAt(portal, '/opbi');
    await expect(content(page).getByRole('heading', { name: 'Mute' })).toBeVisible();
    await expect.poll(() => page.frames().some((frame) => frame.url().includes('nfc.localhost'))).toBe(true);
    // The window itself plays a frame as well.
    await page.evaluate(() => window.postMessage({ type: 'portal:hello', protocol: '1.1' }, '*'));
    const nested = page.frames().find((frame) => frame.url().includes('nfc.localhost'))!;
    await expect.poll(() => nested.evaluate(() => 'heard' in window)).toBe(false);
    await expect(pane(page)).toHaveAttribute('data-state', 'mounting');
    await page.clock.fastForward(10_000);
    await expect(card(page)).toContainText('不是子系统页面');
  });

  test('T13 what is no message of the contract is dropped, and a flood does not freeze the portal', async ({
    page,
    portal,
  }) => {
    const raw = framePage(`<h1>Frame of opbi</h1><script>
      onmessage = ({ data, ports }) => {
        window.welcome = data;
        window.port = ports[0];
        port.postMessage({ type: 'mounted' });
      };
      parent.postMessage({ type: 'portal:hello', protocol: '1.1' }, '*');
    </script>`);
    await serveFrame(page, 'opbi', raw);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning' && message.text().startsWith('[portal]')) warnings.push(message.text());
    });
    await signInAt(portal, '/opbi');
    const frame = await inside(page);
    await expect(pane(page)).toHaveAttribute('data-state', 'mounted');
    await frame.evaluate(() => {
      const { port } = window as unknown as { port: MessagePort };
      for (const message of [
        null,
        'x',
        { type: 'move' },
        { type: 'open-page', path: 'https://evil.example/' },
        { type: '__proto__' },
      ])
        port.postMessage(message);
      for (let turn = 0; turn < 5_000; turn += 1)
        port.postMessage({ type: 'toast', message: { type: 'info', text: `flood ${turn}` } });
    });
    await home(page).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect.poll(() => page.getByText(/^flood \d+/).count()).toBeLessThanOrEqual(3);
    expect(warnings.filter((text) => text.includes('more than 200 messages')).length).toBe(1);
  });

  test('F6 another protocol is refused in words', async ({ page, portal }) => {
    await serveFrame(
      page,
      'opbi',
      framePage(`<script>parent.postMessage({ type: 'portal:hello', protocol: '9.0' }, '*')</script>`),
    );
    await signInAt(portal, '/opbi');
    await expect(card(page)).toContainText('版本不匹配');
  });
});

test.describe('a frame that fails', () => {
  test('F1 nobody answers: words, the portal lives, and a retry heals', async ({ page, portal }) => {
    await page.route(OPBI, (route) => route.abort('connectionrefused'));
    await signInAt(portal, '/opbi');
    await expect(card(page)).toContainText('对方服务器没有响应');
    await page.unroute(OPBI);
    await serveFrame(page, 'opbi');
    await card(page).getByRole('button', { name: '重试' }).click();
    await inside(page);
  });

  test('F7 a mount that throws is said, an error after it is one toast', async ({ page, portal }) => {
    const stop = await serveFrame(
      page,
      'opbi',
      framePage(`<script>
        onmessage = ({ ports }) => ports[0].postMessage({ type: 'mount-failed', error: { name: 'Error', message: 'no chart' } });
        parent.postMessage({ type: 'portal:hello', protocol: '1.1' }, '*');
      </script>`),
    );
    await signInAt(portal, '/opbi');
    await expect(card(page)).toContainText('no chart');
    await stop();
    await serveFrame(page, 'opbi');
    await card(page).getByRole('button', { name: '重试' }).click();
    const frame = await inside(page);
    await frame.evaluate(() => void setTimeout(() => Promise.reject(new Error('late'))));
    await expect(page.getByText('其余部分仍可使用')).toBeVisible();
    await expect(pane(page)).toHaveAttribute('data-state', 'mounted');
    portal.uncaught.length = 0;
  });

  test('F50 a frame that goes elsewhere is told of in words, and a retry brings it back', async ({ page, portal }) => {
    await page.clock.install();
    await serveFrame(page, 'opbi');
    await signInAt(portal, '/opbi');
    const frame = await inside(page);
    await page.route(/^http:\/\/opbi\.localhost:\d+\/login$/, (route) =>
      route.fulfill({ contentType: 'text/html', body: framePage('<h1>Sign in</h1>') }),
    );
    await frame.evaluate(() => void location.assign('/login'));
    await expect(content(page).getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(card(page)).toContainText('不是子系统页面');
    await page.clock.resume();
    await card(page).getByRole('button', { name: '重试' }).click();
    await inside(page);
  });
});

test.describe('one word in the registry', () => {
  for (const isolation of ['sandbox', 'frame'] as const)
    test(`R034 the work-order platform runs with the isolation ${isolation}`, async ({ page, portal }) => {
      await page.route('**/subsystems.json', async (route) => {
        const answer = await route.fetch();
        const registry = (await answer.json()) as { subsystems: { code: string; isolation: string }[] };
        registry.subsystems.find(({ code }) => code === 'gdzt')!.isolation = isolation;
        await route.fulfill({ response: answer, json: registry });
      });
      await signInAt(portal, '/gdzt');
      await expect(pane(page, 'gdzt')).toHaveAttribute('data-state', 'mounted', { timeout: 20_000 });
      const frames = pane(page, 'gdzt').locator('iframe');
      await expect(frames).toHaveCount(isolation === 'frame' ? 1 : 0);
      const inner = isolation === 'frame' ? content(page, 'gdzt') : pane(page, 'gdzt');
      await expect(inner.getByRole('heading', { level: 1 })).toBeVisible();
      const link = inner.locator('a[href*="/gdzt/"]').first();
      const address = new URL((await link.getAttribute('href'))!, page.url()).pathname;
      await link.click();
      await expect.poll(() => new URL(page.url()).pathname).toBe(address);
      await page.reload();
      await expect(pane(page, 'gdzt')).toHaveAttribute('data-state', 'mounted', { timeout: 20_000 });
      expect(new URL(page.url()).pathname).toBe(address);
    });
});

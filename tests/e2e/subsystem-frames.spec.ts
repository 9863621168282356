import type { Frame, Page } from '@playwright/test';
import { framePage, serveFrame } from '../support/frame-app/serve';
import { expectMessage } from '../support/navigation';
import { expect, test, type Portal } from '../support/portal';
import { changeEntry } from '../support/registry';

const OPBI = /^http:\/\/opbi\.localhost:\d+\//;
const pane = (page: Page, code = 'opbi') => page.locator(`[data-pane="${code}"]`);
const content = (page: Page, code = 'opbi') => pane(page, code).frameLocator('iframe');
const card = (page: Page, code = 'opbi') => pane(page, code).getByRole('alert');
const home = (page: Page) => page.getByRole('navigation').first().getByRole('link', { name: '首页' });
const place = (page: Page) => content(page).locator('[data-place]');

const signInAt = (portal: Portal, path: string) => portal.signIn('persona-demo', { path });

/** The window of the subsystem itself. */
async function inside(page: Page): Promise<Frame> {
  await expect(content(page).getByRole('heading', { name: 'Frame of opbi' })).toBeVisible();
  return page.frames().find((frame) => OPBI.test(frame.url()))!;
}

test.describe('a subsystem in a frame', () => {
  test('R039 R140 T13 F17 A29 opens by a handshake, is isolated, and follows the portal and the person', async ({
    page,
    portal,
  }) => {
    await serveFrame(page, 'opbi');
    await signInAt(portal, '/opbi/reports/7?year=2026');
    const frame = await inside(page);
    const start = /\/opbi\/reports\/7\?year=2026$/;

    await test.step('R039 T13 it knows the person, and is isolated', async () => {
      await expect(place(page)).toHaveText('/reports/7?year=2026');
      await expect(content(page).locator('[data-person]')).toHaveText('林知远');
      await expect(page).toHaveURL(start);
      const element = pane(page).locator('iframe');
      await expect(element).toHaveAttribute(
        'sandbox',
        'allow-scripts allow-forms allow-popups allow-downloads allow-same-origin',
      );
      await expect(element).toHaveAttribute('referrerpolicy', 'no-referrer');
      await expect(element).toHaveAttribute('allow', '');
      await expect(element).toHaveAttribute('title', /.+/);
      await portal.expectNoAxeViolations();
    });

    await test.step('A29 the portal asks before unsaved work in a frame is lost', async () => {
      const isAsked = () => page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
      await expect.poll(isAsked).toBe(false);
      await content(page).getByRole('textbox').fill('Not saved yet');
      await expect.poll(isAsked).toBe(true);
      await frame.evaluate(() => {
        const answer = window.portal.confirm({ title: 'Really?', content: 'It asks.' });
        Object.assign(window, { agreed: answer });
      });
      await page.getByRole('dialog').getByRole('button').last().click();
      await expect
        .poll(() => frame.evaluate(async () => typeof (await (window as { agreed?: unknown }).agreed)))
        .toBe('boolean');
      await content(page).getByRole('textbox').fill('');
      await expect.poll(isAsked).toBe(false);
    });

    await test.step('F17 inner pages are in the address, and back and forward navigate them', async () => {
      await frame.evaluate(() => window.portal.navigation.push('/reports/1'));
      await expect(page).toHaveURL(/\/opbi\/reports\/1$/);
      await frame.evaluate(() => window.portal.navigation.replace('/reports/2?tab=chart'));
      await expect(page).toHaveURL(/\/opbi\/reports\/2\?tab=chart$/);
      await page.goBack();
      await expect(page).toHaveURL(start);
      await expect(place(page)).toHaveText('/reports/7?year=2026');
      await page.goForward();
      await expect(place(page)).toHaveText('/reports/2?tab=chart');
      await expect
        .poll(() => frame.evaluate(() => window.portal.navigation.hrefOf('/reports/3')))
        .toBe(new URL('/opbi/reports/3', page.url()).href);
    });
    await test.step('F17 a refused navigation leaves the address unchanged, and adds no entry', async () => {
      const entries = () => page.evaluate(() => window.history.length);
      const before = await portal.settled(entries);
      await frame.evaluate(() => void (window.frameLog.refuses = true));
      await page.goBack();
      // The portal navigates there, is refused, and returns.
      await expect.poll(() => frame.evaluate(() => window.frameLog.refused)).toBe(1);
      await expect(page).toHaveURL(/\/opbi\/reports\/2\?tab=chart$/);
      await expect(place(page)).toHaveText('/reports/2?tab=chart');
      await expect.poll(() => frame.evaluate(() => window.portal.navigation.current())).toBe('/reports/2?tab=chart');
      await frame.evaluate(() => void (window.frameLog.refuses = false));
      await expect.poll(entries).toBe(before);
      await page.goBack();
      await expect(page).toHaveURL(start);
      await expect(place(page)).toHaveText('/reports/7?year=2026');
    });

    await test.step('R140 A26 A38 changes of language and visibility are sent, and returning keeps the document, its focus and its caret', async () => {
      const shown = () => frame.evaluate(() => window.frameLog.shown);
      const note = content(page).getByRole('textbox');
      await note.fill('abd');
      await note.press('ArrowLeft');
      await frame.evaluate(() => Object.assign(window, { isTheSame: true }));
      await expect.poll(shown).toEqual([true]);
      await home(page).click();
      await expect(pane(page)).toHaveAttribute('data-shown', 'false');
      await expect.poll(shown).toEqual([true, false]);
      await page.getByRole('button', { name: /林知远/ }).click();
      await page.getByRole('menuitemradio', { name: 'English' }).click();
      await page.goBack();
      await expect(content(page).locator('[data-language]')).toHaveText('en-US');
      await expect.poll(shown).toEqual([true, false, true]);
      await expect.poll(() => frame.evaluate(() => 'isTheSame' in window)).toBe(true);
      await expect.poll(() => frame.evaluate(() => document.documentElement.lang)).toBe('en-US');
      await expect(note).toBeFocused();
      await page.keyboard.type('c');
      await expect(note).toHaveValue('abcd');
      await note.fill('');
    });
  });

  test('T19 a request carries the token for listed calls only, and no token reaches the frame', async ({
    page,
    portal,
  }) => {
    await serveFrame(page, 'opbi');
    await changeEntry(page, 'opbi', {
      calls: [
        { host: 'base', path: '/system/dictionary/list', methods: ['GET'] },
        { host: 'base', path: '/nowhere', methods: ['POST'] },
      ],
    });
    const foreign: Record<string, string>[] = [];
    await page.route('http://nfc.localhost:*/echo', (route) => {
      foreign.push(route.request().headers());
      return route.fulfill({ json: {}, headers: { 'Access-Control-Allow-Origin': '*' } });
    });
    await signInAt(portal, '/opbi');
    const frame = await inside(page);
    const received = await frame.evaluateHandle(() => {
      const messages: string[] = [];
      window.addEventListener('message', ({ data }) => messages.push(JSON.stringify(data)));
      return messages;
    });
    const calls = portal.recordRequests();
    const answer = await portal.settled(() =>
      frame.evaluate(async () => {
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
      }),
    );
    expect(answer).toMatchObject({ isResponse: true, status: 200, json: { status: '1' } });
    expect(answer.url).toContain('/_base/system/dictionary/list');
    const list = calls.find(({ headers }) => headers['x-mine'] === '1')!;
    expect(list.headers.ssotoken).toContain(portal.token());
    const upload = calls.find(({ path }) => path === '/_base/nowhere')!;
    expect(upload.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);

    const refused = await portal.settled(() =>
      frame.evaluate(() =>
        window.portal.request('/_base/new/notice/2.0/delete', { method: 'POST', body: '{"ids":["1"]}' }).then(
          () => 'sent',
          (error: Error) => error.name,
        ),
      ),
    );
    expect(refused).toBe('CallNotListedError');
    expect(calls.map(({ path }) => path)).not.toContain('/_base/new/notice/2.0/delete');

    const port = new URL(frame.url()).port;
    await frame.evaluate(
      (address) => window.portal.request(address).then(({ status }) => status),
      `http://nfc.localhost:${port}/echo`,
    );
    expect(foreign).toHaveLength(1);
    expect(JSON.stringify(foreign)).not.toContain('persona-demo');
    const aborted = await portal.settled(() =>
      frame.evaluate(async () => {
        const abort = new AbortController();
        const asked = window.portal.request('/_base/system/dictionary/list', { signal: abort.signal });
        abort.abort();
        return asked.then(
          () => 'answered',
          (error: Error) => error.name,
        );
      }),
    );
    expect(aborted).toBe('AbortError');
    const everything = await portal.settled(() =>
      frame.evaluate(
        (messages) =>
          JSON.stringify([messages, window.portal.getState(), document.cookie, location.href, document.referrer]),
        received,
      ),
    );
    expect(everything).not.toContain('persona-demo');
  });
});

test.describe('trusted participants', () => {
  test('T13 F50 a hello from another window or origin has no effect, and a frame that navigates away loses its pane', async ({
    page,
    portal,
  }) => {
    // The frame contains a third-party frame, which sends a hello to the portal itself.
    const thirdPartyFrame = framePage(
      `<script>onmessage = ({ data }) => (window.heard = data);
       top.postMessage({ type: 'portal:hello', protocol: '1.1' }, '*')</script>`,
    );
    await serveFrame(page, 'nfc', thirdPartyFrame);
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
    // The window itself poses as a frame as well.
    await page.evaluate(() => window.postMessage({ type: 'portal:hello', protocol: '1.1' }, '*'));
    const nested = page.frames().find((frame) => frame.url().includes('nfc.localhost'))!;
    await expect.poll(() => nested.evaluate(() => 'heard' in window)).toBe(false);
    // Had the hello of either window been accepted, the system would be mounted.
    await page.clock.fastForward(10_000);
    await expect(card(page)).toContainText('不是系统页面');

    await test.step('F50 a frame that navigates away is reported with a message, and a retry restores it', async () => {
      await page.unroute(OPBI);
      await serveFrame(page, 'opbi');
      await card(page).getByRole('button', { name: '重试' }).click();
      const frame = await inside(page);
      await page.route(/^http:\/\/opbi\.localhost:\d+\/login$/, (route) =>
        route.fulfill({ contentType: 'text/html', body: framePage('<h1>Sign in</h1>') }),
      );
      await frame.evaluate(() => void location.assign('/login'));
      await expect(content(page).getByRole('heading', { name: 'Sign in' })).toBeVisible();
      await page.clock.fastForward(10_000);
      await expect(card(page)).toContainText('不是系统页面');
      await page.clock.resume();
      await card(page).getByRole('button', { name: '重试' }).click();
      await inside(page);
    });
  });

  test('T13 messages outside of the contract are dropped, and a flood does not block the portal', async ({
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
      for (let turn = 0; turn < 10_000; turn += 1) port.postMessage({ type: 'unsaved', hasUnsaved: turn % 2 === 0 });
    });
    await home(page).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect.poll(() => page.getByText(/^flood \d+/).count()).toBeLessThanOrEqual(3);
    await expect.poll(() => warnings.filter((text) => text.includes('more than 200 messages')).length).toBe(1);
  });
});

test('F1 F6 F7 a frame that fails: a message per failure, a retry that succeeds, and one toast for an error after the mount', async ({
  page,
  portal,
}) => {
  const retry = () => card(page).getByRole('button', { name: '重试' }).click();
  await test.step('F1 no response', async () => {
    await page.route(OPBI, (route) => route.abort('connectionrefused'));
    await signInAt(portal, '/opbi');
    await expect(card(page)).toContainText('该系统的服务器没有响应');
    await page.unroute(OPBI);
  });
  await test.step('F6 another protocol is refused with a message', async () => {
    const stop = await serveFrame(
      page,
      'opbi',
      framePage(`<script>parent.postMessage({ type: 'portal:hello', protocol: '9.0' }, '*')</script>`),
    );
    await retry();
    await expect(card(page)).toContainText('版本不匹配');
    await stop();
  });
  await test.step('F7 a mount that throws is reported', async () => {
    const stop = await serveFrame(
      page,
      'opbi',
      framePage(`<script>
        onmessage = ({ ports }) => ports[0].postMessage({ type: 'mount-failed', error: { name: 'Error', message: 'no chart' } });
        parent.postMessage({ type: 'portal:hello', protocol: '1.1' }, '*');
      </script>`),
    );
    await retry();
    await expect(card(page)).toContainText('no chart');
    await stop();
  });
  await test.step('F1 F7 a retry succeeds, and an error after the mount is one toast', async () => {
    await serveFrame(page, 'opbi');
    await retry();
    const frame = await inside(page);
    await expectMessage(page, '其余部分仍可使用', () =>
      frame.evaluate(() => void setTimeout(() => Promise.reject(new Error('late')))),
    );
    await expect(page.locator('[data-toast]').filter({ hasText: '×' })).toHaveCount(0);
    await expect(pane(page)).toHaveAttribute('data-state', 'mounted');
    await expect.poll(() => portal.uncaught.length).toBe(1);
    portal.uncaught.length = 0;
  });
  await test.step('F14 errors, policy violations and long frames of its own document belong to it', async () => {
    const frame = await inside(page);
    await frame.evaluate(() => {
      const policy = document.createElement('meta');
      Object.assign(policy, { httpEquiv: 'Content-Security-Policy', content: "img-src 'none'" });
      document.head.append(policy);
      document.body.append(Object.assign(new Image(), { src: 'https://evil.example/x.png' }));
      // A task of the frame alone: one that draws the page around it as well is nobody's own.
      setTimeout(() => {
        const end = performance.now() + 120;
        while (performance.now() < end);
      });
    });
    await page.keyboard.press('Control+Alt+KeyD');
    const own = page.locator('[data-inspected="opbi"]');
    await expect(own).toContainText('Error: late');
    await expect(own).toContainText('img-src https://evil.example/x.png');
    await expect(own).toContainText(/个长帧共 [1-9]\d{2,} 毫秒/);
  });
});

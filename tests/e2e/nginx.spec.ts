import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request as send } from 'node:https';
import { expect, request, test as base, type APIRequestContext, type Page } from '@playwright/test';
import { bar, visit } from '../support/navigation';
import { serveWithNginx, type NginxPortal } from '../support/nginx';
import { startUploadHost, type UploadHost } from '../support/nginx/uploadHost';
import { Portal } from '../support/portal';

// The build as an operator serves it: deploy/serve.mjs, nginx, HTTPS, the receiver of reports.

const test = base.extend<{ served: NginxPortal }, { nginx: NginxPortal | null; uploads: UploadHost }>({
  uploads: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are used from the pattern
    async ({}, use) => {
      const uploads = await startUploadHost();
      await use(uploads);
      uploads.stop();
    },
    { scope: 'worker' },
  ],
  nginx: [
    async ({ uploads }, use, { project }) => {
      const nginx = await serveWithNginx(project.use.baseURL!, '--receiver', `--api=/_uploads=${uploads.address}`);
      await use(nginx);
      await nginx?.stop();
    },
    { scope: 'worker' },
  ],
  served: async ({ nginx }, use, testInfo) => {
    testInfo.skip(nginx === null, 'neither nginx nor a package of it is available on this machine');
    await use(nginx!);
  },
});

test.describe.configure({ mode: 'serial' });

test('F23 F56 T22 T27 nginx answers as the portal expects: pages, missing files, caching, policy, compression', async ({
  served,
}) => {
  const client = await request.newContext({ baseURL: served.address, ignoreHTTPSErrors: true });
  const get = (path: string, headers = {}) => client.get(path, { headers, maxRedirects: 0 });

  for (const path of ['/', '/mainApp/noticeList', '/work orders/é', '/%']) {
    const page = await get(path);
    expect(page.status(), path).toBe(200);
    expect(await page.text(), path).toContain('<div id="root">');
    const headers = page.headers();
    expect(headers['cache-control'], path).toBe('no-store');
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(headers['strict-transport-security'], path).toMatch(/max-age=\d{8}/);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['x-request-id'], path).toMatch(/^[0-9a-f]{32}$/);
    expect(headers.server, path).toBe('nginx');
  }
  const script = (await (await get('/')).text()).match(/\/js\/umi\.[0-9a-f]{8}\.js/)![0];
  for (const [accepted, encoding] of [
    // Elsewhere an nginx may come without the module; for Linux it is unpacked with it.
    ['gzip, br', process.platform === 'linux' ? /^br$/ : /^(br|gzip)$/],
    ['gzip', /^gzip$/],
    ['identity', /^$/],
  ] as const) {
    const { status, headers } = await get(script, { 'accept-encoding': accepted }).then((response) => ({
      status: response.status(),
      headers: response.headers(),
    }));
    expect(status).toBe(200);
    expect(headers['content-encoding'] ?? '', accepted).toMatch(encoding);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers.vary).toContain('Accept-Encoding');
  }
  for (const path of [
    '/js/umi.00000000.js',
    '/css/umi.00000000.css',
    '/robots.txt',
    '/favicon.ico',
    '/sw.js',
    '/manifest.json',
    '/index.css',
    '/banners/none.svg',
    '/.git/config',
    `${script}.gz`,
  ]) {
    const missing = await get(path);
    expect(missing.status(), path).toBe(404);
    expect(missing.headers()['cache-control'] ?? '', path).not.toContain('immutable');
  }
  for (const path of ['/environment.js', '/subsystems.json']) {
    const file = await get(path);
    expect(file.headers()['cache-control'], path).toBe('no-store');
    expect(await file.text(), path).toMatch(/https?:\/\/|"\//);
  }
  for (const path of ['/favicon.svg', '/banners/work-order-app.svg']) {
    const picture = await get(path);
    expect(picture.headers()['cache-control'], path).toBe('no-cache');
    const again = await get(path, { 'if-none-match': picture.headers().etag! });
    expect(again.status(), path).toBe(304);
    expect(again.headers()['cache-control'], path).toBe('no-cache');
  }
  const health = await get('/healthz');
  expect(await health.text()).toBe('ok\n');
  const numbered = await get('/', { 'x-request-id': 'gateway-17' });
  expect(numbered.headers()['x-request-id']).toBe('gateway-17');
  await client.dispose();
});

/** Sends a report of the browser about the policy. */
const report = (client: APIRequestContext, data: string) =>
  client.post('/csp-report', { data, headers: { 'content-type': 'application/csp-report' } });
const violation = (blocked: string, document = 'https://portal.example/home') =>
  JSON.stringify({ 'csp-report': { 'document-uri': document, 'blocked-uri': blocked } });

test('T1 T27 the logs carry no token; reports reach the receiver, limited in size and rate', async ({ served }) => {
  const client = await request.newContext({ baseURL: served.address, ignoreHTTPSErrors: true });
  await client.get('/?ssoToken=secret-1', { headers: { referer: `${served.address}/?ssoToken=secret-2` } });
  for (const [data, status] of [
    [violation('https://elsewhere.example/x.js'), 204],
    [violation('inline', 'https://portal.example/?ssoToken=secret-3'), 204],
    ['x'.repeat(20_000), 413],
  ] as const) {
    const response = await report(client, data);
    expect(response.status(), data.slice(0, 80)).toBe(status);
  }
  const read = await client.get('/csp-report?ssoToken=secret-4', {
    headers: { referer: `${served.address}/?secret-5` },
  });
  expect(read.status()).toBe(403);
  await expect.poll(served.errorLog).toMatch(/forbidden .*"GET \/csp-report HTTP/);
  const counters = await client.get('/metrics');
  expect(await counters.text()).toContain('<div id="root">');
  const statuses = await Promise.all(
    Array.from({ length: 60 }, () => report(client, '{}').then((one) => one.status())),
  );
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(20);

  await expect.poll(() => served.accessLog().filter(({ path }) => path === '/csp-report').length).toBe(64);
  const first = () => served.accessLog().find(({ path }) => path === '/');
  await expect.poll(first).toMatchObject({ method: 'GET', status: 200 });
  await expect
    .poll(() => served.reports().map(({ blocked }) => blocked))
    .toEqual(['https://elsewhere.example', 'inline']);
  await expect
    .poll(() => JSON.stringify([served.accessLog(), served.errorLog(), served.reports()]))
    .not.toContain('secret');
  await expect.poll(() => served.metrics()).toMatch(/portal_csp_violations_total\{.*\} 2/);
  await client.dispose();
});

test('T1 T27 without a receiver nginx writes the reports to its log', async ({ served, baseURL }) => {
  const alone = (await serveWithNginx(baseURL!))!;
  expect(alone.address).not.toBe(served.address);
  const client = await request.newContext({ baseURL: alone.address, ignoreHTTPSErrors: true });
  await report(client, violation('https://elsewhere.example/x.js'));
  await report(client, violation('inline', 'https://portal.example/?ssoToken=secret-3'));
  const reports = () => alone.reports().map((one) => one.report);
  await expect
    .poll(reports)
    .toEqual([violation('https://elsewhere.example/x.js'), 'withheld: contains a sign-on token']);
  await client.dispose();
  await alone.stop();
});

test('R201 R208 the largest file is streamed to the API host, given up with the browser, and a larger one is refused', async ({
  served,
  uploads,
}) => {
  const MB = 1024 * 1024;
  const upload = (bytes: number) =>
    send(`${served.address}/_uploads/upload`, {
      method: 'POST',
      rejectUnauthorized: false,
      headers: { 'content-type': 'application/octet-stream', 'content-length': bytes },
    });
  await test.step('the host has the first bytes before the last are sent', async () => {
    const sent = upload(100 * MB);
    sent.write(Buffer.alloc(MB));
    await expect.poll(uploads.received).toBe(MB);
    expect(uploads.ending()).toBe('under way');
    for (let rest = 99; rest > 0; rest -= 1) if (!sent.write(Buffer.alloc(MB))) await once(sent, 'drain');
    sent.end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.resume();
    expect(response.statusCode).toBe(200);
    expect(uploads.ending()).toBe('complete');
    expect(uploads.received()).toBe(100 * MB);
  });
  await test.step('an upload that the browser gives up ends at the host, too', async () => {
    const sent = upload(100 * MB).on('error', () => undefined);
    sent.write(Buffer.alloc(MB));
    await expect.poll(uploads.received).toBe(MB);
    sent.destroy();
    await expect.poll(uploads.ending).toBe('given up');
  });
  await test.step('a larger one is refused before it is sent', async () => {
    const sent = upload(120 * MB).on('error', () => undefined);
    sent.flushHeaders();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(413);
    sent.destroy();
    expect(uploads.ending()).toBe('given up');
  });
});

const script = (page: Page, address: string) => page.locator(`script[src="${address}"]`);
const released = (page: Page) => page.getByText('系统已发布新版本');
/** The window is seen again after a while. */
async function comeBack(page: Page) {
  await page.clock.fastForward('02:00');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}
/** nginx looks at the files again after a second; each of its workers does. */
const comeBackUntil = (page: Page, check: () => Promise<void>) =>
  expect(async () => {
    await comeBack(page);
    await check();
  }).toPass();

test('R016 R017 T4 F9 F21 a working day behind nginx: sign-on, subsystems, a deep link, a release, a rollback', async ({
  browser,
  served,
}) => {
  const context = await browser.newContext({ baseURL: served.address, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const portal = new Portal(page, served.address);
  await test.step('sign-on sets a cookie for HTTPS only', async () => {
    await portal.signIn();
    await expect(bar(page).getByText('工单平台')).toBeVisible();
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'ssoToken')).toMatchObject({ secure: true });
  });
  await test.step('a subsystem in the sandbox keeps what was typed', async () => {
    await page.goto('/byd?source=workorder');
    const desk = page.locator('[data-pane="byd:workorder"]');
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
    await desk.getByRole('textbox').first().fill('电梯');
    await page.getByRole('link', { name: '首页' }).first().click();
    await page.goBack();
    await expect(desk.getByRole('textbox').first()).toHaveValue('电梯');
  });
  await test.step('a subsystem in a frame', async () => {
    await page.goto('/opbi');
    const frame = page.locator('[data-pane="opbi"]').frameLocator('iframe');
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  });
  await test.step('a page of the portal, opened at its address', async () => {
    await page.goto('/mainApp/noticeList');
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  });
  await test.step('a subsystem that cannot be opened is reported to the receiver', async () => {
    await page.route(/lift\.localhost/, (route) => route.fulfill({ status: 502 }));
    await page.goto('/lift');
    const openings = () => served.reports().filter(({ kind }) => kind === 'opening');
    await expect.poll(openings).toEqual([expect.objectContaining({ region: 'lift', name: 'http-status' })]);
  });
  const own = (await portal.settled(() => page.locator('script[src*="/umi."]').getAttribute('src')))!;
  await test.step('a release: the open window is told once and goes on with the files of its build', async () => {
    await page.goto('/byd?source=workorder');
    const field = page.locator('[data-pane="byd:workorder"]').getByRole('textbox').first();
    await field.fill('电梯困人');
    await page.clock.install();
    served.release('next');
    await comeBackUntil(page, () => expect(released(page)).toBeVisible({ timeout: 500 }));
    await comeBack(page);
    await expect(released(page)).toHaveCount(1);
    await visit(page, '/help?applyState=6');
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await page.goBack();
    await expect(field).toHaveValue('电梯困人');
    await expect(script(page, own)).toHaveCount(1);
  });
  await test.step('a new window has the new build, and keeps it after a rollback', async () => {
    const newer = await context.newPage();
    await expect(async () => {
      await newer.goto('/home');
      await expect(script(newer, own)).toHaveCount(0, { timeout: 500 });
    }).toPass();
    served.release('--rollback');
    await visit(newer, '/help?applyState=6');
    await expect(newer.getByRole('main').getByRole('heading').first()).toBeVisible();
    await comeBackUntil(page, () => expect(released(page)).toBeHidden({ timeout: 500 }));
    // Another worker of nginx may answer.
    await expect(async () => {
      await page.reload();
      await expect(bar(page).getByText('工单平台')).toBeVisible();
      await expect(script(page, own)).toHaveCount(1, { timeout: 500 });
    }).toPass();
    await expect(script(newer, own)).toHaveCount(0);
  });
  expect(portal.uncaught).toEqual([]);
  expect(served.accessLog().every(({ status }) => Number(status) < 500)).toBe(true);
  await context.close();
});

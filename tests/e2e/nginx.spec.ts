import { expect, request, test as base } from '@playwright/test';
import { bar } from '../support/navigation';
import { serveWithNginx, type NginxPortal } from '../support/nginx';
import { Portal } from '../support/portal';

// The build as an operator serves it: deploy/serve.mjs, nginx, HTTPS.

const test = base.extend<{ served: NginxPortal }, { nginx: NginxPortal | null }>({
  nginx: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are used from the pattern
    async ({}, use, { project }) => {
      const nginx = await serveWithNginx(project.use.baseURL!);
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
    ['gzip, br', /^(br|gzip)$/],
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
    '/banners/none.svg',
    '/environments/production.js',
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
  const health = await get('/healthz');
  expect(await health.text()).toBe('ok\n');
  const numbered = await get('/', { 'x-request-id': 'gateway-17' });
  expect(numbered.headers()['x-request-id']).toBe('gateway-17');
  await client.dispose();
});

test('T1 T27 the logs carry no token; reports of violations are kept, limited in size and rate', async ({ served }) => {
  const client = await request.newContext({ baseURL: served.address, ignoreHTTPSErrors: true });
  const report = (data: string) =>
    client.post('/csp-report', { data, headers: { 'content-type': 'application/csp-report' } });
  await client.get('/?ssoToken=secret-1', { headers: { referer: `${served.address}/?ssoToken=secret-2` } });
  for (const [data, status] of [
    ['{"blocked-uri":"https://elsewhere.example/x.js"}', 204],
    ['{"document-uri":"https://portal.example/?ssoToken=secret-3"}', 204],
    ['x'.repeat(20_000), 413],
  ] as const) {
    const response = await report(data);
    expect(response.status(), data.slice(0, 80)).toBe(status);
  }
  const read = await client.get('/csp-report');
  expect(read.status()).toBe(403);
  const statuses = await Promise.all(Array.from({ length: 60 }, () => report('{}').then((one) => one.status())));
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(20);

  await expect.poll(() => served.accessLog().filter(({ path }) => path === '/csp-report').length).toBe(64);
  const first = () => served.accessLog().find(({ path }) => path === '/');
  await expect.poll(first).toMatchObject({ method: 'GET', status: 200 });
  const reports = () => served.reports().map((one) => one.report);
  await expect.poll(reports).toContain('{"blocked-uri":"https://elsewhere.example/x.js"}');
  await expect.poll(reports).toContain('withheld: contains a sign-on token');
  await expect.poll(() => JSON.stringify([served.accessLog(), served.reports()])).not.toContain('secret');
  await client.dispose();
});

test('R016 R017 T4 a working day behind nginx: sign-on, a subsystem in the sandbox and one in a frame, a deep link', async ({
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
  expect(portal.uncaught).toEqual([]);
  expect(served.accessLog().every(({ status }) => Number(status) < 500)).toBe(true);
  await context.close();
});

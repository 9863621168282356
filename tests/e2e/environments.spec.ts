import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { visit } from '../support/navigation';
import { expect, test } from '../support/portal';
import { replaceRegistry } from '../support/registry';

/** Origins whose scripts may run in the portal, and origins that may only be framed. */
const SANDBOXED = ['mgr', 'jcpt', 'gdzt', 'byd', 'wcx', 'lift', 'bjxt', 'af'];
const FRAMED = ['opbi', 'nfc', 'fire-safety', 'iot'];

const output = process.env.PORTAL_OUTPUT ?? 'dist';

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

/** The same build with another environment file, as in a deployment, for the duration of `use`. */
async function withServer(file: string, use: (origin: string) => Promise<void>): Promise<void> {
  const { origin, child } = await serve(file);
  try {
    await use(origin);
  } finally {
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
  }
}

async function serve(file: string): Promise<{ origin: string; child: ChildProcess }> {
  const [portal, subsystems] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, ['scripts/preview.mjs', '--environment', file], {
    env: { ...process.env, PORTAL_PORT: String(portal), SUBSYSTEM_PORT: String(subsystems) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => text.includes('is served at') && resolve());
    child.on('exit', (code) => reject(new Error(`The preview ended with code ${code}.`)));
  });
  return { origin: `http://localhost:${portal}`, child };
}

for (const [environment, suffix, badge] of [
  ['test', '-test', '测试'],
  ['pre-production', '-pre', '预发布'],
  ['production', '', undefined],
] as const)
  test(`R002 A37 the same build with the file of ${environment} calls the hosts of ${environment}`, async ({
    portal,
    page,
  }) => {
    // Starts a separate portal.
    test.slow();
    await withServer(`${output}-environments/${environment}.js`, async (origin) => {
      const host = (service: string) => `https://${service}${suffix}.property-group.example`;
      const asked: string[] = [];
      // The real hosts do not exist here: the mock server stands in for them, distinguished by path prefixes.
      const prefixes: Record<string, string> = {
        [host('api')]: '/_base',
        [host('workorder-api')]: '/_workorder',
        [host('portal-api')]: '/_portal',
      };
      await page.route(/^https:\/\//, async (route) => {
        const url = new URL(route.request().url());
        asked.push(url.origin);
        const allow = {
          'access-control-allow-origin': origin,
          'access-control-allow-headers': 'ssotoken, content-type, graysystem, eurekaurl',
          'access-control-allow-methods': '*',
        };
        if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers: allow });
        const answer = await route.fetch({
          url: `${origin}${prefixes[url.origin] ?? '/_files'}${url.pathname}${url.search}`,
        });
        return route.fulfill({ response: answer, headers: { ...answer.headers(), ...allow } });
      });

      await page.goto(`${origin}/?ssoToken=${portal.token()}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();
      if (badge) await expect(page.getByRole('banner')).toContainText(badge);

      expect(asked).toContain(host('api'));
      const expected = Object.keys(prefixes).concat(host('files'));
      expect([...new Set(asked)].filter((one) => !expected.includes(one))).toEqual([]);

      const policy = (await page.request.get(origin)).headers()['content-security-policy']!;
      const [sandboxed, framed] = [SANDBOXED, FRAMED].map((names) => names.map(host).join(' '));
      const sockets = SANDBOXED.map((name) => host(name).replace('https', 'wss')).join(' ');
      expect(policy).toContain(
        `connect-src 'self' ${host('api')} ${host('workorder-api')} ${host('portal-api')} ${host('files')} ${host('verify')} ${sandboxed} ${sockets} ${framed};`,
      );
      expect(policy).toContain(`frame-src ${host('chat-bot')} ${host('verify')} ${sandboxed} ${framed};`);
      // The failure catalog belongs to the mock server.
      expect(policy).not.toContain('misbehaving');
    });
  });

test('T27 T19 where no subsystem is sandboxed the portal runs without eval', async ({ page, portal }, testInfo) => {
  // Starts a separate portal.
  test.slow();
  const script = readFileSync(`${output}-environments/development.js`, 'utf8');
  const file = testInfo.outputPath('environment.js');
  writeFileSync(
    file,
    `${script}
const environment = window.__PORTAL_ENVIRONMENT__;
environment.frameOrigins.push(...environment.subsystemOrigins.splice(0));
`,
  );
  await replaceRegistry(page, (entry) => [{ ...entry, isolation: 'frame' }]);
  const violations: string[] = [];
  page.on(
    'console',
    (message) => message.text().includes('Content Security Policy') && violations.push(message.text()),
  );

  await withServer(file, async (origin) => {
    const policy = (await page.request.get(origin)).headers()['content-security-policy']!;
    expect(policy).toContain("script-src 'self';");
    await page.goto(`${origin}/?ssoToken=${portal.token()}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await visit(page, '/mainApp/noticeEdit');
    await expect(page.locator('[contenteditable="true"]').first()).toBeVisible({ timeout: 20_000 });
    for (const code of ['lift', 'opbi']) {
      await visit(page, `/${code}`);
      const pane = page.locator(`[data-pane="${code}"]`);
      await expect(pane).toHaveAttribute('data-state', 'mounted', { timeout: 20_000 });
      await expect(pane.locator('iframe')).toBeVisible();
    }
    expect(violations).toEqual([]);
  });
});

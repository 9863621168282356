import { readFileSync, writeFileSync } from 'node:fs';
import { outputFolder, withDeployment } from '../support/deployment';
import { visit } from '../support/navigation';
import { recordPolicyViolations } from '../support/policyViolations';
import { expect, test } from '../support/portal';
import { replaceRegistry } from '../support/registry';

/** Origins whose scripts may run in the portal, and origins that may only be framed. */
const SANDBOXED = ['mgr', 'jcpt', 'gdzt', 'byd', 'wcx', 'lift', 'bjxt', 'af'];
const FRAMED = ['opbi', 'nfc', 'fire-safety', 'iot'];

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
    await withDeployment(`${outputFolder}-environments/${environment}.js`, async (origin) => {
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
        const address = `${origin}${prefixes[url.origin] ?? '/_files'}${url.pathname}${url.search}`;
        // The portal still calls when the servers stop at the end.
        const answer = await route.fetch({ url: address }).catch(() => undefined);
        if (!answer) return route.abort();
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
  const script = readFileSync(`${outputFolder}-environments/development.js`, 'utf8');
  const file = testInfo.outputPath('environment.js');
  writeFileSync(
    file,
    `${script}
const environment = window.__PORTAL_ENVIRONMENT__;
environment.frameOrigins.push(...environment.subsystemOrigins.splice(0));
environment.overrides = 'off';
`,
  );
  await replaceRegistry(page, (entry) => [{ ...entry, isolation: 'frame' }]);
  const violations = recordPolicyViolations(page);

  await withDeployment(file, async (origin) => {
    const policy = (await page.request.get(origin)).headers()['content-security-policy']!;
    expect(policy).toContain("script-src 'self';");
    await page.goto(`${origin}/?ssoToken=${portal.token()}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await visit(page, '/mainApp/noticeEdit');
    await expect(page.locator('[contenteditable="true"]').first()).toBeVisible();
    for (const code of ['lift', 'opbi']) {
      await visit(page, `/${code}`);
      const pane = page.locator(`[data-pane="${code}"]`);
      await expect(pane).toHaveAttribute('data-state', 'mounted');
      await expect(pane.locator('iframe')).toBeVisible();
    }
    expect(violations).toEqual([]);
  });
});

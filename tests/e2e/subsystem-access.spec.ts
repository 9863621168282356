import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { outputFolder, withDeployment } from '../support/deployment';
import { startLiveServer, type LiveServer } from '../support/foreign/liveServer';
import { visit } from '../support/navigation';
import { recordPolicyViolations } from '../support/policyViolations';
import { expect, test, type Portal } from '../support/portal';
import { replaceRegistry } from '../support/registry';

// A short timeout, so that the stuck step is reported and not the whole test.
const pane = (page: Page, code: string) => page.locator(`[data-pane="${code}"]`);

/** The portal in another environment, with pages of the server in place of subsystems. */
async function deploy(
  { page, portal, file }: { page: Page; portal: Portal; file: string },
  entriesAt: (server: LiveServer) => Record<string, { entry: string } & Record<string, unknown>>,
  use: (server: LiveServer) => Promise<void>,
): Promise<void> {
  const server = await startLiveServer();
  const [live, viewer] = [server.at('live'), server.at('viewer')];
  const script = readFileSync(`${outputFolder}-environments/development.js`, 'utf8');
  const access = [
    { origin: live, assetOrigins: [server.at('assets')], allow: ['geolocation'] },
    { origin: viewer, assetOrigins: [], allow: ['fullscreen', 'clipboard-write'] },
  ];
  writeFileSync(
    file,
    `${script}
const environment = window.__PORTAL_ENVIRONMENT__;
environment.subsystemOrigins.push(${JSON.stringify(live)});
environment.frameOrigins.push(${JSON.stringify(viewer)});
environment.subsystemAccess = ${JSON.stringify(access)};
`,
  );
  const entries = entriesAt(server);
  await replaceRegistry(page, (entry) => {
    const { entry: address, ...more } = entries[entry.code] ?? {};
    return [address ? { ...entry, ...more, entry: { development: address } } : entry];
  });
  try {
    await withDeployment(file, async (origin) => {
      await page.goto(`${origin}/?ssoToken=${portal.token()}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await use(server);
    });
  } finally {
    await server.close();
  }
}

test('R034 T19 F3 a subsystem reaches its own server, its assets and what its origin is allowed without a violation of the policy, and what is refused is said at once', async ({
  page,
  portal,
}, testInfo) => {
  // Starts a separate portal.
  const file = testInfo.outputPath('environment.js');
  const recorded = recordPolicyViolations(page);
  // Chromium also reports a base element that it ignores in a page which is only parsed, as at a prefetch.
  const violations = () => recorded.filter((each) => !(each.includes('base-uri') && each.includes('/nfc/root/')));
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  const isLogged = (line: string) => expect.poll(() => lines.some((each) => each.includes(line)), line).toBe(true);
  const tickets = pane(page, 'gdzt');
  const outcomes = () => tickets.locator('li').allInnerTexts();
  const entriesAt = ({ at }: LiveServer) => ({
    gdzt: { entry: `${at('live')}/` },
    opbi: { entry: `${at('viewer')}/features/`, isolation: 'frame', bridge: 'none' },
    lift: { entry: `${at('live')}/modules/` },
    jcpt: { entry: `${at('live')}/elsewhere/` },
    bjxt: { entry: `${at('live')}/import/` },
    wcx: { entry: `${at('elsewhere')}/` },
    nfc: { entry: `${at('live')}/based/`, isolation: 'sandbox' },
  });

  await deploy({ page, portal, file }, entriesAt, async (server) => {
    const [live, elsewhere] = [server.at('live'), server.at('elsewhere')];
    await visit(page, '/gdzt');
    await test.step('R034 sockets, events, workers, media and assets work', async () => {
      await expect(tickets.getByRole('heading', { name: 'Access' })).toBeVisible();
      await expect
        .poll(outcomes)
        .toEqual([
          'socket of its own: hello',
          'socket at the address of the page: hello',
          'events of its own: hello',
          'worker of its own: hello',
          'worker of a text: hello',
          'sound of its own: works',
          'sound it has made: works',
          'picture of its assets: works',
          'sound of its assets: works',
          'data of its assets: works',
          'style of its assets: works',
        ]);
      await expect(tickets.getByRole('heading', { name: 'Access' })).toHaveCSS('color', 'rgb(1, 2, 3)');
      await expect(tickets.locator('p')).toHaveText('geolocation');
      expect(violations()).toEqual([]);
    });

    await test.step('R034 a frame has the features that its origin is allowed', async () => {
      await visit(page, '/opbi');
      await expect(pane(page, 'opbi').frameLocator('iframe').locator('output')).toHaveText(
        'clipboard-write fullscreen',
      );
      expect(violations()).toEqual([]);
      await visit(page, '/gdzt');
    });

    await test.step('T19 other servers, and scripts of the assets, are refused, and the console names the subsystem', async () => {
      await tickets.getByRole('button', { name: 'Reach further' }).click();
      await expect
        .poll(async () => (await outcomes()).slice(-3))
        .toEqual([
          'script of its assets: refused',
          'picture of another server: refused',
          'data of another server: refused',
        ]);
      await isLogged(`gdzt: a script was refused: its origin ${server.at('assets')} is not admitted`);
      await isLogged(`gdzt: refused by the policy of the portal: connect-src ${elsewhere}/dot.svg`);
      // Without a script as its source, only the browser names it.
      await expect.poll(() => violations().some((each) => each.includes('img-src'))).toBe(true);
    });

    await test.step('R034 its connections end with it', async () => {
      expect(server.live()).toBe(3);
      await page.getByRole('navigation').first().getByRole('link', { name: '工单中台' }).click({ button: 'right' });
      await page.getByRole('menu', { name: '工单中台的菜单' }).getByRole('menuitem', { name: '关闭' }).click();
      await expect(tickets).toHaveCount(0);
      await expect.poll(() => server.live()).toBe(0);
    });

    await test.step('T19 a page with a base element finds its root, and changes no address of the portal', async () => {
      const before = violations().length;
      await visit(page, '/nfc');
      await expect(pane(page, 'nfc').locator('output')).toHaveText('/nfc/root/ false');
      await expect(page).toHaveURL(/\/nfc\/root\/records\/1$/);
      expect(violations().slice(before)).toEqual([]);
      await visit(page, '/home');
    });

    const admitting = (origin: string) => `"subsystemOrigins": [..., "${origin}"]`;
    const refusals: [code: string, cause: string, words: RegExp, address: string][] = [
      ['lift', 'ES modules', /按 ES 模块构建.*改用 IIFE、UMD 或 SystemJS 构建/, `${live}/app.js`],
      ['jcpt', 'a script of another server', /脚本来自未获准接入门户的服务器/, `${elsewhere}/late.js`],
      ['bjxt', 'import()', /被门户的安全策略拦截/, `${live}/late.js`],
      ['jcpt', 'a script of another server, with what would admit it', /供门户管理员参考/, admitting(elsewhere)],
      ['wcx', 'a page of another server', /配置有误/, admitting(elsewhere)],
    ];
    for (const [code, cause, words, address] of refusals)
      await test.step(`F3 refused at the opening: ${cause}`, async () => {
        await visit(page, `/${code}`);
        const card = pane(page, code).getByRole('alert');
        // An opening may take 120 s until it times out.
        await expect(card).toContainText(words);
        await expect(card).toContainText(address);
      });
    await isLogged(`jcpt: a script was refused: its origin ${elsewhere} is not admitted`);
    await isLogged(`wcx: entry.development its origin ${elsewhere} is not admitted`);
  });
});

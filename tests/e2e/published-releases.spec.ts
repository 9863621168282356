import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { visit } from '../support/navigation';
import { serveReleases } from '../support/nginx/serveReleases';
import { expect, test } from '../support/portal';
import { replaceRegistry, type RegistryEntry } from '../support/registry';

test.use({ interceptsFiles: true });

// Releases that `portal publish` puts next to each other, served by nginx as the package's README says, in a portal.
const pane = (page: Page) => page.locator('[data-pane="lift"]');

/** The project of a team, a folder of its static server, and its command. */
function createTeam() {
  const place = mkdtempSync(join(tmpdir(), 'portal-releases-'));
  // Started by root, nginx's workers are somebody else.
  chmodSync(place, 0o755);
  const project = join(place, 'project');
  const server = join(place, 'server');
  const registry = join(server, 'subsystems.json');
  execFileSync(process.execPath, ['packages/portal-cli/build.mjs']);
  const portal = (...args: string[]) =>
    execFileSync(process.execPath, ['packages/portal-cli/bin/portal.mjs', ...args], { encoding: 'utf8' });

  return {
    server,
    entry: () =>
      (JSON.parse(readFileSync(registry, 'utf8')) as { subsystems: RegistryEntry[] }).subsystems.find(
        ({ code }) => code === 'lift',
      )!,
    release: (origin: string, version: string) => {
      mkdirSync(join(project, 'dist'), { recursive: true });
      const about = {
        code: 'lift',
        name: { 'zh-CN': '电梯平台', 'en-US': 'Lifts' },
        owner: 'Lifts',
        entryCodes: ['lift'],
      };
      writeFileSync(join(project, 'portal.json'), JSON.stringify({ ...about, runbook: 'https://wiki.example/lifts' }));
      writeFileSync(
        join(project, 'dist/main-4f9a8b2c.js'),
        `var liftSubsystem = {
          bootstrap: async function () {},
          mount: async function (props) { props.container.innerHTML = '<h1>Release ${version}</h1><input aria-label="note">'; },
          unmount: async function () {},
        };`,
      );
      const page = '<!doctype html><title>Lifts</title><script src="./main-4f9a8b2c.js" entry></script>';
      writeFileSync(join(project, 'dist/index.html'), page);
      const where = ['--to', server, '--url', `${origin}/releases/`, '--registry', registry];
      portal('publish', project, '--version', version, ...where);
    },
    /** What the command finds in a release as the server sends it, and its exit code. */
    check: (address: string, portalOrigin: string) =>
      portal('check', address, '--code', 'lift', '--portal', portalOrigin, '--static'),
    remove: () => rmSync(place, { recursive: true, force: true }),
  };
}

test('F20 T19 releases stand side by side, what is open stays, and a changed file is refused for the release before', async ({
  page,
  portal,
  baseURL,
}, testInfo) => {
  const team = createTeam();
  const nginx = await serveReleases(team.server, baseURL!);
  if (!nginx) team.remove();
  testInfo.skip(nginx === null, 'neither nginx nor a package of it is available on this machine');
  const served = nginx!;
  const logged: string[] = [];
  page.on('console', (message) => void logged.push(message.text()));
  let origin = '';
  await replaceRegistry(page, (entry) => {
    if (entry.code !== 'lift') return [entry];
    origin ||= new URL((entry.entry as { development: string }).development).origin;
    if (!existsSync(join(team.server, 'lift'))) team.release(origin, '1.0.0');
    return [team.entry()];
  });
  // At the host that the environment admits; everything else is nginx's.
  await page.route('**/releases/**', async (route) => {
    const path = new URL(route.request().url()).pathname.replace('/releases/', '');
    await route.fulfill({ response: await route.fetch({ url: `${served.address}${path}` }) });
  });
  const heading = (version: string) => pane(page).getByRole('heading', { name: `Release ${version}` });

  try {
    await portal.signIn('persona-demo', { path: '/lift' });
    await expect(heading('1.0.0')).toBeVisible();
    // The margin of its heading moves nothing out of the pane.
    await expect.poll(() => pane(page).evaluate((room) => room.scrollHeight - room.clientHeight)).toBe(0);

    const offer = pane(page).locator('[data-update]');
    const note = pane(page).getByLabel('note');
    /** The window is seen again after the minute in which the server is asked once. */
    const comeBack = async () => {
      const asked = page.waitForResponse((response) => /releases\/lift\/[^/]+\/(index\.html)?$/.test(response.url()));
      await page.clock.fastForward('01:10');
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await asked;
    };
    /** The registry that names a release is read again at the return before. */
    const comeBackUntilOffered = (version: string) =>
      expect(async () => {
        await comeBack();
        await expect(offer).toContainText(`已发布新版本 ${version}`, { timeout: 500 });
      }).toPass();

    await test.step('F23 the check finds nothing to change in what nginx sends', () => {
      expect(team.check(`${served.address}lift/1.0.0/`, baseURL!)).toContain('0 errors, 0 warnings');
    });

    await test.step('what is open stays open', async () => {
      await note.fill('half a sentence');
      team.release(origin, '1.1.0');
      await visit(page, '/home');
      await visit(page, '/lift');
      await expect(heading('1.0.0')).toBeVisible();
      await expect(note).toHaveValue('half a sentence');
    });

    await test.step('the release is told once, and loses nothing', async () => {
      await page.clock.install();
      await comeBackUntilOffered('1.1.0');
      await expect(offer).toHaveCount(1);
      await offer.getByRole('button', { name: '稍后' }).click();
      await comeBack();
      await visit(page, '/home');
      await visit(page, '/lift');
      await expect(note).toHaveValue('half a sentence');
      await expect(offer).toHaveCount(0);
    });

    await test.step('the next one is offered until it is opened, after the question about what was typed', async () => {
      team.release(origin, '1.1.1');
      await comeBackUntilOffered('1.1.1');
      await visit(page, '/home');
      await visit(page, '/lift');
      await expect(offer).toContainText('电梯平台已发布新版本 1.1.1（当前 1.0.0）');
      await page.getByRole('button', { name: /林知远/ }).click();
      await page.getByRole('menuitemradio', { name: 'English' }).click();
      await expect(offer).toContainText('Lifts 1.1.1 is available; you have 1.0.0.');
      await portal.expectNoAxeViolations();
      await page.getByRole('button', { name: /林知远/ }).click();
      await page.getByRole('menuitemradio', { name: '简体中文' }).click();
      const question = page.getByRole('dialog', { name: '要重新加载电梯平台吗？' });
      await offer.getByRole('button', { name: '重新加载' }).click();
      await question.getByRole('button', { name: '继续编辑' }).click();
      await expect(note).toHaveValue('half a sentence');
      await offer.getByRole('button', { name: '重新加载' }).click();
      await question.getByRole('button', { name: '重新加载' }).click();
      await expect(heading('1.1.1')).toBeVisible();
      await expect(offer).toHaveCount(0);
    });

    await test.step('a file that is not what was published is refused and named, and the release before opens', async () => {
      const script = join(team.server, 'lift/1.1.1/main-4f9a8b2c.js');
      const before = readFileSync(script, 'utf8');
      writeFileSync(script, before.replace('Release', 'Changed'));
      await page.reload();
      await expect(heading('1.1.0')).toBeVisible();
      await expect(pane(page)).not.toContainText('Changed');
      expect(
        logged.filter((text) => /1\.1\.1\/main-4f9a8b2c\.js does not match its integrity; 1\.1\.0 opens/.test(text)),
      ).not.toEqual([]);
      writeFileSync(script, before);
      await page.reload();
      await expect(heading('1.1.1')).toBeVisible();
    });

    await test.step('without a release that matches, the failure names the file, the team and its runbook', async () => {
      for (const version of ['1.1.0', '1.1.1'])
        writeFileSync(join(team.server, `lift/${version}/main-4f9a8b2c.js`), 'x');
      await page.reload();
      const card = pane(page).getByRole('alert');
      await expect(card).toContainText('与发布内容不一致');
      await expect(card).toContainText('1.1.0/main-4f9a8b2c.js');
      await expect(card).toContainText('Lifts');
      await expect(card.getByRole('link', { name: /故障处理手册/ })).toHaveAttribute(
        'href',
        'https://wiki.example/lifts',
      );
      await portal.expectNoAxeViolations();
    });
  } finally {
    await served.stop();
    team.remove();
  }
});

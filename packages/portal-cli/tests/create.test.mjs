import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { STACKS } from '../src/create/create.mjs';
import { editInPortal, launchBrowser } from './editing.mjs';
import { createInstallation } from './installation.mjs';

/** PORTAL_CREATE=all (npm run test:create) installs every stack by npm; otherwise two come from the tree. */
const isReal = process.env.PORTAL_CREATE === 'all';
const tried = isReal ? STACKS : ['plain', 'react'];
const TIMEOUT = isReal ? 900_000 : 120_000;

let installation;
let browser;
beforeAll(async () => {
  installation = await createInstallation({ isReal });
  if (isReal) browser = await launchBrowser();
}, TIMEOUT);
afterAll(async () => {
  await browser?.close();
  installation?.remove();
});

describe('portal create', () => {
  test.each(tried)(
    '%s: the new project is built, tested, served and passes the check',
    async (stack) => {
      const { portal, install, script, startScript, place } = installation;
      const folder = join(place, stack);
      const names = ['--name-en', 'Site patrols', '--name-zh', '现场巡查', '--owner', 'Field "services"'];
      const printed = await portal(['create', 'sitePatrols', '--stack', stack, '--folder', folder, '--yes', ...names]);
      expect(printed).toContain('npm run dev');
      await install(folder);
      const [tested] = await Promise.all([script(folder, 'test'), script(folder, 'build')]);
      expect(tested).toMatch(/Tests\s+2 passed/);
      // Without a portal in the package nothing can be opened, which a strict check takes for a failure.
      const checked = await script(folder, 'check', ...(isReal ? [] : ['--', '--static']));
      expect(checked).toContain('nothing found');
      if (isReal) {
        expect(checked).not.toContain('Not opened');
        const { isFrame } = await editInPortal({ installation, folder, stack, code: 'sitePatrols', browser });
        // Vite sends ES modules, which the sandbox cannot load.
        expect(isFrame).toBe(!['plain', 'umi'].includes(stack));
        return;
      }

      const server = startScript(folder, 'serve');
      const { dev } = JSON.parse(readFileSync(join(folder, 'portal.json'), 'utf8'));
      try {
        await server.waitFor(/localhost:\S*5173|127\.0\.0\.1:5173/);
        const page = await (await fetch(dev.address)).text();
        expect(page).toContain('<title>现场巡查</title>');
      } finally {
        await server.stop();
      }
    },
    TIMEOUT,
  );

  test(
    'no name of a template is left in a project, and its files are complete',
    async () => {
      const { portal, place } = installation;
      for (const stack of STACKS) {
        const folder = join(place, `files-${stack}`);
        await portal(['create', 'patrols', '--stack', stack, '--folder', folder, '--yes', '--from-registry']);
        const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
        const texts = files.map(({ parentPath, path, name }) => readFileSync(join(parentPath ?? path, name), 'utf8'));
        expect(texts.filter((text) => /__[A-Z][A-Z_]*__/.test(text))).toEqual([]);
        for (const name of ['.gitignore', '.github/workflows/ci.yml', 'portal.json', 'README.md', 'src/texts.ts'])
          expect(existsSync(join(folder, name))).toBe(true);
        expect(readFileSync(join(folder, 'README.md'), 'utf8')).toMatch(/^# Patrols\n/);
        const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
        expect(dependencies['@portal/subsystem-sdk']).toMatch(/^\d/);
      }
    },
    TIMEOUT,
  );

  test.each([
    [['create', 'Site-Patrols', '--stack', 'plain'], 'letters and digits, such as sitePatrols.'],
    [['create', '42', '--stack', 'plain'], 'letters and digits.'],
    [['create', 'home', '--stack', 'plain'], 'it is a path of the portal'],
    [['create', 'patrols', '--stack', 'plain', '--runbook', 'wiki'], 'no address of a runbook'],
    [['create', 'patrols'], 'Choose a stack'],
    [['create', 'patrols', '--stack', 'svelte'], 'Allowed choices'],
  ])('%j is refused with a reason', async (args, reason) => {
    await expect(installation.portal(args)).rejects.toThrow(reason);
  });

  test('a folder with files in it is left alone', async () => {
    const { portal, place } = installation;
    await expect(portal(['create', 'patrols', '--stack', 'plain', '--folder', '.'], place)).rejects.toThrow(
      'not empty',
    );
  });
});

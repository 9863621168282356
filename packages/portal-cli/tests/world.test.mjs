import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { turnOffOthers } from '../src/world/world.mjs';

const { subsystems } = JSON.parse(readFileSync(new URL('../../../public/subsystems.json', import.meta.url), 'utf8'));

test('R034 the portal of one team has the names of all others in both languages, and opens none of them', () => {
  const own = { code: 'patrols', entryCodes: ['lift'], entry: 'http://patrols.localhost:9499/' };
  const others = turnOffOthers(subsystems, own);
  // The team's entry takes the place of the one that has its code.
  expect(others.map(({ code }) => code)).toEqual(subsystems.map(({ code }) => code).filter((code) => code !== 'lift'));
  for (const { name, disabled, entry } of others) {
    expect(Object.keys(name)).toEqual(expect.arrayContaining(['zh-CN', 'en-US']));
    expect(disabled['en-US']).toBe('This portal runs only the subsystem that you develop.');
    expect(entry).toBe(own.entry);
  }
});

describe('the portal that is started', () => {
  let root;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'portal-world-'));
    const source = fileURLToPath(new URL('../src', import.meta.url));
    for (const path of ['world/world.mjs', 'errors.mjs'])
      cpSync(join(source, path), join(root, 'packages/cli/src', path));
    mkdirSync(join(root, 'packages/cli/dist/portal'), { recursive: true });
    mkdirSync(join(root, 'dist'));
    writeFileSync(join(root, 'packages/cli/dist/portal/index.html'), '');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  /** What the copy of this package in `root/packages/cli` finds. */
  const found = () => {
    const module = pathToFileURL(join(root, 'packages/cli/src/world/world.mjs')).href;
    const script = `import { findPortal } from ${JSON.stringify(module)}; console.log(findPortal() ?? '');`;
    const shown = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
    return shown.trim();
  };

  test('R034 is the one that the package carries', () => {
    expect(found()).toBe(join(root, 'packages/cli/dist/portal'));
  });

  test('R034 is the last build in the repository, whatever was packed before', () => {
    writeFileSync(join(root, 'packages/cli/build.mjs'), '');
    expect(found()).toBe('');
    writeFileSync(join(root, 'dist/index.html'), '');
    expect(found()).toBe(join(root, 'dist'));
  });
});

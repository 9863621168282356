import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildOf, subsystemNames, unbuildable } from './subsystems.mjs';

const folder = mkdtempSync(join(tmpdir(), 'subsystems-'));
const put = (path, text) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};
afterAll(() => rmSync(folder, { recursive: true }));

put('own/package.json', '{ "scripts": { "build": "node build.mjs" } }');
put('own/main.ts', '');
put('react/src/index.tsx', '');
put('configured/package.json', '{}');
put('configured/build.mjs', '');
put('configured/main.ts', '');
put('notes/README.md', '');
put('removed/dist/index.html', '');
put('removed/node_modules/x/main.ts', '');
put('build-helper/main.ts', '');
put('misbehaving/main.ts', '');
put('file.ts', '');

test('a folder is built by its own script, or from an entry file as in the guide', () => {
  expect(subsystemNames(folder)).toEqual(['own', 'react']);
  expect(buildOf(join(folder, 'own'))).toEqual({ by: 'script' });
  expect(buildOf(join(folder, 'react'))).toEqual({ by: 'default', entry: 'src/index.tsx' });
});

test('a folder that looks like a subsystem and cannot be built is named with the reason', () => {
  expect(unbuildable(folder).map(({ line }) => line)).toEqual([
    expect.stringMatching(/^subsystems\/configured is not built: it has build\.mjs, .*docs\/guides/),
    expect.stringMatching(/^subsystems\/notes is not built: it has neither/),
  ]);
});

test('the default build makes one script, and a page that also loads the styles', () => {
  put('react/src/index.tsx', "import './page.css'; export const mount = () => <b />;");
  put('react/src/page.css', 'h1 { color: red }');
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  execFileSync(process.execPath, ['subsystems/build-helper/default.mjs', join(folder, 'react'), 'src/index.tsx'], {
    stdio: 'ignore',
  });
  const built = (name) => readFileSync(join(folder, 'react/dist', name), 'utf8');
  expect(built('main.js')).toMatch(/reactSubsystem\s*=/);
  expect(built('main.css')).toContain('color:red');
  expect(built('index.html')).toContain('<link rel="stylesheet" href="/main.css" />');
  expect(built('index.html')).toContain('<script src="/main.js" entry></script>');
});

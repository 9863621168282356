import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectOf, writeFolder } from './project.mjs';

const bin = fileURLToPath(new URL('../bin/portal.mjs', import.meta.url));
const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

let project;
beforeAll(() => {
  project = writeFolder(projectOf());
  mkdirSync(join(project.folder, 'looped/dist'), { recursive: true });
  symlinkSync('.', join(project.folder, 'looped/dist/loop'));
  writeFileSync(join(project.folder, 'a-file.txt'), 'x');
});
afterAll(() => project.remove());

const run = (...args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    cwd: project.folder,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
};

test.each([
  [['--version'], 0, /^\d+\.\d+\.\d+/],
  [['check', '--help'], 0, /Exit code: 0 nothing to fix, 1 errors were found/],
  [['bogus'], 2, /unknown command 'bogus'/],
  [['check', '--format', 'xml'], 2, /Allowed choices are text, json, sarif/],
  [['check', '--portal', 'banana'], 2, /must be an address such as/],
  [['check', 'http://'], 2, /http:\/\/ is no address/],
  [['check', 'localhost:5173'], 2, /An address begins with http:\/\/: http:\/\/localhost:5173/],
  [['check', 'a-file.txt'], 2, /a-file\.txt is a file: name the folder/],
  [['check', '--static', '--registry', 'none.json', '.'], 2, /There is no registry none\.json/],
  [['check', '--static', '--output', 'none/report.json', '.'], 2, /none\/report\.json does not exist/],
  [['check', '--static', 'looped'], 2, /is a link that leads in a circle/],
  [['check', '--static', '.'], 0, /nothing found/],
])('portal %j ends with %i and a sentence, without a stack', (args, status, output) => {
  const result = run(...args);
  expect(result.output).toMatch(output);
  expect(result.output).not.toMatch(/^\s+at /m);
  expect(result.status).toBe(status);
});

test.each([
  ['18.20.8', 2],
  ['20.18.3', 2],
  ['20.19.0', 0],
  ['22.1.0', 0],
])('Node %s ends the command with %i, as "engines" of the package says', (version, status) => {
  const preload = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`;
  const result = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(preload)}`, bin, '--version'],
    { encoding: 'utf8' },
  );
  const wanted = '20.19';
  expect(engines.node).toBe(`>=${wanted}.0`);
  expect([result.status, result.stderr]).toEqual([
    status,
    status === 0 ? '' : `portal needs Node ${wanted} or newer, and this is ${version}.\n`,
  ]);
});

test('a target that cannot be checked does not keep the reports of the others', () => {
  const text = run('check', '--static', '.', 'nowhere');
  expect(text.output).toMatch(/\(sandbox\): nothing found[\s\S]*nowhere: not checked\. There is no folder nowhere/);
  expect(text.status).toBe(2);
  const report = join(project.folder, 'report.json');
  expect(run('check', '--static', '--format', 'json', '--output', report, '.', 'nowhere').status).toBe(2);
  expect(JSON.parse(readFileSync(report, 'utf8')).reports.map(({ failed }) => failed)).toEqual([
    undefined,
    'There is no folder nowhere.',
  ]);
});

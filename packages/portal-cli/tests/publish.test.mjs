import { existsSync, mkdirSync, readFileSync, readdirSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { findServedDifference, publish, readStatus, rollback } from '../src/publish/publish.mjs';
import { SCRIPT, pageOf, projectOf, writeFolder } from './project.mjs';

const URL = 'https://subsystems.example/releases';
const main = 'dist/main-4f9a8b2c.js';

let project;
beforeEach(() => {
  const page = pageOf({ script: '<script src="./main-4f9a8b2c.js" entry></script>' }).replace('"/main', '"./main');
  project = writeFolder(projectOf({ files: { 'dist/index.html': page, 'dist/.built-from': 'x' } }));
});
afterEach(() => project.remove());

const at = (...path) => join(project.folder, ...path);
const place = { to: 'server', url: URL, registry: 'server/subsystems.json' };
const readJson = (...path) => JSON.parse(readFileSync(at(...path), 'utf8'));
const entry = () => readJson('server/subsystems.json').subsystems.find(({ code }) => code === 'patrols');
const release = (version, script = SCRIPT) => {
  writeFileSync(at(main), script);
  return publish(project.folder, { ...place, version });
};

test('a release has a folder of its own, and the registry names it with its owner, runbook and hash', async () => {
  await release('1.0.0');
  expect(readdirSync(at('server/patrols/1.0.0')).sort()).toEqual([
    'index.html',
    'main-0c1d2e3f.css',
    'main-4f9a8b2c.js',
    'portal-manifest.json',
  ]);
  // A server runs as another user.
  expect(statSync(at('server/patrols/1.0.0')).mode & 0o777).toBe(statSync(at('server/patrols')).mode & 0o777);
  const text = readFileSync(at('server/patrols/1.0.0/portal-manifest.json'));
  const hashOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
  expect(readJson('server/patrols/1.0.0/portal-manifest.json').files['main-4f9a8b2c.js']).toBe(hashOf(SCRIPT));
  expect(entry()).toMatchObject({
    code: 'patrols',
    entry: `${URL}/patrols/1.0.0/index.html`,
    version: '1.0.0',
    owner: 'Field services',
    runbook: 'https://wiki.example/patrols',
    integrity: hashOf(text),
  });
  expect(entry()).not.toHaveProperty('fallback');
});

test('several releases stand side by side; the one before is the fallback', async () => {
  await release('1.0.0');
  const first = entry().integrity;
  await release('1.1.0', `${SCRIPT}\n`);
  expect(existsSync(at('server/patrols/1.0.0/index.html'))).toBe(true);
  expect(entry()).toMatchObject({
    version: '1.1.0',
    fallback: { version: '1.0.0', entry: `${URL}/patrols/1.0.0/index.html`, integrity: first },
  });
});

test('a release never changes, and a refused one leaves nothing behind', async () => {
  await release('1.0.0');
  const before = entry();
  await expect(release('1.0.0', `${SCRIPT}\n`)).rejects.toThrow('published already');
  await expect(release('next')).rejects.toThrow('a version such as 1.4.0');
  await expect(release('1.1.0', `${SCRIPT}debugger`)).rejects.toThrow('P222');
  expect(entry()).toEqual(before);
  expect(readdirSync(at('server/patrols')).sort()).toEqual(['1.0.0', 'releases.json']);
  expect(existsSync(at('server/.portal-publish'))).toBe(false);
});

test('a rollback returns to the release before, or to a named one', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await release(version, `${SCRIPT}//${version}`);
  expect(rollback(project.folder, undefined, place).release.version).toBe('1.1.0');
  expect(entry()).toMatchObject({ version: '1.1.0', fallback: { version: '1.0.0' } });
  rollback(project.folder, '1.2.0', place);
  expect(entry()).toMatchObject({ version: '1.2.0', fallback: { version: '1.1.0' } });
  rollback(project.folder, '1.0.0', place);
  expect(entry()).not.toHaveProperty('fallback');
  expect(() => rollback(project.folder, undefined, place)).toThrow('no release before 1.0.0');
  expect(() => rollback(project.folder, '9.9.9', place)).toThrow('There is no release 9.9.9');
});

test('what failed because the registry could not be written is repeated by the same command', async () => {
  await release('1.0.0');
  await release('1.1.0', `${SCRIPT}//1`);
  // A folder in the place of the file that is written next: also root cannot write it.
  const inTheWay = at(`server/subsystems.json.${process.pid}`);
  const failing = async (command) => {
    mkdirSync(inTheWay);
    await expect(command).rejects.toThrow('EISDIR');
    rmdirSync(inTheWay);
    expect(entry().version).toBe('1.1.0');
  };
  await failing(async () => rollback(project.folder, undefined, place));
  expect(rollback(project.folder, undefined, place).release.version).toBe('1.0.0');
  rollback(project.folder, '1.1.0', place);

  await failing(() => release('1.2.0', `${SCRIPT}//2`));
  await expect(release('1.2.0', `${SCRIPT}//other`)).rejects.toThrow('published already');
  await release('1.2.0', `${SCRIPT}//2`);
  expect(entry()).toMatchObject({ version: '1.2.0', fallback: { version: '1.1.0' } });
  await expect(release('1.2.0', `${SCRIPT}//2`)).rejects.toThrow('published already');
});

test('a release that was taken back is neither returned to nor the fallback, unless it is named', async () => {
  await release('1.0.0');
  await release('1.1.0', `${SCRIPT}//bad`);
  rollback(project.folder, undefined, place);
  await release('1.2.0', `${SCRIPT}//2`);
  expect(entry()).toMatchObject({ version: '1.2.0', fallback: { version: '1.0.0' } });
  const takenBack = () =>
    readStatus(project.folder, place)
      .releases.filter(({ isTakenBack }) => isTakenBack)
      .map(({ version }) => version);
  expect(takenBack()).toEqual(['1.1.0']);
  expect(rollback(project.folder, undefined, place).release.version).toBe('1.0.0');
  expect(entry()).not.toHaveProperty('fallback');
  expect(takenBack()).toEqual(['1.1.0', '1.2.0']);
  expect(rollback(project.folder, '1.2.0', place).release.version).toBe('1.2.0');
  expect(() => rollback(project.folder, '1.2.0', place)).toThrow('1.2.0 is the present release already');
  expect(entry()).toMatchObject({ version: '1.2.0', fallback: { version: '1.0.0' } });
});

test('an address is no place to publish to, and what does not exist has no status', async () => {
  for (const wrong of [{ to: 's3://bucket/files' }, { registry: 'http://localhost:8000/subsystems.json' }])
    await expect(publish(project.folder, { ...place, ...wrong, version: '1.0.0' })).rejects.toThrow(
      'must be a path on this machine',
    );
  expect(existsSync(at('s3:'))).toBe(false);
  expect(() => readStatus(project.folder, place)).toThrow('There is no folder');
  expect(() => rollback(project.folder, undefined, place)).toThrow('There is no folder');
  await release('1.0.0');
  expect(() => readStatus(project.folder, { ...place, registry: 'nothing.json' })).toThrow('There is no registry');
});

test('the status compares what the server sends with what was published', async () => {
  let served = '';
  const server = createServer((request, response) => {
    if (served === '') return response.writeHead(404).end();
    response.end(request.url === '/patrols/1.0.0/portal-manifest.json' ? served : '');
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${server.address().port}/`;
  await publish(project.folder, { ...place, url, version: '1.0.0' });
  const difference = () => findServedDifference(readStatus(project.folder, { ...place, url }));
  expect(await difference()).toMatch(/portal-manifest\.json answers with status 404/);
  served = readFileSync(at('server/patrols/1.0.0/portal-manifest.json'), 'utf8');
  expect(await difference()).toBeUndefined();
  served += ' ';
  expect(await difference()).toMatch(/the server has other files/);
  await new Promise((closed) => server.close(closed));
  expect(await difference()).toMatch(/does not answer/);
});

test('the status names what the registry points at, and files that were changed; they are not rolled back to', async () => {
  await release('1.0.0');
  await release('1.1.0', `${SCRIPT}\n`);
  writeFileSync(at('server/patrols/1.0.0/main-4f9a8b2c.js'), 'steal()');
  writeFileSync(at('server/patrols/1.0.0/more.js'), 'more()');
  const { releases } = readStatus(project.folder, place);
  expect(releases.map(({ version, isCurrent, changed }) => [version, isCurrent, changed.sort()])).toEqual([
    ['1.0.0', false, ['main-4f9a8b2c.js', 'more.js']],
    ['1.1.0', true, []],
  ]);
  expect(() => rollback(project.folder, undefined, place)).toThrow('is not what was published');
});

test('what only the registry has stays, and other entries are left alone', async () => {
  const lift = { code: 'lift', name: { 'en-US': 'Lifts', 'zh-CN': '电梯' }, entry: 'https://lift.example/' };
  const old = { code: 'patrols', entry: 'https://old.example/', disabled: { 'en-US': 'Until 8', 'zh-CN': '8 点前' } };
  await release('1.0.0');
  writeFileSync(at('server/subsystems.json'), JSON.stringify({ version: 1, subsystems: [lift, old] }));
  await release('1.1.0');
  expect(readJson('server/subsystems.json').subsystems[0]).toEqual(lift);
  expect(entry()).toMatchObject({ version: '1.1.0', disabled: old.disabled });
});

test('a registry of several environments, a page of the root and a missing place are refused', async () => {
  await release('1.0.0');
  const entries = [{ code: 'patrols', entry: { test: 'https://a.example/', production: 'https://b.example/' } }];
  writeFileSync(at('server/subsystems.json'), JSON.stringify({ version: 1, subsystems: entries }));
  await expect(release('1.1.0')).rejects.toThrow('registry of one environment');
  expect(readdirSync(at('server/patrols')).sort()).toEqual(['1.0.0', 'releases.json']);
  writeFileSync(at('dist/index.html'), pageOf());
  await expect(release('1.2.0')).rejects.toThrow('loads /main-0c1d2e3f.css from the root');
  await expect(publish(project.folder, {})).rejects.toThrow('--to');
});

test('a frame has no hash: its browser loads it by itself', async () => {
  const manifest = { ...readJson('portal.json'), isolation: 'frame' };
  writeFileSync(at('portal.json'), JSON.stringify(manifest));
  await release('1.0.0');
  await release('1.1.0');
  expect(entry()).toMatchObject({ version: '1.1.0', isolation: 'frame' });
  expect(entry()).not.toHaveProperty('integrity');
  expect(entry()).not.toHaveProperty('fallback');
});

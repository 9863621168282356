import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { addRelease, releasesIn, rollBack } from './releases.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'portal-releases-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A build with a page, its first script and a chunk, all named after `letter`. */
function buildOf(letter) {
  const build = join(folder, `build-${letter}`);
  const hash = letter.repeat(8);
  const files = {
    'index.html': `<script src="/js/umi.${hash}.js"></script>`,
    'subsystems.json': letter,
    [`js/umi.${hash}.js`]: letter,
    [`js/p__home.${hash}.async.js`]: letter,
    'js/shared.00000000.async.js': 'the same in every build',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(build, name)), { recursive: true });
    writeFileSync(join(build, name), text);
  }
  return build;
}
const at = () => join(folder, 'srv');
const release = (letter, keep = 3) => addRelease(at(), buildOf(letter), { keep });
const served = (path) => readFileSync(join(at(), 'current', path), 'utf8');
const scripts = () =>
  readdirSync(join(at(), 'current', 'js'))
    .map((name) => name.match(/^umi\.(.)/)?.[1])
    .filter(Boolean)
    .join('');

test('F21 a release replaces the page and keeps the hashed files of those before it, and no other file', () => {
  release('a');
  expect(served('index.html')).toContain('umi.aaaaaaaa');
  release('b');
  expect(served('index.html')).toContain('umi.bbbbbbbb');
  expect(served('subsystems.json')).toBe('b');
  expect(served('js/p__home.aaaaaaaa.async.js')).toBe('a');
  expect(scripts()).toBe('ab');
});

test('F21 of the earlier releases only the last ones stay', () => {
  for (const letter of 'abcde') release(letter);
  expect(scripts()).toBe('cde');
  expect(readdirSync(join(at(), 'releases')).sort()).toEqual(['3', '4', '5']);
  expect(releasesIn(at()).map(({ number }) => number)).toEqual([3, 4, 5]);
  release('f', 1);
  expect(scripts()).toBe('f');
});

test('F21 a rollback is a release of the build before, beside the files of the build that it replaces', () => {
  release('a');
  release('b');
  release('b');
  expect(rollBack(at(), { keep: 3 })).toMatchObject({ number: 4, build: 'umi.aaaaaaaa' });
  expect(served('index.html')).toContain('umi.aaaaaaaa');
  expect(served('subsystems.json')).toBe('a');
  expect(scripts()).toBe('ab');
  expect(rollBack(at(), { keep: 3 })).toMatchObject({ number: 5, build: 'umi.bbbbbbbb' });
});

test('the pointer is moved in one step and survives an interrupted release', () => {
  release('a');
  mkdirSync(join(at(), 'releases', '2'));
  writeFileSync(join(at(), 'releases', '2', 'half.html'), '');
  writeFileSync(join(at(), 'current.next'), '');
  release('b');
  expect(realpathSync(join(at(), 'current'))).toBe(realpathSync(join(at(), 'releases', '2')));
  expect(existsSync(join(at(), 'current', 'half.html'))).toBe(false);
  expect(readdirSync(at()).sort()).toEqual(['current', 'releases', 'releases.json']);
});

test.each([
  ['a folder without a page', () => addRelease(at(), folder, { keep: 2 }), /no build of the portal/],
  ['a rollback of the only build', () => [release('a'), rollBack(at(), { keep: 2 })], /no earlier build/],
  [
    'two releases at a time',
    () => [mkdirSync(join(at(), '.lock'), { recursive: true }), release('a')],
    /Another release/,
  ],
])('%s is refused', (_words, make, message) => {
  expect(make).toThrow(message);
});

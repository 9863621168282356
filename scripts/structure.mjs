// node scripts/structure.mjs: figures about the structure of the sources, for docs/quality.md.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { inProject, root } from './lib/project.mjs';

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const read = (path) => readFileSync(inProject(path), 'utf8');
const isTest = (path) => /\.(test|spec|test-d)\./.test(path);
const sources = files.filter((path) => /^src\/.*\.tsx?$/.test(path) && !isTest(path));
const parsed = new Map(
  sources.map((path) => [path, ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true)]),
);
const lines = (text) => text.trimEnd().split('\n').length;
const print = (what, ...figures) => console.log(`${what}: ${figures.join(', ')}`);

const sizes = sources.map((path) => lines(read(path)));
print('files of src', sources.length, `${sizes.filter((size) => size <= 30).length} of up to 30 lines`);
print('files of more than 250 lines', sizes.filter((size) => size > 250).length);

// A function in another one counts for both.
const functions = [];
for (const [path, file] of parsed) {
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body) {
      const start = file.getLineAndCharacterOfPosition(node.getStart()).line;
      const length = file.getLineAndCharacterOfPosition(node.end).line - start + 1;
      functions.push([length, `${path}:${start + 1}`]);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
}
functions.sort(([one], [other]) => other - one);
print('longest functions', ...functions.slice(0, 8).map(([length, place]) => `${length} ${place}`));

// Exports of constants/ and the files that use them.
const names = sources
  .filter((path) => path.startsWith('src/constants/'))
  .flatMap((path) => [...read(path).matchAll(/^export (?:const|type|interface) (\w+)/gm)].map(([, name]) => name));
const users = (name) =>
  sources.filter((path) => !path.startsWith('src/constants/') && new RegExp(`\\b${name}\\b`).test(read(path))).length;
print('exports of constants', names.length, `${names.filter((name) => users(name) < 2).length} with one user or none`);

// Listeners that are kept by hand.
const matching = (pattern) => sources.filter((path) => pattern.test(read(path)));
print('files with a beforeunload listener', matching(/addEventListener\('beforeunload'/).length);
print('files with a set of listeners by hand', ...matching(/[lL]isteners = new Set|new Set<\(.*\) => (void|unknown)>/));

// Equal files of different subsystems.
const groups = new Map();
for (const path of files.filter((each) => /^subsystems\/[^/]+\/.*\.(tsx?|vue|css|mjs|json)$/.test(each))) {
  if (path.startsWith('subsystems/misbehaving/') || lines(read(path)) < 6) continue;
  const hash = createHash('sha1').update(read(path)).digest('hex');
  groups.set(hash, [...(groups.get(hash) ?? []), path]);
}
print(
  'equal files of subsystems',
  ...[...groups.values()].filter(({ length }) => length > 1).map((each) => each.join(' = ')),
);

// Two ways for one import.
print('icons from the index of their package', matching(/from '@ant-design\/icons'/).length);
const count = (pattern) => sources.reduce((sum, path) => sum + (read(path).match(pattern)?.length ?? 0), 0);
print(
  'object types by interface',
  count(/^(export )?interface /gm),
  `by type: ${count(/^(export )?type \w+(<.*>)? = \{$/gm)}`,
);
print('useMemoizedFn', count(/\buseMemoizedFn\(/g), `useEffectEvent: ${count(/\buseEffectEvent\(/g)}`);

const browserTests = files.filter((path) => /^tests\/.*\.spec\.ts$/.test(path));
print('waits for a time in browser tests', browserTests.filter((path) => /waitForTimeout/.test(read(path))).length);

const paragraphs = (path) =>
  read(path)
    .replaceAll(/^```.*?^```/gms, '')
    .split(/\n\s*\n/)
    .filter((text) => !/^[|#>]/.test(text));
const guides = files.filter((path) => /^docs\/guides\/.*\.md$/.test(path));
print(
  'largest decision',
  Math.max(...files.filter((path) => path.startsWith('docs/adr/')).map((path) => Buffer.byteLength(read(path)))),
  'bytes',
);
print(
  'longest guide',
  Math.max(...guides.filter((path) => !path.endsWith('toolkit.md')).map((path) => lines(read(path)))),
  'lines',
);
print(
  'paragraphs of guides with more than 400 characters',
  guides.flatMap(paragraphs).filter((text) => !/^\s*[-\d]/.test(text) && text.length > 400).length,
);

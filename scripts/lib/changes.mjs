// Which commit was last verified: later runs only need the tests of later changes.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { runToEnd } from './processes.mjs';
import { CliError, inProject, root } from './project.mjs';

const record = inProject('.cache', 'verified');

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

const linesOf = (output) => output.split('\n').filter(Boolean);
const changedSince = (commit) => [
  ...linesOf(git('diff', '--name-only', commit)),
  ...linesOf(git('ls-files', '--others', '--exclude-standard')),
];

/** The commit whose unit tests all passed; undefined if there is none or packages have changed since. */
export function lastVerifiedCommit() {
  try {
    const commit = readFileSync(record, 'utf8').trim();
    git('merge-base', '--is-ancestor', commit, 'HEAD');
    return changedSince(commit).some((path) => everything.test(path)) ? undefined : commit;
  } catch {
    return undefined;
  }
}

/** Changes of these can affect any test. */
const everything = /^(package-lock\.json|jest\.config\.mjs|tests\/support\/jest\/|tsconfig\.json)/;

/** The commit that a run of the unit tests shows to be good; undefined with uncommitted changes, or without git. */
export function commitUnderTest() {
  try {
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : undefined;
  } catch {
    return undefined;
  }
}

/** Called when the unit tests of a commit have passed. */
export function rememberVerified(commit) {
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, commit);
}

/** Tests that read the project's files instead of importing them: no import shows when they are affected. */
const ofTheSource = 'tests/architecture';

const isImported = (path) => /\.[mc]?[jt]sx?$|\.css$/.test(path) && !path.includes('/templates/');

/**
 * What selects the tests of a changed file that nothing imports, such as a template or the settings of a server: the
 * folder of its package, whose tests all run, or its own name, by which tests may read it.
 */
export function selectorOf(path) {
  if (isImported(path)) return {};
  const [, folder] = /^(packages\/[^/]+)\//.exec(path) ?? [];
  return folder ? { folder: `${folder}/tests` } : { name: path.split('/').at(-1) };
}

function testsOfRead(changed) {
  const selectors = changed.map(selectorOf);
  const valuesOf = (key) => [...new Set(selectors.flatMap((selector) => selector[key] ?? []))];
  const inFolders = valuesOf('folder').map((folder) => git('ls-files', `:(glob)${folder}/**/*.test.*`));
  const patterns = valuesOf('name').flatMap((name) => ['-e', name]);
  return [...inFolders, patterns.length > 0 ? filesNaming(patterns) : '']
    .flatMap(linesOf)
    .map((path) => inProject(path));
}

function filesNaming(patterns) {
  try {
    return git('grep', '-lwF', ...patterns, '--', ':(glob)**/*.test.*');
  } catch {
    // git grep fails when it finds nothing.
    return '';
  }
}

/** The test files of everything that has changed since a commit, committed or not, and of all importers. */
export async function testsSince(commit) {
  const jest = [process.execPath, inProject('node_modules', 'jest', 'bin', 'jest.js'), '--listTests'];
  const lists = await Promise.all(
    [['--changedSince', commit], [ofTheSource]].map((narrowed) => runToEnd([...jest, ...narrowed])),
  );
  const failed = lists.find(({ code }) => code !== 0);
  if (failed)
    throw new CliError(`${failed.output.trim()}\nThe tests of what has changed could not be listed (see above).`);
  const files = lists.flatMap(({ output }) => output.split('\n').filter((line) => line.startsWith(root)));
  return [...new Set([...files, ...testsOfRead(changedSince(commit))])];
}

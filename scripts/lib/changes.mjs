// Which commit was last verified: later runs only need the tests of later changes.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { runToEnd } from './processes.mjs';
import { CliError, inProject, root } from './project.mjs';

const record = inProject('.cache', 'verified');

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The commit whose unit tests all passed; undefined if there is none or packages have changed since. */
export function lastVerifiedCommit() {
  try {
    const commit = readFileSync(record, 'utf8').trim();
    git('merge-base', '--is-ancestor', commit, 'HEAD');
    const changed = git('diff', '--name-only', commit).split('\n');
    return changed.some((path) => everything.test(path)) ? undefined : commit;
  } catch {
    return undefined;
  }
}

/** Changes of these can affect any test. */
const everything = /^(package-lock\.json|jest\.config\.mjs|tests\/support\/jest\/|tsconfig\.json)/;

/** Called when the unit tests have passed: marks the last commit as verified; uncommitted changes stay "changed". */
export function rememberVerified() {
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, git('rev-parse', 'HEAD'));
}

/** Tests that read the project's files instead of importing them: no import shows when they are affected. */
const ofTheSource = 'tests/architecture';

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
  return [...new Set(files)];
}

// npm run verify: the quick part of npm test for changed files, without build and browser.
//   --all     every unit test, not only those of changes since all of them last passed
//   --watch   rerun after every change
//   --smoke   only print what it would do
import { commitUnderTest, lastVerifiedCommit, rememberVerified, testsSince } from './lib/changes.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { stopOnSignals } from './lib/processes.mjs';
import { inProject, requireNode, run, readOptions } from './lib/project.mjs';
import { quickStages, runStages } from './lib/stages.mjs';
import { watchChanges } from './lib/watch.mjs';

const { values } = readOptions({
  options: { all: { type: 'boolean' }, watch: { type: 'boolean' }, smoke: { type: 'boolean' } },
});

async function verify() {
  const since = values.all ? undefined : lastVerifiedCommit();
  const commit = commitUnderTest();
  if (since)
    console.log(`Unit tests of what has changed since ${since.slice(0, 8)}, where all passed (--all runs every one).`);
  const hasPassed = await runStages(quickStages(since && (await testsSince(since))));
  if (hasPassed && commit) rememberVerified(commit);
  return hasPassed;
}

await run(async () => {
  requireNode();
  if (values.smoke)
    return console.log(
      quickStages()
        .map(({ name }) => name)
        .join(', '),
    );
  stopOnSignals();
  await ensureInstalled();
  const nextChange = values.watch && watchChanges(inProject());
  let hasPassed = await verify();
  while (nextChange) {
    console.log('\nWaiting for a change (Ctrl-C ends) …');
    console.log(`\n${await nextChange()} has changed.`);
    hasPassed = await verify();
  }
  process.exit(hasPassed ? 0 : 1);
});

// npm run verify: the quick part of npm test, without a build and without a browser.
//   --smoke   only say what it would do
import { ensureInstalled } from './parts/install.mjs';
import { stopOnSignals } from './parts/processes.mjs';
import { requireNode, run } from './parts/project.mjs';
import { quickStages, runStages } from './parts/stages.mjs';

await run(async () => {
  requireNode();
  if (process.argv.includes('--smoke'))
    return console.log(
      quickStages()
        .map(([name]) => name)
        .join(', '),
    );
  stopOnSignals();
  await ensureInstalled();
  process.exit((await runStages(quickStages())) ? 0 : 1);
});

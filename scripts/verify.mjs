// npm run verify: the quick part of npm test, without a build and without a browser.
import { ensureInstalled } from './parts/install.mjs';
import { stopOnSignals } from './parts/processes.mjs';
import { requireNode, run } from './parts/project.mjs';
import { quickStages, runStages } from './parts/stages.mjs';

await run(async () => {
  requireNode();
  stopOnSignals();
  await ensureInstalled();
  if (!(await runStages(quickStages()))) process.exitCode = 1;
});

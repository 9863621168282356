// npm test: all set-up, then types, lint, format, unit and contract tests, the production build, browser tests.
import { ensureChromium } from './parts/chromium.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { stopOnSignals } from './parts/processes.mjs';
import { requireNode, run } from './parts/project.mjs';
import { longStages, quickStages, runStages } from './parts/stages.mjs';

await run(async () => {
  requireNode();
  stopOnSignals();
  await ensureInstalled();
  const chromium = await ensureChromium();
  const isGood = await runStages([...quickStages(), ...longStages()], { CHROMIUM_PATH: chromium });
  process.exit(isGood ? 0 : 1);
});

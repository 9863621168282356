// npm test: setup, then types, lint, format, unit and contract tests, the production build, browser tests.
//   npm test -- <file> …           only these test files, or those of a folder; a browser test also as <file>:<line>
//   npm test -- <file> -t <title>  only the unit tests with that title
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureNginx } from './lib/nginx.mjs';
import { stopOnSignals } from './lib/processes.mjs';
import { requireNode, run, readOptions } from './lib/project.mjs';
import { allStages, chosenStages, runStages } from './lib/stages.mjs';

const { values, positionals: files } = readOptions({
  options: { testNamePattern: { type: 'string', short: 't' } },
  allowPositionals: true,
});

await run(async () => {
  requireNode();
  stopOnSignals();
  const stages = files.length > 0 ? chosenStages(files, values.testNamePattern) : allStages();
  const needsBrowser = stages.some(({ name }) => name === 'browser tests');
  // In parallel: one downloads npm packages, the other system packages. The installation runs once for both.
  const installed = ensureInstalled();
  const getBrowserAndServer = async () => {
    const chromium = await ensureChromium({ installed: () => installed });
    // After it: both use the package lists.
    await ensureNginx();
    return chromium;
  };
  const [chromium] = await Promise.all([needsBrowser ? getBrowserAndServer() : undefined, installed]);
  const hasPassed = await runStages(stages, chromium ? { CHROMIUM_PATH: chromium } : {});
  process.exit(hasPassed ? 0 : 1);
});

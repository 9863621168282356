// npm run build: the portal into dist/ (or PORTAL_OUTPUT), each subsystem into its own dist/.
import { buildPortal, buildSubsystems } from './parts/builds.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { stopOnSignals } from './parts/processes.mjs';
import { outputFolder, requireNode, run } from './parts/project.mjs';

await run(async () => {
  requireNode();
  stopOnSignals();
  await ensureInstalled();
  console.log(
    (await buildPortal())
      .split('\n')
      .filter((line) => /\bk?B\s/.test(line))
      .join('\n'),
  );
  await buildSubsystems();
  console.log(`\nThe portal is in ${outputFolder()}; deploy/README.md says what a server needs.`);
});

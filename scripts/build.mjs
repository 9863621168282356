// npm run build: the portal into dist/ (or PORTAL_OUTPUT), each subsystem into its own dist/.
//   --if-needed   skip what was built from the same sources
import { buildPortal, buildSubsystems, isPortalCurrent } from './lib/builds.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { stopOnSignals } from './lib/processes.mjs';
import { outputFolder, readOptions, requireNode, run } from './lib/project.mjs';

const { values } = readOptions({ options: { 'if-needed': { type: 'boolean' } } });

await run(async () => {
  requireNode();
  stopOnSignals();
  await ensureInstalled();
  if (values['if-needed'] && isPortalCurrent()) return buildSubsystems();
  console.log(
    (await buildPortal())
      .split('\n')
      .filter((line) => /\bk?B\s/.test(line))
      .join('\n'),
  );
  await buildSubsystems();
  console.log(`\nThe portal is in ${outputFolder()}; deploy/README.md says what a server needs.`);
});

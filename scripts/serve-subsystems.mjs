// npm run subsystems: only the sample subsystems, each at its own origin, for a portal that runs elsewhere.
import { buildSubsystems, namesToBuild } from './lib/builds.mjs';
import { ports, requireFree } from './lib/ports.mjs';
import { stopOnSignals } from './lib/processes.mjs';
import { run } from './lib/project.mjs';
import { listen } from './lib/servers.mjs';
import { createSubsystemServer } from './lib/subsystem-server.mjs';

await run(async () => {
  const at = ports();
  await requireFree(at.subsystems, 'the subsystems', 'SUBSYSTEM_PORT');
  stopOnSignals();
  await buildSubsystems();
  await listen(createSubsystemServer({ portalOrigin: `http://localhost:${at.portal}` }), at.subsystems);
  for (const name of namesToBuild()) console.log(`${name}: http://${name}.localhost:${at.subsystems}/`);
});

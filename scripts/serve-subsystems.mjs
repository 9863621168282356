// npm run subsystems: only the sample subsystems, each at an origin of its own, for a portal that runs elsewhere.
import { buildSubsystems, namesToBuild } from './parts/builds.mjs';
import { ports, requireFree } from './parts/ports.mjs';
import { stopOnSignals } from './parts/processes.mjs';
import { run } from './parts/project.mjs';
import { listen } from './parts/servers.mjs';
import { createSubsystemServer } from './parts/subsystem-server.mjs';

await run(async () => {
  const at = ports();
  await requireFree(at.subsystems, 'the subsystems', 'SUBSYSTEM_PORT');
  stopOnSignals();
  await buildSubsystems();
  await listen(createSubsystemServer({ portalOrigin: `http://localhost:${at.portal}` }), at.subsystems);
  for (const name of namesToBuild()) console.log(`${name}: http://${name}.localhost:${at.subsystems}/`);
});

// npm run subsystems: only the sample subsystems, each at its own origin, for a portal that runs elsewhere.
//   npm run subsystems -- lift byd   only these
//   --portal <origin>, --port <n>    the portal that may show them, and where they listen
import { buildSubsystem, namesToBuild, reportUnbuildable, runPool, waitAll } from './lib/builds.mjs';
import { ports, requireFree } from './lib/ports.mjs';
import { stopOnSignals } from './lib/processes.mjs';
import { CliError, run, readOptions } from './lib/project.mjs';
import { listen } from './lib/servers.mjs';
import { createSubsystemServer } from './lib/subsystem-server.mjs';

await run(async () => {
  const at = ports();
  const { values, positionals } = readOptions({
    options: {
      portal: { type: 'string', default: `http://localhost:${at.portal}` },
      port: { type: 'string', default: String(at.subsystems) },
    },
    allowPositionals: true,
  });
  const known = namesToBuild();
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new CliError(`No such subsystem: ${unknown.join(', ')} (there are ${known.join(', ')}).`);
  const names = positionals.length > 0 ? positionals : known;
  await requireFree(Number(values.port), 'the subsystems', 'SUBSYSTEM_PORT');
  stopOnSignals();
  if (positionals.length === 0) reportUnbuildable();
  await waitAll(runPool(names, buildSubsystem));
  await listen(createSubsystemServer({ portalOrigin: values.portal, names }), Number(values.port));
  for (const name of names) console.log(`${name}: http://${name}.localhost:${values.port}/`);
});

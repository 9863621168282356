// npm run preview: the production build with the mock server, behind a proxy with the headers of a real server.
//   --environment <file>   serve another environment file as /environment.js (one build, any hosts)
//   --smoke                start, request the first page, stop
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createProxy } from './lib/proxy.mjs';
import { isInstalled } from './lib/install.mjs';
import { anyFreePort, ports, requireFree } from './lib/ports.mjs';
import { start, stopAll, stopOnSignals } from './lib/processes.mjs';
import { CliError, outputFolder, requireNode, run, umi, readOptions } from './lib/project.mjs';
import { START_TIMEOUT_MS, close, listen, waitFor } from './lib/servers.mjs';
import { createSubsystemServer } from './lib/subsystem-server.mjs';

const { values } = readOptions({ options: { environment: { type: 'string' }, smoke: { type: 'boolean' } } });

await run(async () => {
  requireNode();
  const output = outputFolder();
  const environmentFile = values.environment && resolve(values.environment);
  if (!isInstalled()) throw new CliError('Nothing is installed yet: run npm start or npm ci first.');
  if (!existsSync(join(output, 'index.html')))
    throw new CliError(`There is no build in ${output}: run npm run build first.`);
  if (environmentFile && !existsSync(environmentFile))
    throw new CliError(`There is no environment file ${environmentFile}.`);
  const at = ports();
  await requireFree(at.portal, 'the portal', 'PORTAL_PORT');
  await requireFree(at.subsystems, 'the subsystems', 'SUBSYSTEM_PORT');
  stopOnSignals();

  let ended;
  const requestedPort = await anyFreePort();
  let inner;
  const umiPreview = start([process.execPath, umi, 'preview', '--port', String(requestedPort)], {
    // Everything behind the proxy uses the default ports, which the proxy replaces.
    env: { PORTAL_PORT: undefined, SUBSYSTEM_PORT: undefined },
    onLine: (line) => (inner ??= Number(line.match(/listening at .*:(\d+)/)?.[1]) || undefined),
  });
  umiPreview.ended.then(
    ({ code, output: words }) => (ended = `${words.trim()}\numi preview ended with code ${code} (see above).`),
  );
  for (let waited = 0; !inner && !ended && waited < START_TIMEOUT_MS; waited += 100)
    await new Promise((next) => setTimeout(next, 100));
  if (!inner) throw new CliError(ended ?? `umi preview did not start within ${START_TIMEOUT_MS / 60_000} minutes.`);
  await waitFor(`http://127.0.0.1:${inner}/`, { isLost: () => ended });

  const subsystems = await listen(
    createSubsystemServer({ portalOrigin: `http://localhost:${at.portal}` }),
    at.subsystems,
  );
  const proxy = await listen(createProxy({ inner, output, environmentFile, ports: at, log: console.log }), at.portal);
  console.log(`The build is served at http://localhost:${at.portal}/ (Ctrl-C stops it).`);

  if (values.smoke) {
    await waitFor(`http://localhost:${at.portal}/`);
    await Promise.all([stopAll(), close(proxy), close(subsystems)]);
    process.exit(0);
  }
  // After a signal the handler ends this process.
  if (!(await umiPreview.ended).wasStopped) throw new CliError(ended);
});

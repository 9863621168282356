// npm start: the portal in Umi's development mode with the mock server and the built subsystems.
//   --dev=lift,byd   development servers for these subsystems: they watch their sources
//   --smoke          start, build what is out of date, stop
import { ensureInstalled } from './lib/install.mjs';
import { waitAll, buildSubsystem, reportUnbuildable, runPool, namesToBuild } from './lib/builds.mjs';
import { develop, namesToDevelop } from './lib/development.mjs';
import { ports, requireFree } from './lib/ports.mjs';
import { lastWords, onlyTrouble, start, stopAll, stopOnSignals } from './lib/processes.mjs';
import { CliError, requireNode, run, umi, readOptions } from './lib/project.mjs';
import { close, listen, waitFor } from './lib/servers.mjs';
import { createSubsystemServer } from './lib/subsystem-server.mjs';
import { isUmi } from './lib/subsystems.mjs';

const { values } = readOptions({ options: { dev: { type: 'string' }, smoke: { type: 'boolean' } } });

await run(async () => {
  requireNode();
  const developed = namesToDevelop(values.dev);
  const at = ports();
  await requireFree(at.portal, 'the portal', 'PORTAL_PORT');
  await requireFree(at.subsystems, 'the subsystems', 'SUBSYSTEM_PORT');
  stopOnSignals();
  await ensureInstalled();

  const portalOrigin = `http://localhost:${at.portal}`;
  const development = new Map();
  let setBuilds;
  const started = new Promise((resolve) => (setBuilds = resolve));
  const subsystems = await listen(
    createSubsystemServer({
      portalOrigin,
      // A failed build has been reported; its previous output is served.
      ready: async (name) => (await started).get(name)?.catch(() => {}),
      developmentPort: (name) => development.get(name),
    }),
    at.subsystems,
  );

  console.log('Starting the portal …');
  let ended;
  // Larger young generation: garbage collection took a fifth of the compile time.
  const portal = start([process.execPath, '--max-semi-space-size=64', umi, 'dev'], {
    env: {
      PORT: String(at.portal),
      BROWSER: 'none',
      PORTAL_PORT: String(at.portal),
      SUBSYSTEM_PORT: String(at.subsystems),
    },
    onLine: onlyTrouble(),
  });
  portal.ended.then(
    ({ code, output }) =>
      (ended = `${lastWords(output)}\nUmi's development server ended with code ${code} (see above).`),
  );

  const address = `${portalOrigin}/`;
  await waitFor(address, { isLost: () => ended });
  welcome(address, at, namesToBuild(), developed);
  reportUnbuildable();

  // Builds take processor time from the first page, so they start once it is compiled. A request for a subsystem waits
  // for its build.
  const compiled = values.smoke
    ? undefined
    : waitFor(`${portalOrigin}/__umi/api/status`, { isLost: () => ended }).catch(() => {});
  const builds = runPool(namesToBuild(), async (name) => {
    try {
      await compiled;
      const isDeveloped = developed.includes(name);
      if (!(isDeveloped && isUmi(name)) && (await buildSubsystem(name))) console.log(`Built the subsystem ${name}.`);
      if (isDeveloped) await develop(name, (port) => development.set(name, port));
    } catch (error) {
      console.error(`\n${error.message}`);
      throw error;
    }
  });
  setBuilds(builds);
  // Already reported above: without a handler, Node would end the portal because one subsystem fails to build.
  for (const build of builds.values()) build.catch(() => {});

  if (values.smoke) {
    await waitAll(builds);
    await Promise.all([stopAll(), close(subsystems)]);
    console.log('The start worked, and everything has stopped again.');
    process.exit(0);
  }
  // After a signal the handler ends this process.
  if (!(await portal.ended).wasStopped) throw new CliError(ended);
});

function welcome(address, { portal, subsystems }, names, developed) {
  const lines = names.map((name) => {
    const how = developed.includes(name) ? 'follows its sources' : '';
    return `    ${`http://${name}.localhost:${subsystems}/`.padEnd(36)}${how}`.trimEnd();
  });
  console.log(`
  The portal is open at ${address}

  Choose a person on the sign-in page, or go in directly:
    ${address}?ssoToken=persona-demo         everything allowed
    ${address}?ssoToken=persona-restricted   some subsystems refused: open one and see the help page
    ${address}?ssoToken=persona-unbound      an account that is not bound yet

  The top navigation opens the subsystems (those of the second row under "All"), each a program from an origin of its
  own; what is out of date is being built in the background. Each also runs alone:
${lines.join('\n')}
  npm start -- --dev=lift,byd lets those follow their sources while you work on them.

  To see failures: make calls slow or let them fail at http://localhost:${portal}/_mock/; open
  ${address}iframe?code=nobody (not registered), or stop the network in the browser's tools and open a subsystem.

  Ctrl-C stops everything.
`);
}

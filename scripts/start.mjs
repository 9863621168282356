// npm start: the portal in Umi's development mode with the mock world, and the sample subsystems beside it.
import { stripVTControlCharacters } from 'node:util';
import { ensureInstalled } from './parts/install.mjs';
import { buildSubsystem } from './parts/builds.mjs';
import { ports, requireFree } from './parts/ports.mjs';
import { start, stopAll, stopOnSignals } from './parts/processes.mjs';
import { Explained, requireNode, run, umi } from './parts/project.mjs';
import { close, listen, waitFor } from './parts/servers.mjs';
import { createSubsystemServer, subsystemNames } from './parts/subsystem-server.mjs';

const smoke = process.argv.includes('--smoke');

await run(async () => {
  requireNode();
  const at = ports();
  await requireFree(at.portal, 'the portal', 'PORTAL_PORT');
  await requireFree(at.subsystems, 'the subsystems', 'SUBSYSTEM_PORT');
  stopOnSignals();
  await ensureInstalled();

  const builds = new Map();
  const subsystems = await listen(
    createSubsystemServer({ portalOrigin: `http://localhost:${at.portal}`, ready: (name) => builds.get(name) }),
    at.subsystems,
  );

  console.log('Starting the portal …');
  let ended;
  const portal = start([process.execPath, umi, 'dev'], {
    env: {
      PORT: String(at.portal),
      BROWSER: 'none',
      PORTAL_PORT: String(at.portal),
      SUBSYSTEM_PORT: String(at.subsystems),
    },
    onLine: onlyTrouble(),
  });
  portal.ended.then(
    ({ code }) => (ended = `Umi's development server ended with code ${code}: its last words are above.`),
  );

  const address = `http://localhost:${at.portal}/`;
  await waitFor(address, { isLost: () => ended });
  welcome(address, at);

  // The first page does not wait for these; a request for a subsystem waits for its build.
  let before = Promise.resolve();
  for (const name of subsystemNames()) {
    before = before
      .then(() => buildSubsystem(name))
      .then(
        (built) => built && console.log(`Built the subsystem ${name}.`),
        (error) => console.error(`\n${error.message}`),
      );
    builds.set(name, before);
  }

  if (smoke) {
    await before;
    await Promise.all([stopAll(), close(subsystems)]);
    console.log('The start worked, and everything has stopped again.');
    process.exit(0);
  }
  await portal.ended;
  throw new Explained(ended);
});

/** Umi tells a lot while it works; a person wants to hear of warnings and errors, with the lines that belong to them. */
function onlyTrouble() {
  let isTrouble = false;
  return (line) => {
    const level = stripVTControlCharacters(line).match(
      /^\s*(info|wait|event|ready|debug|profile|warn|error|fatal)\b\s*-/,
    )?.[1];
    if (level) isTrouble = ['warn', 'error', 'fatal'].includes(level);
    if (isTrouble) console.error(line);
  };
}

function welcome(address, { portal }) {
  console.log(`
  The portal is open at ${address}

  Choose a person on the sign-in page, or go in directly:
    ${address}?ssoToken=persona-demo         everything allowed
    ${address}?ssoToken=persona-restricted   some subsystems refused: open one and see the help page
    ${address}?ssoToken=persona-unbound      an account that is not bound yet

  Then open "Housekeeper" in the top navigation: a subsystem from an origin of its own, in a sandbox.
  Make calls slow or let them fail at http://localhost:${portal}/_mock/

  Ctrl-C stops everything.
`);
}

// Serves a build with nginx:
//   node deploy/serve.mjs --environment production.js --certificate portal.crt --key portal.key
//
// Makes nginx's configuration and the policy headers from the environment file, and runs nginx in the foreground,
// without privileges: it writes to the runtime folder alone. Ends with nginx; SIGTERM ends both.
//   --build <folder>           what npm run build made (dist)
//   --environment <file>       the environment, served as /environment.js
//   --registry <file>          the registry of subsystems, served as /subsystems.json (the one of the build)
//   --certificate, --key       for HTTPS; without them a gateway in front has to speak it
//   --port <port>              8443 with a certificate, 8080 without
//   --redirect-port <port>     a port that redirects to HTTPS
//   --name <host>              nginx's server_name (any)
//   --gateway <network>        network of the gateway in front, whose X-Forwarded-For counts; may be repeated
//   --api </path=address>      an API host on the portal's own origin; may be repeated
//   --reports <address>        server that receives reports (deploy/receiver); by default they are logged
//   --locations <file>         further locations of nginx
//   --runtime <folder>         where nginx writes (a temporary folder)
//   --access-log, --report-log where the logs go: a file, syslog:…, off (standard output)
//   --nginx <program>          the nginx to run (nginx of the path, /usr/sbin/nginx)
//   --allow-development        serves the environment of the mock server, which no user should ever see
//   --check                    checks the configuration, ends with 1 where something is wrong
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { CliError, readOptions, run } from '../scripts/lib/project.mjs';
import { INSTALLED_NGINX, configure, isNginx, nginxAt } from './configure.mjs';
import { withoutQueries } from './error-log.mjs';

const options = {
  build: { type: 'string', default: 'dist' },
  environment: { type: 'string' },
  registry: { type: 'string' },
  certificate: { type: 'string' },
  key: { type: 'string' },
  port: { type: 'string' },
  'redirect-port': { type: 'string' },
  name: { type: 'string', default: '_' },
  reports: { type: 'string' },
  api: { type: 'string', multiple: true, default: [] },
  gateway: { type: 'string', multiple: true, default: [] },
  locations: { type: 'string' },
  runtime: { type: 'string' },
  'access-log': { type: 'string', default: '/dev/stdout' },
  'report-log': { type: 'string', default: '/dev/stdout' },
  nginx: { type: 'string' },
  'allow-development': { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
};

/** A new folder, which is removed at the end: below `runtime` where no other is writable, as in a container. */
function temporaryFolder(runtime) {
  let folder;
  try {
    folder = mkdtempSync(join(tmpdir(), 'portal-'));
  } catch (error) {
    if (!runtime) throw error;
    mkdirSync(runtime, { recursive: true });
    folder = mkdtempSync(join(runtime, 'check-'));
  }
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Whether an nginx listens in a runtime folder; a socket that a killed one has left refuses. */
const isServing = (runtime) =>
  new Promise((done) => {
    const socket = connect(join(runtime, 'done.sock'), () => {
      socket.destroy();
      done(true);
    }).on('error', () => done(false));
  });

/** The folder that nginx writes to. */
async function prepareRuntime(runtime) {
  if (await isServing(runtime))
    throw new CliError(`An nginx is running with the folder ${runtime}: name another one with --runtime.`);
  mkdirSync(runtime, { recursive: true });
  // An nginx of root runs its workers as another user. The mode of a volume belongs to whoever made it.
  if (process.getuid?.() === 0) chmodSync(runtime, 0o755);
  // Sockets of an earlier nginx that was killed would keep this one from starting.
  for (const name of ['reports.sock', 'done.sock', 'nginx.pid']) rmSync(join(runtime, name), { force: true });
  return runtime;
}

await run(async () => {
  const { values } = readOptions({ options });
  const given = values.runtime && resolve(values.runtime);
  // A check changes nothing of an nginx that is running with the folder.
  const runtime = values.check ? temporaryFolder(given) : await prepareRuntime(given ?? temporaryFolder());
  const program = values.nginx ?? INSTALLED_NGINX.find(isNginx) ?? 'nginx';
  const hasIPv6 = Object.values(networkInterfaces()).some((list) => list?.some(({ family }) => family === 'IPv6'));
  const { file, problems, address } = configure(values, { runtime, nginx: nginxAt(program), hasIPv6 });
  const command = ['-p', runtime, '-c', file, '-e', 'stderr'];
  const checked = spawnSync(program, [...command, '-t'], {
    encoding: 'utf8',
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  if (checked.status !== 0)
    throw new CliError(`${checked.stderr.trim()}\nnginx refuses the configuration (see above).`);
  if (values.check) {
    if (problems.length > 0) throw new CliError('Correct what is named above: the portal would leave it out.');
    return console.log(`The configuration that is made from ${resolve(values.environment)} is valid.`);
  }

  const server = spawn(program, [...command, '-g', 'daemon off;'], { stdio: ['inherit', 'inherit', 'pipe'] });
  createInterface(server.stderr).on('line', (line) => console.error(withoutQueries(line)));
  let hasEnded = false;
  const ended = new Promise((end) => server.on('close', end)).finally(() => (hasEnded = true));
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT']) process.on(signal, () => server.kill(signal));
  // nginx writes its number when it has bound its ports, and tries for seconds where they are taken.
  const pid = join(runtime, 'nginx.pid');
  while (!hasEnded && !(existsSync(pid) && statSync(pid).size > 0)) await delay(50);
  if (!hasEnded) console.log(`The build is served at ${address}`);
  const code = await ended;
  if (code !== 0) throw new CliError('nginx has ended (see above). A port that is taken: choose another with --port.');
  process.exit(code ?? 0);
});

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
//   --access-log, --report-log where the logs go (standard output)
//   --nginx <program>          the nginx to run (nginx)
//   --allow-development        serves the environment of the mock server, which no user should ever see
//   --check                    checks the configuration, ends with 1 where something is wrong
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { CliError, readOptions, run } from '../scripts/lib/project.mjs';
import { configure, nginxAt } from './configure.mjs';
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
  nginx: { type: 'string', default: 'nginx' },
  'allow-development': { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
};

await run(async () => {
  const { values } = readOptions({ options });
  const runtime = values.runtime ? resolve(values.runtime) : mkdtempSync(join(tmpdir(), 'portal-'));
  if (!values.runtime) process.on('exit', () => rmSync(runtime, { recursive: true, force: true }));
  mkdirSync(runtime, { recursive: true });
  // Started by root, nginx's workers are somebody else.
  chmodSync(runtime, 0o755);
  // Sockets of an earlier nginx that was killed would keep this one from starting.
  for (const name of ['reports.sock', 'done.sock', 'nginx.pid']) rmSync(join(runtime, name), { force: true });
  const { file, problems, address } = configure(values, { runtime, nginx: nginxAt(values.nginx) });
  const command = ['-p', runtime, '-c', file, '-e', 'stderr'];
  const checked = spawnSync(values.nginx, [...command, '-t'], {
    encoding: 'utf8',
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  if (checked.status !== 0)
    throw new CliError(`${checked.stderr.trim()}\nnginx refuses the configuration (see above).`);
  if (values.check) {
    if (problems.length > 0) throw new CliError('Correct what is named above: the portal would leave it out.');
    return console.log(`The configuration that is made from ${resolve(values.environment)} is valid.`);
  }

  const server = spawn(values.nginx, [...command, '-g', 'daemon off;'], { stdio: ['inherit', 'inherit', 'pipe'] });
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

// Serves a build with nginx:
//   node deploy/serve.mjs --environment production.js --certificate portal.crt --key portal.key
//
// Makes nginx's configuration and the policy headers from the environment file, and runs nginx in the foreground,
// without privileges: it writes to the runtime folder alone. Ends with nginx; SIGTERM ends both.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { CliError, run } from '../scripts/lib/project.mjs';
import { configure, nginxAt } from './configure.mjs';
import { withoutQueries } from './error-log.mjs';

const options = {
  /** The folder that `npm run build` made. */
  build: { type: 'string', default: 'dist' },
  /** The environment file, served as /environment.js. */
  environment: { type: 'string' },
  /** The registry of subsystems, served as /subsystems.json; by default the one of the build. */
  registry: { type: 'string' },
  /** Certificate and key for HTTPS; without them a gateway in front has to speak it. */
  certificate: { type: 'string' },
  key: { type: 'string' },
  port: { type: 'string' },
  /** A port that redirects to HTTPS. */
  'redirect-port': { type: 'string' },
  name: { type: 'string', default: '_' },
  /** Server that receives reports (deploy/receiver); by default violations of the policy are written to the log. */
  reports: { type: 'string' },
  /** An API host on the portal's own origin, as `/path=https://host/path`. */
  api: { type: 'string', multiple: true, default: [] },
  /** Network of the gateway in front, whose `X-Forwarded-For` tells the clients apart. */
  gateway: { type: 'string', multiple: true, default: [] },
  /** A file of further locations of nginx. */
  locations: { type: 'string' },
  /** Where nginx writes; a new temporary folder by default. */
  runtime: { type: 'string' },
  'access-log': { type: 'string', default: '/dev/stdout' },
  'report-log': { type: 'string', default: '/dev/stdout' },
  nginx: { type: 'string', default: 'nginx' },
  /** Serves the environment of the mock server, which no user should ever see. */
  'allow-development': { type: 'boolean', default: false },
  /** Checks the configuration and ends. */
  check: { type: 'boolean', default: false },
};

await run(async () => {
  const { values } = parseArgs({ options });
  const runtime = values.runtime ? resolve(values.runtime) : mkdtempSync(join(tmpdir(), 'portal-'));
  mkdirSync(runtime, { recursive: true });
  // Started by root, nginx's workers are somebody else.
  chmodSync(runtime, 0o755);
  // Sockets of an earlier nginx that was killed would keep this one from starting.
  for (const name of ['reports.sock', 'done.sock']) rmSync(join(runtime, name), { force: true });
  const { file, address } = configure(values, { runtime, nginx: nginxAt(values.nginx) });
  const command = ['-p', runtime, '-c', file, '-e', 'stderr'];
  const checked = spawnSync(values.nginx, [...command, '-t'], {
    encoding: 'utf8',
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  if (checked.status !== 0)
    throw new CliError(`${checked.stderr.trim()}\nnginx refuses the configuration (see above).`);
  if (values.check) return console.log(`The configuration in ${file} is valid.`);

  const server = spawn(values.nginx, [...command, '-g', 'daemon off;'], { stdio: ['inherit', 'inherit', 'pipe'] });
  createInterface(server.stderr).on('line', (line) => console.error(withoutQueries(line)));
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT']) process.on(signal, () => server.kill(signal));
  console.log(`The build is served at ${address}`);
  const code = await new Promise((end) => server.on('close', end));
  if (!values.runtime) rmSync(runtime, { recursive: true, force: true });
  process.exit(code ?? 0);
});

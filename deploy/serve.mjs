// Serves a build with nginx:
//   node deploy/serve.mjs --environment production.js --certificate portal.crt --key portal.key
//
// Makes nginx's configuration and the policy headers from the environment file, and runs nginx in the foreground,
// without privileges: it writes to the runtime folder alone. Ends with nginx; SIGTERM ends both.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { headerLines, readEnvironment, securityHeaders } from '../scripts/lib/policy.mjs';
import { CliError, run } from '../scripts/lib/project.mjs';

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
  /** Address that receives the reports of policy violations; by default they are written to the log. */
  reports: { type: 'string' },
  /** A file of further locations, for example API hosts on the portal's own origin. */
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

/** Version and module folder of the nginx at hand. */
function nginxAt(command) {
  const { status, stderr } = spawnSync(command, ['-V'], { encoding: 'utf8' });
  if (status !== 0) throw new CliError(`${command} cannot be run: install nginx, or name it with --nginx.`);
  const [major, minor] = stderr
    .match(/nginx\/(\d+)\.(\d+)/)
    .slice(1)
    .map(Number);
  // Beside it first: an nginx that is unpacked and not installed has its modules there.
  const folders = [join(dirname(command), '..', 'lib', 'nginx', 'modules'), stderr.match(/--modules-path=(\S+)/)?.[1]];
  const brotli = folders
    .filter(Boolean)
    .map((folder) => resolve(folder, 'ngx_http_brotli_static_module.so'))
    .find((file) => existsSync(file));
  return { hasHttp2Directive: major > 1 || minor >= 25, brotli };
}

/** The lines of the `listen` directives. */
function listenLines({ port, certificate, key, hasHttp2Directive }) {
  if (!certificate) return [`listen ${port};`];
  return [
    ...(hasHttp2Directive ? [`listen ${port} ssl;`, 'http2 on;'] : [`listen ${port} ssl http2;`]),
    `ssl_certificate ${certificate};`,
    `ssl_certificate_key ${key};`,
    // Mozilla's intermediate configuration.
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305;',
    'ssl_prefer_server_ciphers off;',
    'ssl_session_timeout 1d;',
    'ssl_session_cache shared:tls:10m;',
    'ssl_session_tickets off;',
  ];
}

const indented = (lines, depth) => lines.map((line) => ' '.repeat(depth) + line).join('\n');

/** Fills in the names of the template; a name without a value is an error of this file. */
const fillIn = (template, values) =>
  template.replaceAll(/\$\{([A-Z_]+)\}/g, (_, name) => {
    if (values[name] === undefined) throw new Error(`nginx.conf: no value for ${name}`);
    return values[name];
  });

/** The absolute path of a file that has to exist. */
function existing(file, what) {
  const path = resolve(file);
  if (!existsSync(path)) throw new CliError(`There is no ${what} at ${path}.`);
  return path;
}

function settingsOf(file) {
  try {
    return readEnvironment(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CliError(`${file} cannot be read: ${error.message}`);
  }
}

/** Writes nginx's configuration to the runtime folder and returns its path. */
function configure(values, { runtime, nginx }) {
  const build = existing(values.build, 'build (npm run build)');
  existing(join(build, 'index.html'), 'page of a build (npm run build)');
  if (!values.environment) throw new CliError('Name the environment file: --environment production.js');
  const environment = existing(values.environment, 'environment file');
  const settings = settingsOf(environment);
  if (!settings.name) throw new CliError(`${environment} sets no environment: see dist/environments/ for its shape.`);
  if (settings.name === 'development' && !values['allow-development'])
    throw new CliError(
      `${environment} is the environment of the mock server: name one of your own hosts (--allow-development serves it).`,
    );
  if (!values.certificate !== !values.key) throw new CliError('--certificate and --key belong together.');
  const certificate = values.certificate && existing(values.certificate, 'certificate');
  const key = values.key && existing(values.key, 'key');
  const port = values.port ?? (certificate ? '8443' : '8080');
  const redirect = values['redirect-port'];

  const headers = { ...securityHeaders(settings), 'X-Request-Id': '$request_number' };
  writeFileSync(join(runtime, 'headers.conf'), `${headerLines(headers).join('\n')}\n`);
  const template = readFileSync(fileURLToPath(new URL('nginx.conf', import.meta.url)), 'utf8');
  const file = join(runtime, 'nginx.conf');
  writeFileSync(
    file,
    fillIn(template, {
      RUNTIME: runtime,
      MODULES: nginx.brotli ? `load_module ${nginx.brotli};` : '',
      BROTLI: nginx.brotli ? '  brotli_static on;' : '',
      ACCESS_LOG: values['access-log'],
      REPORT_LOG: values['report-log'],
      REDIRECT: redirect
        ? indented(['server {', `  listen ${redirect};`, `  return 301 https://$host:${port}$request_uri;`, '}'], 2)
        : '',
      LISTEN: indented(listenLines({ port, certificate, key, ...nginx }), 4),
      SERVER_NAME: values.name,
      ROOT: build,
      ENVIRONMENT: environment,
      REGISTRY: values.registry ? existing(values.registry, 'registry') : join(build, 'subsystems.json'),
      REPORTS: values.reports ?? `http://unix:${join(runtime, 'reports.sock')}:/`,
      LOCATIONS: values.locations ? readFileSync(existing(values.locations, 'file of locations'), 'utf8') : '',
    }),
  );
  return { file, address: `${certificate ? 'https' : 'http'}://localhost:${port}/` };
}

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

  const server = spawn(values.nginx, [...command, '-g', 'daemon off;'], { stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT']) process.on(signal, () => server.kill(signal));
  console.log(`The build is served at ${address}`);
  const code = await new Promise((end) => server.on('close', end));
  if (!values.runtime) rmSync(runtime, { recursive: true, force: true });
  process.exit(code ?? 0);
});

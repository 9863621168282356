import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environmentFaults, environmentProblems } from '../scripts/lib/environmentProblems.mjs';
import { headerLines, readEnvironment, securityHeaders } from '../scripts/lib/policy.mjs';
import { CliError } from '../scripts/lib/project.mjs';

/** Where an installed nginx is: the path of a user other than root often lacks the second folder. */
export const INSTALLED_NGINX = ['nginx', '/usr/sbin/nginx'];

/** Whether a program is an nginx that can be run. */
export const isNginx = (command) => spawnSync(command, ['-v'], { stdio: 'ignore' }).status === 0;

/** Version and module folder of the nginx at hand. */
export function nginxAt(command) {
  const { status, stderr } = spawnSync(command, ['-V'], { encoding: 'utf8' });
  if (status !== 0) throw new CliError(`${command} cannot be run: install nginx, or name it with --nginx.`);
  // OpenResty is numbered after the nginx that it contains; Tengine names that nginx, too.
  const [, major, minor] = (stderr.match(/(?:nginx|openresty)\/(\d+)\.(\d+)/) ?? []).map(Number);
  if (major === undefined)
    throw new CliError(`${command} does not say which nginx it is: name another one with --nginx.\n${stderr.trim()}`);
  // Beside it first: an nginx that is unpacked and not installed has its modules there.
  const folders = [join(dirname(command), '..', 'lib', 'nginx', 'modules'), stderr.match(/--modules-path=(\S+)/)?.[1]];
  const brotli = folders
    .filter(Boolean)
    .map((folder) => resolve(folder, 'ngx_http_brotli_static_module.so'))
    .find((file) => existsSync(file));
  return { hasHttp2Directive: major > 1 || minor >= 25, brotli };
}

/** A text as one parameter of nginx: a path may contain spaces. */
const quoted = (text) => JSON.stringify(text);

/** The `listen` directives of a port. nginx does not start with an IPv6 address where the machine has none. */
const listenOn = (port, hasIPv6, ...flags) =>
  [port, ...(hasIPv6 ? [`[::]:${port}`] : [])].map((address) => `${['listen', address, ...flags].join(' ')};`);

/** The lines about port and TLS. */
function listenLines({ port, certificate, key, hasHttp2Directive, hasIPv6 }) {
  if (!certificate) return listenOn(port, hasIPv6);
  return [
    ...(hasHttp2Directive ? [...listenOn(port, hasIPv6, 'ssl'), 'http2 on;'] : listenOn(port, hasIPv6, 'ssl', 'http2')),
    `ssl_certificate ${quoted(certificate)};`,
    `ssl_certificate_key ${quoted(key)};`,
    // Mozilla's intermediate configuration.
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305;',
    'ssl_prefer_server_ciphers off;',
    'ssl_session_timeout 1d;',
    'ssl_session_cache shared:tls:10m;',
    'ssl_session_tickets off;',
  ];
}

/** The parameters of `access_log`. nginx would look for a relative path in the runtime folder. */
const logTo = (target, format) =>
  target === 'off' ? target : `${quoted(target.startsWith('syslog:') ? target : resolve(target))} ${format}`;

/**
 * An API host on the portal's own origin. Uploads and downloads pass through without being stored. A location with
 * headers of its own inherits none: those that the portal's origin sends with every response are here, too.
 */
function apiLocation(option, pageHeaders) {
  const [, path, address] = option.match(/^(\/[\w./-]*?)\/?=(https?:\/\/[^\s;{}"']+?)\/?$/) ?? [];
  if (!address) throw new CliError(`--api ${option} is not of the form /path=https://host/path.`);
  const headers = {
    'X-Content-Type-Options': pageHeaders['X-Content-Type-Options'],
    'Strict-Transport-Security': pageHeaders['Strict-Transport-Security'],
    'X-Request-Id': '$request_number',
  };
  return [
    `location ^~ ${path}/ {`,
    `  proxy_pass ${address}/;`,
    '  proxy_http_version 1.1;',
    '  proxy_ssl_server_name on;',
    // The largest attachment has 100 MB; the portal waits three minutes for an upload (R201).
    '  client_max_body_size 110m;',
    '  proxy_request_buffering off;',
    '  proxy_max_temp_file_size 0;',
    '  proxy_connect_timeout 5s;',
    '  proxy_send_timeout 180s;',
    '  proxy_read_timeout 180s;',
    // The token travels in its header; the API hosts get no cookie (T7).
    '  proxy_set_header Cookie "";',
    '  proxy_set_header X-Forwarded-For $remote_addr;',
    '  proxy_set_header X-Request-Id $request_number;',
    // Both values would be sent otherwise.
    ...Object.keys(headers).map((name) => `  proxy_hide_header ${name};`),
    ...headerLines(headers).map((line) => `  ${line}`),
    '}',
  ];
}

/** Headers about a page and what it loads; `Referrer-Policy`, for example, counts for style sheets, too. */
const PAGE_HEADERS = new Set([
  'Content-Security-Policy',
  'Permissions-Policy',
  'Reporting-Endpoints',
  'Cross-Origin-Opener-Policy',
]);

/** nginx reads no parameter of more than 4 kB: a longer header is made of several variables. */
const MAX_PARAMETER_LENGTH = 4_000;
const PART_LENGTH = 2_000;

/** The parts of a header, each with the name of its variable; `at` tells headers apart. */
const partsOf = (value, at) =>
  (value.match(new RegExp(`.{1,${PART_LENGTH}}`, 'gs')) ?? []).map((part, index) => ({
    part,
    name: `$page_header_${at}_${index}`,
  }));
const joined = (parts) => parts.map(({ name }) => name).join('');

/** What gateways read by default as the whole head of a response, in bytes; nginx answers 502 to more. */
const GATEWAY_BUFFER = 4_096;
/** Room for the headers that depend on the file: status, type, length, date, caching, request number. */
const OTHER_HEADERS = 450;

/**
 * The headers as nginx sends them: `lines` for the server; `maps` define the variables of those of a page, which are
 * empty, and so not sent, for hashed files.
 */
function headersOf(pageHeaders) {
  const maps = [];
  const onPage = (value, at) => {
    const parts = partsOf(value, at);
    for (const { name, part } of parts)
      maps.push(`map $is_hashed ${name} {`, '  1 "";', `  default ${quoted(part)};`, '}');
    return joined(parts);
  };
  const headers = Object.fromEntries(
    Object.entries(pageHeaders).map(([name, value], at) => [name, PAGE_HEADERS.has(name) ? onPage(value, at) : value]),
  );
  return { maps, lines: headerLines({ ...headers, 'X-Request-Id': '$request_number' }) };
}

/** The headers of a page as lines for a `server` of nginx that is configured by hand. */
export function serverLines(pageHeaders) {
  const variables = [];
  const headers = Object.entries(pageHeaders).map(([name, value], at) => {
    if (quoted(value).length < MAX_PARAMETER_LENGTH) return [name, value];
    const parts = partsOf(value, at);
    for (const { name: variable, part } of parts) variables.push(`set ${variable} ${quoted(part)};`);
    return [name, joined(parts)];
  });
  return [...variables, ...headerLines(Object.fromEntries(headers))];
}

/** The bytes of a page's head. */
const headOf = (pageHeaders) =>
  Object.entries(pageHeaders).reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0) + OTHER_HEADERS;

/** The address of a client behind a gateway, for the log and the rate of reports. */
const gatewayLines = (networks) =>
  networks.length === 0
    ? []
    : [
        ...networks.map((network) => `set_real_ip_from ${network};`),
        'real_ip_header X-Forwarded-For;',
        'real_ip_recursive on;',
      ];

function redirectLines(from, to, hasIPv6) {
  if (!from) return [];
  const port = to === '443' ? '' : `:${to}`;
  const listening = listenOn(from, hasIPv6).map((line) => `  ${line}`);
  return ['server {', ...listening, `  return 301 https://$host${port}$request_uri;`, '}'];
}

const indented = (lines, depth) => lines.map((line) => ' '.repeat(depth) + line).join('\n');

/** Fills in the names of the template; a name without a value is an error of this file. */
const fillIn = (template, values) =>
  template.replaceAll(/\$\{([A-Z_]+)\}/g, (_, name) => {
    if (values[name] === undefined) throw new Error(`nginx.conf: no value for ${name}`);
    return values[name];
  });

function originOf(address, option) {
  if (!/^https?:/.test(address) || !URL.canParse(address))
    throw new CliError(`${option} ${address} is not an address such as http://receiver:9080.`);
  return new URL(address).origin;
}

function portOf(value, option) {
  if (value === undefined || (/^\d+$/.test(value) && Number(value) > 0 && Number(value) < 65_536)) return value;
  throw new CliError(`${option} ${value} is not a port.`);
}

/** The absolute path of a file that has to exist. */
function existing(file, what) {
  const path = resolve(file);
  if (!existsSync(path)) throw new CliError(`There is no ${what} at ${path}.`);
  return path;
}

/** What an environment file sets; a file that cannot be read is an error of whoever named it. */
export function settingsOf(file) {
  const path = existing(file, 'environment file');
  try {
    return readEnvironment(readFileSync(path, 'utf8'));
  } catch (error) {
    // The stack of a syntax error begins with the place: environment.js:3.
    const place = /^[^\n]*:(\d+)$/m.exec(String(error.stack).split('\n', 1)[0] ?? '')?.[1];
    throw new CliError(`${file}${place ? `:${place}` : ''} cannot be read: ${error.message}`);
  }
}

/**
 * Prints what of an environment file the portal would leave out, and returns it. A CliError names what keeps the portal
 * from starting.
 */
export function checkSettings(settings, file) {
  const [faults, problems] = [environmentFaults(settings), environmentProblems(settings)];
  for (const problem of problems) console.warn(`${file}: ${problem}`);
  if (faults.length > 0) throw new CliError(`The portal cannot start with ${file}:\n  ${faults.join('\n  ')}`);
  return problems;
}

/** The absolute path of a registry. What it says about a subsystem is checked by the portal, which leaves out single entries. */
function registryAt(file) {
  const path = existing(file, 'registry');
  let registry;
  try {
    registry = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new CliError(`${path} is not JSON: ${error.message}`);
  }
  if (!Array.isArray(registry?.subsystems))
    throw new CliError(`${path} is not a registry, which has the form { "version": 1, "subsystems": [ … ] }.`);
  return path;
}

/** Writes nginx's configuration to the runtime folder and returns its path. */
export function configure(values, { runtime, nginx, hasIPv6 = false }) {
  const build = existing(values.build, 'build (npm run build)');
  existing(join(build, 'index.html'), 'page of a build (npm run build)');
  if (!values.environment) throw new CliError('Name the environment file: --environment production.js');
  const environment = resolve(values.environment);
  const settings = settingsOf(environment);
  if (Object.keys(settings).length === 0)
    throw new CliError(`${environment} sets no environment: see dist-environments/ for its shape.`);
  if (settings.name === 'development' && !values['allow-development'])
    throw new CliError(
      `${environment} is the environment of the mock server: name one of your own hosts (--allow-development serves it).`,
    );
  const problems = checkSettings(settings, environment);
  if (!values.certificate !== !values.key) throw new CliError('--certificate and --key belong together.');
  const certificate = values.certificate && existing(values.certificate, 'certificate');
  const key = values.key && existing(values.key, 'key');
  const port = portOf(values.port, '--port') ?? (certificate ? '8443' : '8080');
  const redirectPort = portOf(values['redirect-port'], '--redirect-port');
  if (redirectPort && !certificate)
    throw new CliError('--redirect-port leads to HTTPS, which needs --certificate and --key.');

  const pageHeaders = securityHeaders(settings);
  const head = headOf(pageHeaders);
  if (head > GATEWAY_BUFFER)
    console.warn(
      `A page has about ${head} bytes of headers: a gateway in front needs a buffer for them (nginx: proxy_buffer_size 16k).`,
    );
  const { maps, lines } = headersOf(pageHeaders);
  writeFileSync(join(runtime, 'headers.conf'), `${lines.join('\n')}\n`);
  const template = readFileSync(fileURLToPath(new URL('nginx.conf', import.meta.url)), 'utf8');
  const file = join(runtime, 'nginx.conf');
  writeFileSync(
    file,
    fillIn(template, {
      // Within quotation marks of the template.
      RUNTIME: quoted(runtime).slice(1, -1),
      MODULES: nginx.brotli ? `load_module ${quoted(nginx.brotli)};` : '',
      BROTLI: nginx.brotli ? '  brotli_static on;' : '',
      ACCESS_LOG: logTo(values['access-log'], 'portal'),
      REPORT_LOG: logTo(values['report-log'], 'violation if=$request_body'),
      PAGE_HEADERS: indented(maps, 2),
      GATEWAY: indented(gatewayLines(values.gateway), 2),
      REDIRECT: indented(redirectLines(redirectPort, port, hasIPv6), 2),
      LISTEN: indented(listenLines({ port, certificate, key, hasIPv6, ...nginx }), 4),
      SERVER_NAME: values.name,
      ROOT: quoted(build),
      ENVIRONMENT: quoted(environment),
      REGISTRY: quoted(values.registry ? registryAt(values.registry) : join(build, 'subsystems.json')),
      REPORTS: quoted(
        values.reports ? originOf(values.reports, '--reports') : `http://unix:${join(runtime, 'reports.sock')}`,
      ),
      LOCATIONS: [
        ...values.api.map((option) => indented(apiLocation(option, pageHeaders), 4)),
        values.locations ? readFileSync(existing(values.locations, 'file of locations'), 'utf8') : '',
      ].join('\n'),
    }),
  );
  return { file, problems, address: `${certificate ? 'https' : 'http'}://localhost:${port}/` };
}

import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { networkInterfaces, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { presentNginx } from '../scripts/lib/nginx.mjs';
import { anyFreePort } from '../scripts/lib/ports.mjs';
import { inProject } from '../scripts/lib/project.mjs';

const nginx = presentNginx();
const withNginx = nginx ? test : test.skip;
const withInstalledNginx = existsSync('/usr/sbin/nginx') ? test : test.skip;
const hasIPv6 = Object.values(networkInterfaces()).some((list) => list.some(({ family }) => family === 'IPv6'));

let folder;
let port;
/** What ends the servers of a test. */
const stops = [];
const file = (...names) => join(folder, ...names);

beforeEach(async () => {
  port = await anyFreePort();
  folder = join(mkdtempSync(join(tmpdir(), 'portal-serve-')), 'a folder');
  mkdirSync(file('build'), { recursive: true });
  // Started by root, nginx's workers are somebody else.
  chmodSync(dirname(folder), 0o755);
  writeFileSync(file('build', 'index.html'), '<div id="root">');
  writeFileSync(file('build', 'subsystems.json'), '{ "version": 1, "subsystems": [] }');
  const environment = {
    name: 'production',
    hosts: { base: '/_base', workOrder: '/_workorder', portal: '/_portal' },
    fileHost: 'https://files.example',
    identityProvider: 'https://idp.example/login',
  };
  writeFileSync(file('environment.js'), `window.__PORTAL_ENVIRONMENT__ = ${JSON.stringify(environment)};`);
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  rmSync(dirname(folder), { recursive: true });
});

const argumentsOf = (options) => [
  inProject('deploy', 'serve.mjs'),
  ...['--build', 'build', '--environment', 'environment.js', '--port', String(port)],
  // Standard output is a socket here, which nginx cannot open.
  ...['--access-log', 'off', '--report-log', 'off'],
  ...options,
];
const withProgram = (options) => ['--nginx', nginx, ...options];

/** Runs deploy/serve.mjs to its end; the folder of the test is its working directory. */
const runServe = (options, env = {}) =>
  spawnSync(process.execPath, argumentsOf(options), { cwd: folder, encoding: 'utf8', env: { ...process.env, ...env } });

/** Starts deploy/serve.mjs; resolves when nginx listens, and rejects with what was printed when it ends before. */
async function startServe(options, { nodeOptions = [] } = {}) {
  const child = spawn(process.execPath, [...nodeOptions, ...argumentsOf(options)], { cwd: folder });
  const ended = once(child, 'close');
  stops.push(() => {
    child.kill('SIGTERM');
    return ended;
  });
  let output = '';
  const ready = new Promise((done) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (output.includes('is served at')) done();
      });
  });
  await Promise.race([
    ready,
    ended.then(() => {
      throw new Error(output);
    }),
  ]);
  return child;
}

/** Requests an address of the portal; resolves with status, headers and certificate. */
const ask = (path, { secure = false, host = '127.0.0.1', method = 'GET', headers = {} } = {}) =>
  new Promise((resolve, reject) => {
    const send = secure ? requestSecure : requestPlain;
    send({ host, port, path, method, headers, agent: false, rejectUnauthorized: false }, (response) => {
      const { statusCode: status, rawHeaders } = response;
      const serial = response.socket.getPeerCertificate?.().serialNumber;
      response.resume().on('end', () => resolve({ status, headers: response.headers, rawHeaders, serial }));
    })
      .on('error', reject)
      .end();
  });

withNginx(
  'T27 folders whose names contain spaces are served, and a relative log is found where it was named',
  async () => {
    await startServe(withProgram(['--runtime', 'runtime', '--access-log', 'access.log']));
    expect((await ask('/')).status).toBe(200);
    expect((await ask('/environment.js')).status).toBe(200);
    expect((await ask('/csp-report', { method: 'POST' })).status).toBe(204);
    const logged = () => readFileSync(file('access.log'), 'utf8').split('\n').filter(Boolean);
    // nginx writes a line after it has sent the response.
    while (logged().length < 3) await new Promise((next) => setTimeout(next, 20));
    expect(logged().map((line) => JSON.parse(line).path)).toEqual(['/', '/environment.js', '/csp-report']);
    if (hasIPv6) expect((await ask('/', { host: '::1' })).status).toBe(200);
  },
);

withNginx('T27 a check, and a second start, leave an nginx alone that is running with the same folder', async () => {
  await startServe(withProgram(['--runtime', 'runtime']));
  const before = ['nginx.conf', 'nginx.pid'].map((name) => readFileSync(file('runtime', name), 'utf8'));
  const others = withProgram(['--runtime', 'runtime', '--name', 'other.example']);
  const check = runServe([...others, '--check']);
  expect([check.status, check.stderr]).toEqual([0, '']);
  const second = runServe(others);
  expect([second.status, second.stderr]).toEqual([1, expect.stringContaining('An nginx is running with the folder')]);
  expect(['nginx.conf', 'nginx.pid'].map((name) => readFileSync(file('runtime', name), 'utf8'))).toEqual(before);
  expect((await ask('/csp-report', { method: 'POST' })).status).toBe(204);
});

withNginx('T27 a check needs no other writable folder than the one for nginx, and leaves nothing there', () => {
  const options = withProgram(['--runtime', 'runtime', '--check']);
  const { status, stderr } = runServe(options, { TMPDIR: file('none') });
  expect([status, stderr]).toEqual([0, '']);
  expect(readdirSync(file('runtime'))).toEqual([]);
});

withNginx('T27 sockets that a killed nginx has left do not keep the next one from starting', async () => {
  mkdirSync(file('runtime'));
  const listen = `require('node:net').createServer().listen(process.argv[1], () => console.log('ready'))`;
  for (const name of ['reports.sock', 'done.sock']) {
    const child = spawn(process.execPath, ['-e', listen, file('runtime', name)]);
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'close');
    expect(existsSync(file('runtime', name))).toBe(true);
  }
  await startServe(withProgram(['--runtime', 'runtime']));
  expect((await ask('/csp-report', { method: 'POST' })).status).toBe(204);
});

withNginx('T27 a user other than root is served from a folder whose mode that user cannot change', async () => {
  // As the volume of a pod: writable, and of root.
  const preload = `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';
    process.getuid = () => 1000;
    fs.chmodSync = () => { throw new Error('EPERM: operation not permitted'); };
    syncBuiltinESMExports();`;
  const nodeOptions = ['--import', `data:text/javascript,${encodeURIComponent(preload)}`];
  await startServe(withProgram(['--runtime', 'runtime']), { nodeOptions });
  expect((await ask('/healthz')).status).toBe(200);
});

withNginx('F9 T27 a response of an API host has one request number and the headers of the origin', async () => {
  const host = createServer((request, response) => {
    response.setHeader('X-Request-Id', 'of-the-host');
    response.setHeader('Strict-Transport-Security', 'max-age=0');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.end(request.headers['x-request-id']);
  }).listen(0, '127.0.0.1');
  stops.push(() => host.close());
  await once(host, 'listening');
  await startServe(withProgram(['--api', `/_base=http://127.0.0.1:${host.address().port}/v1`]));
  const { status, rawHeaders } = await ask('/_base/notices', { headers: { 'x-request-id': 'gateway-17' } });
  const sent = (name) => rawHeaders.filter((_, index) => rawHeaders[index - 1]?.toLowerCase() === name);
  expect(status).toBe(200);
  expect(sent('x-request-id')).toEqual(['gateway-17']);
  expect(sent('strict-transport-security')).toEqual(['max-age=31536000; includeSubDomains']);
  expect(sent('x-content-type-options')).toEqual(['nosniff']);
});

/** Makes a certificate and its key; returns false where there is no openssl. */
const makeCertificate = (name) =>
  spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=localhost', '-keyout', file(`${name}.key`), '-out', file(`${name}.crt`)],
  ]).status === 0;

withNginx('T27 SIGHUP makes nginx read a renewed certificate', async () => {
  if (![makeCertificate('first'), makeCertificate('second')].every(Boolean)) return;
  const use = (name) => ['key', 'crt'].forEach((ending) => cpSync(file(`${name}.${ending}`), file(`used.${ending}`)));
  use('first');
  const child = await startServe(withProgram(['--certificate', 'used.crt', '--key', 'used.key']));
  const { serial } = await ask('/', { secure: true });
  use('second');
  child.kill('SIGHUP');
  let next = serial;
  while (next === serial) ({ serial: next } = await ask('/', { secure: true }));
  const text = execFileSync('openssl', ['x509', '-in', file('second.crt'), '-noout', '-serial'], { encoding: 'utf8' });
  expect(text.trim()).toBe(`serial=${next}`);
});

withInstalledNginx('T27 an nginx in /usr/sbin is found by a user whose path lacks that folder', async () => {
  const { status, stderr } = runServe(['--check'], { PATH: dirname(process.execPath) });
  expect([status, stderr]).toEqual([0, '']);
});

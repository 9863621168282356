// Serves the build with deploy/serve.mjs over HTTPS, the way production does, until its standard input is closed:
//   node tests/support/nginx/serve.mjs <address of the preview, whose mock server stands in for the API hosts>
//   --api        a further API host, as `/path=http://host`
//   --receiver   with the receiver of reports (deploy/receiver); by default nginx writes them to its log
// Prints one line of JSON: { address, accessLog, errorLog, reportLog, releases, nextBuild, metrics, nginxPid }, or null where
// there is no nginx or no openssl.
import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { presentNginx } from '../../../scripts/lib/nginx.mjs';
import { anyFreePort, isFree, rewritePorts } from '../../../scripts/lib/ports.mjs';
import { environmentFile, inProject, outputFolder } from '../../../scripts/lib/project.mjs';
import { addRelease } from '../../../scripts/lib/releases.mjs';
import { listen } from '../../../scripts/lib/servers.mjs';
import { createSubsystemServer } from '../../../scripts/lib/subsystem-server.mjs';
import { makeNextBuild } from './nextBuild.mjs';

const {
  values: { receiver: hasReceiver, api },
  positionals: [preview],
} = parseArgs({
  options: { receiver: { type: 'boolean', default: false }, api: { type: 'string', multiple: true, default: [] } },
  allowPositionals: true,
});
const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
// Started by root, nginx's workers are somebody else.
chmodSync(folder, 0o755);
const file = (name) => join(folder, name);

function createCertificate() {
  const { status } = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
    ...['-keyout', file('key.pem'), '-out', file('certificate.pem')],
  ]);
  return status === 0;
}

/** The mock server as API hosts on the portal's own origin, and as the other servers. */
const API_PREFIXES = ['/_base', '/_workorder', '/_portal', '/_files'];
const OTHERS = `location ~ "^/_(?:idp|sites|mock)(?:/|$)" { proxy_pass ${preview}; }\n`;

const running = [];

/** Starts a server that prints a line when it is ready. */
function start(script, args) {
  const child = spawn(process.execPath, [inProject(script), ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  child.stderr.pipe(process.stderr);
  child.stderr.on('data', (text) => appendFileSync(file('error.log'), text));
  const ended = new Promise((resolve) => child.on('close', resolve));
  const ready = Promise.race([
    new Promise((resolve) => ['stdout', 'stderr'].forEach((stream) => child[stream].once('data', resolve))),
    ended.then(() => Promise.reject(new Error(`${script} ended at its start (see above).`))),
  ]);
  return { ready, ended };
}

const settings = (path, ports) => rewritePorts(readFileSync(path, 'utf8'), ports);

async function serve(nginx) {
  const [portal, subsystems, reports] = [await anyFreePort(), await anyFreePort(), await anyFreePort()];
  const ports = { portal, subsystems };
  await listen(createSubsystemServer({ portalOrigin: `https://localhost:${portal}` }), subsystems);
  addRelease(file('releases'), outputFolder(), { keep: 3 });
  makeNextBuild(outputFolder(), file('next-build'));
  writeFileSync(
    file('environment.js'),
    `${settings(environmentFile('development'), ports)}window.__PORTAL_ENVIRONMENT__.errorReports = '/error-report';\n`,
  );
  writeFileSync(file('subsystems.json'), settings(join(outputFolder(), 'subsystems.json'), ports));
  writeFileSync(file('locations.conf'), OTHERS);
  if (hasReceiver)
    await start('deploy/receiver/main.mjs', ['--port', String(reports), '--log', file('reports.log')]).ready;
  const { ready, ended } = start('deploy/serve.mjs', [
    ...['--nginx', nginx, '--build', file('releases/current'), '--runtime', file('runtime'), '--port', String(portal)],
    ...['--environment', file('environment.js'), '--registry', file('subsystems.json'), '--allow-development'],
    ...['--certificate', file('certificate.pem'), '--key', file('key.pem'), '--locations', file('locations.conf')],
    ...[...API_PREFIXES.map((prefix) => `${prefix}=${preview}${prefix}`), ...api].flatMap((one) => ['--api', one]),
    ...['--access-log', file('access.log'), '--report-log', file('reports.log')],
    ...(hasReceiver ? ['--reports', `http://127.0.0.1:${reports}`] : []),
  ]);
  process.stdin.resume().on('close', () => running.forEach((child) => child.kill('SIGTERM')));
  void ended.then((code) => {
    running.forEach((child) => child.kill('SIGTERM'));
    rmSync(folder, { recursive: true, force: true });
    process.exit(code ?? 1);
  });
  await ready;
  // nginx listens a moment after it is started.
  while (await isFree(portal)) await new Promise((next) => setTimeout(next, 20));
  console.log(
    JSON.stringify({
      address: `https://localhost:${portal}`,
      accessLog: file('access.log'),
      errorLog: file('error.log'),
      reportLog: file('reports.log'),
      releases: file('releases'),
      nextBuild: file('next-build'),
      metrics: `http://127.0.0.1:${reports}/metrics`,
      nginxPid: file('runtime/nginx.pid'),
    }),
  );
}

const nginx = presentNginx();
if (nginx && createCertificate()) await serve(nginx);
else console.log('null');

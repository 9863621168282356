// Serves the build with deploy/serve.mjs over HTTPS, the way production does, until its standard input is closed:
//   node tests/support/nginx/serve.mjs <address of the preview, whose mock server stands in for the API hosts>
// Prints one line of JSON: { address, accessLog, reportLog }, or null where there is no nginx or no openssl.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { presentNginx } from '../../../scripts/lib/nginx.mjs';
import { anyFreePort, rewritePorts } from '../../../scripts/lib/ports.mjs';
import { inProject, outputFolder } from '../../../scripts/lib/project.mjs';
import { listen } from '../../../scripts/lib/servers.mjs';
import { createSubsystemServer } from '../../../scripts/lib/subsystem-server.mjs';

const [preview] = process.argv.slice(2);
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

async function serve(nginx) {
  const [portal, subsystems] = [await anyFreePort(), await anyFreePort()];
  await listen(createSubsystemServer({ portalOrigin: `https://localhost:${portal}` }), subsystems);
  writeFileSync(
    file('environment.js'),
    rewritePorts(readFileSync(join(outputFolder(), 'environments', 'development.js'), 'utf8'), { portal, subsystems }),
  );
  writeFileSync(
    file('subsystems.json'),
    rewritePorts(readFileSync(join(outputFolder(), 'subsystems.json'), 'utf8'), { portal, subsystems }),
  );
  // A backend on the portal's own origin: uploads pass through without being stored.
  writeFileSync(
    file('locations.conf'),
    `location /_ { proxy_pass ${preview}; client_max_body_size 200m; proxy_request_buffering off; }\n`,
  );
  const address = `https://localhost:${portal}`;
  const server = spawn(
    process.execPath,
    [
      inProject('deploy', 'serve.mjs'),
      ...['--nginx', nginx, '--build', outputFolder(), '--runtime', file('runtime'), '--port', String(portal)],
      ...['--environment', file('environment.js'), '--registry', file('subsystems.json'), '--allow-development'],
      ...['--certificate', file('certificate.pem'), '--key', file('key.pem'), '--locations', file('locations.conf')],
      ...['--access-log', file('access.log'), '--report-log', file('reports.log')],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  server.stdout.once('data', () =>
    console.log(JSON.stringify({ address, accessLog: file('access.log'), reportLog: file('reports.log') })),
  );
  process.stdin.resume().on('close', () => server.kill('SIGTERM'));
  server.on('close', (code) => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(code ?? 1);
  });
}

const nginx = presentNginx();
if (nginx && createCertificate()) await serve(nginx);
else console.log('null');

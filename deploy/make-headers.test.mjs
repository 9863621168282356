import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { presentNginx } from '../scripts/lib/nginx.mjs';
import { securityHeaders } from '../scripts/lib/policy.mjs';
import { inProject } from '../scripts/lib/project.mjs';

const environment = {
  name: 'production',
  hosts: { base: 'https://api.example', workOrder: 'https://work.example', portal: 'https://portal-api.example' },
  fileHost: 'https://files.example',
  identityProvider: 'https://idp.example/login',
  subsystemOrigins: Array.from({ length: 60 }, (_, index) => `https://system-${index}.example`),
};

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'portal-headers-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['a short policy', [], false],
  ['a policy that is longer than a parameter of nginx', environment.subsystemOrigins, true],
])('T27 %s is written as nginx reads it', (_words, subsystemOrigins, isSplit) => {
  const settings = { ...environment, subsystemOrigins };
  writeFileSync(join(folder, 'environment.js'), `window.__PORTAL_ENVIRONMENT__ = ${JSON.stringify(settings)};`);
  const { stdout } = spawnSync(
    process.execPath,
    [inProject('deploy', 'make-headers.mjs'), join(folder, 'environment.js')],
    { encoding: 'utf8' },
  );
  const variables = new Map([...stdout.matchAll(/^set (\$\w+) (".*");$/gm)].map(([, name, text]) => [name, text]));
  expect(variables.size > 1).toBe(isSplit);
  const [, sent] = /^add_header Content-Security-Policy "(.*)" always;$/m.exec(stdout);
  const policy = sent.replaceAll(/\$\w+/g, (name) => JSON.parse(variables.get(name)));
  expect(policy).toBe(securityHeaders(settings)['Content-Security-Policy']);
  expect(Math.max(...stdout.split('\n').map(({ length }) => length))).toBeLessThan(4_096);

  const nginx = presentNginx();
  if (!nginx) return;
  writeFileSync(join(folder, 'headers.conf'), stdout);
  // A copy that is unpacked and not installed has no folder of its own for these.
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid nginx.pid; error_log stderr; events {} http { ${folders.join(' ')} access_log off; server { listen unix:${folder}/a.sock; include headers.conf; } }`,
  );
  const { status, stderr } = spawnSync(nginx, ['-t', '-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
});

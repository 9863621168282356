import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../freePort';

/** A static server of releases. */
export interface ReleaseServer {
  /** Address of the folder that was published into. */
  address: string;
  stop(): Promise<void>;
}

/** The configuration that teams are told to use. */
const documented = () => /```nginx\n([\s\S]*?)```/.exec(readFileSync('packages/portal-cli/README.md', 'utf8'))![1]!;

const TYPES = 'types { text/html html; text/javascript js; text/css css; application/json json; }';

async function findNginx(): Promise<string | undefined> {
  const script = "import('./scripts/lib/nginx.mjs').then(({ presentNginx }) => console.log(presentNginx() ?? ''))";
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return line || undefined;
}

/** Serves a folder as the package's README says, with nginx; null where there is none. */
export async function serveReleases(folder: string, portalOrigin: string): Promise<ReleaseServer | null> {
  const nginx = await findNginx();
  if (!nginx) return null;
  const port = await freePort();
  const runtime = mkdtempSync(join(tmpdir(), 'portal-releases-nginx-'));
  // Started by root, nginx's workers are somebody else.
  for (const place of [runtime, folder]) {
    mkdirSync(place, { recursive: true });
    chmodSync(place, 0o755);
  }
  const own = documented()
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace('/srv/subsystems', folder)
    .replaceAll('https://portal.example', portalOrigin);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(runtime, name)};`)
    .join(' ');
  const file = join(runtime, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; pid ${join(runtime, 'nginx.pid')}; error_log stderr warn; events {}\n` +
      `http { ${TYPES} access_log off; ${temporary}\n${own}}\n`,
  );
  const child = spawn(nginx, ['-p', runtime, '-e', 'stderr', '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'close');
  const address = `http://127.0.0.1:${port}/`;
  const responds = () =>
    fetch(address).then(
      () => true,
      () => false,
    );
  while (child.exitCode === null && !(await responds())) await new Promise((next) => setTimeout(next, 20));
  if (child.exitCode !== null) throw new Error('nginx ended at its start (see above).');
  return {
    address,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(runtime, { recursive: true, force: true });
    },
  };
}

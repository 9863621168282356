import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from './processes.mjs';
import { inProject } from './project.mjs';

const unpacked = () => inProject('.cache', 'nginx', 'usr', 'sbin', 'nginx');

const works = (command) => spawnSync(command, ['-v'], { stdio: 'ignore' }).status === 0;

/** An nginx that runs: the one of `NGINX_PATH`, the installed one, or the one that `ensureNginx` unpacked. */
export const presentNginx = () =>
  [process.env.NGINX_PATH, 'nginx', '/usr/sbin/nginx', unpacked()].filter(Boolean).find(works);

/**
 * Finds an nginx, or unpacks Debian's into .cache/: installing the package would start a server on port 80. Without
 * either the tests that serve a build with it are skipped.
 */
export async function ensureNginx() {
  const present = presentNginx();
  if (present || process.platform !== 'linux') return present;
  const folder = inProject('.cache', 'nginx');
  mkdirSync(folder, { recursive: true });
  const cwd = mkdtempSync(join(folder, 'packages-'));
  for (const name of ['nginx', 'libnginx-mod-http-brotli-static'])
    await runToEnd(['apt-get', 'download', '-qq', name], { cwd });
  for (const name of existsSync(cwd) ? readdirSync(cwd) : []) await runToEnd(['dpkg', '-x', join(cwd, name), folder]);
  return presentNginx();
}

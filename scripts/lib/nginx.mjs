import { existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { INSTALLED_NGINX, isNginx, nginxAt } from '../../deploy/configure.mjs';
import { runToEnd } from './processes.mjs';
import { inProject } from './project.mjs';

const unpacked = () => inProject('.cache', 'nginx', 'usr', 'sbin', 'nginx');

const hasBrotli = (command) => nginxAt(command).brotli !== undefined;

/**
 * An nginx that runs: the one of `NGINX_PATH`, the installed one, or the one that `ensureNginx` unpacked; of these the
 * first with the module for brotli, if one has it.
 */
export function presentNginx() {
  const { NGINX_PATH } = process.env;
  if (NGINX_PATH && isNginx(NGINX_PATH)) return NGINX_PATH;
  const present = [...INSTALLED_NGINX, unpacked()].filter(isNginx);
  return present.find(hasBrotli) ?? present[0];
}

/**
 * Finds an nginx with brotli, or unpacks Debian's into .cache/: installing the package would start a server on port 80.
 * Without any nginx the tests that serve a build with it are skipped.
 */
export async function ensureNginx() {
  const present = presentNginx();
  if ((present && hasBrotli(present)) || process.env.NGINX_PATH || process.platform !== 'linux') return present;
  const folder = inProject('.cache', 'nginx');
  mkdirSync(folder, { recursive: true });
  const cwd = mkdtempSync(join(folder, 'packages-'));
  for (const name of ['nginx', 'libnginx-mod-http-brotli-static'])
    await runToEnd(['apt-get', 'download', '-qq', name], { cwd });
  for (const name of existsSync(cwd) ? readdirSync(cwd) : []) await runToEnd(['dpkg', '-x', join(cwd, name), folder]);
  return presentNginx();
}

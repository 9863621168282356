import { fork } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CliError } from '../errors.mjs';

/**
 * A portal on this machine, with its mock servers: the build that the package carries, or that of the repository.
 *
 * @typedef {{ origin: string, stop(): Promise<void> }} World
 */

/** What builds this package is not packed. In the repository a copy of an older build may be left in the package. */
const isRepository = existsSync(fileURLToPath(new URL('../../build.mjs', import.meta.url)));
const build = fileURLToPath(new URL(isRepository ? '../../../../dist' : '../../dist/portal', import.meta.url));

/** Why there may be no portal to start. */
export const NO_PORTAL =
  'This package carries no portal: install a packed one, or run npm run build in the repository.';

/** Folder of the portal's build; undefined if there is none. */
export const findPortal = () => (existsSync(join(build, 'index.html')) ? build : undefined);

const ELSEWHERE = {
  'zh-CN': '此门户只运行您正在开发的子系统。',
  'en-US': 'This portal runs only the subsystem that you develop.',
};

/**
 * The other entries of a registry, turned off: the navigation has their names in both languages.
 *
 * @param {any[]} subsystems - Entries of the registry.
 * @param {{ code?: unknown, entryCodes?: unknown, entry: string }} own - Entry that runs.
 * @returns {Record<string, unknown>[]}
 */
export function turnOffOthers(subsystems, own) {
  const codes = new Set([own.code, own.entryCodes].flat());
  return subsystems
    .filter(({ code, entryCodes = [] }) => ![code, ...entryCodes].some((one) => codes.has(one)))
    .map(({ code, name, names, entryCodes }) => ({
      ...{ code, name, names, entryCodes, isolation: 'sandbox', disabled: ELSEWHERE },
      // Never asked for; the portal admits this address.
      entry: own.entry,
    }));
}

/** The entries of the registry that a portal was built with. @returns {any[]} */
export function registeredSubsystems() {
  const file = join(findPortal() ?? '', 'subsystems.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).subsystems : [];
}

/**
 * Starts a portal with these subsystems.
 *
 * @param {object} options
 * @param {number} options.port
 * @param {number} options.subsystemPort - Port in the addresses of sample subsystems.
 * @param {Record<string, unknown>[]} options.entries - Registry entries.
 * @param {string[]} options.subsystemOrigins - Origins that the portal admits.
 * @returns {Promise<World>}
 */
export async function startWorld({ port, subsystemPort, entries, subsystemOrigins }) {
  const portal = findPortal();
  if (!portal) throw new CliError(NO_PORTAL);
  const folder = mkdtempSync(join(tmpdir(), 'portal-world-'));
  mkdirSync(join(folder, 'public'));
  writeFileSync(join(folder, 'public/subsystems.json'), JSON.stringify({ version: 1, subsystems: entries }, null, 2));
  writeFileSync(join(folder, 'world.json'), JSON.stringify({ portal, port, subsystemOrigins }));
  const child = fork(fileURLToPath(new URL('./server.mjs', import.meta.url)), [], {
    cwd: folder,
    env: { ...process.env, PORTAL_PORT: String(port), SUBSYSTEM_PORT: String(subsystemPort), NODE_NO_WARNINGS: '1' },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    if (child.connected) child.disconnect();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const failure = await new Promise((resolve) => {
    child.once('message', (/** @type {{ error?: string }} */ { error }) => resolve(error));
    void ended.then(() => resolve('it ended at once'));
  });
  if (!failure) return { origin: `http://localhost:${port}`, stop };
  await stop();
  throw new CliError(`The portal could not be started: ${failure}.`);
}

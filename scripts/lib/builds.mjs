import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { compressHashed } from './compress.mjs';
import { CliError, environmentFile, inProject, npm, outputFolder, root, umi } from './project.mjs';
import { runToEnd } from './processes.mjs';
import { buildOf, isUmi, scriptOf, subsystemFolder, subsystemNames, unbuildable } from './subsystems.mjs';

/** Not inputs of a build: generated folders, documents and tests. */
const leftOut = /^(node_modules|dist|\..*)$|\.test\.\w+$|\.md$/;

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  if (statSync(folder).isFile()) return [folder];
  return readdirSync(folder)
    .filter((name) => !leftOut.test(name) || name === '.umirc.ts')
    .sort()
    .flatMap((name) => filesIn(join(folder, name)));
}

/** Hash of files and folders: the same hash means that nothing has to be built. */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesIn)) hash.update(relative(root, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

/** Runs a script of a package in its own folder, as its team would. */
const runScript = (cwd, script, env) => runToEnd([...npm(), 'run', '--silent', script], { cwd, env });

let sdk;

/** Builds the SDK into its dist/, which subsystems import; the portal compiles its source. */
export const buildSdk = () => (sdk ??= buildSdkNow().finally(() => (sdk = undefined)));

async function buildSdkNow() {
  const folder = inProject('packages', 'subsystem-sdk');
  const stamp = join(folder, 'dist', '.built-from');
  const from = fingerprint([folder]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === from) return;
  const { code, output } = await runScript(folder, 'build');
  if (code !== 0) throw new CliError(`${output.trim()}\nThe subsystem SDK could not be built (see above).`);
  writeFileSync(stamp, from);
}

/** Builds what the command `portal` takes from the portal's sources. */
export async function buildCli() {
  const { code, output } = await runScript(inProject('packages', 'portal-cli'), 'build');
  if (code !== 0) throw new CliError(`${output.trim()}\nThe command portal could not be built (see above).`);
}

/** Generates Umi's files that types refer to, for the portal and for each subsystem made with Umi. */
export async function generateTypes() {
  for (const cwd of [
    root,
    ...subsystemNames()
      .filter(isUmi)
      .map((name) => subsystemFolder(name)),
  ]) {
    const { code, output } = await runToEnd([process.execPath, umi, 'setup'], { cwd });
    if (code !== 0)
      throw new CliError(`${output.trim()}\numi setup failed in ${relative(root, cwd) || 'the portal'} (see above).`);
  }
}

/** Inputs of a subsystem's build: its folder, the shared build, the SDK, the installed versions. */
const sourcesOf = (name) => [
  subsystemFolder(name),
  subsystemFolder('build-helper'),
  inProject('packages', 'subsystem-sdk'),
  inProject('package-lock.json'),
];
const stampOf = (name) => subsystemFolder(name, 'dist', '.built-from');

/** Whether a subsystem's build matches its sources. */
const isCurrent = (name) =>
  existsSync(stampOf(name)) && readFileSync(stampOf(name), 'utf8') === fingerprint(sourcesOf(name));

/** Deletes the recorded hash of a build: a development server is about to write into its folder. */
export const forgetBuild = (name) => rmSync(stampOf(name), { force: true });

/** Command of the default build. */
export const defaultBuild = (name, ...options) => [
  process.execPath,
  subsystemFolder('build-helper', 'default.mjs'),
  subsystemFolder(name),
  buildOf(subsystemFolder(name)).entry,
  ...options,
];

const runBuild = (name) =>
  buildOf(subsystemFolder(name)).by === 'default'
    ? runToEnd(defaultBuild(name))
    : runScript(subsystemFolder(name), 'build', { PORTAL_OUTPUT: undefined });

/** Builds one subsystem by its own script or the default build unless its build is current; returns whether it built. */
export async function buildSubsystem(name) {
  if (isCurrent(name)) return false;
  await buildSdk();
  const from = fingerprint(sourcesOf(name));
  const { code, output } = await runBuild(name);
  if (code !== 0) throw new CliError(`${output.trim()}\nThe subsystem ${name} could not be built (see above).`);
  writeFileSync(stampOf(name), from);
  return true;
}

/** Two if cores and memory allow: a Umi build takes more than a gigabyte. */
const buildsAtOnce = () => (availableParallelism() > 1 && totalmem() > 6e9 ? 2 : 1);

/**
 * Runs `work` for each name with limited concurrency, in order. Returns a promise per name at once;
 * a failure does not stop the others.
 */
export function runPool(names, work, atOnce = buildsAtOnce()) {
  const waiting = [...names];
  const settle = new Map();
  const promises = new Map(
    names.map((name) => [name, new Promise((resolve, reject) => settle.set(name, { resolve, reject }))]),
  );
  const lane = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const { resolve, reject } = settle.get(name);
      await work(name).then(resolve, reject);
    }
  };
  for (let index = 0; index < atOnce; index++) void lane();
  return promises;
}

/** Waits for all promises and rejects with their combined messages. */
export async function waitAll(promises) {
  const failed = (await Promise.allSettled(promises.values())).filter(({ status }) => status === 'rejected');
  if (failed.length === 0) return;
  if (!failed.every(({ reason }) => reason instanceof CliError)) throw failed[0].reason;
  throw new CliError(failed.map(({ reason }) => reason.message).join('\n\n'));
}

/** The subsystems, the slowest first, so that no lane ends with the slowest alone. */
export const namesToBuild = () => subsystemNames().sort((one, other) => Number(isUmi(other)) - Number(isUmi(one)));

/** Says which folders look like a subsystem and are not built. */
export const reportUnbuildable = () => unbuildable().forEach(({ line }) => console.warn(line));

/** Builds the subsystems that are out of date. */
export function buildSubsystems() {
  reportUnbuildable();
  return waitAll(runPool(namesToBuild(), buildSubsystem));
}

/** TypeScript's native compiler; what reads TypeScript by its JavaScript API keeps the package `typescript` (0002). */
export const compiler = inProject('node_modules', 'typescript-7', 'bin', 'tsc');

/** Checks the types of each subsystem by its own script `types`, else by its tsconfig.json. */
export const checkSubsystemTypes = () =>
  waitAll(
    runPool(namesToBuild(), async (name) => {
      const cwd = subsystemFolder(name);
      const script = scriptOf(name, 'types');
      if (!script && !existsSync(join(cwd, 'tsconfig.json'))) return;
      const native = [process.execPath, compiler, '--noEmit', '-p', cwd];
      const { code, output } = await (script && script !== 'tsc --noEmit' ? runScript(cwd, 'types') : runToEnd(native));
      if (code !== 0)
        throw new CliError(`${output.trim()}\nThe types of the subsystem ${name} do not hold (see above).`);
    }),
  );

/** Inputs of the portal's build. */
const portalSources = () =>
  ['src', 'config', 'public', 'packages/subsystem-sdk', '.umirc.ts', 'package.json', 'package-lock.json'].map((path) =>
    inProject(path),
  );
const portalStamp = () => inProject('.cache', 'built-from', basename(outputFolder()));

/** Whether the portal's build matches its sources. */
export const isPortalCurrent = () =>
  existsSync(join(outputFolder(), 'index.html')) &&
  existsSync(environmentFile('development')) &&
  existsSync(portalStamp()) &&
  readFileSync(portalStamp(), 'utf8') === fingerprint(portalSources());

/** Builds the portal. */
export async function buildPortal() {
  const from = fingerprint(portalSources());
  rmSync(portalStamp(), { force: true });
  const { code, output } = await runToEnd([process.execPath, umi, 'build']);
  if (code !== 0) throw new CliError(`${output.trim()}\nThe portal could not be built (see above).`);
  await compressHashed(outputFolder());
  mkdirSync(dirname(portalStamp()), { recursive: true });
  writeFileSync(portalStamp(), from);
  return output;
}

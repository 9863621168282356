import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Explained, inProject, root, umi } from './project.mjs';
import { runToEnd } from './processes.mjs';
import { subsystemNames } from './subsystem-server.mjs';

const leftOut = /^(node_modules|dist|reports|\..*)$/;

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  if (statSync(folder).isFile()) return [folder];
  return readdirSync(folder)
    .filter((name) => !leftOut.test(name) || name === '.umirc.ts')
    .sort()
    .flatMap((name) => filesIn(join(folder, name)));
}

/** One number for the contents of folders and files: the same again means that nothing has to be built. */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesIn)) hash.update(relative(root, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

/** Builds the contract package into its dist/, from where subsystems take it; the portal compiles its source. */
export async function buildSdk() {
  const folder = inProject('packages', 'subsystem-sdk');
  const stamp = join(folder, 'dist', '.built-from');
  const from = fingerprint([folder]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === from) return;
  const { code, output } = await runToEnd([
    process.execPath,
    inProject('node_modules', 'typescript', 'bin', 'tsc'),
    '-p',
    folder,
  ]);
  if (code !== 0) throw new Explained(`${output.trim()}\nThe subsystem SDK could not be built (see above).`);
  writeFileSync(stamp, from);
}

/** Lets Umi write the generated files that types refer to, for the portal and for each subsystem. */
export async function generateTypes() {
  for (const cwd of [root, ...subsystemNames().map((name) => inProject('subsystems', name))]) {
    const { code, output } = await runToEnd([process.execPath, umi, 'setup'], { cwd });
    if (code !== 0)
      throw new Explained(`${output.trim()}\numi setup failed in ${relative(root, cwd) || 'the portal'} (see above).`);
  }
}

/** What a subsystem is made from: its folder, the SDK, the installed versions. */
const sourcesOf = (name) => [inProject('subsystems', name), inProject('packages'), inProject('package-lock.json')];
const stampOf = (name) => inProject('subsystems', name, 'dist', '.built-from');

/** Says whether a subsystem's build is what its sources would make. */
export const isCurrent = (name) =>
  existsSync(stampOf(name)) && readFileSync(stampOf(name), 'utf8') === fingerprint(sourcesOf(name));

/** Builds one subsystem unless its build is current; answers whether it built. */
export async function buildSubsystem(name) {
  if (isCurrent(name)) return false;
  await buildSdk();
  const from = fingerprint(sourcesOf(name));
  const { code, output } = await runToEnd([process.execPath, umi, 'build'], {
    cwd: inProject('subsystems', name),
    env: { PORTAL_OUTPUT: undefined },
  });
  if (code !== 0) throw new Explained(`${output.trim()}\nThe subsystem ${name} could not be built (see above).`);
  writeFileSync(stampOf(name), from);
  return true;
}

/** Builds the subsystems that are out of date, one after the other. */
export async function buildSubsystems() {
  for (const name of subsystemNames()) await buildSubsystem(name);
}

/** Builds the portal. */
export async function buildPortal() {
  const { code, output } = await runToEnd([process.execPath, umi, 'build']);
  if (code !== 0) throw new Explained(`${output.trim()}\nThe portal could not be built (see above).`);
  return output;
}

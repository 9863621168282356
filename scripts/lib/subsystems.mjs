import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inProject, readJson } from './project.mjs';

/** Folders next to the subsystems that are none: the shared build, and the failure catalog, which is served as it is. */
const NO_SUBSYSTEMS = new Set(['build-helper', 'misbehaving']);

/** Entry files that the default build recognizes, as in the guide's examples. */
const ENTRY_FILES = ['main.ts', 'main.tsx', 'src/main.ts', 'src/main.tsx', 'src/index.ts', 'src/index.tsx'];
const CONFIGURED = ['.umirc.ts', 'build.mjs', 'vite.config.ts', 'vite.config.mjs', 'vite.config.js'];

const GENERATED = new Set(['node_modules', 'dist']);

/** The first of these files that a folder has. */
const firstOf = (folder, names) => names.find((name) => existsSync(join(folder, name)));

const scriptIn = (folder, script) => readJson(join(folder, 'package.json'))?.scripts?.[script];

/**
 * How a folder is built: by its own script `build`, by the default build from an entry file, or not at all, with the
 * reason. Undefined for a folder without sources.
 */
export function buildOf(folder) {
  if (scriptIn(folder, 'build')) return { by: 'script' };
  if (!readdirSync(folder).some((name) => !GENERATED.has(name) && !name.startsWith('.'))) return undefined;
  const configured = firstOf(folder, CONFIGURED);
  if (configured)
    return { by: 'nothing', reason: `it has ${configured}, but its package.json has no script 'build' that runs it` };
  const entry = firstOf(folder, ENTRY_FILES);
  if (entry) return { by: 'default', entry };
  return {
    by: 'nothing',
    reason: `it has neither a script 'build' in a package.json nor one of ${ENTRY_FILES.join(', ')}`,
  };
}

const foldersIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !NO_SUBSYSTEMS.has(entry.name))
        .map(({ name }) => ({ name, build: buildOf(join(folder, name)) }))
        .filter(({ build }) => build !== undefined)
    : [];

/** The subsystems of this repository: the folders that can be built. */
export const subsystemNames = (folder = inProject('subsystems')) =>
  foldersIn(folder)
    .filter(({ build }) => build.by !== 'nothing')
    .map(({ name }) => name);

/** One line for each folder that looks like a subsystem and cannot be built, with the reason. */
export const unbuildable = (folder = inProject('subsystems')) =>
  foldersIn(folder)
    .filter(({ build }) => build.by === 'nothing')
    .map(({ name, build }) => ({
      name,
      line: `subsystems/${name} is not built: ${build.reason} (docs/guides/subsystems/testing.md#in-this-repository).`,
    }));

/** The folder of one subsystem. */
export const subsystemFolder = (name, ...parts) => inProject('subsystems', name, ...parts);

/** Whether a subsystem is made with Umi, which has types to generate and its own development server. */
export const isUmi = (name) => existsSync(subsystemFolder(name, '.umirc.ts'));

/** The command of a script in a subsystem's package.json, or undefined. */
export const scriptOf = (name, script) => scriptIn(subsystemFolder(name), script);

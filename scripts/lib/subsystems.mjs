import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inProject, readJson } from './project.mjs';

const buildFiles = ['.umirc.ts', 'build.mjs', 'vite.config.ts', 'vite.config.mjs', 'vite.config.js'];

const canBuild = (folder) =>
  existsSync(join(folder, 'package.json')) && buildFiles.some((name) => existsSync(join(folder, name)));

/** The subsystems of this repository: the folders with a build script. */
export const subsystemNames = (folder = inProject('subsystems')) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => canBuild(join(folder, name))) : [];

/** The folder of one subsystem. */
export const subsystemFolder = (name, ...parts) => inProject('subsystems', name, ...parts);

/** Whether a subsystem is made with Umi, which has types to generate and its own development server. */
export const isUmi = (name) => existsSync(subsystemFolder(name, '.umirc.ts'));

/** The command of a script in a subsystem's package.json, or undefined. */
export const scriptOf = (name, script) => readJson(subsystemFolder(name, 'package.json'))?.scripts?.[script];

import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** The sources of the package. */
export const packageFolder = resolve('packages/subsystem-sdk');

const execute = promisify(execFile);

/** Runs a command, and returns its output; rejects with that output if it fails. */
export async function run(cwd: string, program: string, args: string[]): Promise<string> {
  try {
    return (await execute(program, args, { cwd, maxBuffer: 1e8 })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${stdout}\n${stderr}`);
  }
}

/** Runs a script with Node. */
export const node = (cwd: string, ...args: string[]): Promise<string> => run(cwd, process.execPath, args);

/** Runs npm without the network. */
function runNpm(cwd: string, ...args: string[]): Promise<string> {
  const script = process.env.npm_execpath;
  return run(cwd, script ? process.execPath : 'npm', [
    ...(script ? [script] : []),
    ...args,
    '--offline',
    '--ignore-scripts',
  ]);
}

/** The text of package-lock.json, or the error, that `npm install` would give in each of these folders. */
export async function lockfilesOf(folders: string[]): Promise<string[]> {
  const npm = process.env.npm_execpath ?? join((await runNpm('.', 'root', '--global')).trim(), 'npm/package.json');
  return JSON.parse(await node('.', join(packageFolder, 'tests/lockfiles.mjs'), npm, ...folders)) as string[];
}

/**
 * A folder of a team outside of the repository: the tarball that it gets, `sdk.tgz`, and `node_modules` with what the
 * tarball contains and some installed packages.
 */
export interface Consumer {
  readonly folder: string;
  /** Writes a file; returns its path. */
  write(path: string, text: string): string;
  /** Copies an example's files into a folder of this consumer; returns the folder's path. */
  copyExample(name: string): string;
  remove(): void;
}

/** Packages that a consumer has installed, linked from the folder where the repository has them. */
const installed: Record<string, string> = {
  react: 'node_modules',
  'react-dom': 'node_modules',
  '@types/react': 'node_modules',
  '@types/react-dom': 'node_modules',
  '@types/jest': 'node_modules',
  '@testing-library/react': 'node_modules',
  vue: 'node_modules',
  'vue-router': 'node_modules',
  vite: 'subsystems/jcpt/node_modules',
  '@vitejs/plugin-vue': 'subsystems/jcpt/node_modules',
};

/** Packs the package as it is built, and unpacks it in a new folder. */
export async function createConsumer(): Promise<Consumer> {
  const folder = mkdtempSync(join(tmpdir(), 'sdk-consumer-'));
  const [{ filename }] = JSON.parse(await runNpm(packageFolder, 'pack', '--json', '--pack-destination', folder)) as [
    { filename: string },
  ];
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@portal'), { recursive: true });
  renameSync(join(folder, filename), join(folder, 'sdk.tgz'));
  await run(folder, 'tar', ['-xzf', 'sdk.tgz', '-C', join(modules, '@portal')]);
  renameSync(join(modules, '@portal/package'), join(modules, '@portal/subsystem-sdk'));
  for (const [name, place] of Object.entries(installed)) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(resolve(place, name), join(modules, name), 'dir');
  }
  writeFileSync(join(folder, 'package.json'), '{ "name": "consumer", "private": true }');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    return join(folder, path);
  };
  return {
    folder,
    write,
    copyExample: (name) => {
      cpSync(join(packageFolder, 'examples', name), join(folder, name), { recursive: true });
      write(`${name}/tsconfig.json`, readFileSync(join(packageFolder, 'examples/tsconfig.json'), 'utf8'));
      return join(folder, name);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

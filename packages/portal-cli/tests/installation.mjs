import { execFile, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const packageFolder = resolve('packages/portal-cli');
const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];

/** The environment of a terminal: npm passes its own variables on to the scripts that it runs. */
const environment = Object.fromEntries(
  Object.entries({ ...process.env, NO_COLOR: '1' }).filter(
    ([name]) => !/^(npm_|NODE_ENV$|JEST_|INIT_CWD$|FORCE_COLOR$|CI$|GITHUB_ACTIONS$)/i.test(name),
  ),
);

/** Runs a program; returns its output, or rejects with it. */
async function run(cwd, command, { accept = [0] } = {}) {
  const [program, ...args] = command;
  try {
    return (await execute(program, args, { cwd, env: environment, maxBuffer: 1e8 })).stdout;
  } catch (error) {
    if (accept.includes(error.code)) return error.stdout;
    throw new Error(`${command.join(' ')}\n${error.stdout}\n${error.stderr}`);
  }
}

/** Starts a program; `waitFor(pattern)` resolves with its output when it matches, `printed()` is what there is of it. */
function start(cwd, command) {
  const [program, ...args] = command;
  const child = spawn(program, args, { cwd, env: environment, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const listeners = new Set();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      output += part;
      for (const listener of [...listeners]) listener();
    });
  const ended = new Promise((done) => child.once('close', done));
  return {
    printed: () => output,
    waitFor: (pattern) =>
      new Promise((done, fail) => {
        const look = () => pattern.test(output) && done(output);
        listeners.add(look);
        void ended.then(() => fail(new Error(`${command.join(' ')} ended:\n${output}`)));
        look();
      }),
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}

const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Folder of a package in the tree: next to the command, or hoisted, or of a subsystem. */
const treeFolders = ['packages/portal-cli', '.', 'subsystems/jcpt'].map((folder) => resolve(folder, 'node_modules'));
const inTree = (name, version) =>
  treeFolders
    .map((folder) => join(folder, name))
    .find(
      (folder) => existsSync(join(folder, 'package.json')) && (!version || readManifest(folder).version === version),
    );

/** Links a package of the tree, at exactly the version that is asked for, with its commands. */
function link(modules, name, version) {
  const source = inTree(name, version);
  if (!source) throw new Error(`The tree has no ${name}@${version}`);
  mkdirSync(dirname(join(modules, name)), { recursive: true });
  if (!existsSync(join(modules, name))) symlinkSync(source, join(modules, name), 'dir');
  linkCommands(modules, name);
}

function linkCommands(modules, name) {
  const { bin } = readManifest(join(modules, name));
  const commands = typeof bin === 'string' ? { [name.split('/').pop()]: bin } : (bin ?? {});
  mkdirSync(join(modules, '.bin'), { recursive: true });
  for (const [command, path] of Object.entries(commands)) {
    const target = join(modules, '.bin', command);
    if (!existsSync(target)) symlinkSync(join(modules, name, path), target);
  }
}

/** Extracts a packed package into `modules`, with links to the packages that it depends on. */
async function extract(modules, name, file) {
  const folder = join(modules, name);
  mkdirSync(folder, { recursive: true });
  await run(folder, ['tar', '-xzf', file, '--strip-components', '1']);
  for (const [dependency, version] of Object.entries(readManifest(folder).dependencies ?? {}))
    link(modules, dependency, version);
  linkCommands(modules, name);
}

/**
 * An empty place outside of the repository, with the packed command in it.
 *
 * @returns `portal(args, cwd)` runs the command; `install(folder)` installs a project: by npm, or without the network
 *   from the packed packages and the tree, which must have exactly the versions that the project names.
 */
export async function createInstallation({ isReal }) {
  const place = mkdtempSync(join(tmpdir(), 'portal-create-'));
  const packed = JSON.parse(
    await run(packageFolder, [...npm, 'pack', '--ignore-scripts', '--json', '--pack-destination', place]),
  );
  const file = join(place, packed[0].filename.replace('@', '').replace('/', '-'));
  const modules = join(place, 'command/node_modules');
  mkdirSync(modules, { recursive: true });
  await extract(modules, '@portal/cli', file);
  const portal = [process.execPath, join(modules, '@portal/cli/bin/portal.mjs')];
  return {
    place,
    size: packed[0].size,
    portal: (args, cwd = place) => run(cwd, [...portal, ...args]),
    install: async (folder) => {
      if (isReal) return run(folder, [...npm, 'install', '--prefer-offline', '--no-audit', '--no-fund']);
      const { dependencies, devDependencies } = readManifest(folder);
      const own = join(folder, 'node_modules');
      for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
        if (version.startsWith('file:')) await extract(own, name, join(folder, version.slice(5)));
        else link(own, name, version);
      return '';
    },
    script: (folder, name, ...args) => run(folder, [...npm, 'run', '--silent', name, ...args]),
    startScript: (folder, name, ...args) => start(folder, [...npm, 'run', '--silent', name, '--', ...args]),
    copy: (folder, target) => cpSync(folder, target, { recursive: true }),
    remove: () => rmSync(place, { recursive: true, force: true }),
  };
}

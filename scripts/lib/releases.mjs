/**
 * Releases of one portal, side by side in a folder:
 *
 *   current            the pointer: a symbolic link, moved in one step; the web server serves this folder
 *   releases/<number>  one release each: its own files, and the hashed files of the kept releases before it
 *   releases.json      which files are whose, oldest first
 *
 * An open window goes on asking for the files of its own build, so that they have to stay for a while; a file with a
 * hash in its name never collides with that of another build.
 */
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { CliError, readJson } from './project.mjs';

const HASHED = /^(?:js|css|static)\/.+\.[0-9a-f]{8}\./;

const folderOf = (folder, number) => join(folder, 'releases', String(number));
const listFile = (folder) => join(folder, 'releases.json');

/** The releases of a folder, oldest first: `{ number, build, time, files }`. */
export const releasesIn = (folder) => readJson(listFile(folder)) ?? [];

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** The build, named after its first script, whose hash changes with any other file of it. */
function buildOf(folder) {
  const page = join(folder, 'index.html');
  const script = existsSync(page) && readFileSync(page, 'utf8').match(/\/js\/(umi\.[0-9a-f]{8})\.js/)?.[1];
  if (!script) throw new CliError(`There is no build of the portal in ${folder}: run npm run build first.`);
  return script;
}

/** Puts a file in place in one step: nobody reads half of it. */
function replace(path, write) {
  const next = `${path}.next`;
  rmSync(next, { force: true });
  write(next);
  renameSync(next, path);
}

const copyFiles = (files, from, to, copy) => {
  for (const file of files) {
    const target = join(to, file);
    if (existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    copy(join(from, file), target);
  }
};

/** Only one release at a time: two would take the same number. */
function withLock(folder, work) {
  const lock = join(folder, '.lock');
  mkdirSync(folder, { recursive: true });
  try {
    mkdirSync(lock);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    throw new CliError(`Another release is being made in ${folder} (if none is, remove ${lock}).`);
  }
  try {
    return work();
  } finally {
    rmSync(lock, { recursive: true });
  }
}

function add(folder, { source, build, files, keep }) {
  const kept = keep > 1 ? releasesIn(folder).slice(1 - keep) : [];
  const number = (releasesIn(folder).at(-1)?.number ?? 0) + 1;
  const target = folderOf(folder, number);
  // What an interrupted release left behind.
  rmSync(target, { recursive: true, force: true });
  copyFiles(files, source, target, (from, to) => cpSync(from, to, { preserveTimestamps: true }));
  for (const release of kept) {
    const hashed = release.files.filter((file) => HASHED.test(file));
    copyFiles(hashed, folderOf(folder, release.number), target, linkSync);
  }
  const releases = [...kept, { number, build, time: new Date().toISOString(), files }];
  replace(listFile(folder), (path) => writeFileSync(path, `${JSON.stringify(releases)}\n`));
  replace(join(folder, 'current'), (path) => symlinkSync(join('releases', String(number)), path));
  const numbers = new Set(releases.map((release) => String(release.number)));
  for (const name of readdirSync(join(folder, 'releases')))
    if (!numbers.has(name)) rmSync(join(folder, 'releases', name), { recursive: true });
  return { number, build };
}

/** Adds a build to the releases of a folder and serves it; of the earlier ones `keep` - 1 stay. */
export const addRelease = (folder, build, { keep }) =>
  withLock(folder, () => add(folder, { source: build, build: buildOf(build), files: filesIn(build), keep }));

/** Releases the newest earlier build again: its page with the files of all that is kept. */
export function rollBack(folder, { keep }) {
  return withLock(folder, () => {
    const releases = releasesIn(folder);
    const served = releases.at(-1);
    const earlier = releases.findLast(({ build }) => build !== served?.build);
    if (!earlier) throw new CliError(`There is no earlier build in ${folder} to return to.`);
    return add(folder, { ...earlier, source: folderOf(folder, earlier.number), keep });
  });
}

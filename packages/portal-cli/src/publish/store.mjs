import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { CliError } from '../errors.mjs';

/**
 * Releases in a folder of a static server: `<code>/<version>/` with the build and its manifest, never changed again, and
 * `<code>/releases.json` with the list of them.
 *
 * @typedef {{ version: string, publishedAt: string, integrity: string, sdk?: string }} Release
 * @typedef {{ current: string, before: string[], releases: Release[] }} ReleaseList
 *   `releases`: all, in the order of their publication. `before`: the versions that were current before the present one,
 *   the newest last; a release that was taken back is none of them.
 * @typedef {{ code: string, version: string, sdk?: string, owner?: string, runbook?: string, files: Record<string, string> }} ReleaseManifest
 */

/** Name of the file that lists the files of a release with their hashes; the portal reads it. */
const RELEASE_MANIFEST = 'portal-manifest.json';

/** Hash of a content as browsers compare it. @param {string | Buffer} content */
export const hashOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** @param {string} folder @param {string} [below] @returns {string[]} */
const filesIn = (folder, below = '') =>
  readdirSync(join(folder, below))
    .sort()
    .flatMap((name) => {
      const path = below ? `${below}/${name}` : name;
      return statSync(join(folder, path)).isDirectory() ? filesIn(folder, path) : [path];
    });

/** @param {string} folder */
const hashesIn = (folder) =>
  Object.fromEntries(
    filesIn(folder)
      .filter((path) => path !== RELEASE_MANIFEST)
      .map((path) => [path, hashOf(readFileSync(join(folder, path)))]),
  );

/** Writes a file in one step: whoever reads it meanwhile gets the old or the new one. @param {string} path @param {unknown} value */
export function writeJson(path, value) {
  mkdirSync(dirname(path), { recursive: true });
  const next = `${path}.${process.pid}`;
  writeFileSync(next, `${JSON.stringify(value, null, 2)}\n`);
  renameSync(next, path);
}

/** @param {string} path @returns {any} */
export function readJson(path) {
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new CliError(`${path} is not JSON: correct it, or delete it.`);
  }
}

/**
 * Runs work while no other command changes the same folder.
 *
 * @template Result
 * @param {string} folder
 * @param {() => Result} work
 * @returns {Result}
 */
export function withLock(folder, work) {
  const lock = join(folder, '.portal-publish');
  mkdirSync(folder, { recursive: true });
  try {
    mkdirSync(lock);
  } catch {
    throw new CliError(
      `Another publish or rollback is running in ${folder}. If none is, delete ${relative('', lock)}.`,
    );
  }
  try {
    return work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** The releases of one subsystem in a folder. @param {string} folder @param {string} code */
export function openStore(folder, code) {
  const own = join(folder, code);
  const list = join(own, 'releases.json');
  const folderOf = (/** @type {string} */ version) => join(own, version);
  /** @returns {ReleaseList} */
  const read = () => ({ current: '', before: [], releases: [], ...readJson(list) });

  return {
    read,
    /** @param {string} version */
    has: (version) => existsSync(folderOf(version)),
    /**
     * Adds a release. Its folder appears complete, or not at all.
     *
     * @param {string} build - Folder of the build.
     * @param {Omit<ReleaseManifest, 'files'>} about
     * @returns {Release}
     */
    add: (build, about) => {
      const { version, sdk } = about;
      mkdirSync(own, { recursive: true });
      // Not a temporary folder, which only this user could read: the server runs as another.
      const next = join(own, `.next-${process.pid}`);
      rmSync(next, { recursive: true, force: true });
      mkdirSync(next);
      cpSync(build, next, {
        recursive: true,
        filter: (path) =>
          !relative(build, path)
            .split(sep)
            .some((part) => part.startsWith('.')),
      });
      const text = `${JSON.stringify({ ...about, files: hashesIn(next) }, null, 2)}\n`;
      writeFileSync(join(next, RELEASE_MANIFEST), text);
      renameSync(next, folderOf(version));
      const release = { version, publishedAt: new Date().toISOString(), integrity: hashOf(text), ...(sdk && { sdk }) };
      const { current, before, releases } = read();
      writeJson(list, {
        current: version,
        before: current ? [...before, current] : before,
        releases: [...releases, release],
      });
      return release;
    },
    /**
     * Goes back to a release that was current before, or on to one that was taken back.
     *
     * @param {string} version
     */
    setCurrent: (version) => {
      const { current, before, releases } = read();
      const at = before.lastIndexOf(version);
      writeJson(list, { current: version, before: at < 0 ? [...before, current] : before.slice(0, at), releases });
    },
    /**
     * The files of a release that are not what was published, by their path.
     *
     * @param {Release} release
     */
    changedFiles: ({ version, integrity }) => {
      const manifest = join(folderOf(version), RELEASE_MANIFEST);
      if (!existsSync(manifest) || hashOf(readFileSync(manifest)) !== integrity) return [RELEASE_MANIFEST];
      const { files } = /** @type {ReleaseManifest} */ (readJson(manifest));
      const present = hashesIn(folderOf(version));
      return [...new Set([...Object.keys(files), ...Object.keys(present)])].filter(
        (path) => files[path] !== present[path],
      );
    },
  };
}

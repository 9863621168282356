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
import { dirname, join, relative } from 'node:path';
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

/** Whether a path of a build is published: hidden files are not. @param {string} path */
const isPublished = (path) => !path.split(/[/\\]/).some((part) => part.startsWith('.'));

/** @param {string} build */
const publishedHashesIn = (build) =>
  Object.fromEntries(Object.entries(hashesIn(build)).filter(([path]) => isPublished(path)));

/** @param {Record<string, string>} one @param {Record<string, string>} other @returns {string[]} */
const differentFiles = (one, other) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((path) => one[path] !== other[path]);

/** The list once a release is the current one. @param {ReleaseList} list @param {Release} release @returns {ReleaseList} */
function withCurrent({ current, before, releases }, release) {
  const { version } = release;
  const at = before.lastIndexOf(version);
  const isListed = releases.some((one) => one.version === version);
  return {
    current: version,
    before: at >= 0 ? before.slice(0, at) : current ? [...before, current] : before,
    releases: isListed ? releases : [...releases, release],
  };
}

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
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
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
    /**
     * Adds the files of a release; the list gets it when it is made the current one. Its folder appears complete, or not
     * at all; one that is there and in no list is what an earlier attempt has left.
     *
     * @param {string} build - Folder of the build.
     * @param {Omit<ReleaseManifest, 'files'>} about
     * @returns {Release}
     */
    add: (build, about) => {
      const { version, sdk } = about;
      const releaseOf = (/** @type {string} */ text) => ({
        version,
        publishedAt: new Date().toISOString(),
        integrity: hashOf(text),
        ...(sdk && { sdk }),
      });
      if (existsSync(folderOf(version))) {
        const isListed = read().releases.some((one) => one.version === version);
        if (isListed || differentFiles(publishedHashesIn(build), hashesIn(folderOf(version))).length > 0)
          throw new CliError(
            `${about.code} ${version} is published already, and a release never changes: raise the version.`,
          );
        return releaseOf(readFileSync(join(folderOf(version), RELEASE_MANIFEST), 'utf8'));
      }
      mkdirSync(own, { recursive: true });
      // Not a temporary folder, which only this user could read: the server runs as another.
      const next = join(own, `.next-${process.pid}`);
      rmSync(next, { recursive: true, force: true });
      mkdirSync(next);
      cpSync(build, next, {
        recursive: true,
        filter: (path) => isPublished(relative(build, path)),
      });
      const text = `${JSON.stringify({ ...about, files: hashesIn(next) }, null, 2)}\n`;
      writeFileSync(join(next, RELEASE_MANIFEST), text);
      renameSync(next, folderOf(version));
      return releaseOf(text);
    },
    /**
     * Makes a release the current one: a new one, one that was current before, or one that was taken back.
     *
     * @param {Release} release
     */
    setCurrent: (release) => writeJson(list, withCurrent(read(), release)),
    /**
     * The release before another, once that is the current one.
     *
     * @param {Release} release
     * @returns {Release | undefined}
     */
    findBefore: (release) => {
      const { before, releases } = withCurrent(read(), release);
      return releases.find((one) => one.version === before.at(-1));
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
      return differentFiles(files, hashesIn(folderOf(version)));
    },
  };
}

import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { check } from '../check/check.mjs';
import { readPage } from '../check/page.mjs';
import { toText } from '../check/report.mjs';
import { readSubject } from '../check/subject.mjs';
import { CliError } from '../errors.mjs';
import { isInsecure, isWebAddress } from '../webAddress.mjs';
import { isVersion, readManifest, toEntry } from '../project/manifest.mjs';
import { findEntry, pointEntry, requireOneEnvironment } from './registry.mjs';
import { hashOf, openStore, withLock } from './store.mjs';

/**
 * @typedef {{ to?: string, url?: string, registry?: string }} Place
 * @typedef {{ version: string, publishedAt: string, sdk?: string, isCurrent: boolean, isTakenBack: boolean, changed: string[] }} ReleaseStatus
 */

/**
 * What is published, and where: options take precedence over `publish` of portal.json.
 *
 * @param {string} project
 * @param {Place} given
 */
function readProject(project, given) {
  const manifest = readManifest(project);
  if (!manifest)
    throw new CliError(
      `There is no portal.json in ${project}: portal create writes one, and the README of this command lists its fields.`,
    );
  if (!manifest.data || !manifest.raw)
    throw new CliError(manifest.problems.map(({ field, message }) => `portal.json: ${field} ${message}`).join('\n'));
  const { to, url, registry } = { ...manifest.data.publish, ...given };
  if (!to || !url || !registry)
    throw new CliError(
      'Name the folder of the server (--to), its address (--url) and the registry (--registry), or "publish" with to, url and registry in portal.json.',
    );
  for (const [option, path] of Object.entries({ to, registry }))
    if (/^[a-z][a-z\d+.-]+:\/\//i.test(path))
      throw new CliError(
        `--${option} ${path} is an address, and must be a path on this machine: publish into a folder, and upload it to the server afterwards, the registry last.`,
      );
  if (!isWebAddress(url)) throw new CliError(`${url} is no address of a server.`);
  if (isInsecure(new URL(url)))
    throw new CliError(`${url} uses http:, which a portal with https: cannot load: publish at an https: address.`);
  const { code } = manifest.data;
  const base = url.endsWith('/') ? url : `${url}/`;
  const fields = toEntry(manifest.raw);
  delete fields.entry;
  const registryFile = resolve(project, registry);
  const store = openStore(resolve(project, to), code);
  // Object stores have no page for a folder.
  const addressOf = (/** @type {string} */ version) =>
    new URL(`${code}/${encodeURIComponent(version)}/index.html`, base).href;
  return {
    code,
    fields,
    output: join(project, manifest.data.output ?? 'dist'),
    registry: registryFile,
    folder: resolve(project, to),
    store,
    addressOf,
    /** Points the registry at a release. The list follows: a command that failed between them can be repeated. */
    makeCurrent: (/** @type {import('./store.mjs').Release} */ release) => {
      const previous = store.findBefore(release);
      const entry = pointEntry(registryFile, fields, { release, previous, addressOf });
      store.setCurrent(release);
      return entry;
    },
  };
}

/** Addresses of the page that begin at the root: a release stands in a folder of its own. @param {string} html */
const rootAddresses = (html) =>
  readPage(html).elements.flatMap(({ name, attributes }) => {
    const address =
      name === 'script' || name === 'img' ? attributes.src : name === 'link' ? attributes.href : undefined;
    return address && /^\/(?!\/)/.test(address) ? [address] : [];
  });

/**
 * Publishes the build of a project as a new release, and points the registry at it.
 *
 * @param {string} project
 * @param {Place & { version?: string, check?: boolean }} options
 */
export async function publish(project, { version: given, check: isChecked = true, ...place }) {
  const { code, fields, output, registry, folder, store, makeCurrent } = readProject(project, place);
  const packageFile = join(project, 'package.json');
  const version =
    given ?? (existsSync(packageFile) ? JSON.parse(readFileSync(packageFile, 'utf8')).version : undefined);
  if (!isVersion(version ?? ''))
    throw new CliError(
      `${version ?? 'No version'}: a release needs a version such as 1.4.0, in package.json or as --version.`,
    );
  if (!existsSync(join(output, 'index.html')))
    throw new CliError(`There is no build in ${output}: run the build first.`);
  if (isChecked) {
    const [report] = await check([project], { isStatic: true });
    if (report?.findings.some(({ severity }) => severity === 'error'))
      throw new CliError(`${toText([report])}\nNothing was published: fix the errors, or publish with --no-check.`);
  }
  const [address] = rootAddresses(readFileSync(join(output, 'index.html'), 'utf8'));
  if (address)
    throw new CliError(
      `The page loads ${address} from the root, and a release stands in a folder of its own: build with relative addresses (base "./" of Vite, publicPath "./" of Umi).`,
    );
  const { sdk } = await readSubject(project);
  return withLock(folder, () => {
    requireOneEnvironment(registry, code);
    const release = store.add(output, {
      code,
      version,
      sdk: sdk?.version,
      owner: manifestText(fields.owner),
      runbook: manifestText(fields.runbook),
    });
    return { entry: makeCurrent(release), release };
  });
}

/** @param {unknown} value */
const manifestText = (value) => (typeof value === 'string' ? value : undefined);

/**
 * The releases of a project, whether their files are still what was published, and what the registry points at.
 *
 * @param {string} project
 * @param {Place} place
 */
export function readStatus(project, place) {
  const { code, registry, folder, store, addressOf } = readProject(project, place);
  if (!existsSync(folder)) throw new CliError(`There is no folder ${folder}: nothing was published there.`);
  if (!existsSync(registry)) throw new CliError(`There is no registry ${registry}.`);
  const entry = findEntry(registry, code);
  const { current, before, releases } = store.read();
  return {
    code,
    entry,
    releases: releases.map((release) => ({
      ...release,
      isCurrent: entry?.entry === addressOf(release.version),
      isTakenBack: release.version !== current && !before.includes(release.version),
      changed: store.changedFiles(release),
    })),
  };
}

/** Time that a server has to answer, in ms. */
const SERVER_LIMIT_MS = 10_000;

/**
 * Compares what the server sends for the present release with what was published; undefined if it is the same.
 *
 * @param {ReturnType<typeof readStatus>} status
 */
export async function findServedDifference({ entry, releases }) {
  const release = releases.find(({ isCurrent }) => isCurrent);
  if (!release || typeof entry?.entry !== 'string') return undefined;
  const address = new URL('portal-manifest.json', entry.entry).href;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(SERVER_LIMIT_MS), cache: 'no-store' });
    if (!response.ok) return `${address} answers with status ${response.status}.`;
    const isSame = hashOf(Buffer.from(await response.arrayBuffer())) === release.integrity;
    return isSame ? undefined : `${address} is not the manifest that was published: the server has other files.`;
  } catch {
    return `${address} does not answer: the server was not compared.`;
  }
}

/**
 * Points the registry at an earlier release: the one before the present one, unless a version is named.
 *
 * @param {string} project
 * @param {string | undefined} version
 * @param {Place} place
 */
export function rollback(project, version, place) {
  const { code, registry, folder, store, makeCurrent } = readProject(project, place);
  if (!existsSync(folder)) throw new CliError(`There is no folder ${folder}: nothing was published there.`);
  return withLock(folder, () => {
    const { current, before, releases } = store.read();
    if (releases.length === 0) throw new CliError(`Nothing of ${code} is published in ${folder} yet.`);
    const wanted = version ?? before.at(-1);
    const release = releases.find((one) => one.version === wanted);
    if (!release)
      throw new CliError(
        version ? `There is no release ${version} of ${code}.` : `${code} has no release before ${current}.`,
      );
    if (release.version === current) throw new CliError(`${code} ${current} is the present release already.`);
    const changed = store.changedFiles(release);
    if (changed.length > 0)
      throw new CliError(
        `${code} ${release.version} is not what was published (${changed.join(', ')}): choose another release.`,
      );
    requireOneEnvironment(registry, code);
    return { entry: makeCurrent(release), release, from: current };
  });
}

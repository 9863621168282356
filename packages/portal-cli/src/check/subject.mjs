import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { SDK_VERSION } from '#portal-rules';
import { CliError } from '../errors.mjs';
import { readManifest, toEntry } from '../project/manifest.mjs';
import { readPage } from './page.mjs';
import { fetchSubject } from './server.mjs';

/**
 * What is checked: a build with the entry that registers it, or what a server sends.
 *
 * @typedef {{ path: string, bytes: Buffer, text(): string }} BuildFile
 * @typedef {{ path: string, text: string, from?: number }} Source
 * @typedef {import('./server.mjs').ServerResponse} ServerResponse
 *
 * @typedef {object} Subject
 * @property {string} where Folder or address, as it is printed.
 * @property {string} base Address against which the page's addresses are resolved.
 * @property {'sandbox' | 'frame'} isolation
 * @property {string} [bridge]
 * @property {string} [code]
 * @property {readonly string[]} assetOrigins Origins that the environment admits for the subsystem's files.
 * @property {Readonly<Record<string, string>>} accept Reasons by number or name of a finding that is accepted.
 * @property {number} [budgetKiB]
 * @property {import('../project/manifest.mjs').ManifestFile & { shownPath: string, version?: string }} [manifest]
 * @property {Record<string, unknown>} [entry] Entry of the registry.
 * @property {Source} [entrySource] File that has the entry.
 * @property {import('./page.mjs').Page & Source} [page]
 * @property {Map<string, BuildFile>} files Files by their path below the page.
 * @property {ServerResponse[]} [responses] Only of a server: the page first.
 * @property {string} [portalOrigin]
 * @property {Source & { version: string }} [sdk] The SDK that the project installs.
 * @property {string} [sdkOfPortal]
 *
 * @typedef {object} SubjectOptions
 * @property {string} [registry] File of a registry that has the entry.
 * @property {string} [code]
 * @property {'sandbox' | 'frame'} [isolation]
 * @property {string} [portal] Origin of the portal.
 * @property {import('./deadline.mjs').Deadline} [deadline] End of the requests to a server.
 */

/** Origin that stands for the server of a build. */
const BASE = 'https://subsystem.invalid/';

/** @param {string} path */
const shown = (path) => (relative('', path) || '.').split(sep).join('/');

const MEBIBYTE = 1024 * 1024;
/** In bytes: a longer text than twice this is none for Node.js. */
const LARGEST_FILE = 256 * MEBIBYTE;

/** @param {string} path @returns {BuildFile} */
const fileAt = (path) => {
  const { size } = statSync(path);
  if (size > LARGEST_FILE)
    throw new CliError(
      `${shown(path)} has ${Math.round(size / MEBIBYTE)} MiB: no browser should get it, and files of up to ${LARGEST_FILE / MEBIBYTE} MiB are read.`,
    );
  const bytes = readFileSync(path);
  return { path: shown(path), bytes, text: () => bytes.toString('utf8') };
};

/** @param {string} folder @param {string} [below] @returns {[string, BuildFile][]} */
function readFolder(folder, below = '') {
  return readdirSync(join(folder, below))
    .sort()
    .flatMap((name) => {
      const path = below ? `${below}/${name}` : name;
      const full = join(folder, path);
      if (!statSync(full).isDirectory()) return [[path, fileAt(full)]];
      // Reported once as a folder; its files are not read.
      return name === 'node_modules' || name === '.git'
        ? [[path, { path: shown(full), bytes: Buffer.alloc(0), text: () => '' }]]
        : readFolder(folder, path);
    });
}

/** @param {string} path @returns {any} */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * The entry of a registry file.
 *
 * @param {string} path
 * @param {string} code
 */
function findEntry(path, code) {
  if (!existsSync(path)) throw new CliError(`There is no registry ${shown(path)}.`);
  const registry = readJson(path);
  if (!Array.isArray(registry?.subsystems))
    throw new CliError(`${shown(path)} is no registry: it must have a list "subsystems".`);
  const entry = registry.subsystems.find((/** @type {any} */ one) => one?.code === code);
  if (!entry) throw new CliError(`${shown(path)} has no entry with the code ${code}.`);
  const text = readFileSync(path, 'utf8');
  const at = new RegExp(`"code"\\s*:\\s*"${code}"`).exec(text)?.index ?? 0;
  return { entry, source: { path: shown(path), text, from: at } };
}

/** The folder of the build, and the one of the project. @param {string} target */
function findBuild(target) {
  const folder = resolve(target);
  if (!existsSync(folder))
    throw new CliError(
      `There is no folder ${target}.${/^[\w.-]+:\d+/.test(target) ? ` An address begins with http://: http://${target}` : ''}`,
    );
  if (!statSync(folder).isDirectory())
    throw new CliError(`${target} is a file: name the folder of the project or of the build.`);
  // The page of a Vite project is beside its package.json before anything is built; some builds have a copy without scripts.
  const has = (/** @type {string} */ name) => existsSync(join(folder, name));
  const isProject = has('portal.json') || has('dist') || readJson(join(folder, 'package.json'))?.scripts !== undefined;
  const isBuild = has('index.html') && !isProject;
  const project = isBuild && !has('package.json') ? dirname(folder) : folder;
  const manifest = readManifest(project);
  return { folder, project, manifest, output: isBuild ? folder : join(project, manifest?.data?.output ?? 'dist') };
}

/** @param {string} project */
function findSdk(project) {
  const path = join(project, 'package.json');
  const { dependencies, devDependencies } = readJson(path) ?? {};
  const installed = readJson(join(project, 'node_modules/@portal/subsystem-sdk/package.json'))?.version;
  const named = { ...devDependencies, ...dependencies }['@portal/subsystem-sdk'];
  const version = installed ?? /\d+\.\d+\.\d+[\w.-]*?(?=\.tgz$|$)/.exec(named ?? '')?.[0];
  return version ? { path: shown(path), text: readFileSync(path, 'utf8'), version } : undefined;
}

/** Versions of a project and of the SDK that it installs. @param {string} project @returns {{ version?: string, sdk?: string }} */
export const readVersions = (project) => ({
  version: readJson(join(project, 'package.json'))?.version,
  sdk: findSdk(project)?.version,
});

/**
 * Reads what is to be checked.
 *
 * @param {string} target - A project, a build or an address.
 * @param {SubjectOptions} [options]
 * @returns {Promise<Subject>}
 */
export async function readSubject(
  target,
  { registry, code: givenCode, isolation: givenIsolation, portal, deadline } = {},
) {
  if (/^https?:\/\//i.test(target)) {
    if (!URL.canParse(target)) throw new CliError(`${target} is no address.`);
    const isolation = givenIsolation ?? 'sandbox';
    return fetchSubject(target, {
      isolation,
      code: givenCode,
      portalOrigin: portal ?? 'http://localhost:8000',
      deadline,
    });
  }
  const { folder, project, manifest, output } = findBuild(target);
  const data = manifest?.data;
  const code = givenCode ?? data?.code ?? basename(project);
  const found = registry
    ? findEntry(resolve(registry), code)
    : manifest?.raw && { entry: toEntry(manifest.raw), source: { path: shown(manifest.path), text: manifest.text } };
  const entry = found?.entry;
  const path = join(output, 'index.html');
  const hasPage = existsSync(path);
  if (!hasPage && !manifest && !existsSync(output))
    throw new CliError(`${target} has neither a build (dist/index.html) nor a portal.json: there is nothing to check.`);
  const html = hasPage ? readFileSync(path, 'utf8') : '';
  return {
    where: shown(folder),
    base: BASE,
    isolation: givenIsolation ?? (entry?.isolation === 'frame' ? 'frame' : 'sandbox'),
    bridge: entry?.bridge,
    code,
    assetOrigins: data?.assetOrigins ?? [],
    accept: data?.accept ?? {},
    budgetKiB: data?.budgetKiB,
    manifest: manifest && {
      ...manifest,
      shownPath: shown(manifest.path),
      version: readVersions(project).version,
    },
    entry,
    entrySource: found?.source,
    page: hasPage ? { ...readPage(html), path: shown(path), text: html } : undefined,
    files: new Map(existsSync(output) ? readFolder(output) : []),
    sdk: findSdk(project),
    sdkOfPortal: SDK_VERSION,
  };
}

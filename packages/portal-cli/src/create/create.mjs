import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PORTAL_PATHS, SDK_VERSION, isSubsystemCode } from '#portal-rules';
import { CliError } from '../errors.mjs';
import { runNpm } from '../npm.mjs';
import { isWebAddress } from '../webAddress.mjs';

/** @typedef {'react' | 'vue' | 'umi' | 'plain' | 'frame'} Stack */

/** Folders of templates by stack: a later one replaces files of an earlier one. @type {Record<Stack, string[]>} */
const LAYERS = {
  react: ['shared', 'react'],
  vue: ['shared', 'vue'],
  umi: ['shared', 'umi'],
  plain: ['shared', 'vanilla', 'plain'],
  frame: ['shared', 'vanilla', 'frame'],
};

/** All stacks. */
export const STACKS = /** @type {Stack[]} */ (Object.keys(LAYERS));

/** Files of `shared` that a stack has no use for. @type {Partial<Record<Stack, string[]>>} */
const LEFT_OUT = { umi: ['src/lifecycles.test.ts'] };

const packageFolder = fileURLToPath(new URL('../../', import.meta.url));
const templates = join(packageFolder, 'templates');

/** @param {string} code */
const toKebab = (code) => code.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** @param {string} folder @param {string} [below] @returns {string[]} */
const filesIn = (folder, below = '') =>
  readdirSync(join(folder, below)).flatMap((name) => {
    const path = below ? `${below}/${name}` : name;
    return statSync(join(folder, path)).isDirectory() ? filesIn(folder, path) : [path];
  });

/** npm leaves out what begins with a dot, and so does a reader of the templates. @param {string} path */
const targetOf = (path) => path.replace(/^(gitignore|env)$/, '.$1').replace(/^github\//, '.github/');

/**
 * Packs this command for a project: it is in no public registry, and runs from wherever it was started.
 *
 * @param {string} folder
 * @returns {string} Name of the file.
 */
function packCommand(folder) {
  const output = runNpm(['pack', '--ignore-scripts', '--json', '--pack-destination', folder], packageFolder);
  return (
    /** @type {{ filename: string }[]} */ (JSON.parse(output))[0]?.filename.replace('@', '').replace('/', '-') ?? ''
  );
}

/** A code like this one that would do; undefined when nothing is left of it. @param {string} code */
const similarCode = (code) => {
  const joined = code
    .replace(/[^A-Za-z0-9]+(\w?)/g, (_, letter) => letter.toUpperCase())
    .replace(/^\d+/, '')
    .replace(/^./, (letter) => letter.toLowerCase())
    .slice(0, 31);
  return isSubsystemCode(joined) && !PORTAL_PATHS.has(joined.toLowerCase()) ? joined : undefined;
};

/** Throws a CliError for what cannot be the code of a subsystem. @param {string} code */
export function requireCode(code) {
  if (PORTAL_PATHS.has(code.toLowerCase()))
    throw new CliError(`${code} cannot be the code of a subsystem: it is a path of the portal.`);
  if (isSubsystemCode(code)) return;
  const similar = similarCode(code);
  throw new CliError(
    `${code} cannot be the code of a subsystem: a small letter, then up to 31 letters and digits${similar ? `, such as ${similar}` : ''}.`,
  );
}

/** What a folder contains; a fresh repository is empty. @param {string} target */
const contentsOf = (target) => (existsSync(target) ? readdirSync(target).filter((name) => name !== '.git') : []);

/** Throws a CliError where files would be mixed with others. @param {string} folder */
export function requireEmptyFolder(folder) {
  if (contentsOf(resolve(folder)).length > 0)
    throw new CliError(`${folder} is not empty: choose another folder with --folder.`);
}

/** Throws a CliError for a runbook that no link could lead to. @param {string} address */
export function requireRunbook(address) {
  if (isWebAddress(address)) return;
  throw new CliError(`${address} is no address of a runbook, such as https://wiki.example/patrols.`);
}

/**
 * @typedef {object} CreateOptions
 * @property {Stack} stack
 * @property {string} [nameEn]
 * @property {string} [nameZh]
 * @property {string} [owner]
 * @property {string} [runbook]
 * @property {boolean} [fromRegistry] The packages are in the registry of the team.
 */

/**
 * Creates a project in a new folder. A failure leaves nothing behind, so that the command can be repeated.
 *
 * @param {string} code - Code of the subsystem.
 * @param {string} folder
 * @param {CreateOptions} options
 * @returns {string[]} Paths of the files.
 */
export function createProject(code, folder, options) {
  requireCode(code);
  requireEmptyFolder(folder);
  const target = resolve(folder);
  const created = mkdirSync(target, { recursive: true });
  try {
    return writeProject(code, target, options);
  } catch (error) {
    const written = created ? [created] : contentsOf(target).map((name) => join(target, name));
    for (const path of written) rmSync(path, { recursive: true, force: true });
    throw error;
  }
}

/** @param {string} code @param {string} target @param {CreateOptions} options */
function writeProject(code, target, { stack, nameEn, nameZh, owner, runbook, fromRegistry }) {
  const english = nameEn ?? code.replace(/^./, (letter) => letter.toUpperCase()).replace(/(?<=.)([A-Z])/g, ' $1');

  let [sdk, cli] = [SDK_VERSION, readVersion()];
  if (!fromRegistry) {
    mkdirSync(join(target, 'vendor'));
    const file = `portal-subsystem-sdk-${SDK_VERSION}.tgz`;
    copyFileSync(join(packageFolder, 'dist', file), join(target, 'vendor', file));
    sdk = `file:vendor/${file}`;
    cli = `file:vendor/${packCommand(join(target, 'vendor'))}`;
  }
  /** @type {Record<string, string>} */
  const values = {
    CODE: code,
    CODE_KEBAB: toKebab(code),
    GLOBAL: `${code}Subsystem`,
    NAME_EN: english,
    NAME_ZH: nameZh ?? '新子系统',
    ISOLATION: stack === 'frame' ? 'frame' : 'sandbox',
    OWNER: owner ?? `Team ${english}`,
    RUNBOOK: runbook ?? `https://wiki.example/${toKebab(code)}`,
    SDK: sdk,
    CLI: cli,
  };
  const files = new Map(
    LAYERS[stack].flatMap((layer) =>
      filesIn(join(templates, layer)).map((path) => /** @type {const} */ ([path, join(templates, layer, path)])),
    ),
  );
  for (const path of LEFT_OUT[stack] ?? []) files.delete(path);
  // React has a test of its own under the same name.
  for (const [path, source] of files) {
    const text = readFileSync(source, 'utf8').replace(/__([A-Z_]+?)__/g, (whole, name) =>
      escapeFor(path, values[name] ?? whole),
    );
    const file = join(target, targetOf(path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return [...files.keys()].map(targetOf).sort();
}

/** A value inside of a JSON text, a script or a page. @param {string} path @param {string} value */
function escapeFor(path, value) {
  if (/\.json$/.test(path)) return JSON.stringify(value).slice(1, -1);
  return /\.html$|build\.mjs$/.test(path)
    ? value.replace(/[&<>`$\\]/g, (char) => `&#${char.charCodeAt(0)};`)
    : value.replace(/['\\\n]/g, '');
}

const readVersion = () => JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')).version;

import { CliError } from '../errors.mjs';
import { readJson, writeJson } from './store.mjs';

/** @typedef {import('./store.mjs').Release} Release */
/** @typedef {Record<string, any>} Entry */

/** @param {string} path @returns {{ version: 1, subsystems: Entry[] }} */
function readRegistry(path) {
  const registry = readJson(path) ?? { version: 1, subsystems: [] };
  if (!Array.isArray(registry.subsystems))
    throw new CliError(`${path} is no registry: it must have a list "subsystems".`);
  return registry;
}

/**
 * Throws when the registry has an address for each environment: a release would be known by all of them at once.
 *
 * @param {string} path
 * @param {string} code
 */
export function requireOneEnvironment(path, code) {
  const entry = findEntry(path, code)?.entry;
  if (typeof entry === 'object')
    throw new CliError(
      `The entry of ${code} in ${path} has an address for each environment. Publish into the registry of one environment: its "entry" is one address.`,
    );
}

/** The entry of a subsystem. @param {string} path @param {string} code */
export const findEntry = (path, code) => readRegistry(path).subsystems.find((entry) => entry?.code === code);

/**
 * Points the entry of a subsystem at a release; adds one that is not there yet. What only the registry has, such as
 * `disabled`, stays.
 *
 * @param {string} path
 * @param {Entry} entry - Fields of portal.json.
 * @param {{ release: Release, previous?: Release, addressOf(version: string): string }} target
 */
export function pointEntry(path, entry, { release, previous, addressOf }) {
  const registry = readRegistry(path);
  const at = registry.subsystems.findIndex(({ code }) => code === entry.code);
  const present = { ...registry.subsystems[at] };
  const isFrame = (entry.isolation ?? present.isolation) === 'frame';
  delete present.fallback;
  delete present.integrity;
  /** @type {Entry} */
  const next = {
    ...present,
    ...entry,
    entry: addressOf(release.version),
    version: release.version,
    ...(release.sdk && { sdk: release.sdk }),
    // The browser loads a frame by itself; the portal cannot compare its files.
    ...(!isFrame && { integrity: release.integrity }),
    ...(!isFrame &&
      previous && {
        fallback: { version: previous.version, entry: addressOf(previous.version), integrity: previous.integrity },
      }),
  };
  if (at < 0) registry.subsystems.push(next);
  else registry.subsystems[at] = next;
  writeJson(path, registry);
  return next;
}

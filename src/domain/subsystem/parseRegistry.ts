import type { PortalEnvironment } from '../environment';
import { isRecord } from '../wire/json';
import type { Drift } from '../wire';
import type { Admission } from './admission';
import type { EntryIdentity, RegisteredSubsystem } from './registeredSubsystem';
import type { Registry, RegistryProblem } from './registry';
import { readEntry } from './registryEntry';
import { isSubsystemCode } from './subsystemCode';

/** Reads the registry. Apart from its look-ups: the first screen needs those, and does not wait for the registry. */

/** The registry is unreadable: not an object, or without a list of subsystems. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
}

/** Entries that are read; a longer list is a mistake, and would block the window. */
const MAX_ENTRIES = 10_000;
/** Problems, and fields with a default, that are listed: enough to find the mistake. */
const MAX_LISTED = 100;

const nameOf = (raw: unknown, position: number): string => {
  const code = isRecord(raw) ? raw.code : undefined;
  return typeof code === 'string' && code !== '' ? code.slice(0, 40) : `#${position + 1}`;
};

const hasCode = (raw: unknown): boolean => isRecord(raw) && typeof raw.code === 'string' && isSubsystemCode(raw.code);

/** The list of subsystems; another version could use the same names differently. */
function listIn(raw: unknown): unknown[] {
  const isOurs = isRecord(raw) && ['1', 'undefined', 'null'].includes(String(raw.version));
  if (isOurs && Array.isArray(raw.subsystems)) return raw.subsystems;
  throw new RegistryError('the registry must be { "version": 1, "subsystems": [ … ] }');
}

/** Collects problems up to a limit, and counts the others. */
function createProblemList() {
  const problems: RegistryProblem[] = [];
  let further = 0;
  return {
    report: (entry: string, field: string, message: string) => {
      if (problems.length < MAX_LISTED) problems.push({ entry, field: field || '(entry)', message });
      else further += 1;
    },
    isFull: () => problems.length >= MAX_LISTED,
    all: (): RegistryProblem[] =>
      further === 0
        ? problems
        : [...problems, { entry: '(registry)', field: 'subsystems', message: `has ${further} further problems` }],
  };
}

/**
 * Reads a registry for one environment, as leniently as a response (A40): absent or unreadable fields get their
 * default. Only an entry without a usable code or address, or with unclear access, is left out and reported by name
 * and field; the others load.
 *
 * @throws RegistryError when there is no list of entries to read.
 */
export function parseRegistry(raw: unknown, environment: PortalEnvironment['name'], admission: Admission): Registry {
  const subsystems = new Map<string, RegisteredSubsystem>();
  const unusable = new Map<string, EntryIdentity>();
  const { report, isFull, all } = createProblemList();
  const drift: Drift[] = [];
  const list = listIn(raw);
  if (list.length > MAX_ENTRIES)
    report('(registry)', 'subsystems', `has ${list.length} entries; the first ${MAX_ENTRIES} are read`);

  list.slice(0, MAX_ENTRIES).forEach((candidate, position) => {
    const entry = nameOf(candidate, position);
    // Reading an entry takes most of the time; this one would only be counted.
    if (isFull() && !hasCode(candidate)) return report(entry, 'code', 'cannot be read');
    const reading = readEntry(candidate, { environment, admission });
    if (!reading.subsystem) {
      for (const { field, message } of reading.problems) report(entry, field, message);
      if (reading.identity) unusable.set(reading.identity.code, reading.identity);
      return;
    }
    if (subsystems.has(reading.subsystem.code)) return report(entry, 'code', 'is listed twice; the first one counts');
    subsystems.set(reading.subsystem.code, reading.subsystem);
    for (const { path, expected } of reading.drift)
      if (drift.length < MAX_LISTED) drift.push({ path: `${entry}.${path}`, expected });
  });

  for (const code of subsystems.keys()) unusable.delete(code);
  return { subsystems, unusable, problems: all(), drift };
}

import type { PortalEnvironment } from '../environment';
import { isRecord } from '../wire/json';
import type { Drift } from '../wire';
import type { Admission } from './admission';
import { WORK_ORDER_CODE } from './paneKey';
import type { EntryIdentity, LocalName, RegisteredSubsystem } from './registeredSubsystem';
import { isSubsystemCode, readEntry } from './registryEntry';

export { admissibleOrigin, admissionLine, admissionProblem, scriptRefusal, type Admission } from './admission';
export type * from './registeredSubsystem';
export { isSubsystemCode };

/**
 * The registry of subsystems is data that teams change without releasing the portal. It locates micro-apps but never
 * allows an origin: the environment does (A37).
 */

/** A problem in the registry: entry, field and description. For the console and the team that maintains it. */
export interface RegistryProblem {
  entry: string;
  field: string;
  message: string;
}

/** A registry as far as it is readable. */
export interface Registry {
  /** Entries by code. */
  subsystems: ReadonlyMap<string, RegisteredSubsystem>;
  /** Entries that were left out although their codes can be read: who opens one is shown why (T13). */
  unusable?: ReadonlyMap<string, EntryIdentity>;
  /** Why entries were left out; the last one counts those that are not listed. */
  problems: readonly RegistryProblem[];
  /** Fields that fell back to a default (A40): unreadable or unknown. */
  drift?: readonly Drift[];
}

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

/**
 * Code of the navigation entry of a pane: used for permission calls, markers and the help page (A27). For `byd` it is
 * the source, whatever it is: the server knows its applications, the registry only those with a module. Null if the
 * address has none.
 */
export function entryCodeOf(
  { code, entryCodes }: Pick<RegisteredSubsystem, 'code' | 'entryCodes'>,
  source?: string | null,
): string | null {
  return (code === WORK_ORDER_CODE ? source : entryCodes[0]) || null;
}

/** Everything that the registry names, the usable entries first. */
export const identitiesIn = ({ subsystems, unusable }: Pick<Registry, 'subsystems' | 'unusable'>): EntryIdentity[] => [
  ...subsystems.values(),
  ...(unusable?.values() ?? []),
];

/** What the registry says of a code, whether its entry is usable or not. */
export const identityIn = ({ subsystems, unusable }: Registry, code: string): EntryIdentity | undefined =>
  subsystems.get(code) ?? unusable?.get(code);

/** Names of navigation entries by code, as far as the registry has them. */
export function namesOfEntries(registry: Pick<Registry, 'subsystems' | 'unusable'>): ReadonlyMap<string, LocalName> {
  const names = new Map<string, LocalName>();
  for (const subsystem of identitiesIn(registry))
    for (const code of subsystem.entryCodes) if (!names.has(code)) names.set(code, nameOfEntry(subsystem, code));
  return names;
}

/** Display name of the entry that was opened: its own name if the registry has one. */
export const nameOfEntry = (
  { name, names }: Pick<RegisteredSubsystem, 'name' | 'names'>,
  entryCode: string | null,
): LocalName => (entryCode !== null && names && Object.hasOwn(names, entryCode) ? names[entryCode] : undefined) ?? name;

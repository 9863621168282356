import type { Drift } from '../wire';
import { WORK_ORDER_CODE } from './paneKey';
import type { EntryIdentity, LocalName, RegisteredSubsystem } from './registeredSubsystem';

export {
  admissibleOrigin,
  admissionLine,
  admissionProblem,
  hasAdmittedOrigin,
  scriptRefusal,
  type Admission,
} from './admission';
export type * from './registeredSubsystem';

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

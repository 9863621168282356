import * as z from 'zod/mini';
import type { PortalEnvironment } from '../environment';
import { entryProblem, type Admission } from './admission';
import { SOURCE_CODE } from './paneKey';

export { admissionProblem, type Admission } from './admission';

/**
 * The registry of subsystems is data that teams change without a release of the portal. It says where a micro-app
 * is; it never admits an origin: that list belongs to the environment (A37).
 */

/** How a micro-app is kept apart from the shell: in qiankun's sandbox, or in a frame of another origin. */
export type Isolation = 'sandbox' | 'frame';

/** What a frame talks to the shell by: the SDK, or nothing (a foreign page). */
export type Bridge = 'sdk' | 'none';

/** Data that the shell fetches for a subsystem before mounting it; `housekeeper` is R140. */
export type PermissionDataName = 'housekeeper';

/** A name in each language of the portal. */
export type LocalName = Record<'en-US' | 'zh-CN', string>;

/** One subsystem, checked and resolved for the environment at hand. */
export interface SubsystemRecord {
  /** Code of the subsystem: its route and the key of its pane (A27). */
  code: string;
  name: LocalName;
  /** Names by the code of an entry, where one subsystem shows several: such as the modules of `byd`. */
  names?: Readonly<Record<string, LocalName>>;
  isolation: Isolation;
  /** Absolute address of the micro-app's page. */
  entry: string;
  /** Frames only. */
  bridge?: Bridge;
  /** Codes of the navigation entries that lead here; which one is asked for permission, `entryCodeOf` says. */
  entryCodes: readonly string[];
  permissionData?: PermissionDataName;
  /** Time from the moment at which the registry is known to the mounted micro-app, in ms. */
  timeoutMs?: number;
}

/** What is wrong with the registry: which entry, which field, what. For the console and for the team that ships it. */
export interface RegistryProblem {
  entry: string;
  field: string;
  message: string;
}

/** A registry as far as it could be read: entries by code, and what was left out. */
export interface Registry {
  records: ReadonlyMap<string, SubsystemRecord>;
  problems: readonly RegistryProblem[];
}

type EnvironmentName = PortalEnvironment['name'];

/** The registry cannot be read at all: not an object, or without a list of subsystems. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
}

const CODE = /^[a-z][A-Za-z0-9]{0,31}$/;

/** Whether a text has the form of a subsystem's code. */
export const isSubsystemCode = (text: string): boolean => CODE.test(text);

const address = z.string().check(z.minLength(1));

const localName = z.strictObject({
  'en-US': z.string().check(z.minLength(1), z.maxLength(60)),
  'zh-CN': z.string().check(z.minLength(1), z.maxLength(60)),
});

const entrySchema = z.strictObject({
  code: z.string().check(z.regex(CODE, 'must be letters and digits, a small letter first')),
  name: localName,
  names: z.optional(z.record(z.string(), localName)),
  isolation: z._default(z.literal(['sandbox', 'frame']), 'sandbox'),
  bridge: z.optional(z.literal(['sdk', 'none'])),
  entry: z.union([
    address,
    z.strictObject({
      development: z.optional(address),
      test: z.optional(address),
      'pre-production': z.optional(address),
      production: z.optional(address),
    }),
  ]),
  entryCodes: z
    .array(z.string().check(z.minLength(1), z.maxLength(64)))
    .check(z.minLength(1, 'must name an entry code')),
  permissionData: z.optional(z.literal('housekeeper')),
  timeoutMs: z.optional(z.int().check(z.gte(1000), z.lte(600_000))),
});

const fileSchema = z.object({ version: z.literal(1), subsystems: z.array(z.unknown()) });

const nameOf = (raw: unknown, position: number): string => {
  const code = typeof raw === 'object' && raw !== null ? (raw as { code?: unknown }).code : undefined;
  return typeof code === 'string' && code !== '' ? code.slice(0, 40) : `#${position + 1}`;
};

/** The fields that an issue is about: an unknown key is a field of its own, such as a misspelled `isolation`. */
const fieldsOf = (issue: z.core.$ZodIssue): string[] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key].join('.')) : [issue.path.join('.')];

/**
 * Reads a registry for one environment. A bad entry is reported by name and field and left out; the others load.
 *
 * @throws RegistryError when there is no list of entries to read.
 */
export function parseRegistry(raw: unknown, environment: EnvironmentName, admission: Admission): Registry {
  const file = fileSchema.safeParse(raw);
  if (!file.success) throw new RegistryError('the registry must be { "version": 1, "subsystems": [ … ] }');

  const records = new Map<string, SubsystemRecord>();
  const problems: RegistryProblem[] = [];

  file.data.subsystems.forEach((candidate, position) => {
    const entry = nameOf(candidate, position);
    const report = (field: string, message: string) => problems.push({ entry, field, message });

    const parsed = entrySchema.safeParse(candidate);
    if (!parsed.success) {
      for (const issue of parsed.error.issues)
        for (const field of fieldsOf(issue)) report(field || '(entry)', issue.message);
      return;
    }
    const { entry: addresses, bridge, timeoutMs, permissionData, names, ...rest } = parsed.data;
    const isFrame = rest.isolation === 'frame';
    if (bridge && !isFrame) return void report('bridge', 'is for frames; a sandboxed subsystem always has the SDK');
    const field = typeof addresses === 'string' ? 'entry' : `entry.${environment}`;
    const chosen = typeof addresses === 'string' ? addresses : addresses[environment];
    if (chosen === undefined) return void report(field, 'has no address for this environment');
    const problem = entryProblem(chosen, rest.isolation, admission);
    if (problem) return void report(field, problem);
    if (records.has(rest.code)) return void report('code', 'is listed twice; the first one counts');

    records.set(rest.code, {
      ...rest,
      entry: new URL(chosen).href,
      ...(isFrame && { bridge: bridge ?? 'sdk' }),
      ...(names && { names }),
      ...(permissionData && { permissionData }),
      ...(timeoutMs && { timeoutMs }),
    });
  });

  return { records, problems };
}

/**
 * Code of the navigation entry that stands for a pane: permission calls, marks and the help page use it (A27). For
 * `byd` it is the source, whatever it is: the server knows its applications, the registry only those that have a
 * module. Null where the address names none.
 */
export function entryCodeOf(
  { code, entryCodes }: Pick<SubsystemRecord, 'code' | 'entryCodes'>,
  source?: string | null,
): string | null {
  return (code === SOURCE_CODE ? source : entryCodes[0]) || null;
}

/** Names of navigation entries by their code, as far as the registry knows them. */
export function namesOfEntries({ records }: Pick<Registry, 'records'>): ReadonlyMap<string, LocalName> {
  const names = new Map<string, LocalName>();
  for (const record of records.values())
    for (const code of record.entryCodes) if (!names.has(code)) names.set(code, nameOfEntry(record, code));
  return names;
}

/** What a person calls the entry through which they came: its own name where the registry has one. */
export const nameOfEntry = (
  { name, names }: Pick<SubsystemRecord, 'name' | 'names'>,
  entryCode: string | null,
): LocalName => (entryCode !== null && names && Object.hasOwn(names, entryCode) ? names[entryCode] : undefined) ?? name;

import * as z from 'zod/mini';
import type { PortalEnvironment } from '../environment';
import { isRecord } from '../wire/isRecord';
import { listOf, orAbsent, readStrictly, readWire, requiredId, wholeNumber, wireObject, type Drift } from '../wire';
import { entryProblem, type Admission } from './admission';
import { PORTAL_PATHS, SOURCE_CODE } from './paneKey';

export { admissionProblem, type Admission } from './admission';

/**
 * The registry of subsystems is data that teams change without releasing the portal. It locates micro-apps but never
 * allows an origin: the environment does (A37).
 */

/** How a micro-app is isolated: in qiankun's sandbox, or in a cross-origin frame. */
export type Isolation = 'sandbox' | 'frame';

/** How a frame communicates with the portal: by the SDK, or not at all (a third-party page). */
export type Bridge = 'sdk' | 'none';

/** Data that the portal loads for a subsystem before mounting it; `housekeeper` is R140. */
export type PermissionDataName = 'housekeeper';

/** A name in each language of the portal. */
export type LocalName = Record<'en-US' | 'zh-CN', string>;

/** One subsystem, validated and resolved for the current environment. */
export interface SubsystemRecord {
  /** Code of the subsystem: its route and the key of its pane (A27). */
  code: string;
  name: LocalName;
  /** Names by entry code, if one subsystem serves several, such as the modules of `byd`. */
  names?: Readonly<Record<string, LocalName>>;
  isolation: Isolation;
  /** Absolute address of the micro-app's page. */
  entry: string;
  /** Frames only. */
  bridge?: Bridge;
  /** `global`: its style sheets and pop-ups are the page's; by default they stay in its pane. Sandbox only. */
  css?: 'global';
  /** Codes of the navigation entries that lead here; `entryCodeOf` selects the one for the permission check. */
  entryCodes: readonly string[];
  permissionData?: PermissionDataName;
  /** Time limit from the loaded registry to the mounted micro-app, in ms. */
  timeoutMs?: number;
}

/** A problem in the registry: entry, field and description. For the console and the team that maintains it. */
export interface RegistryProblem {
  entry: string;
  field: string;
  message: string;
}

/** A registry as far as it is readable. */
export interface Registry {
  /** Entries by code. */
  records: ReadonlyMap<string, SubsystemRecord>;
  /** Why entries were left out. */
  problems: readonly RegistryProblem[];
  /** Fields that fell back to a default (A40): unreadable or unknown. */
  drift?: readonly Drift[];
}

type EnvironmentName = PortalEnvironment['name'];

/** The registry is unreadable: not an object, or without a list of subsystems. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
}

const CODE = /^[a-z][A-Za-z0-9]{0,31}$/;

/** Whether a text has the form of a subsystem code. */
export const isSubsystemCode = (text: string): boolean => CODE.test(text);

const address = z.string().check(z.minLength(1));

const shortText = orAbsent('1 to 60 characters', z.string().check(z.minLength(1), z.maxLength(60)), () => '');

const localName = wireObject({ 'en-US': shortText, 'zh-CN': shortText });

const entryCode = z.pipe(requiredId, z.string().check(z.maxLength(64)));

const fields = {
  code: z.string().check(
    z.regex(CODE, 'must be letters and digits, a small letter first'),
    z.refine((code) => !(code in Object.prototype), 'is a name that every object has'),
    z.refine((code) => !PORTAL_PATHS.has(code.toLowerCase()), 'is the path of a page of the portal'),
  ),
  name: localName,
  names: orAbsent('names by the code of an entry', z.nullish(z.record(z.string(), z.unknown())), () => null),
  // These two have no default: an unreadable value must not give a page more access than intended (A40).
  isolation: z._default(z.literal(['sandbox', 'frame']), 'sandbox'),
  bridge: z.optional(z.literal(['sdk', 'none'])),
  css: orAbsent("'global' or 'scoped'", z.nullish(z.literal(['global', 'scoped'])), () => null),
  entry: z.union([
    address,
    wireObject({
      development: z.optional(z.unknown()),
      test: z.optional(z.unknown()),
      'pre-production': z.optional(z.unknown()),
      production: z.optional(z.unknown()),
    }),
  ]),
  entryCodes: listOf(entryCode),
  permissionData: orAbsent("'housekeeper'", z.nullish(z.literal('housekeeper')), () => null),
  timeoutMs: wholeNumber(1000, 600_000),
};

const entrySchema = wireObject(fields);

/** Edit distance: letters to change, insert or remove to turn one word into the other. */
function distance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const changed = above[column - 1]! + (one[row - 1] === other[column - 1] ? 0 : 1);
      line.push(Math.min(changed, above[column]! + 1, line[column - 1]! + 1));
    }
    above = line;
  }
  return above[other.length]!;
}

/** Distance of a typing mistake: two letters swapped, one too many. */
const MISSPELLED_BY = 2;

/**
 * An unknown field that looks like a typo of one of the two access fields, if the entry lacks that field: the default
 * would give the page more access than intended.
 */
const misspelledTrust = (candidate: object, unknownFields: readonly string[]): string | undefined =>
  unknownFields.find((key) =>
    ['isolation', 'bridge'].some(
      (field) =>
        !Object.hasOwn(candidate, field) && distance(key.slice(0, 20).trim().toLowerCase(), field) <= MISSPELLED_BY,
    ),
  );

const nameOf = (raw: unknown, position: number): string => {
  const code = isRecord(raw) ? raw.code : undefined;
  return typeof code === 'string' && code !== '' ? code.slice(0, 40) : `#${position + 1}`;
};

const driftOf = (error: z.core.$ZodError | undefined): Drift[] =>
  (error?.issues ?? []).map(({ path, message }) => ({ path: path.map(String).join('.'), expected: message }));

/** A name in both languages: each falls back to the other, and both to the stand-in. */
const inBothLanguages = (name: LocalName, standIn: string): LocalName => ({
  'en-US': name['en-US'] || name['zh-CN'] || standIn,
  'zh-CN': name['zh-CN'] || name['en-US'] || standIn,
});

/** The list of subsystems; another version could use the same names differently. */
function listIn(raw: unknown): unknown[] {
  const isOurs = isRecord(raw) && ['1', 'undefined', 'null'].includes(String(raw.version));
  if (isOurs && Array.isArray(raw.subsystems)) return raw.subsystems;
  throw new RegistryError('the registry must be { "version": 1, "subsystems": [ … ] }');
}

/**
 * Reads a registry for one environment, as leniently as a response (A40): absent or unreadable fields get their
 * default. Only an entry without a usable code or address, or with an unclear isolation, is left out and reported by
 * name and field; the others load.
 *
 * @throws RegistryError when there is no list of entries to read.
 */
export function parseRegistry(raw: unknown, environment: EnvironmentName, admission: Admission): Registry {
  const records = new Map<string, SubsystemRecord>();
  const problems: RegistryProblem[] = [];
  const drift: Drift[] = [];

  listIn(raw).forEach((candidate, position) => {
    const entry = nameOf(candidate, position);
    const report = (field: string, message: string) =>
      void problems.push({ entry, field: field || '(entry)', message });

    const reading = isRecord(candidate) ? readWire(entrySchema, candidate) : undefined;
    if (!reading || !isRecord(candidate)) {
      for (const { path, expected } of driftOf(readStrictly(entrySchema, candidate).error)) report(path, expected);
      return;
    }
    const own: Drift[] = [...reading.drift];
    const { code, entry: addresses, isolation, bridge, css, entryCodes, permissionData, timeoutMs } = reading.data;

    const unknownFields = Object.keys(candidate).filter((key) => !Object.hasOwn(fields, key));
    const misspelled = misspelledTrust(candidate, unknownFields);
    if (misspelled !== undefined) return report(misspelled, 'seems to be a misspelled isolation or bridge');
    for (const path of unknownFields) own.push({ path, expected: `one of ${Object.keys(fields).join(', ')}` });

    const isFrame = isolation === 'frame';
    if (bridge === 'none' && !isFrame)
      return report('bridge', 'is for frames; a sandboxed subsystem always has the SDK');

    const field = typeof addresses === 'string' ? 'entry' : `entry.${environment}`;
    const chosen = typeof addresses === 'string' ? addresses : addresses[environment];
    if (typeof chosen !== 'string' || chosen === '') return report(field, 'has no address for this environment');
    const problem = entryProblem(chosen, isolation, admission);
    if (problem) return report(field, problem);

    // The first one is checked for permission: another one could be granted to more people.
    const given = Array.isArray(candidate.entryCodes) ? candidate.entryCodes : [];
    if (given.length > 0 && !readStrictly(entryCode, given[0]).success)
      return report('entryCodes.0', 'is the code whose permission is asked for, and cannot be read');
    if (Array.isArray(candidate.entryCodes) && given.length === 0)
      own.push({ path: 'entryCodes', expected: 'an entry code' });

    if (records.has(code)) return report('code', 'is listed twice; the first one counts');

    const names: [string, LocalName][] = Object.entries(reading.data.names ?? {}).flatMap(([key, value]) => {
      const name = readWire(localName, value)!;
      own.push(...name.drift.map(({ path, expected }) => ({ path: `names.${key}.${path}`, expected })));
      const isNamed = name.data['en-US'] !== '' || name.data['zh-CN'] !== '';
      return isNamed ? [[key, inBothLanguages(name.data, key)]] : [];
    });
    drift.push(...own.map(({ path, expected }) => ({ path: `${entry}.${path}`, expected })));

    records.set(code, {
      code,
      name: inBothLanguages(reading.data.name, code),
      isolation,
      entry: new URL(chosen).href,
      entryCodes: entryCodes.length > 0 ? entryCodes : [code],
      ...(isFrame && { bridge: bridge ?? 'sdk' }),
      ...(!isFrame && css === 'global' && { css }),
      ...(names.length > 0 && { names: Object.fromEntries(names) }),
      ...(permissionData && { permissionData }),
      ...(timeoutMs && { timeoutMs }),
    });
  });

  return { records, problems, drift };
}

/**
 * Code of the navigation entry of a pane: used for permission calls, markers and the help page (A27). For `byd` it is
 * the source, whatever it is: the server knows its applications, the registry only those with a module. Null if the
 * address has none.
 */
export function entryCodeOf(
  { code, entryCodes }: Pick<SubsystemRecord, 'code' | 'entryCodes'>,
  source?: string | null,
): string | null {
  return (code === SOURCE_CODE ? source : entryCodes[0]) || null;
}

/** Names of navigation entries by code, as far as the registry has them. */
export function namesOfEntries({ records }: Pick<Registry, 'records'>): ReadonlyMap<string, LocalName> {
  const names = new Map<string, LocalName>();
  for (const record of records.values())
    for (const code of record.entryCodes) if (!names.has(code)) names.set(code, nameOfEntry(record, code));
  return names;
}

/** Display name of the entry that was opened: its own name if the registry has one. */
export const nameOfEntry = (
  { name, names }: Pick<SubsystemRecord, 'name' | 'names'>,
  entryCode: string | null,
): LocalName => (entryCode !== null && names && Object.hasOwn(names, entryCode) ? names[entryCode] : undefined) ?? name;

import * as z from 'zod/mini';
import type { PortalEnvironment } from '../environment';
import { isRecord } from '../wire/json';
import {
  driftOf,
  listOf,
  maybe,
  orAbsent,
  readStrictly,
  readWire,
  requiredId,
  wholeNumber,
  wireObject,
  type Drift,
} from '../wire';
import { entryProblem, type Admission } from './admission';
import { subsystemCalls } from './allowedCalls';
import { misspelledField } from './misspelledField';
import { PORTAL_PATHS } from './paneKey';
import type { EntryIdentity, LocalName, RegisteredSubsystem } from './registeredSubsystem';
import { SUBSYSTEM_CODE } from './subsystemCode';

/** Reads one entry of the registry, as leniently as a response (A40), except for what decides about access. */

/** Why an entry is left out. */
interface FieldProblem {
  field: string;
  message: string;
}

type RegistrationReading =
  | { subsystem: RegisteredSubsystem; drift: readonly Drift[] }
  | { subsystem?: undefined; problems: readonly FieldProblem[]; identity?: EntryIdentity };

/** Where an entry is read. */
export interface RegistrationContext {
  environment: PortalEnvironment['name'];
  admission: Admission;
}

const address = z.string().check(z.minLength(1));

const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'sha384- and the hash of the manifest'));

const textUpTo = (length: number) =>
  orAbsent(`1 to ${length} characters`, z.string().check(z.minLength(1), z.maxLength(length)), () => '');

const optionalText = (length: number) =>
  orAbsent(`1 to ${length} characters`, z.nullish(z.string().check(z.maxLength(length))), () => null);

const localText = (length: number) => wireObject({ 'en-US': textUpTo(length), 'zh-CN': textUpTo(length) });

const localName = localText(60);
const reason = localText(300);

const entryCode = z.pipe(requiredId, z.string().check(z.maxLength(64)));

const fields = {
  code: z.string().check(
    z.regex(SUBSYSTEM_CODE, 'letters and digits, a small letter first'),
    z.refine((code) => !(code in Object.prototype), 'no name that every object has'),
    z.refine((code) => !PORTAL_PATHS.has(code.toLowerCase()), 'no path of a page of the portal'),
  ),
  name: localName,
  names: orAbsent('names by the code of an entry', z.nullish(z.record(z.string(), z.unknown())), () => null),
  // An unreadable value of these two is an error: a default could give a page more access than intended (A40).
  isolation: z._default(z.literal(['sandbox', 'frame']), 'sandbox'),
  bridge: z.optional(z.literal(['sdk', 'none'])),
  css: orAbsent("'global' or 'scoped'", z.nullish(z.literal(['global', 'scoped'])), () => null),
  colorScheme: orAbsent("'light' or 'light dark'", z.nullish(z.literal(['light', 'light dark'])), () => null),
  entry: z.union(
    [
      address,
      wireObject({
        development: z.optional(z.unknown()),
        test: z.optional(z.unknown()),
        'pre-production': z.optional(z.unknown()),
        production: z.optional(z.unknown()),
      }),
    ],
    'an address, or one for each environment',
  ),
  entryCodes: listOf(entryCode),
  permissionData: orAbsent("'housekeeper'", z.nullish(z.literal('housekeeper')), () => null),
  prefetch: orAbsent("'mount'", z.nullish(z.literal('mount')), () => null),
  calls: maybe(subsystemCalls),
  // Read by `disabledText`: any value but `false` turns the subsystem off.
  disabled: z.optional(z.unknown()),
  version: optionalText(40),
  timeoutMs: wholeNumber(1000, 600_000),
  owner: optionalText(60),
  runbook: orAbsent('an https address', z.nullish(z.string().check(z.regex(/^https:\/\/\S{1,300}$/))), () => null),
  sdk: optionalText(40),
  // No default: a value that cannot be read must not turn the check off.
  integrity: z.optional(integrity),
  fallback: orAbsent(
    'a release: version, entry and integrity',
    z.nullish(z.object({ version: z.string().check(z.minLength(1), z.maxLength(40)), entry: address, integrity })),
    () => null,
  ),
};

const entrySchema = wireObject(fields);

type EntryFields = z.output<typeof entrySchema>;

/** Fields whose default gives a page more access than somebody intended who misspelled one. */
const ACCESS_FIELDS = ['isolation', 'bridge', 'disabled', 'integrity'] as const;

const refused = (field: string, message: string): RegistrationReading => ({ problems: [{ field, message }] });

/** A text in both languages: each falls back to the other, and both to the stand-in. */
const inBothLanguages = (text: LocalName, standIn: string): LocalName => ({
  'en-US': text['en-US'] || text['zh-CN'] || standIn,
  'zh-CN': text['zh-CN'] || text['en-US'] || standIn,
});

/** Reads a text by language that stands below `path`; `isGiven` is false if no language has one. */
function readLocal(schema: typeof localName, value: unknown, path: string) {
  const { data, drift } = readWire(schema, value)!;
  return {
    text: data,
    isGiven: data['en-US'] !== '' || data['zh-CN'] !== '',
    drift: drift.map((one): Drift => ({ path: [path, one.path].filter(Boolean).join('.'), expected: one.expected })),
  };
}

/** The names of the entries of a subsystem, by code. */
function readNames(names: EntryFields['names'], drift: Drift[]): Record<string, LocalName> | undefined {
  const read = Object.entries(names ?? {}).flatMap(([code, value]): [string, LocalName][] => {
    const name = readLocal(localName, value, `names.${code}`);
    drift.push(...name.drift);
    return name.isGiven ? [[code, inBothLanguages(name.text, code)]] : [];
  });
  return read.length > 0 ? Object.fromEntries(read) : undefined;
}

const isOff = (value: unknown): boolean => !([undefined, null, false] as unknown[]).includes(value);

/** Why a subsystem is turned off, in both languages; undefined while it is on. */
function readDisabled(value: unknown, drift: Drift[]): LocalName | undefined {
  if (!isOff(value)) return undefined;
  const given = typeof value === 'string' ? { 'en-US': value, 'zh-CN': value } : value;
  const text = readLocal(reason, given, 'disabled');
  if (value !== true) drift.push(...text.drift);
  return inBothLanguages(text.text, '');
}

/** Whether the first entry code is unreadable. It is checked for permission: another one could be granted to more people. */
const hasUnreadableFirstCode = (entryCodes: unknown): boolean =>
  Array.isArray(entryCodes) && entryCodes.length > 0 && !readStrictly(entryCode, entryCodes[0]).success;

/** Fields without a default: an entry that lacks one of them cannot be read. */
const REQUIRED = ['code', 'isolation', 'bridge', 'entry', 'integrity'];

function unreadable(candidate: unknown): RegistrationReading {
  const { error } = readStrictly(entrySchema, candidate);
  const all = error ? driftOf(error) : [];
  const decisive = all.filter(({ path }) => path === '' || REQUIRED.includes(path.split('.')[0]!));
  return { problems: decisive.map(({ path, expected }) => ({ field: path, message: `must be ${expected}` })) };
}

/** The address for this environment, or why there is none that may be opened. */
function addressFor(
  { entry, isolation }: Pick<EntryFields, 'entry' | 'isolation'>,
  { environment, admission }: RegistrationContext,
): string | FieldProblem {
  const field = typeof entry === 'string' ? 'entry' : `entry.${environment}`;
  const chosen = typeof entry === 'string' ? entry : entry[environment];
  if (typeof chosen !== 'string' || chosen === '') return { field, message: 'has no address for this environment' };
  const message = entryProblem(chosen, isolation, admission);
  return message === null ? new URL(chosen).href : { field, message };
}

/** The release that opens when the present one does not match its integrity. */
function readFallback({ fallback, integrity, isolation }: EntryFields, admission: Admission, drift: Drift[]) {
  if (!fallback || !integrity) return undefined;
  const message = entryProblem(fallback.entry, isolation, admission);
  if (message === null) return { ...fallback, entry: new URL(fallback.entry).href };
  drift.push({ path: 'fallback.entry', expected: 'an address of an admitted origin' });
  return undefined;
}

/** Under which codes and names an entry is known. */
function identityOf({ code, name, names, entryCodes }: EntryFields, drift: Drift[]): EntryIdentity {
  const named = readNames(names, drift);
  return {
    code,
    name: inBothLanguages(name, code),
    entryCodes: entryCodes.length > 0 ? entryCodes : [code],
    ...(named && { names: named }),
  };
}

/**
 * Reads an entry; one without a usable code or address, or with unclear access, gives the reasons instead, and under
 * which names people look for it.
 */
export function readEntry(candidate: unknown, context: RegistrationContext): RegistrationReading {
  const reading = isRecord(candidate) ? readWire(entrySchema, candidate) : undefined;
  if (!reading || !isRecord(candidate)) return unreadable(candidate);
  const usable = readUsableEntry(candidate, reading, context);
  return usable.subsystem ? usable : { ...usable, identity: identityOf(reading.data, []) };
}

function readUsableEntry(
  candidate: Record<string, unknown>,
  reading: { data: EntryFields; drift: readonly Drift[] },
  context: RegistrationContext,
): RegistrationReading {
  const drift: Drift[] = [...reading.drift];
  const { isolation, bridge, css, colorScheme, permissionData, prefetch, calls } = reading.data;
  const { version, timeoutMs, owner, runbook, sdk } = reading.data;

  const unknownFields = Object.keys(candidate).filter((key) => !Object.hasOwn(fields, key));
  const absent = ACCESS_FIELDS.filter((field) => !Object.hasOwn(candidate, field));
  const misspelled = misspelledField(unknownFields, absent);
  if (misspelled) return refused(misspelled.key, `seems to be a misspelled ${misspelled.field}`);
  for (const path of unknownFields) drift.push({ path, expected: `one of ${Object.keys(fields).join(', ')}` });

  const isFrame = isolation === 'frame';
  if (bridge === 'none' && !isFrame)
    return refused('bridge', 'is for frames; a sandboxed subsystem always has the SDK');

  const entry = addressFor(reading.data, context);
  if (typeof entry !== 'string') return { problems: [entry] };

  if (isFrame && reading.data.integrity)
    return refused('integrity', 'is for sandboxed subsystems; the browser loads a frame by itself');

  if (hasUnreadableFirstCode(candidate.entryCodes))
    return refused('entryCodes.0', 'is the code whose permission is asked for, and cannot be read');
  if (Array.isArray(candidate.entryCodes) && candidate.entryCodes.length === 0)
    drift.push({ path: 'entryCodes', expected: 'an entry code' });

  const identity = identityOf(reading.data, drift);
  const disabled = readDisabled(candidate.disabled, drift);
  const fallback = readFallback(reading.data, context.admission, drift);
  const subsystem: RegisteredSubsystem = {
    ...identity,
    isolation,
    entry,
    ...(isFrame && { bridge: bridge ?? 'sdk' }),
    ...(!isFrame && css === 'global' && { css }),
    ...(colorScheme === 'light dark' && { colorScheme }),
    ...(permissionData && { permissionData }),
    ...(!isFrame && prefetch && { prefetch }),
    ...(calls && calls.length > 0 && { calls }),
    ...(disabled && { disabled }),
    ...(version && { version }),
    ...(timeoutMs && { timeoutMs }),
    ...(owner && { owner }),
    ...(runbook && { runbook }),
    ...(sdk && { sdk }),
    ...(reading.data.integrity && { integrity: reading.data.integrity }),
    ...(fallback && { fallback }),
  };
  return { subsystem, drift };
}

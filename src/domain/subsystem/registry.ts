import * as z from 'zod/mini';
import type { PortalEnvironment } from '../environment';

/**
 * The registry of subsystems is data that teams change without a release of the portal. It says where a micro-app
 * is; it never admits an origin: that list belongs to the environment (A37).
 */

/** How a micro-app is kept apart from the shell. */
export type Isolation = 'sandbox';

/** Data that the shell fetches for a subsystem before mounting it; `housekeeper` is R140. */
export type PermissionDataName = 'housekeeper';

/** One subsystem, checked and resolved for the environment at hand. */
export interface SubsystemRecord {
  /** Code of the subsystem: its route and the key of its pane (A27). */
  code: string;
  name: Record<'en-US' | 'zh-CN', string>;
  isolation: Isolation;
  /** Absolute address of the micro-app's page. */
  entry: string;
  /** Codes of the navigation entries that lead here; the first one is asked for permission. */
  entryCodes: readonly string[];
  permissionData?: PermissionDataName;
  /** Time from the first request to the mounted micro-app, in ms. */
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

const address = z.string().check(z.minLength(1));

const entrySchema = z.object({
  code: z.string().check(z.regex(/^[a-z][A-Za-z0-9]{0,31}$/, 'must be letters and digits, a small letter first')),
  name: z.object({
    'en-US': z.string().check(z.minLength(1), z.maxLength(60)),
    'zh-CN': z.string().check(z.minLength(1), z.maxLength(60)),
  }),
  isolation: z._default(z.literal('sandbox'), 'sandbox'),
  entry: z.union([
    address,
    z.object({
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

/** Why an entry address may not be loaded; null when it may. Origins are compared exactly, never by prefix. */
export function admissionProblem(entry: string, origins: readonly string[]): string | null {
  if (!URL.canParse(entry)) return 'is not an absolute address';
  const url = new URL(entry);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return `has the scheme ${url.protocol}`;
  if (url.username || url.password) return 'carries credentials';
  return origins.includes(url.origin) ? null : `its origin ${url.origin} is not admitted in this environment`;
}

const nameOf = (raw: unknown, position: number): string => {
  const code = typeof raw === 'object' && raw !== null ? (raw as { code?: unknown }).code : undefined;
  return typeof code === 'string' && code !== '' ? code.slice(0, 40) : `#${position + 1}`;
};

/**
 * Reads a registry for one environment. A bad entry is reported by name and field and left out; the others load.
 *
 * @throws RegistryError when there is no list of entries to read.
 */
export function parseRegistry(raw: unknown, environment: EnvironmentName, origins: readonly string[]): Registry {
  const file = fileSchema.safeParse(raw);
  if (!file.success) throw new RegistryError('the registry must be { "version": 1, "subsystems": [ … ] }');

  const records = new Map<string, SubsystemRecord>();
  const problems: RegistryProblem[] = [];

  file.data.subsystems.forEach((candidate, position) => {
    const entry = nameOf(candidate, position);
    const report = (field: string, message: string) => problems.push({ entry, field, message });

    const parsed = entrySchema.safeParse(candidate);
    if (!parsed.success) {
      for (const issue of parsed.error.issues) report(issue.path.join('.') || '(entry)', issue.message);
      return;
    }
    const { entry: addresses, timeoutMs, permissionData, ...rest } = parsed.data;
    const field = typeof addresses === 'string' ? 'entry' : `entry.${environment}`;
    const chosen = typeof addresses === 'string' ? addresses : addresses[environment];
    if (chosen === undefined) return void report(field, 'has no address for this environment');
    const problem = admissionProblem(chosen, origins);
    if (problem) return void report(field, problem);
    if (records.has(rest.code)) return void report('code', 'is listed twice; the first one counts');

    records.set(rest.code, {
      ...rest,
      entry: chosen,
      ...(permissionData && { permissionData }),
      ...(timeoutMs && { timeoutMs }),
    });
  });

  return { records, problems };
}

import * as z from 'zod/mini';
import { parseUrl } from '../parseUrl';
import { flag, listOf, maybe, orAbsent, readStrictly, readWire, wholeNumber, wireObject, type Drift } from '../wire';
import { isRecord } from '../wire/json';

/**
 * Addresses of one environment, the only thing in which environments differ (R002, A37). A site that the file does not
 * name has an empty address (A40), and links to it are hidden.
 */
export interface PortalEnvironment {
  name: 'development' | 'test' | 'pre-production' | 'production';
  /** Address of the portal itself; the login address is this plus `/#/login` (R042). Empty: the page's own origin. */
  portalSite: string;
  /** Bases of the three API hosts, without a trailing slash; the token is sent to these only (A25). */
  hosts: { base: string; workOrder: string; portal: string };
  /** Host of uploaded files and attachments; never receives the token. */
  fileHost: string;
  identityProvider: string;
  fireSafetySite: string;
  iotSite: string;
  chatBot: string;
  verificationPage: string;
  workOrderAppSite: string;
  housekeeperAppSite: string;
  /** Address of the registry of subsystems (JSON). */
  subsystemRegistry: string;
  /** Exact origins that micro-apps may load from, in the sandbox or in a frame; the CSP is built from this list. */
  subsystemOrigins: string[];
  /** Exact origins that may only be shown in a frame. */
  frameOrigins: string[];
  /** How many subsystems may be alive at once; the least recently used one beyond that is suspended. Default 6. */
  subsystemBudget?: number;
  /**
   * Which subsystems are mounted ahead, of those that the registry lets: what the person opens most often and, while
   * little is known of a person, the first of their navigation (`all`, the default); the former only (`learned`); none.
   */
  mountAhead?: 'off' | 'learned' | 'all';
  /**
   * Whether the API hosts accept the header `Idempotency-Key`. Hosts of the portal's own origin always get it; a
   * cross-origin host that does not list it in its CORS headers would reject every request that creates something.
   */
  acceptsIdempotencyKeys?: boolean;
  /** What subsystems may use besides their own origins; nothing by default. The policy header is made from it, too. */
  subsystemAccess?: SubsystemAccess[];
  /**
   * Who may show another address in place of a subsystem, in one window and after a question: nobody (the default),
   * those with the permission, or everyone. In production `on` counts as `role`.
   */
  overrides?: 'off' | 'role' | 'on';
  /**
   * Origins of such addresses: exact ones, and `http://localhost:*`, `http://127.0.0.1:*` or `http://*.localhost:*`
   * for programs on the machine of the person. The policy header is made from this list, too.
   */
  overrideOrigins?: string[];
  /** Path on the portal's origin that takes reports of errors (deploy/receiver); without it none are sent. */
  errorReports?: string;
  /** Exact origins that may show the portal in a frame (T22); none by default. Only the server reads this. */
  frameAncestors?: string[];
}

/** Features of the browser that a subsystem may ask for. */
const FEATURES = ['camera', 'microphone', 'geolocation', 'fullscreen', 'clipboard-read', 'clipboard-write'] as const;
type Feature = (typeof FEATURES)[number];

/** What one subsystem may use besides its own origin. */
export interface SubsystemAccess {
  /** Exact origin of the subsystem. */
  origin: string;
  /** Exact origins of images, fonts, media, style sheets and requests. */
  assetOrigins?: string[];
  /** Features of the browser, in a frame; in the sandbox they are the portal's. */
  allow?: Feature[];
}

/** No spelling that a browser would correct into another address, and no credentials. */
const isWebAddress = (text: string): boolean => {
  if (!/^(https?:\/\/[^/\\]|\/(?![/\\]))/i.test(text) || /[\u0000-\u0020\u007f\\]/.test(text)) return false;
  const url = parseUrl(text, 'https://portal.invalid');
  return url !== null && url.username === '' && url.password === '';
};

/** A web address, or a path of the portal. */
const address = z.string().check(z.refine(isWebAddress, 'an address'));

/** Sites besides the API servers; without one the portal works, but links to it are hidden. */
const site = orAbsent('an address', address, () => '');

const ORIGIN_FORM = "an origin such as 'https://lift.example', without a path";

const originOf = (written: unknown): string | null => {
  const url = typeof written === 'string' ? parseUrl(written) : null;
  return url && /^https?:$/.test(url.protocol) && !url.hostname.includes('*') ? url.origin : null;
};

/** Read like the policy header reads it, so that both allow the same; an unreadable one allows nothing. */
const origin = orAbsent(
  ORIGIN_FORM,
  z.transform((written: unknown, context): string => {
    const normalized = originOf(written);
    if (normalized !== null) return normalized;
    context.issues.push({ code: 'custom', message: ORIGIN_FORM, input: written, path: [] });
    return z.NEVER;
  }),
  () => undefined,
);

const origins = listOf(origin);

/** Origins of any port of the machine of the person. */
const loopback = z.literal(['http://localhost:*', 'http://127.0.0.1:*', 'http://*.localhost:*']);

/** Fields without a default: where the token may go, and which addresses are allowed. */
const required = {
  name: z.literal(['development', 'test', 'pre-production', 'production']),
  hosts: wireObject({ base: address, workOrder: address, portal: address }),
  fileHost: address,
  identityProvider: address,
};

const accessFields = {
  origin,
  assetOrigins: maybe(origins),
  allow: maybe(listOf(z.literal(FEATURES))),
};
const access = wireObject(accessFields);

const fields = {
  ...required,
  // Empty: the portal's own origin.
  portalSite: orAbsent('an address', z.union([z.literal(''), address]), () => ''),
  fireSafetySite: site,
  iotSite: site,
  chatBot: site,
  verificationPage: site,
  workOrderAppSite: site,
  housekeeperAppSite: site,
  subsystemRegistry: orAbsent('an address', address, () => '/subsystems.json'),
  subsystemOrigins: origins,
  // Without this list no origin is frame-only.
  frameOrigins: maybe(origins),
  subsystemBudget: wholeNumber(1, 1000),
  mountAhead: maybe(orAbsent("'off', 'learned' or 'all'", z.literal(['off', 'learned', 'all']), () => 'off' as const)),
  acceptsIdempotencyKeys: maybe(flag),
  frameAncestors: maybe(origins),
  errorReports: maybe(site),
  subsystemAccess: maybe(listOf(access)),
  overrides: maybe(orAbsent("'off', 'role' or 'on'", z.literal(['off', 'role', 'on']), () => 'off' as const)),
  overrideOrigins: maybe(listOf(z.union([loopback, origin]))),
};
const environmentFields = wireObject(fields);

const entriesOf = (value: unknown): [path: string, entry: unknown][] =>
  Array.isArray(value) ? value.map((entry: unknown, index) => [`.${index}`, entry]) : [];

const originLists = (record: Record<string, unknown>, keys: readonly string[]) =>
  keys.flatMap((key) => entriesOf(record[key]).map(([path, written]): [string, unknown] => [key + path, written]));

/** Origins that were read, but are not written as browsers spell them. */
const misspelledOrigins = (written: readonly [path: string, origin: unknown][]): Drift[] =>
  written.flatMap(([path, one]) => {
    const normalized = originOf(one);
    return normalized === null || normalized === one ? [] : [{ path, expected: ORIGIN_FORM }];
  });

/** Names that nothing reads: a misspelled one would be ignored without a word. */
const unknownNames = (record: Record<string, unknown>, known: object, prefix: string): Drift[] =>
  Object.keys(record)
    .filter((name) => !Object.hasOwn(known, name))
    .map((name) => ({
      path: prefix + name,
      problem: 'is not a name that the portal knows',
      expected: `one of ${Object.keys(known).join(', ')}`,
    }));

/** Lines of `subsystemAccess` that can be read, but give nothing. */
function accessDrift(file: Record<string, unknown>, admitted: readonly string[]): Drift[] {
  return entriesOf(file.subsystemAccess).flatMap(([index, entry]) => {
    if (!isRecord(entry)) return [];
    const path = `subsystemAccess${index}.`;
    const named = originOf(entry.origin);
    return [
      ...unknownNames(entry, accessFields, path),
      ...misspelledOrigins([
        ['origin', entry.origin] as [string, unknown],
        ...originLists(entry, ['assetOrigins']),
      ]).map((drift) => ({ ...drift, path: path + drift.path })),
      ...(named === null || admitted.includes(named)
        ? []
        : [
            {
              path: `${path}origin`,
              problem: 'is not admitted',
              expected: 'an origin that subsystemOrigins or frameOrigins names, too',
            },
          ]),
    ];
  });
}

/** The file is written by hand, so a line is named by its place: `subsystemAccess[1].origin`. */
const withPlaces = (drift: readonly Drift[]): Drift[] =>
  drift.map((one) => ({ ...one, path: one.path.replace(/\.(\d+)(?=\.|$)/g, '[$1]') }));

const isRequired = (path: PropertyKey[]) => path.length > 0 && Object.hasOwn(required, path[0]!);

/** The environment as far as it is readable, or the field without which the portal cannot start. */
type EnvironmentReading = { environment: PortalEnvironment; drift: readonly Drift[] } | { missing: string };

/** Reads the environment file as leniently as a response (A40); an unreadable permission counts as not granted. */
export function readEnvironment(file: unknown): EnvironmentReading {
  const reading = isRecord(file) ? readWire(environmentFields, file) : undefined;
  if (!reading || !isRecord(file)) {
    const issues = isRecord(file) ? (readStrictly(environmentFields, file).error?.issues ?? []) : [];
    const missing = issues.find(({ path }) => isRequired(path));
    return { missing: missing?.path.map(String).join('.') ?? '__PORTAL_ENVIRONMENT__' };
  }
  const { frameOrigins = [], subsystemBudget, overrides, ...rest } = reading.data;
  const isTooOpen = rest.name === 'production' && overrides === 'on';
  const environment: PortalEnvironment = {
    ...rest,
    frameOrigins,
    subsystemBudget: subsystemBudget ?? undefined,
    ...(overrides && { overrides: isTooOpen ? 'role' : overrides }),
  };
  const tooOpen: Drift[] = isTooOpen ? [{ path: 'overrides', expected: "'off' or 'role' in production" }] : [];
  const drift = [
    ...reading.drift,
    ...misspelledOrigins(originLists(file, ['subsystemOrigins', 'frameOrigins', 'frameAncestors', 'overrideOrigins'])),
    ...accessDrift(file, [...environment.subsystemOrigins, ...frameOrigins]),
    ...unknownNames(file, fields, ''),
    ...tooOpen,
  ];
  return { environment, drift: withPlaces(drift) };
}

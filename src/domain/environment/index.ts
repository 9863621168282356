import * as z from 'zod/mini';
import {
  flag,
  listOf,
  maybe,
  orAbsent,
  readStrictly,
  readWire,
  text,
  wholeNumber,
  wireObject,
  type Drift,
} from '../wire';
import { isRecord } from '../wire/isRecord';

/**
 * Host addresses of one environment: the only thing in which environments differ (R002, A37). The address of a site
 * that the file does not name is empty (A40), and so is what would lead there.
 */
export interface PortalEnvironment {
  name: 'development' | 'test' | 'pre-production' | 'production';
  /** Address of the portal itself; the login address is this plus `/#/login` (R042). Empty: our own origin. */
  portalSite: string;
  /** Bases of the three API hosts, without a trailing slash; the sign-on token goes to these and nowhere else (A25). */
  hosts: { base: string; workOrder: string; portal: string };
  /** Where uploaded files and attachments live; never receives the token. */
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
  /** Exact origins from which micro-apps may be loaded, to run in the sandbox or in a frame; the policy is made from it. */
  subsystemOrigins: string[];
  /** Exact origins of pages that may be shown in a frame and nowhere else. */
  frameOrigins: string[];
  /** How many subsystems may be alive at once, the least recently used one sleeps beyond it; 6 unless told. */
  subsystemBudget?: number;
  /**
   * Whether the API hosts admit the header `Idempotency-Key`. It is sent to hosts of the portal's own origin anyway; a
   * host of another origin that does not list it in its CORS answer would lose every write that creates something.
   */
  acceptsIdempotencyKeys?: boolean;
  /** Exact origins of those who may show the portal in a frame (T22): nobody unless told; read by the server alone. */
  frameAncestors?: string[];
}

const address = z.string().check(z.minLength(1));

/** Sites that are named beside the servers: without one the portal works, without what leads there. */
const site = orAbsent('an address', address, () => '');

/** Origins are compared exactly: one that cannot be read admits nobody. */
const origins = listOf(z.string().check(z.minLength(1)));

/** What nothing can stand in for: where the token goes and where it never goes, and which addresses count. */
const required = {
  name: z.literal(['development', 'test', 'pre-production', 'production']),
  hosts: wireObject({ base: address, workOrder: address, portal: address }),
  fileHost: address,
  identityProvider: address,
};

const environment = wireObject({
  ...required,
  portalSite: text,
  fireSafetySite: site,
  iotSite: site,
  chatBot: site,
  verificationPage: site,
  workOrderAppSite: site,
  housekeeperAppSite: site,
  subsystemRegistry: orAbsent('an address', address, () => '/subsystems.json'),
  subsystemOrigins: origins,
  // A file without this list admits no origin for frames alone.
  frameOrigins: maybe(origins),
  subsystemBudget: wholeNumber(1, 1000),
  acceptsIdempotencyKeys: maybe(flag),
  frameAncestors: maybe(origins),
});

const isRequired = (path: PropertyKey[]) => path.length > 0 && Object.hasOwn(required, path[0]!);

/** The environment as far as it could be read, or the field without which the portal cannot start. */
export type EnvironmentReading = { environment: PortalEnvironment; drift: readonly Drift[] } | { missing: string };

/** Reads the environment file as leniently as any response (A40); what admits somebody is closed unless it is read. */
export function readEnvironment(file: unknown): EnvironmentReading {
  const reading = isRecord(file) ? readWire(environment, file) : undefined;
  if (!reading) {
    const issues = isRecord(file) ? (readStrictly(environment, file).error?.issues ?? []) : [];
    const missing = issues.find(({ path }) => isRequired(path));
    return { missing: missing?.path.map(String).join('.') ?? '__PORTAL_ENVIRONMENT__' };
  }
  const { frameOrigins = [], subsystemBudget, ...rest } = reading.data;
  return {
    environment: { ...rest, frameOrigins, subsystemBudget: subsystemBudget ?? undefined },
    drift: reading.drift,
  };
}

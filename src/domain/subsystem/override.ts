import type { PortalEnvironment } from '../environment';
import { parseUrl } from '../parseUrl';
import { isRecord } from '../wire/json';
import type { Isolation, RegisteredSubsystem } from './registeredSubsystem';
import { isSubsystemCode } from './subsystemCode';

/**
 * An override shows another address in place of a registered subsystem, in one window: a program on the machine of its
 * team, or a build for reviewers. It comes by a link, so that everything in it may be hostile (docs/adr/0025).
 */
export interface Override {
  /** Code of the subsystem in the registry. */
  code: string;
  /** Absolute address of the page that opens instead. */
  address: string;
  /** Where the page is shown: ES modules cannot run in the sandbox. */
  isolation: Isolation;
  /** When it ends, in ms since 1970. */
  until: number;
}

/** Maximum duration of an override. */
export const OVERRIDE_MAX_MS = 8 * 60 * 60_000;
/** Overrides of one window; more are a mistake. */
const OVERRIDES_MAX = 10;
const ADDRESS_MAX_LENGTH = 2_000;

/** What a link asks for. */
export type OverrideRequest = Pick<Override, 'code' | 'address'>;

const PARAMETERS: readonly string[] = ['address', 'code'];

/**
 * Reads the query of a link; null unless it has exactly one code and one address. The address has to be spelled as
 * browsers spell it: nothing is corrected, so that what is checked, shown and opened is one text.
 */
export function readOverrideLink(search: string): OverrideRequest | null {
  if (search.length > 3 * ADDRESS_MAX_LENGTH) return null;
  const query = new URLSearchParams(search);
  if ([...query.keys()].sort().join() !== PARAMETERS.join()) return null;
  const code = query.get('code') ?? '';
  const address = query.get('address') ?? '';
  return isSubsystemCode(code) && isPlainAddress(address) ? { code, address } : null;
}

function isPlainAddress(address: string): boolean {
  const url = address.length <= ADDRESS_MAX_LENGTH ? parseUrl(address) : null;
  return (
    url !== null &&
    url.href === address &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.username === '' &&
    url.password === '' &&
    !address.includes('#')
  );
}

/** Origins of the machine of the person, on any port, as the environment file writes them. */
const LOOPBACK: ReadonlyMap<string, RegExp> = new Map([
  ['http://localhost:*', /^localhost$/],
  ['http://127.0.0.1:*', /^127\.0\.0\.1$/],
  ['http://*.localhost:*', /^([a-z0-9-]+\.)+localhost$/],
]);

const isCovered = ({ protocol, hostname, origin }: URL, allowed: string): boolean => {
  const host = LOOPBACK.get(allowed);
  return host ? protocol === 'http:' && host.test(hostname) : origin === allowed;
};

/** Host names that no override may have: cookies ignore ports, and files that people upload are no programs. */
const reservedHosts = (environment: PortalEnvironment, portalOrigin: string): (string | undefined)[] => {
  const { hosts, fileHost, identityProvider, portalSite } = environment;
  return [portalOrigin, portalSite, ...Object.values(hosts), fileHost, identityProvider].map(
    (address) => parseUrl(address, portalOrigin)?.hostname,
  );
};

/** Whether the environment allows overrides to this address. */
export function isOverrideAdmitted(address: string, environment: PortalEnvironment, portalOrigin: string): boolean {
  const { overrides = 'off', overrideOrigins = [] } = environment;
  if (overrides === 'off' || !isPlainAddress(address)) return false;
  const url = new URL(address);
  if (reservedHosts(environment, portalOrigin).includes(url.hostname)) return false;
  return overrideOrigins.some((allowed) => isCovered(url, allowed));
}

/** Reads stored overrides; what is unreadable, has ended or would never end is left out. */
export function readOverrides(stored: unknown, now: number): Override[] {
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, OVERRIDES_MAX).flatMap((one: unknown): Override[] => {
    if (!isRecord(one)) return [];
    const { code, address, isolation, until } = one;
    if (typeof code !== 'string' || !isSubsystemCode(code)) return [];
    if (typeof address !== 'string' || !isPlainAddress(address)) return [];
    if (isolation !== 'sandbox' && isolation !== 'frame') return [];
    if (typeof until !== 'number' || !(until > now && until <= now + OVERRIDE_MAX_MS)) return [];
    return [{ code, address, isolation, until }];
  });
}

/**
 * The subsystem as its override shows it: name, permission and calls stay; what belongs to the release is gone. It never
 * gets more than the subsystem: one that is shown in a frame stays in a frame.
 */
export function withOverride(subsystem: RegisteredSubsystem, { address, isolation, until }: Override) {
  const isFrame = isolation === 'frame' || subsystem.isolation === 'frame';
  const { integrity, fallback, refusedEntry, version, sdk, css, bridge, ...kept } = subsystem;
  const overridden: RegisteredSubsystem = {
    ...kept,
    entry: address,
    isolation: isFrame ? 'frame' : 'sandbox',
    ...(isFrame ? { bridge: bridge ?? 'sdk' } : css && { css }),
    override: { address, until },
  };
  return overridden;
}

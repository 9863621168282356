/**
 * Who is calling? The micro-apps of the sandbox share one realm with the shell, and what they do to a real object of
 * it, such as `element.ownerDocument`, can only be told by the address of the script that does it: import-html-entry
 * evaluates each script under its own (`sourceURL`). The innermost frame counts: when a micro-app calls the portal,
 * it is the portal that acts.
 */
export interface Tenant {
  readonly code: string;
  /** Origins of its scripts; never the portal's own, whose frames are the shell's. */
  readonly origins: ReadonlySet<string>;
  /** It is being started or on screen: of two panes of one origin this one is meant. */
  isCurrent(): boolean;
}

const tenants: Tenant[] = [];
/** Who ran last at each origin: a promise or a request of a micro-app that is gone may still end. */
const past = new Map<string, Tenant>();

/**
 * Adds a micro-app to those that may be meant; returns what takes it away. `remains` is meant from then on, as long as
 * nobody of the same origin runs; it must hold nothing of the micro-app.
 */
export function enterTenant(tenant: Tenant, remains: Tenant): () => void {
  tenants.push(tenant);
  return () => {
    const place = tenants.indexOf(tenant);
    if (place >= 0) tenants.splice(place, 1);
    for (const origin of tenant.origins) past.set(origin, remains);
  };
}

const ADDRESS = /\bhttps?:\/\/[^\s()<>]+/;

const originOf = (text: string): string | null => {
  const address = ADDRESS.exec(text)?.[0];
  return address && URL.canParse(address) ? new URL(address).origin : null;
};

/** Origin of the innermost frame that has an address. */
function innermostOrigin(stack: unknown): string | null {
  if (typeof stack !== 'string') return null;
  for (const line of stack.split('\n')) {
    // The first line is the message, which may quote any address.
    const origin = /^\s*at |@/.test(line) ? originOf(line) : null;
    if (origin) return origin;
  }
  return null;
}

const latest = <T extends Tenant>(found: T[]): T | undefined =>
  found.findLast((one) => one.isCurrent()) ?? found.at(-1);

const tenantAt = (origin: string | null): Tenant | undefined =>
  origin === null ? undefined : latest(tenants.filter(({ origins }) => origins.has(origin)));

/** The micro-app whose script calls `called` at this moment; of one that is gone, what remains of it. */
export function callingTenant(called: (...args: never[]) => unknown): Tenant | undefined {
  if (tenants.length === 0 && past.size === 0) return undefined;
  const holder: { stack?: unknown } = {};
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 3;
  try {
    Error.captureStackTrace(holder, called);
    const origin = innermostOrigin(holder.stack);
    return tenantAt(origin) ?? (origin === null ? undefined : past.get(origin));
  } catch {
    return undefined;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** The micro-app that an address belongs to. */
export const tenantOfAddress = (address: string): Tenant | undefined => tenantAt(originOf(address));

/** Whose error it is: of a running micro-app, of one that is gone (`tenant` is missing), or the shell's (null). */
export function blame(error: unknown, address = ''): { code: string; tenant?: Tenant } | null {
  const origin = innermostOrigin((error as { stack?: unknown } | null)?.stack) ?? originOf(address);
  if (origin === null) return null;
  const tenant = tenantAt(origin);
  const code = tenant?.code ?? past.get(origin)?.code;
  return code === undefined ? null : { code, ...(tenant && { tenant }) };
}

import { parseUrl } from '@/domain/parseUrl';

/**
 * Finds the calling micro-app. Sandboxed micro-apps share one realm with the shell, and a call on a real object of
 * it, such as `element.ownerDocument`, can only be attributed by the URL of the calling script: import-html-entry
 * evaluates each script under its own URL (`sourceURL`). The innermost stack frame counts: when a micro-app calls the
 * portal, the portal is the caller.
 */
export interface SandboxedApp {
  readonly code: string;
  /** Origins of its scripts; never the portal's own, whose stack frames are the shell's. */
  readonly origins: ReadonlySet<string>;
  /** Addresses of its page and scripts: they tell apart the micro-apps of one origin. */
  readonly addresses?: ReadonlySet<string>;
  /** It is starting or on screen: of two panes with one origin, this one is the caller. */
  isCurrent(): boolean;
}

const apps: SandboxedApp[] = [];

/** An unmounted micro-app: a promise or a request of it may still settle. */
interface Ended {
  tombstone: SandboxedApp;
  origins: ReadonlySet<string>;
  addresses: ReadonlySet<string>;
}

/** The last run of each code that has ended, the newest last. */
const past = new Map<string, Ended>();

/**
 * Registers a micro-app as a possible caller. Returns the function that unregisters it, after which `tombstone` is the
 * caller for its origins unless another app of them runs; it must hold no reference to the micro-app.
 */
export function registerApp(app: SandboxedApp, tombstone: SandboxedApp): () => void {
  apps.push(app);
  return () => {
    const index = apps.indexOf(app);
    if (index >= 0) apps.splice(index, 1);
    past.delete(app.code);
    past.set(app.code, {
      tombstone,
      origins: new Set(app.origins),
      addresses: new Set(app.addresses),
    });
  };
}

const ADDRESS = /\bhttps?:\/\/[^\s()<>]+/;

const addressIn = (text: string): URL | null => parseUrl(ADDRESS.exec(text)?.[0] ?? '');

/**
 * The stack without the message at its start, which may look like a frame. Firefox and Safari have no message there.
 */
function framesOf(stack: string, message: unknown): string {
  if (typeof message !== 'string' || message === '') return stack;
  const start = stack.indexOf(message);
  const isHeader = /^(?:[\w$. ]+: )?$/.test(stack.slice(0, Math.max(0, start))) && /\n\s+at /.test(stack);
  return start >= 0 && isHeader ? stack.slice(start + message.length) : stack;
}

/** Address of the innermost frame that has one. */
function innermostAddress(stack: unknown, message?: unknown): URL | null {
  if (typeof stack !== 'string') return null;
  for (const line of framesOf(stack, message).split('\n')) {
    const address = /^\s*at |@/.test(line) ? addressIn(line) : null;
    if (address) return address;
  }
  return null;
}

const directoryOf = (address: string): string => address.replace(/[?#].*$/s, '').replace(/[^/]*$/, '');

/** How closely an address belongs to a micro-app: a file of it, or the length of the folder that it is in. */
function closeness(address: URL, addresses: ReadonlySet<string> = new Set()): number {
  const path = `${address.origin}${address.pathname}`.replace(/(?::\d+){1,2}$/, '');
  let closest = 0;
  for (const known of addresses) {
    const file = known.replace(/[?#].*$/s, '');
    if (file === path) return Infinity;
    const directory = directoryOf(known);
    if (path.startsWith(directory)) closest = Math.max(closest, directory.length);
  }
  return closest;
}

interface Found {
  app: SandboxedApp;
  isRunning: boolean;
}

/** The micro-app of an address: of those at its origin the closest, a running one first, then the one on screen. */
function appAt(address: URL | null): Found | undefined {
  if (!address) return undefined;
  const isHere = ({ origins }: Pick<SandboxedApp, 'origins'>) => origins.has(address.origin);
  const here = apps.filter(isHere);
  // What is left of an earlier run of the same micro-app is the present one's.
  const gone = [...past.values()].filter((one) => isHere(one) && here.every(({ code }) => code !== one.tombstone.code));
  const [only] = here;
  if (only && here.length === 1 && gone.length === 0) return { app: only, isRunning: true };
  const all = [
    ...gone.map(({ tombstone, addresses }) => ({ app: tombstone, addresses, isRunning: false })),
    ...here.map((app) => ({ app, addresses: app.addresses, isRunning: true })),
  ].map((one) => ({ ...one, isCurrent: one.app.isCurrent(), close: closeness(address, one.addresses) }));
  const closest = Math.max(...all.map(({ close }) => close));
  const candidates = all.filter(({ close }) => close === closest);
  const latest = (found: typeof all) => found.findLast(({ isCurrent }) => isCurrent) ?? found.at(-1);
  return latest(candidates.filter(({ isRunning }) => isRunning)) ?? latest(candidates);
}

/** The micro-app whose script is calling `callee`; for an unmounted one, its tombstone. */
export function findCallingApp(callee: (...args: never[]) => unknown): SandboxedApp | undefined {
  if (apps.length === 0 && past.size === 0) return undefined;
  const holder: { stack?: unknown } = {};
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 3;
  try {
    Error.captureStackTrace(holder, callee);
    return appAt(innermostAddress(holder.stack))?.app;
  } catch {
    return undefined;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** The running micro-app that a URL belongs to. */
export function findAppByAddress(address: string): SandboxedApp | undefined {
  const found = appAt(addressIn(address));
  return found?.isRunning ? found.app : undefined;
}

/** Code of the micro-app that a URL belongs to, running or unmounted. */
export const codeAtAddress = (address: string): string | undefined => appAt(addressIn(address))?.app.code;

/** Attributes an error to a running micro-app, to an unmounted one (without `app`), or to the shell (null). */
export function attributeError(error: unknown, address = ''): { code: string; app?: SandboxedApp } | null {
  const { stack, message } = (error ?? {}) as { stack?: unknown; message?: unknown };
  const found = appAt(innermostAddress(stack, message) ?? addressIn(address));
  return found ? { code: found.app.code, ...(found.isRunning && { app: found.app }) } : null;
}

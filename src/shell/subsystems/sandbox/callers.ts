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
  /** It is starting or on screen: of two panes with one origin, this one is the caller. */
  isCurrent(): boolean;
}

const apps: SandboxedApp[] = [];
/** The last app at each origin: a promise or a request of an unmounted micro-app may still settle. */
const past = new Map<string, SandboxedApp>();

/**
 * Registers a micro-app as a possible caller. Returns the function that unregisters it, after which `tombstone` is the
 * caller for its origins unless another app of them runs; it must hold no reference to the micro-app.
 */
export function registerApp(app: SandboxedApp, tombstone: SandboxedApp): () => void {
  apps.push(app);
  return () => {
    const index = apps.indexOf(app);
    if (index >= 0) apps.splice(index, 1);
    for (const origin of app.origins) past.set(origin, tombstone);
  };
}

const ADDRESS = /\bhttps?:\/\/[^\s()<>]+/;

const originOf = (text: string): string | null => {
  const address = ADDRESS.exec(text)?.[0];
  return (address && parseUrl(address)?.origin) || null;
};

/** Origin of the innermost frame that has a URL. */
function innermostOrigin(stack: unknown): string | null {
  if (typeof stack !== 'string') return null;
  for (const line of stack.split('\n')) {
    // The first line is the message, which may contain any URL.
    const origin = /^\s*at |@/.test(line) ? originOf(line) : null;
    if (origin) return origin;
  }
  return null;
}

const latest = <T extends SandboxedApp>(found: T[]): T | undefined =>
  found.findLast((one) => one.isCurrent()) ?? found.at(-1);

const appAtOrigin = (origin: string | null): SandboxedApp | undefined =>
  origin === null ? undefined : latest(apps.filter(({ origins }) => origins.has(origin)));

/** The micro-app whose script is calling `callee`; for an unmounted one, its tombstone. */
export function findCallingApp(callee: (...args: never[]) => unknown): SandboxedApp | undefined {
  if (apps.length === 0 && past.size === 0) return undefined;
  const holder: { stack?: unknown } = {};
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 3;
  try {
    Error.captureStackTrace(holder, callee);
    const origin = innermostOrigin(holder.stack);
    return appAtOrigin(origin) ?? (origin === null ? undefined : past.get(origin));
  } catch {
    return undefined;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** The micro-app that a URL belongs to. */
export const findAppByAddress = (address: string): SandboxedApp | undefined => appAtOrigin(originOf(address));

/** Attributes an error to a running micro-app, to an unmounted one (without `app`), or to the shell (null). */
export function attributeError(error: unknown, address = ''): { code: string; app?: SandboxedApp } | null {
  const origin = innermostOrigin((error as { stack?: unknown } | null)?.stack) ?? originOf(address);
  if (origin === null) return null;
  const app = appAtOrigin(origin);
  const code = app?.code ?? past.get(origin)?.code;
  return code === undefined ? null : { code, ...(app && { app }) };
}

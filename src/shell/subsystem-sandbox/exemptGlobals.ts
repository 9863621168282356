import { findCallingApp, type SandboxedApp } from './callers';
import { define } from './patches/define';

/**
 * qiankun writes a few names to the real window instead of that of the micro-app: SystemJS evaluates some modules in
 * the realm's scope, where they look for the loader. Here each micro-app has its own value: on its window, and for code
 * in the realm's scope according to the caller.
 */
/** Compared with the installed qiankun by a test. */
export const EXEMPT_NAMES = ['System', '__cjsWrapper', '__REACT_ERROR_OVERLAY_GLOBAL_HOOK__'] as const;

interface ExemptGlobalsOptions {
  /** The window of the micro-app that is running in this task. */
  currentAppWindow(): object | null;
  appOf(view: object): SandboxedApp | undefined;
}

const values = new WeakMap<SandboxedApp, Map<string, unknown>>();

/** How many of these names a micro-app has set. */
export const countExemptGlobals = (app: SandboxedApp): number => values.get(app)?.size ?? 0;

/** Called once, before the first micro-app. Returns the function that undoes it. */
export function keepExemptGlobals({ currentAppWindow, appOf }: ExemptGlobalsOptions): () => void {
  for (const name of EXEMPT_NAMES) {
    // Umi's client sets the hook of its error overlay before there is a sandbox.
    let ofShell: unknown = Reflect.get(window, name);
    const keep = (app: SandboxedApp, value: unknown) => {
      const own = values.get(app) ?? new Map<string, unknown>();
      values.set(app, own.set(name, value));
    };
    Object.defineProperty(window, name, {
      configurable: true,
      get: function read() {
        const app = findCallingApp(read);
        return app ? values.get(app)?.get(name) : ofShell;
      },
      set: function write(value: unknown) {
        const view = currentAppWindow();
        const running = view ? appOf(view) : undefined;
        // The script itself, or qiankun on its behalf.
        const app = findCallingApp(write) ?? running;
        if (!app) {
          ofShell = value;
          return;
        }
        keep(app, value);
        if (view && running === app) define(view, { [name]: value });
      },
    });
  }
  return () => EXEMPT_NAMES.forEach((name) => Reflect.deleteProperty(window, name));
}

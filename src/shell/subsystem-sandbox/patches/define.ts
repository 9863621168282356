/** Undoes what a patch tracked and returns how much was left. */
export type Cleanup = () => number;

/** The window of a micro-app: qiankun's proxy. */
export type SandboxWindow = Window & typeof globalThis;

/** Defines values on the window of a micro-app; the real one is not changed. */
export function define(target: object, values: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(target, name, { value, configurable: true, enumerable: true, writable: true });
}

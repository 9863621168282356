import type { SandboxWindow } from './define';

/**
 * Makes `new Function(text)` of a micro-app see the micro-app's globals, as its scripts do; its `this` is not the real
 * window. Vue's template compiler creates functions that use the global `Vue`.
 */
export function patchFunctions(real: SandboxWindow, view: () => SandboxWindow): { values: Record<string, unknown> } {
  const { Function: Native } = real as unknown as { Function: FunctionConstructor };
  const make = (args: unknown[]): ((...args: unknown[]) => unknown) => {
    const parameters = args.slice(0, -1).join(',');
    const body = String(args.at(-1) ?? '');
    const inner = Native('__view', `with(__view){return function anonymous(${parameters}\n){\n${body}\n}}`)(view()) as (
      ...args: unknown[]
    ) => unknown;
    return function anonymous(this: unknown, ...given: unknown[]) {
      return inner.apply(this === undefined || this === real ? view() : this, given);
    };
  };
  return {
    values: { Function: new Proxy(Native, { apply: (_, __, args) => make(args), construct: (_, args) => make(args) }) },
  };
}

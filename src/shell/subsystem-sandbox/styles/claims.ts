import type { StyleScope } from './styleScope';

/** Style and link elements that a micro-app has created through its own document, which qiankun puts into the pane. */
const claims = new WeakMap<Node, StyleScope>();

export const claimElement = (element: Node, scope: StyleScope): void => void claims.set(element, scope);
export const isClaimed = (element: Node): boolean => claims.has(element);

type Insert = (this: unknown, node: Node, ...rest: never[]) => unknown;

/**
 * Makes `head` and `body` scope a claimed style element before inserting it; otherwise the browser would first apply
 * its rules to the whole page. Called once, after qiankun has replaced these methods; its own marks on them are kept.
 */
export function patchStyleInsertion(): void {
  const targets = [
    [HTMLHeadElement.prototype, 'appendChild'],
    [HTMLHeadElement.prototype, 'insertBefore'],
    [HTMLBodyElement.prototype, 'appendChild'],
  ] as const;
  for (const [prototype, name] of targets) {
    const native = prototype[name] as Insert;
    const patched: Insert = function (node, ...rest) {
      const scope = claims.get(node);
      scope?.adopt(node);
      const result = native.call(this, node, ...rest);
      scope?.settle(node);
      return result;
    };
    for (const symbol of Object.getOwnPropertySymbols(native))
      Object.defineProperty(patched, symbol, Object.getOwnPropertyDescriptor(native, symbol)!);
    Object.defineProperty(prototype, name, { value: patched, configurable: true, writable: true });
  }
}

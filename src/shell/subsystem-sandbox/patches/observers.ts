import type { SandboxWindow, Cleanup } from './define';

interface AnyObserver {
  observe(...args: unknown[]): void;
  unobserve?(target: object): void;
  disconnect(): void;
}
type ObserverClass = new (...args: unknown[]) => AnyObserver;

const NAMES = ['MutationObserver', 'ResizeObserver', 'IntersectionObserver', 'PerformanceObserver'] as const;

/** Tracks the observers of one micro-app: those that still observe at the end are disconnected. */
export function patchObservers(real: SandboxWindow): { values: Record<string, unknown>; undo: Cleanup } {
  // Held weakly: an observer whose nodes are gone is collected, as it would be outside of the sandbox.
  const left = new Map<AnyObserver | WeakRef<AnyObserver>, true>();
  const references = new WeakMap<AnyObserver, WeakRef<AnyObserver>>();
  let isOver = false;

  const forget = (observer: AnyObserver) => {
    const reference = references.get(observer);
    if (reference) left.delete(reference);
  };
  const keep = (observer: AnyObserver) => {
    let reference = references.get(observer);
    if (!reference) references.set(observer, (reference = new WeakRef(observer)));
    left.set(reference, true);
    if (left.size % 100 === 0)
      for (const one of left.keys()) if (one instanceof WeakRef && !one.deref()) left.delete(one);
  };

  const tracked = (Native: ObserverClass) => {
    class Tracked extends Native {
      #targets = new WeakSet<object>();
      #count = 0;
      override observe(...args: unknown[]) {
        if (isOver) return;
        super.observe(...args);
        const [target] = args;
        if (typeof target === 'object' && target !== null && !this.#targets.has(target)) {
          this.#targets.add(target);
          this.#count += 1;
        }
        keep(this);
      }
      override unobserve(target: object) {
        super.unobserve?.(target);
        if (this.#targets.delete(target)) this.#count -= 1;
        if (this.#count === 0) forget(this);
      }
      override disconnect() {
        super.disconnect();
        this.#targets = new WeakSet();
        this.#count = 0;
        forget(this);
      }
    }
    // As the browser's are: Zone.js wraps the methods that `for…in` lists.
    for (const name of ['observe', 'unobserve', 'disconnect'] as const)
      if (name in Native.prototype) Object.defineProperty(Tracked.prototype, name, { enumerable: true });
    return Tracked;
  };

  const present = NAMES.filter((name) => name in real);
  return {
    values: Object.fromEntries(present.map((name) => [name, tracked(real[name] as unknown as ObserverClass)])),
    undo: () => {
      isOver = true;
      const alive = [...left.keys()].flatMap((one) => (one instanceof WeakRef ? (one.deref() ?? []) : one));
      alive.forEach((observer) => observer.disconnect());
      left.clear();
      return alive.length;
    },
  };
}

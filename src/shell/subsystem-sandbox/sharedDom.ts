import { layerOf } from './bodyLayer';
import { findCallingApp, type SandboxedApp } from './callers';
import type { ListenerTracker } from './patches/listeners';
import type { NodeTracker } from './patches/nodes';
import type { PanePlace } from './panePlace';
import { isClaimed } from './styles/claims';

/** Tracks the listeners and nodes that a micro-app adds to real objects of the page. */
export interface SideEffects extends SandboxedApp {
  listeners: ListenerTracker;
  nodes: NodeTracker;
  /** Absent where its style sheets and pop-ups are the page's. */
  inPane?: Pick<PanePlace, 'styles' | 'layer' | 'head'>;
  /** Called with a script that it adds; qiankun will fetch and evaluate it. */
  adoptScript(script: HTMLScriptElement): void;
}

let thirdPartyScripts = 0;
const isThirdParty = (address: string) => address !== '' && new URL(address).origin !== window.location.origin;

/** Number of third-party scripts that the shell itself has added since the watch began. */
export const countThirdPartyScripts = (): number => thirdPartyScripts;

type Method = (this: unknown, ...args: never[]) => unknown;

/** Replaces a method on one object; the prototype, and so every other object, stays as it is. */
function shadow(target: object, name: string, make: (inherited: Method) => Method): () => void {
  // Looked up at each call: qiankun replaces some of them on the prototype.
  const inherited: Method = function (this: unknown, ...args) {
    return (Reflect.get(Object.getPrototypeOf(target) as object, name) as Method).apply(this, args);
  };
  Object.defineProperty(target, name, { value: make(inherited), configurable: true, writable: true });
  return () => void Reflect.deleteProperty(target, name);
}

const isStyle = (node: unknown) => node instanceof HTMLStyleElement || node instanceof HTMLLinkElement;

/** The element of its pane that takes what a micro-app adds to the page; null where the page itself takes it. */
function placeFor(app: SideEffects, target: Node, name: string, [first]: readonly unknown[]): Element | null {
  if (!app.inPane) return null;
  const { styles, layer, head } = app.inPane;
  if (first instanceof Node) styles.adopt(first);
  if (first instanceof HTMLScriptElement) return null;
  // qiankun itself moves style elements that were created through the sandboxed document.
  if (isStyle(first)) return isClaimed(first as Node) ? null : head();
  if (target === document.head) return null;
  const isBeside = /^insertAdjacent/.test(name) && /^(beforebegin|afterend)$/i.test(String(first));
  return isBeside ? null : layer();
}

/** A reference node may be a child of the page instead of the place in the pane. */
function argumentsFor(place: Element, name: string, args: unknown[]): [name: string, args: unknown[]] {
  const [first, second] = args;
  const isReferenceInPlace = second instanceof Node && second.parentNode === place;
  if (name === 'insertBefore') return [name, [first, isReferenceInPlace ? second : second ? place.firstChild : null]];
  if (name === 'replaceChild' && !isReferenceInPlace) return ['appendChild', [first]];
  return [name, args];
}

/** Whether qiankun evaluates a script that is added by this method; otherwise the page's policy refuses it. */
const takesScripts = (target: Element, name: string): boolean =>
  name === 'appendChild' ? target !== document.documentElement : name === 'insertBefore' && target === document.head;

const isScript = (node: unknown): node is HTMLScriptElement => node instanceof HTMLScriptElement && node.src !== '';

/** Adds a script as qiankun expects it. */
const addScript = (script: HTMLScriptElement): unknown => {
  const { appendChild } = Object.getPrototypeOf(document.head) as HTMLHeadElement;
  return appendChild.call(document.head, script);
};

/** Takes the scripts from the arguments of a call that adds nodes; returns what is left of them, null when nothing is. */
function takeScripts(app: SideEffects, target: Element, name: string, args: never[]): never[] | null {
  for (const one of args as unknown[]) if (isScript(one)) app.adoptScript(one);
  // Scripts of an unmounted micro-app have no `src` any more.
  if (!args.some(isScript) || takesScripts(target, name)) return args;
  args.filter(isScript).forEach(addScript);
  const left = args.filter((one) => !isScript(one));
  return /^(ap|pre)pend$/.test(name) && left.length > 0 ? left : null;
}

const present = <T>(values: (T | null | undefined)[]): T[] => values.filter((value) => value != null);

/**
 * Intercepts calls on the DOM objects that every micro-app reaches around its sandbox: React itself listens on the real
 * `ownerDocument`, and pop-ups go to the real `body`. Calls of the shell pass; those of a micro-app are tracked.
 * Methods that are called through a prototype are not intercepted.
 */
export function watchSharedDom(): () => void {
  const undo: (() => void)[] = [];

  const listened = present<EventTarget>([
    window,
    document,
    document.documentElement,
    document.body,
    window.visualViewport,
    window.screen?.orientation,
    document.fonts,
  ]);
  for (const target of listened) {
    undo.push(
      shadow(target, 'addEventListener', (inherited) => {
        return function addEventListener(this: unknown, ...args) {
          const app = findCallingApp(addEventListener) as SideEffects | undefined;
          if (!app) return inherited.apply(this ?? window, args);
          return app.listeners.add(target, ...(args as unknown as [string, EventListener]));
        };
      }),
      shadow(target, 'removeEventListener', (inherited) => {
        return function removeEventListener(this: unknown, ...args) {
          const app = findCallingApp(removeEventListener) as SideEffects | undefined;
          if (!app) return inherited.apply(this ?? window, args);
          return app.listeners.remove(target, ...(args as unknown as [string, EventListener]));
        };
      }),
    );
  }

  const filled = [document.body, document.documentElement, document.head];
  const adding = ['appendChild', 'insertBefore', 'replaceChild', 'append', 'prepend', 'replaceChildren'];
  for (const target of filled) {
    for (const name of [...adding, 'insertAdjacentElement', 'insertAdjacentHTML']) {
      undo.push(
        shadow(target, name, (inherited) => {
          return function insert(this: unknown, ...args) {
            const app = findCallingApp(insert) as SideEffects | undefined;
            if (!app) {
              const [first] = args as unknown[];
              if (first instanceof HTMLScriptElement && isThirdParty(first.src)) thirdPartyScripts += 1;
              return inherited.apply(this, args);
            }
            const [first] = args as unknown[];
            const left = takeScripts(app, target, name, args);
            if (!left) return first;
            const place = placeFor(app, target, name, args);
            const parent = place ?? target;
            const before = new Set(parent.childNodes);
            const [method, given] = place ? argumentsFor(place, name, left) : [name, left];
            const answer = place
              ? (Reflect.get(Element.prototype, method) as Method).apply(place, given as never[])
              : inherited.apply(this, left);
            if (first instanceof Node) app.inPane?.styles.settle(first);
            app.nodes.add([...parent.childNodes].filter((node) => !before.has(node)));
            return answer;
          };
        }),
      );
    }
  }
  for (const target of filled)
    undo.push(
      shadow(target, 'removeChild', (inherited) => {
        return function removeChild(this: unknown, ...args) {
          const [child] = args as unknown[];
          // What was added here may be in a pane.
          const parent = child instanceof Node && child.parentNode !== target ? child.parentNode : null;
          const isInPane = parent && (layerOf(child) ?? (isStyle(child) && !isClaimed(child as Node)));
          return isInPane ? parent.removeChild(child as Node) : inherited.apply(this, args);
        };
      }),
    );
  return () => undo.forEach((one) => one());
}

import { findCallingApp, type SandboxedApp } from './callers';

/**
 * Zone.js, which Angular programs bring, replaces functions and handler properties on prototypes of the realm, so that
 * callbacks run in its zones. Each micro-app has its own version of these: a call gets that of the calling micro-app,
 * and one that is about to run a script finds its own, or the browser's. Otherwise
 *
 * - the portal could not remove a listener that it had added through a version that is gone;
 * - the promises of qiankun would run in the microtasks of Zone.js, which read the window and so start the next one;
 * - a second Zone.js would find the marks of the first, and take itself for loaded.
 *
 * Each Zone.js has marks of its own, too: on window, document and body it keeps its listeners in them.
 */

const METHODS: ReadonlySet<string> = new Set([
  'addEventListener',
  'removeEventListener',
  'then',
  ...['open', 'send', 'abort'],
]);
const HANDLER = /^on[a-z]+$/;
const MARK = /^__zone_symbol__/;

let runs = 0;

/** Beginning of the marks of one run's Zone.js. */
export const zonePrefixFor = (code: string): string => `__zone_symbol__${code}${(runs += 1)}_`;

/** Removes the marks of one run's Zone.js from elements that outlive it. */
export function removeZoneMarks(prefix: string): void {
  for (const element of [document.documentElement, document.body])
    for (const key of Object.getOwnPropertyNames(element))
      if (key.startsWith(prefix)) Reflect.deleteProperty(element, key);
}

/** Whether a property of a prototype is one of those that every micro-app has a version of. */
export const isInstrumented = (key: PropertyKey): key is string =>
  typeof key === 'string' && (METHODS.has(key) || HANDLER.test(key) || MARK.test(key));

type Descriptor = PropertyDescriptor | undefined;

interface Slot {
  holder: object;
  key: string;
  original: Descriptor;
  versions: Map<SandboxedApp, Descriptor>;
  /** What everybody else finds on the holder. */
  shared: Descriptor;
}

type Callable = (this: unknown, ...args: unknown[]) => unknown;

/** A property that calls the version of the calling micro-app, and the original for all others. */
function sharedOf({ original, versions }: Omit<Slot, 'shared'>): Descriptor {
  const newest = [...versions.values()].at(-1);
  const versionFor = (callee: Callable) => {
    const app = findCallingApp(callee);
    return (app && versions.get(app)) ?? original;
  };
  if (typeof original?.value === 'function' && typeof newest?.value === 'function') {
    const call: Callable = function (...args) {
      return Reflect.apply(versionFor(call)?.value as Callable, this, args);
    };
    return { ...original, value: call };
  }
  if (original?.get || original?.set) {
    const read: Callable = function () {
      return versionFor(read)?.get?.call(this);
    };
    const write: Callable = function (value) {
      versionFor(write)?.set?.call(this, value);
    };
    return { ...original, get: read, set: write };
  }
  // A mark, which each version of Zone.js writes with the same meaning.
  return newest;
}

/** The versions of all micro-apps; `write` puts a property on its holder, or removes it. */
export function createInstrumentedBuiltIns(write: (holder: object, key: string, descriptor: Descriptor) => void) {
  const slots = new Map<object, Map<string, Slot>>();
  let entered: SandboxedApp | undefined;

  const slotOf = (holder: object, key: PropertyKey) => slots.get(holder)?.get(key as string);
  const all = () => [...slots.values()].flatMap((ofHolder) => [...ofHolder.values()]);
  const versionOf = ({ versions, original }: Slot, app: SandboxedApp) =>
    versions.has(app) ? versions.get(app) : original;

  return {
    /** Puts a micro-app's own versions, else the originals, in place; returns whether there are any. */
    enter: (app: SandboxedApp): boolean => {
      all().forEach((slot) => write(slot.holder, slot.key, versionOf(slot, app)));
      if (slots.size > 0) entered = app;
      return slots.size > 0;
    },
    isEntered: (app: SandboxedApp) => entered === app,
    /** Whether any micro-app has a version of anything. */
    isInUse: () => slots.size > 0,
    /** Keeps the version that a micro-app has just put on a holder. */
    keep: (app: SandboxedApp, holder: object, key: string, original: Descriptor, made: Descriptor) => {
      const ofHolder = slots.get(holder) ?? new Map<string, Slot>();
      const slot = ofHolder.get(key) ?? { holder, key, original, versions: new Map(), shared: undefined };
      // The newest last.
      slot.versions.delete(app);
      slot.versions.set(app, made);
      slot.shared = sharedOf(slot);
      slots.set(holder, ofHolder.set(key, slot));
      write(holder, key, slot.shared);
    },
    /** Puts in place what everybody else finds. */
    leave: () => {
      if (entered) all().forEach(({ holder, key, shared }) => write(holder, key, shared));
      entered = undefined;
    },
    /** Forgets a version; returns whether there was one. The last one gives the original back. */
    drop: (app: SandboxedApp, holder: object, key: PropertyKey): boolean => {
      const slot = slotOf(holder, key);
      if (!slot?.versions.delete(app)) return false;
      slot.shared = slot.versions.size > 0 ? sharedOf(slot) : slot.original;
      write(holder, slot.key, slot.shared);
      if (slot.versions.size > 0) return true;
      slots.get(holder)!.delete(slot.key);
      if (slots.get(holder)!.size === 0) slots.delete(holder);
      return true;
    },
    /** What a micro-app itself finds on a holder. */
    valueFor: (app: SandboxedApp, holder: object, key: string): unknown => {
      const slot = entered === app ? undefined : slotOf(holder, key);
      return (slot ? versionOf(slot, app) : Object.getOwnPropertyDescriptor(holder, key))?.value;
    },
  };
}

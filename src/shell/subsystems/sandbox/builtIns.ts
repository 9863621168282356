/**
 * Restores built-ins that a micro-app replaces: the realm is shared, so a replaced `Array.prototype.map` or
 * `JSON.parse` affects everyone. They are compared around each mount; a difference is attributed to the micro-app of
 * that step and undone when it stops (T19), as are its additions to the real window.
 */

const PROTOTYPES = [
  'Object',
  'Function',
  'Array',
  'String',
  'Number',
  'Boolean',
  'Date',
  'RegExp',
  'Promise',
  'Map',
  'Set',
  'Error',
  'EventTarget',
  'Node',
  'Element',
  'HTMLElement',
  'Document',
  'History',
  'Storage',
  'XMLHttpRequest',
  'Response',
  'Headers',
  'Request',
  'URL',
  'CSSStyleSheet',
] as const;

const OBJECTS = ['JSON', 'Math', 'Reflect', 'console', 'navigator', 'history', 'document'] as const;

/** Functions of the window; every other name that appears on it later counts as a global of a micro-app. */
const WINDOW_NAMES = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'queueMicrotask',
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'postMessage',
  'open',
  'close',
  'alert',
  'confirm',
  'prompt',
  'print',
  'getComputedStyle',
  'matchMedia',
  'getSelection',
  'structuredClone',
  'reportError',
  'onerror',
  'onunhandledrejection',
  'onpopstate',
  'onhashchange',
  'onbeforeunload',
  'MutationObserver',
  'ResizeObserver',
  'IntersectionObserver',
  'Worker',
  'Promise',
  'Proxy',
  'Object',
  'Array',
  'Function',
  'Map',
  'Set',
  'Date',
  'JSON',
  'Symbol',
] as const;

/** Names that loaders and the browser add to the window. */
const NOT_GLOBALS =
  /^(\d+|proxy|__proxyAttachContainerConfigMap__|__currentLockingSandbox__|__app_instance_name_map__|webpackChunk.*|webpackHotUpdate.*)$/;

type Key = string | symbol;
type Kind = 'builtIn' | 'global';

interface Change {
  holder: object;
  key: Key;
  kind: Kind;
  original: PropertyDescriptor | undefined;
  made: PropertyDescriptor | undefined;
}

interface Watched {
  holder: object;
  known: Map<Key, PropertyDescriptor>;
  /** Only these keys are compared; any new key is a global. */
  only?: ReadonlySet<Key>;
}

const descriptorsOf = (holder: object): Map<Key, PropertyDescriptor> =>
  new Map(Reflect.ownKeys(holder).map((key) => [key, Object.getOwnPropertyDescriptor(holder, key)!]));

/** Compares the functions: a getter that returns a new value has not been replaced. */
const isSame = (one: PropertyDescriptor | undefined, other: PropertyDescriptor | undefined): boolean =>
  one === undefined || other === undefined
    ? one === other
    : one.get === other.get && one.set === other.set && Object.is(one.value, other.value);

const isTool = ({ value, get, set }: PropertyDescriptor) => typeof value === 'function' || !!get || !!set;

/** The changes of one micro-app. */
export interface BuiltInsWatch {
  /** Looks for changes and attributes them to this micro-app, or to none. */
  audit(isOwn: boolean): void;
  /** Restores what it changed. */
  undo(): { builtIns: number; globals: number };
}

/**
 * Watches one window; the returned function creates the watch of one micro-app. `countThirdPartyScripts` counts the
 * scripts of other origins that the shell itself has added: after one of them a difference is attributed to none,
 * because undoing it could break the script.
 */
export function createBuiltIns(
  real: Window & typeof globalThis,
  countThirdPartyScripts = () => 0,
): () => BuiltInsWatch {
  let thirdPartyScripts = countThirdPartyScripts();
  const named = (name: string) => (real as unknown as Record<string, unknown>)[name];
  const isHolder = (value: unknown): value is object =>
    (typeof value === 'object' && value !== null) || typeof value === 'function';
  const holders = [
    ...PROTOTYPES.flatMap((name) => {
      const made = named(name) as { prototype?: object } | undefined;
      return made?.prototype ? [made, made.prototype] : [];
    }),
    ...OBJECTS.map(named),
  ].filter(isHolder);
  const watched: Watched[] = holders.map((holder) => ({ holder, known: descriptorsOf(holder) }));
  watched.push({ holder: real, known: descriptorsOf(real), only: new Set(WINDOW_NAMES) });

  /** Returns the differences since the last comparison. */
  const compare = (): Change[] => {
    const changes: Change[] = [];
    for (const { holder, known, only } of watched) {
      for (const key of Reflect.ownKeys(holder)) {
        const before = known.get(key);
        if (only && before && !only.has(key)) continue;
        if (only && !before && NOT_GLOBALS.test(String(key))) continue;
        const now = Object.getOwnPropertyDescriptor(holder, key)!;
        if (isSame(before, now)) continue;
        if (before && !isTool(before) && !isTool(now)) continue;
        changes.push({ holder, key, kind: only && !before ? 'global' : 'builtIn', original: before, made: now });
        known.set(key, now);
      }
      for (const [key, original] of known) {
        if ((only && !only.has(key)) || Object.hasOwn(holder, key)) continue;
        changes.push({ holder, key, kind: 'builtIn', original, made: undefined });
        known.delete(key);
      }
    }
    return changes;
  };

  /** Changes of all running micro-apps. */
  const all = new Set<Change>();
  const isOfOne = (one: Change, other: Change) => one.holder === other.holder && one.key === other.key;

  return () => {
    const own: Change[] = [];
    return {
      audit: (isOwn) => {
        const changes = compare();
        const isClear = thirdPartyScripts === countThirdPartyScripts();
        thirdPartyScripts = countThirdPartyScripts();
        if (!isOwn || !isClear) return;
        for (const change of changes) {
          const earlier = own.find((one) => isOfOne(one, change));
          if (earlier) {
            earlier.made = change.made;
            continue;
          }
          own.push(change);
          all.add(change);
        }
      },
      undo: () => {
        const count = { builtIns: 0, globals: 0 };
        for (const change of own.splice(0)) {
          const { holder, key, kind, original, made } = change;
          all.delete(change);
          count[kind === 'global' ? 'globals' : 'builtIns'] += 1;
          // Another micro-app has replaced it since: it restores the shell's value when it stops.
          const further = [...all].find((one) => isOfOne(one, change) && isSame(one.original, made));
          if (further) {
            further.original = original;
            continue;
          }
          const done = original ? Reflect.defineProperty(holder, key, original) : Reflect.deleteProperty(holder, key);
          const record = watched.find((one) => one.holder === holder)!.known;
          if (done && original) record.set(key, original);
          if (done && !original) record.delete(key);
        }
        return count;
      },
    };
  };
}

import type { SandboxedApp } from './callers';
import { createInstrumentedBuiltIns, isInstrumented } from './instrumentedBuiltIns';
import { holdersOf, isGlobal, isWindowName, type Holder } from './watchedBuiltIns';

/**
 * Restores built-ins that a micro-app replaces: the realm is shared, so a replaced `Array.prototype.map` or
 * `JSON.parse` affects everyone. They are compared after each of its scripts and life cycles; a difference is attributed
 * to the micro-app of that step and undone when it stops (T19), as are its additions to the real window.
 * What it adds to a prototype is hidden from `for…in` at once, which would list it for every object of every program.
 * What Zone.js replaces stays the micro-app's own (`instrumentedBuiltIns.ts`).
 */

/** Names that one line of the console has. */
const MAX_NAMED = 10;

type Key = string | symbol;
type Listening = EventTarget['addEventListener'];
type Kind = 'builtIn' | 'global';

interface Change {
  /** Name for people, such as `Object.prototype.extend`. */
  name: string;
  /** Code of the micro-app that made it. */
  code: string;
  holder: object;
  key: Key;
  kind: Kind;
  original: PropertyDescriptor | undefined;
  made: PropertyDescriptor | undefined;
}

interface Watched extends Holder {
  known: Map<Key, PropertyDescriptor>;
  /** Only these keys are compared; any new key is a global. */
  only?: (key: Key) => boolean;
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
  /** Call before one of its scripts runs, and `audit(true)` after it: it finds its own versions of what Zone.js replaces. */
  enter(): void;
  /** Compares, and attributes the changes to this micro-app if `isOwn`, otherwise to none. */
  audit(isOwn: boolean): void;
  /** Restores what it changed. */
  undo(): { builtIns: number; globals: number };
  /** What other running micro-apps have changed, for the message of an error that it may have caused; often empty. */
  changedByOthers(): string;
  /** The functions by which it listens: those of its Zone.js, else the browser's. */
  listening(): Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** Hides a property that was added to a prototype from `for…in`. */
function hide({ object, isPrototype }: Watched, key: Key, made: PropertyDescriptor): PropertyDescriptor {
  if (!isPrototype || !made.enumerable || !made.configurable) return made;
  const hidden = { ...made, enumerable: false };
  return Reflect.defineProperty(object, key, hidden) ? hidden : made;
}

/** Whether a change affects other code. Libraries, and the loader, keep marks of their own on the document. */
const isNoticed = ({ kind, holder, key }: Change): boolean =>
  kind === 'builtIn' && holder !== document && !isInstrumented(key);

const listed = (names: readonly string[]): string =>
  names.length > MAX_NAMED
    ? `${names.slice(0, MAX_NAMED).join(', ')} and ${names.length - MAX_NAMED} more`
    : names.join(', ');

/**
 * Watches one window; the returned function creates the watch of one micro-app. `countThirdPartyScripts` counts the
 * scripts of other origins that the shell itself has added: after one of them a difference is attributed to none,
 * because undoing it could break the script.
 */
export function createBuiltIns(
  real: Window & typeof globalThis,
  countThirdPartyScripts = () => 0,
): (code: string, app?: SandboxedApp) => BuiltInsWatch {
  let thirdPartyScripts = countThirdPartyScripts();
  const watched: Watched[] = holdersOf(real).map((holder) => ({ ...holder, known: descriptorsOf(holder.object) }));
  watched.push({
    name: 'window',
    object: real,
    isPrototype: false,
    known: descriptorsOf(real),
    only: isWindowName,
  });

  const put = (holder: object, key: Key, descriptor: PropertyDescriptor | undefined): void => {
    const done = descriptor ? Reflect.defineProperty(holder, key, descriptor) : Reflect.deleteProperty(holder, key);
    const { known } = watched.find(({ object }) => object === holder)!;
    if (done && descriptor) known.set(key, descriptor);
    if (done && !descriptor) known.delete(key);
  };
  const instrumented = createInstrumentedBuiltIns(put);

  /** Returns the differences since the last comparison. */
  const compare = (code: string): Change[] => {
    const changes: Change[] = [];
    for (const each of watched) {
      const { name, object: holder, known, only } = each;
      const note = (key: Key, kind: Kind, original: Change['original'], made: Change['made']) =>
        void changes.push({ name: `${name}.${String(key)}`, code, holder, key, kind, original, made });
      let left = known.size;
      for (const key of Reflect.ownKeys(holder)) {
        const before = known.get(key);
        if (before) left -= 1;
        if (only && before && !only(key)) continue;
        if (only && !before && !isGlobal(key)) continue;
        const now = Object.getOwnPropertyDescriptor(holder, key)!;
        if (isSame(before, now)) continue;
        if (before && !isTool(before) && !isTool(now)) continue;
        const made = before ? now : hide(each, key, now);
        note(key, only && !before ? 'global' : 'builtIn', before, made);
        known.set(key, made);
      }
      if (left === 0) continue;
      for (const [key, original] of known) {
        if ((only && !only(key)) || Object.hasOwn(holder, key)) continue;
        note(key, 'builtIn', original, undefined);
        known.delete(key);
      }
    }
    return changes;
  };

  /** Changes of all running micro-apps. */
  const all = new Set<Change>();
  const isOfOne = (one: Change, other: Change) => one.holder === other.holder && one.key === other.key;

  return (code, app = { code, origins: new Set(), isCurrent: () => true }) => {
    const own: Change[] = [];
    const report = (changes: readonly Change[]) => {
      const warn = (what: string, some: readonly Change[]) => {
        if (some.length > 0) console.warn(`[subsystem] ${code}: ${what}: ${listed(some.map(({ name }) => name))}`);
      };
      warn('changed built-ins that every subsystem shares', changes.filter(isNoticed));
      const globals = changes.filter(({ kind }) => kind === 'global');
      warn('put names on the window that every subsystem shares', globals);
    };
    const watch: BuiltInsWatch = {
      enter: () => {
        // What has changed since the last comparison is noted when it leaves; versions would overwrite it before.
        if (instrumented.isInUse() || thirdPartyScripts !== countThirdPartyScripts()) watch.audit(true);
        instrumented.enter(app);
      },
      audit: (isOwn) => {
        const changes = compare(code);
        // No script of the shell has run since it entered.
        const isClear = instrumented.isEntered(app) || thirdPartyScripts === countThirdPartyScripts();
        thirdPartyScripts = countThirdPartyScripts();
        if (!isOwn || !isClear) return;
        for (const { kind, holder, key, original, made } of changes)
          if (kind === 'builtIn' && isInstrumented(key)) instrumented.keep(app, holder, key, original, made);
        instrumented.leave();
        const added = changes.filter((change) => {
          const earlier = own.find((one) => isOfOne(one, change));
          if (earlier) earlier.made = change.made;
          return !earlier;
        });
        for (const change of added) {
          own.push(change);
          all.add(change);
        }
        report(added);
      },
      changedByOthers: () => {
        const others = [...all].filter((change) => isNoticed(change) && !own.includes(change));
        return listed(others.map((change) => `${change.code}: ${change.name}`));
      },
      listening: () => ({
        addEventListener: instrumented.valueFor(app, EventTarget.prototype, 'addEventListener') as Listening,
        removeEventListener: instrumented.valueFor(app, EventTarget.prototype, 'removeEventListener') as Listening,
      }),
      undo: () => {
        const count = { builtIns: 0, globals: 0 };
        for (const change of own.splice(0)) {
          const { holder, key, kind, original, made } = change;
          all.delete(change);
          count[kind === 'global' ? 'globals' : 'builtIns'] += 1;
          if (instrumented.drop(app, holder, key)) continue;
          // Another micro-app has replaced it since: it restores the shell's value when it stops.
          const further = [...all].find((one) => isOfOne(one, change) && isSame(one.original, made));
          if (further) {
            further.original = original;
            continue;
          }
          put(holder, key, original);
        }
        return count;
      },
    };
    return watch;
  };
}

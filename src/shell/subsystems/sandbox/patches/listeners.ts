import type { Undo } from './define';

type Listener = EventListenerOrEventListenerObject | null;
type Options = boolean | AddEventListenerOptions | undefined;

interface Entry {
  target: EventTarget;
  type: string;
  listener: Listener;
  /** What the browser holds in its place. */
  given: Listener;
  capture: boolean;
}

/** What a person does: a hidden micro-app hears nothing of it, and so nothing in it closes or moves (point 3). */
const DONE_BY_A_PERSON: ReadonlySet<string> = new Set([
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'dblclick', 'auxclick', 'contextmenu'],
  ...['touchstart', 'touchend', 'keydown', 'keyup', 'keypress', 'focusin', 'focusout', 'wheel', 'scroll'],
  ...['copy', 'cut', 'paste'],
]);

const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;

const captureOf = (options: Options): boolean => (typeof options === 'boolean' ? options : options?.capture === true);

/** Listeners of one micro-app on objects that outlive it: the real window and document, media queries. */
export interface ListenerLedger {
  add(target: EventTarget, type: string, listener: Listener, options?: Options): void;
  remove(target: EventTarget, type: string, listener: Listener, options?: Options): void;
  /** A `matchMedia` whose answers are watched: the browser keeps those that have listeners. */
  matchMedia(query: string): MediaQueryList;
  undo: Undo;
}

/**
 * Keeps the listeners of one micro-app. `divert` may take one over, such as for `popstate`; it then does all the work.
 * While `isShown` says no, what a person does elsewhere in the page is not heard.
 */
export function createListenerLedger(
  divert: (target: EventTarget, type: string) => EventTarget | null,
  isShown: () => boolean = () => true,
): ListenerLedger {
  const entries = new Set<Entry>();
  let isOver = false;

  const find = (target: EventTarget, type: string, listener: Listener, options: Options) => {
    const capture = captureOf(options);
    for (const entry of entries)
      if (entry.target === target && entry.type === type && entry.listener === listener && entry.capture === capture)
        return entry;
    return undefined;
  };

  const deafened = (listener: NonNullable<Listener>): EventListener =>
    function deafWhileHidden(this: unknown, event) {
      if (!isShown()) return;
      if (typeof listener === 'function') listener.call(this as EventTarget, event);
      else listener.handleEvent(event);
    };

  const ledger: ListenerLedger = {
    add: (wanted, type, listener, options) => {
      if (isOver || listener === null || listener === undefined) return;
      const target = divert(wanted, type) ?? wanted;
      if (find(target, type, listener, options)) return;
      // The browser would drop a listener for one time after an event that was not passed on.
      const isOnce = typeof options === 'object' && options?.once === true;
      const given = DONE_BY_A_PERSON.has(type) && !isOnce ? deafened(listener) : listener;
      add.call(target, type, given, options);
      const entry = { target, type, listener, given, capture: captureOf(options) };
      entries.add(entry);
      if (typeof options !== 'object' || options === null) return;
      const drop = () => void entries.delete(entry);
      if (options.once) add.call(target, type, drop, { once: true, capture: entry.capture });
      options.signal?.addEventListener('abort', drop, { once: true });
    },
    remove: (wanted, type, listener, options) => {
      const target = divert(wanted, type) ?? wanted;
      const entry = find(target, type, listener, options);
      if (entry) entries.delete(entry);
      remove.call(target, type, entry?.given ?? listener, options);
    },
    matchMedia: (query) => {
      const list = window.matchMedia(query);
      const watch = (listener: Listener) => ledger.add(list, 'change', listener);
      const unwatch = (listener: Listener) => ledger.remove(list, 'change', listener);
      return Object.assign(list, {
        addEventListener: (type: string, listener: Listener, options?: Options) =>
          ledger.add(list, type, listener, options),
        removeEventListener: (type: string, listener: Listener, options?: Options) =>
          ledger.remove(list, type, listener, options),
        addListener: watch,
        removeListener: unwatch,
      });
    },
    undo: () => {
      isOver = true;
      const count = entries.size;
      for (const { target, type, given, capture } of entries) remove.call(target, type, given, capture);
      entries.clear();
      return count;
    },
  };
  return ledger;
}

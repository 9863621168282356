import type { Cleanup } from './define';

type Listener = EventListenerOrEventListenerObject | null;
type Options = boolean | AddEventListenerOptions | undefined;

interface Entry {
  target: EventTarget;
  type: string;
  listener: Listener;
  /** The listener that the browser holds instead. */
  given: Listener;
  capture: boolean;
  /** Counterpart of the function that added it. */
  remove: EventTarget['removeEventListener'];
}

/**
 * User input: suppressed in a hidden micro-app, so that nothing in it closes or moves. Release events
 * (`pointerup`, `mouseup`, `touchend`, `keyup`) pass: without them a drag that was in progress would never end.
 */
const DONE_BY_A_PERSON: ReadonlySet<string> = new Set([
  ...['pointerdown', 'mousedown', 'click', 'dblclick', 'auxclick', 'contextmenu'],
  ...['touchstart', 'keydown', 'keypress', 'focusin', 'focusout', 'wheel', 'scroll'],
  ...['copy', 'cut', 'paste'],
]);

const { addEventListener, removeEventListener } = EventTarget.prototype;
const byBrowser = { addEventListener, removeEventListener };

const captureOf = (options: Options): boolean => (typeof options === 'boolean' ? options : options?.capture === true);

/** Listeners of one micro-app on objects that outlive it: the real window and document, media queries. */
export interface ListenerTracker {
  add(target: EventTarget, type: string, listener: Listener, options?: Options): void;
  remove(target: EventTarget, type: string, listener: Listener, options?: Options): void;
  /** A `matchMedia` whose results are tracked: the browser retains those that have listeners. */
  matchMedia(query: string): MediaQueryList;
  undo: Cleanup;
}

/**
 * Tracks the listeners of one micro-app. `divert` may return another target, such as for `popstate`, which then gets
 * the listener. While `isShown` returns false, user input elsewhere in the page is suppressed. `onRun` is called before
 * a listener that does not get the event from the browser itself. `listening` returns the functions that add and remove:
 * with those of a micro-app's Zone.js its listeners run in its zones.
 */
export function createListenerTracker(
  divert: (target: EventTarget, type: string) => EventTarget | null,
  isShown: () => boolean = () => true,
  onRun: () => void = () => undefined,
  listening: () => Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = () => byBrowser,
): ListenerTracker {
  const entries = new Set<Entry>();
  let isOver = false;

  const find = (target: EventTarget, type: string, listener: Listener, options: Options) => {
    const capture = captureOf(options);
    for (const entry of entries)
      if (entry.target === target && entry.type === type && entry.listener === listener && entry.capture === capture)
        return entry;
    return undefined;
  };

  const drop = (entry: Entry) => {
    entries.delete(entry);
    entry.remove.call(entry.target, entry.type, entry.given, entry.capture);
  };

  const tracker: ListenerTracker = {
    add: (wanted, type, listener, options) => {
      if (isOver || listener === null || listener === undefined) return;
      const target = divert(wanted, type) ?? wanted;
      if (find(target, type, listener, options)) return;
      const { once: isOnce = false, signal } = typeof options === 'object' && options !== null ? options : {};
      if (signal?.aborted) return;

      const isSuppressed = DONE_BY_A_PERSON.has(type);
      const { addEventListener: add, removeEventListener: remove } = listening();
      const entry: Entry = { target, type, listener, given: listener, capture: captureOf(options), remove };
      // `once` is done by hand: the browser would remove the listener after a suppressed event.
      if (isSuppressed || isOnce)
        entry.given = function (this: unknown, event: Event) {
          if (isSuppressed && !isShown()) return;
          if (isOnce) drop(entry);
          onRun();
          if (typeof listener === 'function') listener.call(this as EventTarget, event);
          else listener.handleEvent(event);
        };
      entries.add(entry);
      add.call(target, type, entry.given, isOnce ? { ...(options as object), once: false } : options);
      signal?.addEventListener('abort', () => entries.delete(entry), { once: true });
    },
    remove: (wanted, type, listener, options) => {
      const target = divert(wanted, type) ?? wanted;
      const entry = find(target, type, listener, options);
      if (entry) drop(entry);
      else removeEventListener.call(target, type, listener, options);
    },
    matchMedia: (query) => {
      const list = window.matchMedia(query);
      const watch = (listener: Listener) => tracker.add(list, 'change', listener);
      const unwatch = (listener: Listener) => tracker.remove(list, 'change', listener);
      return Object.assign(list, {
        addEventListener: (type: string, listener: Listener, options?: Options) =>
          tracker.add(list, type, listener, options),
        removeEventListener: (type: string, listener: Listener, options?: Options) =>
          tracker.remove(list, type, listener, options),
        addListener: watch,
        removeListener: unwatch,
      });
    },
    undo: () => {
      isOver = true;
      const count = entries.size;
      entries.forEach(drop);
      return count;
    },
  };
  return tracker;
}

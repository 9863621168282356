/** An event as it is sent. */
export interface SentEvent {
  kind: string;
  owner: 'portal' | 'subsystem';
  /** Region of the portal, or code of the subsystem. */
  region: string;
  version?: string;
  /** Team that is called when the subsystem fails. */
  team?: string;
  name: string;
  message?: string;
  stack?: string;
  path: string;
  /** How often it happened since it was last sent. */
  count: number;
  /** Time that it took in all. */
  ms?: number;
}

export interface BatchOptions {
  build: string;
  send(body: string): void;
  now(): number;
  /** Calls back after a time; returns the cancel function. */
  after(ms: number, act: () => void): () => void;
}

/** Time for what belongs together to arrive. */
const COLLECT_MS = 3_000;
/** Between two batches. */
const INTERVAL_MS = 30_000;
const EVENTS_MAX = 20;
/** The receiver takes 16 kB. */
const BYTES_MAX = 15_000;
/** Different events for the life of a page, and batches: an error in a loop must not become a load on the receiver. */
const DIFFERENT_MAX = 200;
const BATCHES_MAX = 60;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/**
 * Collects events into batches: the same event again raises its count; at most one batch in 30 s, of limited size. Long
 * frames wait for another event, or for the window to be hidden.
 */
export function createBatches({ build, send, now, after }: BatchOptions) {
  const waiting = new Map<string, SentEvent>();
  const known = new Set<string>();
  let dropped = 0;
  let batches = 0;
  let lastAt = -Infinity;
  let cancel: (() => void) | undefined;

  const take = (): SentEvent[] => {
    const events: SentEvent[] = [];
    let bytes = bytesOf(JSON.stringify({ build, dropped, events }));
    for (const [key, event] of waiting) {
      bytes += bytesOf(JSON.stringify(event)) + 1;
      if (events.length === EVENTS_MAX || bytes > BYTES_MAX) break;
      events.push(event);
      waiting.delete(key);
    }
    return events;
  };

  const flush = () => {
    cancel?.();
    cancel = undefined;
    if (waiting.size === 0 || batches >= BATCHES_MAX) return;
    batches += 1;
    lastAt = now();
    send(JSON.stringify({ build, dropped, events: take() }));
    dropped = 0;
    if (waiting.size > 0) plan();
  };

  const plan = () => {
    cancel ??= after(Math.max(COLLECT_MS, lastAt + INTERVAL_MS - now()), flush);
  };

  return {
    add: (event: Omit<SentEvent, 'count'>) => {
      const { kind, owner, region, version = '', name, message = '' } = event;
      const key = JSON.stringify([kind, owner, region, version, name, message]);
      const same = waiting.get(key);
      if (same) {
        same.count += 1;
        if (event.ms !== undefined) same.ms = (same.ms ?? 0) + event.ms;
        return;
      }
      if (!known.has(key) && known.size >= DIFFERENT_MAX) {
        dropped += 1;
        return;
      }
      known.add(key);
      waiting.set(key, { ...event, count: 1 });
      if (kind !== 'long-frame') plan();
    },
    /** Sends what waits now: the window may not come back. */
    flush,
  };
}

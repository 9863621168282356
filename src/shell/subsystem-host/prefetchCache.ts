import type { RegisteredSubsystem } from '@/domain/subsystem/registry';
import type { AppSource } from '@/shell/subsystem-loader';

/** Prefetched code is dropped after this time, because it may be outdated. */
export const SUBSYSTEM_PREFETCH_TTL_MS = 60_000;

/** Prefetched code of a micro-app. */
export interface Prefetched {
  source: Promise<AppSource>;
  abort: AbortController;
}

/** Prefetches micro-apps one at a time and caches them for a short time; a failed prefetch is dropped (F19). */
export interface PrefetchCache {
  /** Prefetches a micro-app unless it is cached or in flight. The latest request is next, an earlier one is dropped. */
  prefetch(subsystem: RegisteredSubsystem): void;
  /** Prefetches micro-apps one after the other, whenever nothing else is in flight. */
  enqueue(subsystems: readonly RegisteredSubsystem[]): void;
  /** Removes and returns the cached or in-flight prefetch; null when there is none for this entry. */
  take(subsystem: RegisteredSubsystem): Prefetched | null;
  stop(): void;
}

interface CacheEntry extends Prefetched {
  entry: string;
  timer: ReturnType<typeof setTimeout> | null;
}

/** Creates a cache of what `fetchAhead` fetches. */
export function createPrefetchCache(
  fetchAhead: (subsystem: RegisteredSubsystem, signal: AbortSignal) => Promise<AppSource>,
): PrefetchCache {
  const entries = new Map<string, CacheEntry>();
  let isBusy = false;
  let next: RegisteredSubsystem | null = null;
  let queue: readonly RegisteredSubsystem[] = [];
  let isStopped = false;

  const forget = (code: string, one: CacheEntry) => {
    if (one.timer) clearTimeout(one.timer);
    if (entries.get(code) !== one) return;
    entries.delete(code);
    one.abort.abort();
  };

  const start = (subsystem: RegisteredSubsystem) => {
    const { code, entry } = subsystem;
    if (isStopped || entries.get(code)?.entry === entry) return;
    const abort = new AbortController();
    const source = fetchAhead(subsystem, abort.signal);
    const one: CacheEntry = { source, abort, entry, timer: null };
    entries.set(code, one);
    isBusy = true;
    void source
      .then(
        () => {
          if (entries.get(code) === one) one.timer = setTimeout(() => forget(code, one), SUBSYSTEM_PREFETCH_TTL_MS);
        },
        () => forget(code, one),
      )
      .finally(() => {
        isBusy = false;
        startNext();
      });
  };

  const startNext = () => {
    while (!isBusy && (next || queue.length > 0)) {
      const one = next ?? queue[0]!;
      if (next) next = null;
      else queue = queue.slice(1);
      start(one);
    }
  };

  return {
    prefetch: (subsystem) => {
      next = subsystem;
      startNext();
    },
    enqueue: (subsystems) => {
      queue = subsystems;
      startNext();
    },
    take: ({ code, entry }) => {
      if (next?.code === code) next = null;
      queue = queue.filter((one) => one.code !== code);
      const one = entries.get(code);
      if (!one) return null;
      if (one.timer) clearTimeout(one.timer);
      entries.delete(code);
      if (one.entry === entry) return one;
      one.abort.abort();
      return null;
    },
    stop: () => {
      isStopped = true;
      next = null;
      queue = [];
      for (const [code, one] of [...entries]) forget(code, one);
    },
  };
}

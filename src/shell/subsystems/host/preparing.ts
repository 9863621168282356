import { SUBSYSTEM_PREPARED_MS } from '@/constants/subsystems';
import type { SubsystemRecord } from '@/domain/subsystem/registry';
import type { AppSource } from '../loading/fetchApp';

/** Code and data fetched ahead of an opening. */
export interface Prepared {
  source: Promise<AppSource>;
  abort: AbortController;
}

/** Fetches micro-apps ahead: one at a time, kept for a short while, forgotten when it fails (F19). */
export interface Preparing {
  /** Fetches a micro-app unless that is under way or done. The one that was asked for last comes next. */
  prepare(record: SubsystemRecord): void;
  /** Hands over what was fetched, or is on its way; null when there is nothing of use. */
  take(record: SubsystemRecord): Prepared | null;
  stop(): void;
}

interface Kept extends Prepared {
  entry: string;
  timer: ReturnType<typeof setTimeout> | null;
}

/** Makes the store of what is fetched ahead by `fetchAhead`. */
export function createPreparing(
  fetchAhead: (record: SubsystemRecord, signal: AbortSignal) => Promise<AppSource>,
): Preparing {
  const kept = new Map<string, Kept>();
  let isBusy = false;
  let next: SubsystemRecord | null = null;
  let isStopped = false;

  const forget = (code: string, one: Kept) => {
    if (one.timer) clearTimeout(one.timer);
    if (kept.get(code) !== one) return;
    kept.delete(code);
    one.abort.abort();
  };

  const start = (record: SubsystemRecord) => {
    const { code, entry } = record;
    if (isStopped || kept.get(code)?.entry === entry) return;
    const abort = new AbortController();
    const source = fetchAhead(record, abort.signal);
    const one: Kept = { source, abort, entry, timer: null };
    kept.set(code, one);
    isBusy = true;
    void source
      .then(
        () => {
          if (kept.get(code) === one) one.timer = setTimeout(() => forget(code, one), SUBSYSTEM_PREPARED_MS);
        },
        () => forget(code, one),
      )
      .finally(() => {
        isBusy = false;
        const waiting = next;
        next = null;
        if (waiting) start(waiting);
      });
  };

  return {
    prepare: (record) => {
      if (isBusy) next = record;
      else start(record);
    },
    take: ({ code, entry }) => {
      if (next?.code === code) next = null;
      const one = kept.get(code);
      if (!one) return null;
      if (one.timer) clearTimeout(one.timer);
      kept.delete(code);
      if (one.entry === entry) return one;
      one.abort.abort();
      return null;
    },
    stop: () => {
      isStopped = true;
      next = null;
      for (const [code, one] of [...kept]) forget(code, one);
    },
  };
}

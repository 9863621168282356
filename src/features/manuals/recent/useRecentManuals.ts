import { useEffect, useEffectEvent, useState } from 'react';
import type { NamedManual } from '@/domain/manual/schema';
import { IN_BACKGROUND, isRecordGone } from '@/services/http';
import { getManual } from '@/services/manuals';
import type { ListDataState } from '@/shell/list-page';
import { useFreshness } from '@/shell/cached-pages';
import { forgetOpened, useOpenedIds } from './openedManuals';

interface RecentManual {
  id: string;
  /** Null while loading. */
  manual: NamedManual | null;
}

/** Known data of a manual, and the round in which it was loaded. */
type Lookups = ReadonlyMap<string, { round: string; manual: NamedManual | null }>;

/** Taken from the list, not loaded. */
const NO_ROUND = '';

/**
 * The manuals that the user opened last, with their current names. Those in the list's rows are used as they are; the
 * others are loaded, and deleted ones are removed from storage.
 */
export function useRecentManuals({
  rows,
  hasFailed,
  reloads,
}: Pick<ListDataState<NamedManual>, 'rows' | 'hasFailed' | 'reloads'>): RecentManual[] {
  const ids = useOpenedIds();
  const [lookups, setLookups] = useState<Lookups>(new Map());
  const [returns, setReturns] = useState(0);
  useFreshness('manuals', () => setReturns((count) => count + 1));

  const round = `${reloads} ${returns}`;
  const isInList = (id: string) => rows?.some((row) => row.id === id) === true;
  const wanted = rows ? ids.filter((id) => !isInList(id) && lookups.get(id)?.round !== round) : [];

  // Keeps the names when the list goes to another page.
  useEffect(() => {
    const seen = (rows ?? []).filter(({ id }) => ids.includes(id));
    if (seen.length === 0) return;
    setLookups((current) => {
      const next = new Map(current);
      for (const manual of seen) next.set(manual.id, { round: current.get(manual.id)?.round ?? NO_ROUND, manual });
      return next;
    });
  }, [rows, ids]);

  const ask = useEffectEvent(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const calls = wanted.map((id) => getManual(id, { ...IN_BACKGROUND, signal }));
    void Promise.allSettled(calls).then((results) => {
      if (signal.aborted) return;
      const gone = wanted.filter((_, index) => {
        const result = results[index]!;
        return result.status === 'rejected' && isRecordGone(result.reason);
      });
      setLookups((current) => {
        const next = new Map(current);
        results.forEach((result, index) => {
          const id = wanted[index]!;
          const manual = result.status === 'fulfilled' ? result.value : (current.get(id)?.manual ?? null);
          next.set(id, { round, manual });
        });
        return next;
      });
      if (gone.length > 0) forgetOpened(gone);
    });
    return () => controller.abort();
  });
  const question = wanted.length > 0 ? JSON.stringify([round, wanted]) : '';
  useEffect(() => {
    if (question !== '') return ask();
  }, [question]);

  return ids.flatMap((id) => {
    const lookup = lookups.get(id);
    const manual = rows?.find((row) => row.id === id) ?? lookup?.manual ?? null;
    // Unknown and not loading: the list itself shows the error.
    const isHopeless = lookup?.round === round || (!rows && hasFailed);
    return manual || !isHopeless ? [{ id, manual }] : [];
  });
}

import { useEffect, useRef } from 'react';
import { useMemoizedFn } from 'ahooks';
import { FRESH_FOR_MS } from '@/constants/pages';
import { usePageVisibility } from '@/utils/pageVisibility';
import { changesOf } from './staleness';

type Reading = { changes: number; at: number };

/**
 * Reads the data of a kept page again when the page comes back on screen and its topic was changed meanwhile, or was
 * read more than five minutes ago (R069, A18). While the page is shown it sees to its data itself.
 *
 * @param topic - What the page shows; empty when only the age counts.
 * @param reload - Reads again, without taking away what is shown.
 * @returns Says that the data have just been read, so that the page's own reading counts too.
 */
export function useFreshness(topic: string, reload: () => void): () => void {
  const visibility = usePageVisibility();
  const reading = useRef<Reading>(null);
  const noteReading = useMemoizedFn(() => {
    reading.current = { changes: changesOf(topic), at: Date.now() };
  });
  const readAgain = useMemoizedFn(reload);

  useEffect(() => {
    if (!reading.current) noteReading();
    return visibility.subscribe(() => {
      const last = reading.current;
      if (!last) return;
      // What was changed while the page was on screen it has seen itself.
      if (!visibility.isShown()) reading.current = { ...last, changes: changesOf(topic) };
      else if (last.changes !== changesOf(topic) || Date.now() - last.at >= FRESH_FOR_MS) {
        noteReading();
        readAgain();
      }
    });
  }, [visibility, topic, noteReading, readAgain]);

  return noteReading;
}

import { useEffect, useRef } from 'react';
import { useMemoizedFn } from 'ahooks';
import { FRESH_FOR_MS } from '@/constants/pages';
import { usePageVisible } from '@/utils/pageVisibility';
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
  const isVisible = usePageVisible();
  const reading = useRef<Reading>(null);
  const wasVisible = useRef(isVisible);
  const noteReading = useMemoizedFn(() => {
    reading.current = { changes: changesOf(topic), at: Date.now() };
  });
  const readAgain = useMemoizedFn(reload);

  useEffect(() => {
    const hasComeBack = isVisible && !wasVisible.current;
    wasVisible.current = isVisible;
    const last = reading.current;
    if (!last) return noteReading();
    // What was changed while the page was on screen it has seen itself.
    if (!isVisible) reading.current = { ...last, changes: changesOf(topic) };
    if (!hasComeBack) return;
    if (last.changes === changesOf(topic) && Date.now() - last.at < FRESH_FOR_MS) return;
    noteReading();
    readAgain();
  }, [isVisible, topic, noteReading, readAgain]);

  return noteReading;
}

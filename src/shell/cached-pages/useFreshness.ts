import { useEffect, useEffectEvent, useRef } from 'react';
import { useMemoizedFn } from 'ahooks';
import { createEmitter } from '@/utils/createEmitter';
import { usePageVisibility } from '@/utils/pageVisibility';

/** The data that lists show; code that changes them calls `markStale`. */
export type Topic = 'notices' | 'manuals' | 'messages' | 'myMessages' | 'todos' | 'applications' | 'gray' | 'me';

/** Number of changes of a topic, so that lists know when to reload (A18). */
const changes = new Map<string, number>();

/** Marks a topic as changed: pages that show it reload in the background when they are next on screen. */
export function markStale(topic: Topic): void {
  changes.set(topic, changesOf(topic) + 1);
}

const hiddenChange = createEmitter<Topic>('a change by a hidden page');

/** Reloads what is on screen after a change by a page that its user has left meanwhile. */
export const reloadShown = (topic: Topic): void => void hiddenChange.emit(topic);

const changesOf = (topic: string): number => changes.get(topic) ?? 0;

/** Age from which a cached list is loaded again when shown (R069, A18). */
export const FRESH_FOR_MS = 5 * 60_000;

interface Reading {
  changes: number;
  at: number;
}

/**
 * Reloads a cached page when it is shown again, if its topic was changed meanwhile or its data is older than five
 * minutes (R069, A18).
 *
 * @param topic - The data on the page; empty when only the age counts.
 * @param reload - Reloads and keeps the present data until then.
 * @returns Function to call after each load by the page itself.
 */
export function useFreshness(topic: string, reload: () => void): () => void {
  const visibility = usePageVisibility();
  const reading = useRef<Reading>(null);
  const noteReading = useMemoizedFn(() => {
    reading.current = { changes: changesOf(topic), at: Date.now() };
  });
  const readAgain = useEffectEvent(reload);

  useEffect(() => {
    if (!reading.current) noteReading();
    const reloadNow = () => {
      noteReading();
      readAgain();
    };
    const stops = [
      visibility.subscribe(() => {
        const last = reading.current;
        if (!last) return;
        // The page has handled changes itself while it was on screen.
        if (!visibility.isShown()) reading.current = { ...last, changes: changesOf(topic) };
        else if (last.changes !== changesOf(topic) || Date.now() - last.at >= FRESH_FOR_MS) reloadNow();
      }),
      hiddenChange.subscribe((changed) => {
        if (changed === topic && visibility.isShown()) reloadNow();
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [visibility, topic, noteReading]);

  return noteReading;
}

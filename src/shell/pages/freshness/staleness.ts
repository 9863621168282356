/** Counts changes of data per topic, so that lists know when to reload (A18). */

/** The data that lists show; code that changes them calls `markStale`. */
export type Topic = 'notices' | 'manuals' | 'messages' | 'myMessages' | 'todos' | 'applications' | 'gray' | 'me';

const changes = new Map<string, number>();

/** Marks a topic as changed: pages that show it reload in the background when they are next on screen. */
export function markStale(topic: Topic): void {
  changes.set(topic, changesOf(topic) + 1);
}

/** How often a topic was changed in this window. */
export const changesOf = (topic: string): number => changes.get(topic) ?? 0;

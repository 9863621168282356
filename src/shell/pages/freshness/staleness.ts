/**
 * Which data were changed since they were read (A18). Knows no data: a topic is a word, a change a number.
 */

/** What lists show; whoever changes something of it says so. */
export type Topic = 'notices' | 'manuals' | 'messages' | 'myMessages' | 'todos' | 'applications' | 'gray' | 'me';

const changes = new Map<string, number>();

/** Says that something of a topic was changed: what shows it is read again, quietly, when it is next on screen. */
export function markStale(topic: Topic): void {
  changes.set(topic, changesOf(topic) + 1);
}

/** How often a topic was changed in this window. */
export const changesOf = (topic: string): number => changes.get(topic) ?? 0;

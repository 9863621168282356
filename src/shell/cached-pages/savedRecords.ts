import type { Topic } from './useFreshness';

/** A list that is shown within this time after saving marks the record. */
export const MARKED_FOR_MS = 60_000;

interface SavedRecord {
  id: string;
  isNew: boolean;
  savedAt: number;
}

/** The record of each topic that was saved last, until its list has marked it. */
const lastSaved = new Map<Topic, SavedRecord>();

/** Lets the list of a topic mark a record that was just saved; called by forms. */
export function markSaved(topic: Topic, id: string, { isNew }: { isNew: boolean }): void {
  lastSaved.set(topic, { id, isNew, savedAt: Date.now() });
}

/** The record to mark if it is among these; it is marked once. */
export function takeSaved(topic: Topic, ids: readonly string[]): SavedRecord | undefined {
  const saved = lastSaved.get(topic);
  if (!saved || !ids.includes(saved.id) || Date.now() - saved.savedAt > MARKED_FOR_MS) return undefined;
  lastSaved.delete(topic);
  return saved;
}

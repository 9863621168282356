/**
 * Drafts of forms per person (A31): they outlive a reload, a crash and every sign-out, and nobody but the same person
 * ever sees them. Somebody who cannot be told from others has none.
 */
import { DRAFT_KEPT_DAYS } from '@/constants/drafts';
import { draftArea } from '@/utils/storage/recordArea';
import { onSessionStart } from '@/shell/session';

/** What is kept of a form. */
export interface DraftRecord {
  value: unknown;
  /** Epoch milliseconds. */
  savedAt: number;
  /** Version of the record that was being changed, when it has versions. */
  version?: string;
}

/** Which form of whom. */
export interface DraftPlace {
  person: string;
  name: string;
  /** Id of the record that is changed; null for a new one. */
  id: string | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const keyOf = ({ person, name, id }: DraftPlace) => `${person}/${name}/${id === null ? 'new' : `id:${id}`}`;

function acceptRecord(found: unknown): DraftRecord | undefined {
  const { value, savedAt, version } = (found ?? {}) as Partial<DraftRecord>;
  if (value === undefined || typeof savedAt !== 'number') return undefined;
  return { value, savedAt, ...(typeof version === 'string' ? { version } : {}) };
}

/** The draft of a form, undefined when there is none worth offering. */
export async function readDraft(place: DraftPlace, now = Date.now()): Promise<DraftRecord | undefined> {
  const record = acceptRecord(await draftArea.read(keyOf(place)));
  return record && now - record.savedAt < DRAFT_KEPT_DAYS * DAY_MS ? record : undefined;
}

/** Keeps what stands in a form. */
export const keepDraft = (place: DraftPlace, record: DraftRecord): Promise<void> =>
  draftArea.write(keyOf(place), record);

/** Forgets the draft of a form: it was sent, or is not wanted. */
export const dropDraft = (place: DraftPlace): Promise<void> => draftArea.remove(keyOf(place));

/** Removes what belongs to anybody but this person, and what nobody came back to (T3). */
export async function purgeDrafts(person: string | null, now = Date.now()): Promise<void> {
  for (const key of await draftArea.keys()) {
    const isOwn = person !== null && key.startsWith(`${person}/`);
    const record = isOwn ? acceptRecord(await draftArea.read(key)) : undefined;
    if (!record || now - record.savedAt >= DRAFT_KEPT_DAYS * DAY_MS) await draftArea.remove(key);
  }
}

/** Purges whenever somebody has signed in. Returns what stops it. */
export const watchDrafts = (): (() => void) => onSessionStart(({ person }) => purgeDrafts(person));

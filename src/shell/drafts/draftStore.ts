/**
 * Drafts of forms per person (A31, A43): they outlive a reload, a crash, every sign-out and the sign-in of another
 * person, and are offered to the same person only. Somebody who cannot be identified has none. Each opening of a
 * form keeps a draft of its own, so that neither another window nor what is typed beside an offer writes over it.
 */
import { DRAFT_MAX_AGE_DAYS, type DRAFT_FORMS } from '@/constants/drafts';
import { heldNames, holdName } from '@/utils/presence';
import { draftArea } from '@/utils/storage/recordArea';
import { onSessionStart } from '@/shell/session';

export type DraftForm = (typeof DRAFT_FORMS)[number];

/** A new record that was sent and whose outcome is not known: after a reload it is repeated with the same key. */
export interface PendingCreate<Content = unknown> {
  content: Content;
  /** Idempotency key that it was sent with. */
  key: string;
  /** Epoch milliseconds. */
  sentAt: number;
}

/** What is kept of a form. */
export interface DraftRecord {
  value: unknown;
  /** Epoch milliseconds. */
  savedAt: number;
  /** Version of the record that was being changed, when it has versions. */
  version?: string;
  pending?: PendingCreate;
}

/** A draft that an opening of the form has left. */
export interface LeftDraft extends DraftRecord {
  visit: string;
}

/** Which form of whom. */
export interface DraftKey {
  person: string;
  name: DraftForm;
  /** Id of the record that is changed; null for a new one. */
  id: string | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const prefixOf = ({ person, name, id }: DraftKey) =>
  `${person}/${name}/${id === null ? 'new' : `id:${encodeURIComponent(id)}`}/`;
const lockOf = (visit: string) => `portal.draft.${visit}`;

function acceptRecord(found: unknown): DraftRecord | undefined {
  const { value, savedAt, version, pending } = (found ?? {}) as Partial<DraftRecord>;
  if (value === undefined || typeof savedAt !== 'number') return undefined;
  return {
    value,
    savedAt,
    ...(typeof version === 'string' ? { version } : {}),
    ...(typeof pending?.key === 'string' && typeof pending.sentAt === 'number' ? { pending } : {}),
  };
}

/** A form has been opened: what it keeps is its own until it is closed, with its window or before. Returns what closes it. */
export const startVisit = (visit: string): (() => void) => holdName(lockOf(visit));

/** What earlier openings of a form have left and is worth offering, the newest first. */
export async function listDrafts(draftKey: DraftKey, now = Date.now()): Promise<LeftDraft[]> {
  const prefix = prefixOf(draftKey);
  const open = await heldNames();
  const drafts: LeftDraft[] = [];
  for (const key of await draftArea.keys()) {
    const visit = key.slice(prefix.length);
    if (!key.startsWith(prefix) || open.has(lockOf(visit))) continue;
    const record = acceptRecord(await draftArea.read(key));
    if (record && now - record.savedAt < DRAFT_MAX_AGE_DAYS * DAY_MS) drafts.push({ ...record, visit });
  }
  return drafts.sort((one, other) => other.savedAt - one.savedAt);
}

/** Saves a draft. Resolves to false when the browser refuses to store it. */
export const saveDraft = (draftKey: DraftKey, visit: string, record: DraftRecord): Promise<boolean> =>
  draftArea.write(prefixOf(draftKey) + visit, record);

/** Forgets a draft: it was sent, or is not wanted. */
export const dropDraft = (draftKey: DraftKey, visit: string): Promise<void> =>
  draftArea.remove(prefixOf(draftKey) + visit);

/** Removes what nobody came back to, whoever wrote it, and what cannot be read. */
export async function removeOldDrafts(now = Date.now()): Promise<void> {
  for (const key of await draftArea.keys()) {
    const record = acceptRecord(await draftArea.read(key));
    if (!record || now - record.savedAt >= DRAFT_MAX_AGE_DAYS * DAY_MS) await draftArea.remove(key);
  }
}

/** Removes old drafts whenever somebody has signed in. Returns what stops it. */
export const watchDrafts = (): (() => void) => onSessionStart(() => removeOldDrafts());

/**
 * Drafts of forms per person (A31, A43). They survive a reload, a crash, every sign-out and the sign-in of another
 * person, and are offered to the same person only. Without a known person there are none. Each visit of a form has its
 * own draft, so that neither another window nor typing next to an offer overwrites it.
 */
import { onSessionStart } from '@/shell/session';
import { heldNames, holdName } from '@/utils/presence';
import { draftArea } from '@/utils/storage/recordArea';

/**
 * The forms with drafts. A draft stays readable in the browser's storage when another person signs in, so forms with
 * identity numbers, telephone numbers or codes are excluded (A43).
 */
export type DraftForm = 'notice' | 'manual' | 'message' | 'permission-application';

/** Number of days after which an unused draft is removed. */
const DRAFT_MAX_AGE_DAYS = 30;

/** A new record that was sent and whose outcome is unknown: after a reload it is sent again with the same key. */
export interface PendingCreate<Content = unknown> {
  content: Content;
  /** Idempotency key of the request. */
  key: string;
  /** Epoch milliseconds. */
  sentAt: number;
}

/** Stored content of a form. */
export interface DraftRecord {
  value: unknown;
  /** Epoch milliseconds. */
  savedAt: number;
  /** Version of the record that was being edited, if it has versions. */
  version?: string;
  pending?: PendingCreate;
}

/** A draft left by an earlier visit of the form. */
export interface LeftDraft extends DraftRecord {
  visit: string;
}

/** The person, form and record of a draft. */
export interface DraftKey {
  person: string;
  name: DraftForm;
  /** Id of the edited record; null for a new one. */
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

/** Claims a draft for an open form until the form or its window closes. Returns the release function. */
export const startVisit = (visit: string): (() => void) => holdName(lockOf(visit));

/** Drafts of earlier visits that can be offered, newest first. */
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

/** Removes a draft that was sent or discarded. */
export const dropDraft = (draftKey: DraftKey, visit: string): Promise<void> =>
  draftArea.remove(prefixOf(draftKey) + visit);

/** Removes expired drafts of all persons, and unreadable ones. */
export async function removeOldDrafts(now = Date.now()): Promise<void> {
  for (const key of await draftArea.keys()) {
    const record = acceptRecord(await draftArea.read(key));
    if (!record || now - record.savedAt >= DRAFT_MAX_AGE_DAYS * DAY_MS) await draftArea.remove(key);
  }
}

/** Removes old drafts after every sign-in. Returns a function that stops it. */
export const watchDrafts = (): (() => void) => onSessionStart(() => removeOldDrafts());

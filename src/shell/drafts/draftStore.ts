/**
 * Drafts of forms per person (A31, A43). They survive a reload, a crash, every sign-out and the sign-in of another
 * person, and are offered to the same person only. Without a known person there are none. Each visit of a form has its
 * own draft, so that neither another window nor typing next to an offer overwrites it.
 */
import { onSessionStart } from '@/shell/session';
import { createEmitter } from '@/utils/createEmitter';
import { draftArea } from '@/utils/storage/recordArea';
import { heldNames, holdName, isHeldHere, whenReleased } from './windowLocks';

/**
 * The forms with drafts. A draft stays readable in the browser's storage when another person signs in, so forms with
 * identity numbers, telephone numbers or codes are excluded (A43).
 */
export type DraftForm = 'notice' | 'manual' | 'message' | 'permission-application' | 'gray-release';

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
export interface StoredDraft {
  value: unknown;
  /** Epoch milliseconds. */
  savedAt: number;
  /** Version of the record that was being edited, if it has versions. */
  version?: string;
  pending?: PendingCreate;
}

/** A draft left by an earlier visit of the form. */
export interface LeftDraft extends StoredDraft {
  visit: string;
}

/** A draft of any record, also one that is being written. */
export interface ListedDraft extends LeftDraft {
  /** Id of the edited record; null for a new one. */
  id: string | null;
  /** The window in which its form is open. */
  openIn: 'here' | 'elsewhere' | null;
}

/** The person and form of a draft. */
export interface DraftFormKey {
  userKey: string;
  name: DraftForm;
}

/** The person, form and record of a draft. */
export interface DraftKey extends DraftFormKey {
  /** Id of the edited record; null for a new one. */
  id: string | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const NEW = 'new';
const ID = 'id:';
const formPrefixOf = ({ userKey, name }: DraftFormKey) => `${userKey}/${name}/`;
const prefixOf = ({ id, ...form }: DraftKey) =>
  `${formPrefixOf(form)}${id === null ? NEW : ID + encodeURIComponent(id)}/`;
const lockOf = (visit: string) => `portal.draft.${visit}`;

function acceptRecord(found: unknown): StoredDraft | undefined {
  const { value, savedAt, version, pending } = (found ?? {}) as Partial<StoredDraft>;
  if (value === undefined || typeof savedAt !== 'number') return undefined;
  return {
    value,
    savedAt,
    ...(typeof version === 'string' ? { version } : {}),
    ...(typeof pending?.key === 'string' && typeof pending.sentAt === 'number' ? { pending } : {}),
  };
}

const changes = createEmitter('the drafts');

/** Calls back after a draft was stored or removed in this window. Returns the unsubscribe function. */
export const onDraftsChange = changes.subscribe;

/**
 * Marks a form as open until it or its window closes; its draft is not offered elsewhere. Returns the release function.
 */
export const startVisit = (visit: string): (() => void) => holdName(lockOf(visit));

/** Resolves when the form of a visit is closed, in any window; rejects when the signal aborts. */
export const whenVisitEnds = (visit: string, signal: AbortSignal): Promise<void> => whenReleased(lockOf(visit), signal);

/** Drafts of earlier visits of a form. */
interface EarlierDrafts {
  /** Those that can be offered, newest first. */
  left: LeftDraft[];
  /** Visits of those that are open in another window, which may be one that was just left. */
  openElsewhere: string[];
}

/** Drafts of earlier visits of a form with this record. */
export async function listDrafts({ id: wanted, ...form }: DraftKey, now = Date.now()): Promise<EarlierDrafts> {
  const drafts = (await listDraftsOfForm(form, now)).filter(({ id }) => id === wanted);
  return {
    left: drafts.flatMap(({ id: _, openIn, ...draft }) => (openIn === null ? [draft] : [])),
    openElsewhere: drafts.flatMap(({ visit, openIn }) => (openIn === 'elsewhere' ? [visit] : [])),
  };
}

/** All drafts of a form, for every record, newest first. */
export async function listDraftsOfForm(form: DraftFormKey, now = Date.now()): Promise<ListedDraft[]> {
  const prefix = formPrefixOf(form);
  const open = await heldNames();
  const drafts: ListedDraft[] = [];
  for (const key of await draftArea.keys()) {
    const [record = '', visit] = key.startsWith(prefix) ? key.slice(prefix.length).split('/') : [];
    const found = visit ? await readDraft(key, now) : undefined;
    if (!visit || !found) continue;
    const lock = lockOf(visit);
    drafts.push({
      ...found,
      visit,
      id: record === NEW ? null : decodeURIComponent(record.slice(ID.length)),
      openIn: isHeldHere(lock) ? 'here' : open.has(lock) ? 'elsewhere' : null,
    });
  }
  return drafts.sort((one, other) => other.savedAt - one.savedAt);
}

async function readDraft(key: string, now: number): Promise<StoredDraft | undefined> {
  const record = acceptRecord(await draftArea.read(key));
  return record && now - record.savedAt < DRAFT_MAX_AGE_DAYS * DAY_MS ? record : undefined;
}

/** Saves a draft. Resolves to false when the browser refuses to store it. */
export async function saveDraft(draftKey: DraftKey, visit: string, record: StoredDraft): Promise<boolean> {
  const isStored = await draftArea.write(prefixOf(draftKey) + visit, record);
  void changes.emit();
  return isStored;
}

/** Removes a draft that was sent or discarded. */
export async function dropDraft(draftKey: DraftKey, visit: string): Promise<void> {
  await draftArea.remove(prefixOf(draftKey) + visit);
  void changes.emit();
}

/** Removes expired drafts of all persons, and unreadable ones. */
export async function removeOldDrafts(now = Date.now()): Promise<void> {
  for (const key of await draftArea.keys()) {
    const record = acceptRecord(await draftArea.read(key));
    if (!record || now - record.savedAt >= DRAFT_MAX_AGE_DAYS * DAY_MS) await draftArea.remove(key);
  }
}

/** Removes old drafts after every sign-in. Returns a function that stops it. */
export const watchDrafts = (): (() => void) => onSessionStart(() => removeOldDrafts());

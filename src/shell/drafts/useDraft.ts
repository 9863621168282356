import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { DRAFT_LATEST_MS, DRAFT_PAUSE_MS } from '@/constants/drafts';
import { onPersonChange, onSessionEnd, useSession } from '@/shell/session';
import {
  dropDraft,
  saveDraft,
  listDrafts,
  startVisit,
  type DraftForm,
  type DraftKey,
  type LeftDraft,
  type PendingCreate,
} from './draftStore';

export interface DraftOptions<Value> {
  /** The form, such as 'notice'. */
  name: DraftForm;
  /** Id of the edited record; absent for a new one. */
  id?: string | null;
  /** Current content of the form, as serializable data. */
  value: Value;
  /** Puts a saved value into the form. */
  onRestore: (value: Value) => void;
  /** Called after `onRestore` when the value was being created and the outcome is unknown. */
  onPending?: (pending: PendingCreate) => void;
  /** Whether the form differs from the saved record; by default, from the first value. */
  isDirty?: boolean;
  /** False while the record is still loading: nothing is saved or offered. */
  isReady?: boolean;
  /** Validates a saved value, which may come from an older build; undefined rejects it. */
  accept?: (value: unknown) => Value | undefined;
  /** Version of the record that was read: an offer based on another one is outdated. */
  version?: string;
  /** The text to copy when the browser cannot store the draft. */
  textOf?: (value: Value) => string;
}

/** A saved value that was not yet restored or discarded; typing does not overwrite it. */
export interface DraftOffer {
  savedAt: number;
  /** The record was changed on the server since. */
  isOutdated: boolean;
}

/** The draft of a form, for `DraftBar` and `DraftStatus`. */
export interface Draft<Value = never> {
  offer: DraftOffer | null;
  /** When the form's text was last stored; null when it is not. */
  savedAt: number | null;
  /** The browser refused to store the text: a reload would lose it. */
  isRefused: boolean;
  /** The text of the form, for copying. */
  text: () => string;
  /** Whether the form holds something that restoring would replace. */
  isDirty: boolean;
  /** Whether the input outlives this window: the person is known and the browser can store. */
  isPersisted: boolean;
  restore: () => void;
  /** Removes the offered draft and offers the previous one. */
  discard: () => void;
  /** Saves the draft now instead of after the delay. */
  saveNow: () => Promise<void>;
  /** Removes the draft after the form was sent; input that differs from `sent` is saved again. */
  clear: (sent?: Value) => Promise<void>;
  /** Stores the create request with the draft until its outcome is known; null removes it. */
  keepPending: (pending: PendingCreate | null) => void;
}

const acceptAny = (value: unknown) => value as never;

/** Distinguishes this visit of the form from all others, in this window or another. */
const newVisit = () => Date.now().toString(36) + Math.random().toString(36).slice(2);

/**
 * Saves what a person types, per person and record, and offers it again (R047, A31): two seconds after the last change,
 * ten at the latest, and whenever the field, the window or the session is left. The draft of an open form is not
 * offered elsewhere.
 */
export function useDraft<Value>(options: DraftOptions<Value>): Draft<Value> {
  const { name, id = null, value, isReady = true, version, accept = acceptAny } = options;
  const person = useSession((session) => session.person);
  const [visit] = useState(newVisit);
  const [offers, setOffers] = useState<readonly { value: Value; draft: LeftDraft }[]>([]);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [isRefused, setRefused] = useState(false);
  const [clears, setClears] = useState(0);
  const isDirty = useDirty(options);

  // JSON of the last saved draft ('' forces a save) and the data for the next save.
  const lastSaved = useRef<string | null>(null);
  const latest = useRef({ value, isDirty, version, draftKey: null as DraftKey | null });
  const unsavedSince = useRef<number | null>(null);
  /** The restored draft, until a newer one is stored in its place. */
  const restored = useRef<string | null>(null);
  const writing = useRef<Promise<boolean>>(undefined);
  const pending = useRef<PendingCreate | null>(null);

  useEffect(() => {
    latest.current = {
      value,
      isDirty: isDirty && isReady,
      version,
      draftKey: person === null ? null : { person, name, id },
    };
  });

  const saveNow = useCallback(async () => {
    const { draftKey, ...now } = latest.current;
    unsavedSince.current = null;
    if (!draftKey || !now.isDirty) return;
    const text = JSON.stringify(now.value);
    // A caller that waits for the save also waits for a write in progress.
    if (text === lastSaved.current) {
      await writing.current;
      return;
    }
    lastSaved.current = text;
    const time = Date.now();
    writing.current = saveDraft(draftKey, visit, {
      value: JSON.parse(text) as unknown,
      savedAt: time,
      ...(now.version ? { version: now.version } : {}),
      ...(pending.current ? { pending: pending.current } : {}),
    });
    const isStored = await writing.current;
    // The next save retries: there may be space again by then.
    if (!isStored && lastSaved.current === text) lastSaved.current = '';
    setRefused(!isStored);
    setSavedAt(isStored ? time : null);
  }, [visit]);

  const clear = useCallback(
    async (sent?: Value) => {
      const { draftKey, value: present } = latest.current;
      lastSaved.current = JSON.stringify(sent ?? present);
      pending.current = null;
      unsavedSince.current = null;
      setSavedAt(null);
      setRefused(false);
      // A write in progress would restore the draft.
      await writing.current;
      if (draftKey) await dropDraft(draftKey, visit);
      if (draftKey && restored.current !== null) await dropDraft(draftKey, restored.current);
      restored.current = null;
      setClears((count) => count + 1);
    },
    [visit],
  );

  const keepPending = useCallback(
    (next: PendingCreate | null) => {
      if (next === pending.current) return;
      pending.current = next;
      lastSaved.current = '';
      void saveNow();
    },
    [saveNow],
  );

  // A stored draft is offered once the saved record is known.
  const offer = useEffectEvent((drafts: readonly LeftDraft[]) => {
    const present = JSON.stringify(value);
    setOffers(
      drafts.flatMap((draft) => {
        const accepted = accept(draft.value);
        return accepted === undefined || JSON.stringify(accepted) === present ? [] : [{ value: accepted, draft }];
      }),
    );
  });
  useEffect(() => {
    if (!isReady || person === null) return;
    let isCurrent = true;
    // Runs here and not on unmount: content that was just sent must not be stored again.
    lastSaved.current = null;
    void listDrafts({ person, name, id }).then((drafts) => {
      if (isCurrent) offer(drafts);
    });
    return () => {
      isCurrent = false;
      setOffers([]);
      setSavedAt(null);
      setRefused(false);
    };
  }, [person, name, id, isReady]);

  // Each change restarts the delay, up to a maximum; so does sending, which drops input typed meanwhile.
  useEffect(() => {
    if (!isDirty || !isReady) return;
    unsavedSince.current ??= Date.now();
    const left = unsavedSince.current + DRAFT_LATEST_MS - Date.now();
    const timer = window.setTimeout(() => void saveNow(), Math.max(0, Math.min(DRAFT_PAUSE_MS, left)));
    return () => window.clearTimeout(timer);
  }, [value, isDirty, isReady, clears, saveNow]);

  // The form equals the saved record again: nothing to restore.
  useEffect(() => {
    if (isDirty || !isReady || lastSaved.current === null || !latest.current.draftKey) return;
    lastSaved.current = null;
    setSavedAt(null);
    setRefused(false);
    void dropDraft(latest.current.draftKey, visit);
  }, [isDirty, isReady, visit]);

  useEffect(() => {
    const keep = () => void saveNow();
    const saveWhenHidden = () => document.hidden && keep();
    const stops = [onSessionEnd(keep), onPersonChange(saveNow)];
    window.addEventListener('blur', keep);
    window.addEventListener('pagehide', keep);
    document.addEventListener('focusout', keep);
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener('blur', keep);
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('focusout', keep);
      document.removeEventListener('visibilitychange', saveWhenHidden);
      keep();
    };
  }, [saveNow]);

  // Last effect: its cleanup runs after the final save, which requires an open visit.
  useEffect(() => startVisit(visit), [visit]);

  const [found] = offers;
  return {
    offer: found
      ? {
          savedAt: found.draft.savedAt,
          isOutdated: found.draft.version !== undefined && version !== undefined && found.draft.version !== version,
        }
      : null,
    savedAt,
    isRefused,
    text: () => options.textOf?.(value) ?? '',
    isDirty,
    isPersisted: person !== null && !isRefused,
    restore: () => {
      const { draftKey } = latest.current;
      if (!found || !draftKey) return;
      pending.current = found.draft.pending ?? null;
      options.onRestore(found.value);
      if (pending.current) options.onPending?.(pending.current);
      setOffers([]);
      // Claims the draft for this form at once: the window may be killed before the next save.
      lastSaved.current = '';
      const { visit: before, ...record } = found.draft;
      void saveDraft(draftKey, visit, record).then((isStored) => {
        setRefused(!isStored);
        if (isStored) return dropDraft(draftKey, before);
        restored.current = before;
        return undefined;
      });
    },
    discard: () => {
      const { draftKey } = latest.current;
      if (!found || !draftKey) return;
      setOffers((known) => known.filter((other) => other !== found));
      void dropDraft(draftKey, found.draft.visit);
    },
    saveNow,
    clear,
    keepPending,
  };
}

/** Whether the form has unsaved content: `isDirty` if given, otherwise compared with the first value. */
function useDirty<Value>({ isDirty, value, isReady = true, id }: DraftOptions<Value>): boolean {
  const [first, setFirst] = useState<{ id: unknown; text: string } | null>(null);
  if (isDirty === undefined && isReady && (first === null || first.id !== id))
    setFirst({ id, text: JSON.stringify(value) });
  return isDirty ?? (first !== null && first.text !== JSON.stringify(value));
}

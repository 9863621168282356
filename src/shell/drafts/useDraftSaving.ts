import { useCallback, useEffect, useRef, useState } from 'react';
import { onUserChange, onSessionEnd } from '@/shell/session';
import {
  dropDraft,
  saveDraft,
  startVisit,
  type DraftForm,
  type DraftKey,
  type LeftDraft,
  type PendingCreate,
} from './draftStore';

/** A draft is saved this long after the last change … */
const DRAFT_PAUSE_MS = 2_000;
/** … and at the latest this long after the first unsaved change (R047). */
const DRAFT_LATEST_MS = 10_000;

interface SavingOptions<Value> {
  /** Key of the person; null while it is unknown. */
  userKey: string | null;
  name: DraftForm;
  id: string | null;
  value: Value;
  isDirty: boolean;
  isReady: boolean;
  version?: string;
}

/** Distinguishes this visit of the form from all others, in this window or another. */
const newVisit = () => Date.now().toString(36) + Math.random().toString(36).slice(2);

/** Saves the content of a form as a draft of this visit: after a delay, and before anything that could lose it. */
export function useDraftSaving<Value>({ userKey, name, id, value, isDirty, isReady, version }: SavingOptions<Value>) {
  // A form that goes on to another record leaves the draft of the one before to be offered there.
  const [{ visit, of }, setVisit] = useState({ visit: newVisit(), of: id });
  if (of !== id) setVisit({ visit: newVisit(), of: id });
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [isRefused, setRefused] = useState(false);
  const [clears, setClears] = useState(0);

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
      draftKey: userKey === null ? null : { userKey, name, id },
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
    if (latest.current.draftKey?.id !== draftKey.id) return;
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

  /** Takes over a draft that is being restored, at once: the window may be killed before the next save. */
  const takeOver = useCallback(
    ({ visit: before, ...record }: LeftDraft) => {
      const { draftKey } = latest.current;
      if (!draftKey) return;
      pending.current = record.pending ?? null;
      lastSaved.current = '';
      void saveDraft(draftKey, visit, record).then((isStored) => {
        setRefused(!isStored);
        if (isStored) return dropDraft(draftKey, before);
        restored.current = before;
        return undefined;
      });
    },
    [visit],
  );

  // Another person, form or record: forget what was saved. `lastSaved` is reset here and not on unmount, because
  // content that was just sent must not be stored again.
  useEffect(() => {
    if (!isReady || userKey === null) return;
    lastSaved.current = null;
    return () => {
      setSavedAt(null);
      setRefused(false);
    };
  }, [userKey, name, id, isReady]);

  // Each change restarts the delay, up to a maximum. `clear` restarts it too: it removes the draft, and input typed
  // while the form was being sent must be saved again.
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

  useSaveBeforeLeaving(saveNow);
  // Last effect: its cleanup runs after the final save, which requires an open visit.
  useEffect(() => startVisit(visit), [visit]);

  return { savedAt, isRefused, saveNow, clear, keepPending, takeOver };
}

/** Saves whenever the field, the window, the session or the form is left. */
function useSaveBeforeLeaving(saveNow: () => Promise<void>): void {
  useEffect(() => {
    const save = () => void saveNow();
    const saveWhenHidden = () => document.hidden && save();
    const stops = [onSessionEnd(save), onUserChange(saveNow)];
    window.addEventListener('blur', save);
    window.addEventListener('pagehide', save);
    document.addEventListener('focusout', save);
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener('blur', save);
      window.removeEventListener('pagehide', save);
      document.removeEventListener('focusout', save);
      document.removeEventListener('visibilitychange', saveWhenHidden);
      save();
    };
  }, [saveNow]);
}

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
  /** Id of the record that is changed; nothing for a new one. */
  id?: string | null;
  /** What stands in the form now: data only, as it is kept. */
  value: Value;
  /** Puts a kept value into the form. */
  onRestore: (value: Value) => void;
  /** Called after it when the value was being created and the outcome is not known. */
  onPending?: (pending: PendingCreate) => void;
  /** Whether the form differs from what the server has; without it, from the first value. */
  isDirty?: boolean;
  /** False while the record is still loading: nothing is kept and nothing offered. */
  isReady?: boolean;
  /** Judges a kept value, which may be of an older portal; undefined refuses it. */
  accept?: (value: unknown) => Value | undefined;
  /** Version of the record that was read: an offer made on another one says so. */
  version?: string;
  /** What a person has written, to be copied when the browser does not store it. */
  textOf?: (value: Value) => string;
}

/** A kept value that waits for an answer; until then nothing that is typed destroys it. */
export interface DraftOffer {
  savedAt: number;
  /** The record was changed by somebody since. */
  isOutdated: boolean;
}

/** The draft of a form, for `DraftBar` and `DraftStatus`. */
export interface Draft<Value = never> {
  offer: DraftOffer | null;
  /** When the form's text was last stored; null: nothing is. */
  savedAt: number | null;
  /** The browser refused to store the text: a reload would lose it. */
  isRefused: boolean;
  /** What a person has written. */
  text: () => string;
  /** Whether the form holds something that restoring would replace. */
  isDirty: boolean;
  /** Whether what is typed outlives this window: for somebody who can be identified, in a browser that stores. */
  isPersisted: boolean;
  restore: () => void;
  /** Forgets what is offered, and offers what was kept before it. */
  discard: () => void;
  /** Saves the draft now instead of after the delay. */
  saveNow: () => Promise<void>;
  /** The form was sent, as it is now or as it was then: its draft is done with, and what was typed since is kept. */
  clear: (sent?: Value) => Promise<void>;
  /** Keeps with the text what is being created until its outcome is known; null forgets it. */
  keepPending: (pending: PendingCreate | null) => void;
}

const acceptAny = (value: unknown) => value as never;

/** Tells this opening of a form from every other one, in this window or another. */
const newVisit = () => Date.now().toString(36) + Math.random().toString(36).slice(2);

/**
 * Keeps what a person types, per person and record, and offers it again (R047, A31): two seconds after the last
 * change, ten at the latest, and whenever the field, the window or the session is left. What an open form keeps is
 * offered nowhere else.
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
  /** The draft that was restored, while nothing that is stored has replaced it. */
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
    // Who waits until it is kept waits for the write that is under way, too.
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
    // There may be room again by then.
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
      // A write that is still under way would put the draft back.
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

  // A stored draft is offered once the server state is known.
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

  // A change starts the wait anew, but not for ever; so does sending, which drops what was typed meanwhile.
  useEffect(() => {
    if (!isDirty || !isReady) return;
    unsavedSince.current ??= Date.now();
    const left = unsavedSince.current + DRAFT_LATEST_MS - Date.now();
    const timer = window.setTimeout(() => void saveNow(), Math.max(0, Math.min(DRAFT_PAUSE_MS, left)));
    return () => window.clearTimeout(timer);
  }, [value, isDirty, isReady, clears, saveNow]);

  // Back to what the server has: nothing to restore.
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

  // Last: what is kept on the way out is kept by a form that is still open.
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
      // It is this form's own from now on, also when the window is killed before the next change is kept.
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

/** Whether the form holds something new: as its owner says, otherwise measured against the first value. */
function useDirty<Value>({ isDirty, value, isReady = true, id }: DraftOptions<Value>): boolean {
  const [first, setFirst] = useState<{ id: unknown; text: string } | null>(null);
  if (isDirty === undefined && isReady && (first === null || first.id !== id))
    setFirst({ id, text: JSON.stringify(value) });
  return isDirty ?? (first !== null && first.text !== JSON.stringify(value));
}
